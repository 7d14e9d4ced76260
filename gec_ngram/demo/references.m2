S My hometown is small city near sea .
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 6 6|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 6 6|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S Yesterday he go to the the library by foot .
A 2 3|||Vt|||went|||REQUIRED|||-NONE-|||0
A 4 6|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 7 8|||Prep|||on|||REQUIRED|||-NONE-|||0
A 2 3|||Vt|||went|||REQUIRED|||-NONE-|||1
A 4 6|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 7 8|||Prep|||on|||REQUIRED|||-NONE-|||1

S She like to reading book before sleep .
A 1 2|||SVA|||likes|||REQUIRED|||-NONE-|||0
A 2 4|||Vform|||reading|||REQUIRED|||-NONE-|||0
A 4 5|||Nn|||books|||REQUIRED|||-NONE-|||0
A 6 7|||Others|||going to sleep|||REQUIRED|||-NONE-|||0
A 1 2|||SVA|||likes|||REQUIRED|||-NONE-|||1
A 2 4|||Vform|||to read|||REQUIRED|||-NONE-|||1
A 4 5|||Nn|||books|||REQUIRED|||-NONE-|||1
A 6 7|||Others|||bed|||REQUIRED|||-NONE-|||1

S I am living here since three years .
A 1 3|||Vt|||have lived|||REQUIRED|||-NONE-|||0
A 4 5|||Prep|||for|||REQUIRED|||-NONE-|||0
A 1 3|||Vt|||have been living|||REQUIRED|||-NONE-|||1
A 4 5|||Prep|||for|||REQUIRED|||-NONE-|||1

S There is many reason why people move to the big cities .
A 1 2|||SVA|||are|||REQUIRED|||-NONE-|||0
A 3 4|||Nn|||reasons|||REQUIRED|||-NONE-|||0
A 8 10|||ArtOrDet|||big|||REQUIRED|||-NONE-|||0
A 1 2|||SVA|||are|||REQUIRED|||-NONE-|||1
A 3 4|||Nn|||reasons|||REQUIRED|||-NONE-|||1
A 8 10|||ArtOrDet|||big|||REQUIRED|||-NONE-|||1

S He gave me an useful advices about my carrier .
A 3 5|||ArtOrDet|||a useful|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||piece of advice|||REQUIRED|||-NONE-|||0
A 8 9|||Wchoice|||career|||REQUIRED|||-NONE-|||0
A 3 5|||ArtOrDet|||some useful|||REQUIRED|||-NONE-|||1
A 5 6|||Nn|||advice|||REQUIRED|||-NONE-|||1
A 8 9|||Wchoice|||career|||REQUIRED|||-NONE-|||1

S If I will have time tomorrow , I will call you .
A 2 4|||Vform|||have|||REQUIRED|||-NONE-|||0
A 2 4|||Vform|||have|||REQUIRED|||-NONE-|||1

S The weather was so beautifully that we decide to swim .
A 4 5|||Wform|||beautiful|||REQUIRED|||-NONE-|||0
A 7 8|||Vt|||decided|||REQUIRED|||-NONE-|||0
A 4 5|||Wform|||beautiful|||REQUIRED|||-NONE-|||1
A 7 8|||Vt|||decided|||REQUIRED|||-NONE-|||1

S We discussed about the problem for hour .
A 2 4|||Prep|||the|||REQUIRED|||-NONE-|||0
A 6 6|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 2 4|||Prep|||the|||REQUIRED|||-NONE-|||1
A 6 6|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S My brother is more taller than me .
A 3 5|||Wform|||taller|||REQUIRED|||-NONE-|||0
A 3 5|||Wform|||taller|||REQUIRED|||-NONE-|||1
A 6 7|||Pref|||I am|||REQUIRED|||-NONE-|||1

S I look forward to meet you next week .
A 4 5|||Vform|||meeting|||REQUIRED|||-NONE-|||0
A 4 5|||Vform|||meeting|||REQUIRED|||-NONE-|||1

S This book is interested , but too long .
A 3 4|||Wform|||interesting|||REQUIRED|||-NONE-|||0
A 3 4|||Wform|||interesting|||REQUIRED|||-NONE-|||1

S She has went to Japan twice .
A 2 3|||Vform|||gone|||REQUIRED|||-NONE-|||0
A 2 3|||Vform|||been|||REQUIRED|||-NONE-|||1

S Nobody know the answer of this question .
A 1 2|||SVA|||knows|||REQUIRED|||-NONE-|||0
A 4 5|||Prep|||to|||REQUIRED|||-NONE-|||0
A 1 2|||SVA|||knows|||REQUIRED|||-NONE-|||1
A 4 5|||Prep|||to|||REQUIRED|||-NONE-|||1

S I did a mistake in the last exam .
A 1 2|||Wchoice|||made|||REQUIRED|||-NONE-|||0
A 5 6|||ArtOrDet|||my|||REQUIRED|||-NONE-|||0
A 1 2|||Wchoice|||made|||REQUIRED|||-NONE-|||1
A 5 6|||ArtOrDet|||my|||REQUIRED|||-NONE-|||1

S In my opinion students should not wears uniform .
A 0 3|||Mec|||In my opinion ,|||REQUIRED|||-NONE-|||0
A 6 7|||SVA|||wear|||REQUIRED|||-NONE-|||0
A 7 8|||Nn|||uniforms|||REQUIRED|||-NONE-|||0
A 0 3|||Mec|||In my opinion ,|||REQUIRED|||-NONE-|||1
A 6 7|||SVA|||wear|||REQUIRED|||-NONE-|||1
A 7 8|||Nn|||a uniform|||REQUIRED|||-NONE-|||1

S Thank you for your letter .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S The informations in this page are not correct .
A 2 5|||Others|||on this page|||REQUIRED|||-NONE-|||0
A 5 6|||SVA|||is|||REQUIRED|||-NONE-|||0
A 2 5|||Others|||on this page|||REQUIRED|||-NONE-|||1
A 5 6|||SVA|||is|||REQUIRED|||-NONE-|||1

S He do n't have car , so he take bus .
A 1 3|||SVA|||does n't|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 8 9|||SVA|||takes|||REQUIRED|||-NONE-|||0
A 9 9|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 1 3|||SVA|||does not|||REQUIRED|||-NONE-|||1
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 8 9|||SVA|||takes|||REQUIRED|||-NONE-|||1
A 9 9|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S When I was child , I have dog .
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 6 7|||Vt|||had|||REQUIRED|||-NONE-|||0
A 7 7|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 6 7|||Vt|||had|||REQUIRED|||-NONE-|||1
A 7 7|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Many peoples believe that money make us happily .
A 1 2|||Nn|||people|||REQUIRED|||-NONE-|||0
A 5 6|||SVA|||makes|||REQUIRED|||-NONE-|||0
A 7 8|||Wform|||happy|||REQUIRED|||-NONE-|||0
A 1 2|||Nn|||people|||REQUIRED|||-NONE-|||1
A 5 6|||SVA|||makes|||REQUIRED|||-NONE-|||1
A 7 8|||Wform|||happy|||REQUIRED|||-NONE-|||1

S The teacher explained us the rule again .
A 3 6|||Others|||the rule to us|||REQUIRED|||-NONE-|||0
A 3 6|||Others|||the rule to us|||REQUIRED|||-NONE-|||1
A 6 7|||Others|||once more|||REQUIRED|||-NONE-|||1

S I recieve your mesage this morning .
A 1 2|||Wchoice|||received|||REQUIRED|||-NONE-|||0
A 3 4|||Wchoice|||message|||REQUIRED|||-NONE-|||0
A 1 2|||Wchoice|||received|||REQUIRED|||-NONE-|||1
A 3 4|||Wchoice|||message|||REQUIRED|||-NONE-|||1

S He is good in play guitar .
A 3 4|||Prep|||at|||REQUIRED|||-NONE-|||0
A 4 5|||Vform|||playing|||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 3 4|||Prep|||at|||REQUIRED|||-NONE-|||1
A 4 5|||Vform|||playing|||REQUIRED|||-NONE-|||1
A 5 5|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S The life in a countryside is quieter .
A 0 1|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 1 2|||Mec|||Life|||REQUIRED|||-NONE-|||0
A 3 4|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 0 1|||ArtOrDet||||||REQUIRED|||-NONE-|||1
A 1 2|||Mec|||Life|||REQUIRED|||-NONE-|||1
A 3 4|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S She suggested to go to the cinema .
A 2 4|||Vform|||going|||REQUIRED|||-NONE-|||0
A 2 4|||Vform|||that we go|||REQUIRED|||-NONE-|||1

S I have many homeworks to do .
A 2 4|||Nn|||a lot of homework|||REQUIRED|||-NONE-|||0
A 2 4|||Nn|||much homework|||REQUIRED|||-NONE-|||1

S It depends of how is the weather .
A 2 3|||Prep|||on|||REQUIRED|||-NONE-|||0
A 3 7|||Others|||the weather|||REQUIRED|||-NONE-|||0
A 2 3|||Prep|||on|||REQUIRED|||-NONE-|||1
A 3 7|||Others|||how the weather is|||REQUIRED|||-NONE-|||1

S I am agree with you .
A 1 3|||Vform|||agree|||REQUIRED|||-NONE-|||0
A 1 3|||Vform|||agree|||REQUIRED|||-NONE-|||1

S My parents was worried because I came home lately .
A 2 3|||Vt|||were|||REQUIRED|||-NONE-|||0
A 8 9|||Wchoice|||late|||REQUIRED|||-NONE-|||0
A 2 3|||Vt|||were|||REQUIRED|||-NONE-|||1
A 8 9|||Wchoice|||late|||REQUIRED|||-NONE-|||1

S The childrens is playing in the garden .
A 1 2|||Nn|||children|||REQUIRED|||-NONE-|||0
A 2 3|||SVA|||are|||REQUIRED|||-NONE-|||0
A 1 2|||Nn|||children|||REQUIRED|||-NONE-|||1
A 2 3|||SVA|||are|||REQUIRED|||-NONE-|||1

S Although it rain , but we went out .
A 2 3|||Vt|||was raining|||REQUIRED|||-NONE-|||0
A 4 6|||Trans|||we|||REQUIRED|||-NONE-|||0
A 2 3|||Vt|||rained|||REQUIRED|||-NONE-|||1
A 4 6|||Trans|||we|||REQUIRED|||-NONE-|||1

S Can you tell me where is the station ?
A 5 8|||Others|||the station is|||REQUIRED|||-NONE-|||0
A 5 8|||Others|||the station is|||REQUIRED|||-NONE-|||1

S Smoking is bad for the health and cost a lot of money .
A 4 5|||ArtOrDet|||your|||REQUIRED|||-NONE-|||0
A 7 8|||SVA|||costs|||REQUIRED|||-NONE-|||0
A 4 5|||ArtOrDet||||||REQUIRED|||-NONE-|||1
A 7 8|||SVA|||costs|||REQUIRED|||-NONE-|||1

S I used to going there every summers .
A 3 4|||Vform|||go|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||summer|||REQUIRED|||-NONE-|||0
A 3 4|||Vform|||go|||REQUIRED|||-NONE-|||1
A 6 7|||Nn|||summer|||REQUIRED|||-NONE-|||1

S The movie which I saw it last night was bored .
A 5 6|||Others||||||REQUIRED|||-NONE-|||0
A 9 10|||Wform|||boring|||REQUIRED|||-NONE-|||0
A 2 3|||Wform|||that|||REQUIRED|||-NONE-|||1
A 5 6|||Others||||||REQUIRED|||-NONE-|||1
A 9 10|||Wform|||boring|||REQUIRED|||-NONE-|||1

S i want to became doctor .
A 0 1|||Mec|||I|||REQUIRED|||-NONE-|||0
A 2 4|||Vform|||to become|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 0 1|||Mec|||I|||REQUIRED|||-NONE-|||1
A 2 4|||Vform|||to be|||REQUIRED|||-NONE-|||1
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Most of students in my class has a computer .
A 2 2|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 6 7|||SVA|||have|||REQUIRED|||-NONE-|||0
A 2 2|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 6 7|||SVA|||have|||REQUIRED|||-NONE-|||1

S He told to me that he will come .
A 2 4|||Others|||me|||REQUIRED|||-NONE-|||0
A 6 7|||Vt|||would|||REQUIRED|||-NONE-|||0
A 2 4|||Others|||me|||REQUIRED|||-NONE-|||1
A 6 7|||Vt|||would|||REQUIRED|||-NONE-|||1

S Is there any milks in the fridge ?
A 3 4|||Nn|||milk|||REQUIRED|||-NONE-|||0
A 3 4|||Nn|||milk|||REQUIRED|||-NONE-|||1

S We waited the train during two hours .
A 2 2|||Prep|||for|||REQUIRED|||-NONE-|||0
A 4 5|||Prep|||for|||REQUIRED|||-NONE-|||0
A 1 2|||Vt|||had to wait|||REQUIRED|||-NONE-|||1
A 2 2|||Prep|||for|||REQUIRED|||-NONE-|||1
A 4 5|||Prep|||for|||REQUIRED|||-NONE-|||1

S I have n't saw him since a long time .
A 3 4|||Vform|||seen|||REQUIRED|||-NONE-|||0
A 5 6|||Prep|||for|||REQUIRED|||-NONE-|||0
A 3 4|||Vform|||seen|||REQUIRED|||-NONE-|||1
A 5 6|||Prep|||in|||REQUIRED|||-NONE-|||1

S Her English is very well , and she speaks it fluent .
A 4 5|||Wform|||good|||REQUIRED|||-NONE-|||0
A 9 11|||Others|||it fluently|||REQUIRED|||-NONE-|||0
A 4 5|||Wform|||good|||REQUIRED|||-NONE-|||1
A 9 11|||Others|||fluently|||REQUIRED|||-NONE-|||1

S The price of the oil rised quick last year .
A 3 4|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 5 6|||Vt|||rose|||REQUIRED|||-NONE-|||0
A 6 7|||Wform|||quickly|||REQUIRED|||-NONE-|||0
A 3 4|||ArtOrDet||||||REQUIRED|||-NONE-|||1
A 5 6|||Vt|||has risen|||REQUIRED|||-NONE-|||1
A 6 7|||Wform|||quickly|||REQUIRED|||-NONE-|||1

S Hello !
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Its important learn new language .
A 0 1|||Mec|||It 's|||REQUIRED|||-NONE-|||0
A 2 3|||Vform|||to learn|||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 0 1|||Mec|||It is|||REQUIRED|||-NONE-|||1
A 2 3|||Vform|||to learn|||REQUIRED|||-NONE-|||1
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S One of my friend live in United States .
A 3 4|||Nn|||friends|||REQUIRED|||-NONE-|||0
A 4 5|||SVA|||lives|||REQUIRED|||-NONE-|||0
A 6 6|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 3 4|||Nn|||friends|||REQUIRED|||-NONE-|||1
A 4 5|||SVA|||lives|||REQUIRED|||-NONE-|||1
A 6 6|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S I prefer tea than coffee , because coffee make me nervously .
A 3 4|||Prep|||to|||REQUIRED|||-NONE-|||0
A 8 9|||SVA|||makes|||REQUIRED|||-NONE-|||0
A 10 11|||Wform|||nervous|||REQUIRED|||-NONE-|||0
A 3 4|||Prep|||to|||REQUIRED|||-NONE-|||1
A 8 9|||SVA|||makes|||REQUIRED|||-NONE-|||1
A 10 11|||Wform|||nervous|||REQUIRED|||-NONE-|||1

S After finish my study , I will work in bank .
A 1 2|||Vform|||finishing|||REQUIRED|||-NONE-|||0
A 3 4|||Nn|||studies|||REQUIRED|||-NONE-|||0
A 9 9|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 1 2|||Vform|||I finish|||REQUIRED|||-NONE-|||1
A 3 4|||Nn|||studies|||REQUIRED|||-NONE-|||1
A 9 9|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S She is engineer like her father .
A 2 2|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 2 2|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S The goverment should protects environment .
A 1 2|||Nn|||government|||REQUIRED|||-NONE-|||0
A 3 4|||Wform|||protect|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 1 2|||Nn|||government|||REQUIRED|||-NONE-|||1
A 3 4|||Wform|||protect|||REQUIRED|||-NONE-|||1
A 4 4|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S There was a lot of traffics at the road .
A 1 2|||SVA|||were|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||traffic jams|||REQUIRED|||-NONE-|||0
A 6 7|||Prep|||on|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||traffic|||REQUIRED|||-NONE-|||1
A 6 7|||Prep|||on|||REQUIRED|||-NONE-|||1

S I can not find my glass ; did you saw it ?
A 5 6|||Nn|||glasses|||REQUIRED|||-NONE-|||0
A 9 10|||Vform|||see|||REQUIRED|||-NONE-|||0
A 10 11|||Pref|||them|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||glasses|||REQUIRED|||-NONE-|||1
A 9 10|||Vform|||see|||REQUIRED|||-NONE-|||1
A 10 11|||Pref|||them|||REQUIRED|||-NONE-|||1

S Please to close the window .
A 1 3|||Vform|||close|||REQUIRED|||-NONE-|||0
A 1 3|||Vform|||close|||REQUIRED|||-NONE-|||1

S He speaks very well English .
A 2 5|||Others|||English very well|||REQUIRED|||-NONE-|||0
A 2 5|||Others|||very good English|||REQUIRED|||-NONE-|||1

S My sister married with a man who work in a hospital .
A 2 4|||Vform|||married|||REQUIRED|||-NONE-|||0
A 7 8|||SVA|||works|||REQUIRED|||-NONE-|||0
A 2 4|||Vform|||married|||REQUIRED|||-NONE-|||1
A 7 8|||SVA|||worked|||REQUIRED|||-NONE-|||1

S Althought the test was difficult , I passed it .
A 0 1|||Wchoice|||Although|||REQUIRED|||-NONE-|||0
A 0 1|||Wchoice|||Although|||REQUIRED|||-NONE-|||1
A 8 9|||Others||||||REQUIRED|||-NONE-|||1

S They are knowing each other since school .
A 1 3|||Vt|||have known|||REQUIRED|||-NONE-|||0
A 1 3|||Vt|||have known|||REQUIRED|||-NONE-|||1
A 6 7|||Others|||their school days|||REQUIRED|||-NONE-|||1

S Internet change our way of live .
A 0 1|||ArtOrDet|||The Internet|||REQUIRED|||-NONE-|||0
A 1 2|||Vt|||has changed|||REQUIRED|||-NONE-|||0
A 2 6|||Others|||our way of life|||REQUIRED|||-NONE-|||0
A 0 1|||ArtOrDet|||The internet|||REQUIRED|||-NONE-|||1
A 1 2|||Vt|||has changed|||REQUIRED|||-NONE-|||1
A 2 6|||Others|||the way we live|||REQUIRED|||-NONE-|||1

S You must to stop at red light .
A 1 3|||Vm|||must|||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 1 3|||Vm|||have to|||REQUIRED|||-NONE-|||1
A 5 5|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S I enjoyed the party , but I was tired .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A 7 8|||Vt|||felt|||REQUIRED|||-NONE-|||1

S The more you practise , you will speak better .
A 5 9|||Others|||the better you will speak|||REQUIRED|||-NONE-|||0
A 5 9|||Others|||the better you speak|||REQUIRED|||-NONE-|||1

S We should remind that every people is different .
A 2 3|||Wchoice|||remember|||REQUIRED|||-NONE-|||0
A 4 7|||Others|||everybody is|||REQUIRED|||-NONE-|||0
A 2 3|||Wchoice|||remember|||REQUIRED|||-NONE-|||1
A 4 7|||Others|||all people are|||REQUIRED|||-NONE-|||1

S At end of day , I think that we has learn a lot .
A 1 1|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 9 11|||Vt|||have learned|||REQUIRED|||-NONE-|||0
A 1 1|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 7 8|||Others||||||REQUIRED|||-NONE-|||1
A 9 11|||Vt|||have learned|||REQUIRED|||-NONE-|||1


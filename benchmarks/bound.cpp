// What compiled code takes for the same counts and sums: bound RUNS REFERENCES SOURCE REFERENCE... HYPOTHESIS...
// For each sentence and order 1 to 4 a hash table names n-grams by pairs of names and counts them in all texts at once; then,
// for each hypothesis and reference, the seven regions of GREEN, and match and penalty of GLEU. Prints the median over RUNS
// of microseconds a triple, for numbering words, counting, and the sums, and a check sum.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

using Clock = std::chrono::steady_clock;

struct Table {                                           // from a pair of names to the next free name, open addressing
    std::vector<uint64_t> keys;
    std::vector<int> names;
    std::vector<size_t> used;
    size_t mask = 0;
    void reset(size_t tokens) {
        size_t size = 16;
        while (size < 4 * tokens) size *= 2;
        if (size > keys.size()) { keys.assign(size, ~0ull); names.resize(size); }
        else for (size_t slot : used) keys[slot] = ~0ull;
        used.clear();
        mask = keys.size() - 1;
    }
    int name(uint64_t key) {
        size_t slot = (key * 0x9E3779B97F4A7C15ull) >> 20 & mask;
        while (keys[slot] != key) {
            if (keys[slot] == ~0ull) { keys[slot] = key; names[slot] = int(used.size()); used.push_back(slot); return names[slot]; }
            slot = (slot + 1) & mask;
        }
        return names[slot];
    }
};

int main(int argc, char** argv) {
    const int runs = std::atoi(argv[1]), R = std::atoi(argv[2]), K = argc - 3, S = K - 1 - R;
    std::vector<std::string> data(K);
    std::vector<std::vector<std::string_view>> lines(K);
    for (int k = 0; k < K; k++) {
        std::ifstream file(argv[3 + k], std::ios::binary);
        data[k].assign(std::istreambuf_iterator<char>(file), {});
        for (size_t at = 0, end; at < data[k].size() && (end = data[k].find('\n', at)) != std::string::npos; at = end + 1)
            lines[k].emplace_back(data[k].data() + at, end - at);
    }
    const size_t D = lines[0].size();
    std::vector<double> spent[3];
    uint64_t check = 0;
    for (int run = 0; run < runs; run++) {
        double seconds[3] = {0, 0, 0};
        std::unordered_map<std::string_view, int> vocabulary;
        Table table;
        std::vector<int> ids[256], names[256];
        std::vector<int> counts;
        check = 0;
        for (size_t d = 0; d < D; d++) {
            auto begin = Clock::now();
            size_t tokens = 0;
            for (int k = 0; k < K; k++) {
                ids[k].clear();
                std::string_view line = lines[k][d];
                for (size_t at = 0; at < line.size();) {
                    if (line[at] == ' ' || line[at] == '\r') { at++; continue; }
                    size_t end = std::min(line.find_first_of(" \r", at), line.size());
                    ids[k].push_back(vocabulary.try_emplace(line.substr(at, end - at), int(vocabulary.size())).first->second);
                    at = end;
                }
                tokens += ids[k].size();
            }
            auto numbered = Clock::now();
            seconds[0] += std::chrono::duration<double>(numbered - begin).count();
            for (int n = 1; n <= 4; n++) {
                auto start = Clock::now();
                table.reset(tokens);
                counts.assign(tokens * K, 0);
                for (int k = 0; k < K; k++) {
                    int many = int(ids[k].size()) - n + 1;
                    for (int i = 0; i < many; i++) {
                        uint64_t key = n == 1 ? uint64_t(ids[k][i]) : uint64_t(names[k][i]) << 32 | uint32_t(names[k][i + 1]);
                        int name = table.name(key);
                        if (n == 1) { if (int(names[k].size()) <= i) names[k].resize(i + 1); }
                        names[k][i] = name;
                        counts[size_t(name) * K + k]++;
                    }
                }
                auto counted = Clock::now();
                seconds[1] += std::chrono::duration<double>(counted - start).count();
                for (int s = 0; s < S; s++)
                    for (int r = 0; r < R; r++) {
                        int sr = 0, sh = 0, rh = 0, srh = 0, penalty = 0;
                        for (size_t g = 0; g < table.used.size(); g++) {
                            const int* c = &counts[g * K];
                            int a = c[0], b = c[1 + r], h = c[1 + R + s];
                            sr += std::min(a, b); sh += std::min(a, h); rh += std::min(b, h); srh += std::min(a, std::min(b, h));
                            penalty += b == 0 ? std::min(a, h) : 0;
                        }
                        check += sr + 3 * sh + 5 * rh + 7 * srh + 11 * std::min(penalty, rh);
                    }
                seconds[2] += std::chrono::duration<double>(Clock::now() - counted).count();
            }
        }
        for (int part = 0; part < 3; part++) spent[part].push_back(seconds[part]);
    }
    const char* what[3] = {"words to numbers", "counting", "sums of GLEU and GREEN"};
    double total = 0;
    for (int part = 0; part < 3; part++) {
        std::sort(spent[part].begin(), spent[part].end());
        double each = 1e6 * spent[part][runs / 2] / (double(D) * S * R);
        total += each;
        std::printf("%s %.2f, ", what[part], each);
    }
    std::printf("together %.2f microseconds a triple (check sum %llu)\n", total, (unsigned long long)check);
}

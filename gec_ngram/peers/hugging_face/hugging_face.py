"""The metrics of gec-ngram for Hugging Face evaluate: `evaluate.load("…/hugging_face.py")`."""
import gec_ngram.peers.adapters

GecNgram = gec_ngram.peers.adapters.hugging_face_class()

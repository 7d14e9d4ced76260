"""The metrics of gec-ngram for Hugging Face evaluate: `evaluate.load("…/hugging_face.py")`."""
import gec_ngram.adapters

GecNgram = gec_ngram.adapters.hugging_face_class()

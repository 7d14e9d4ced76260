"""The metrics of gec-ngram for Hugging Face evaluate: `evaluate.load("…/hugging_face.py")`."""
import gec_ngram.integrations.adapters

GecNgram = gec_ngram.integrations.adapters.hugging_face_class()

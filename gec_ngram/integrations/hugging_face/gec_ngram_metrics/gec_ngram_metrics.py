"""GLEU, GREEN and other metrics of gec-ngram for Hugging Face evaluate."""
import gec_ngram.integrations.adapters

GecNgram = gec_ngram.integrations.adapters.hugging_face_class()

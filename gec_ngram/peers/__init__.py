"""Other programs: adapters, so that they use these metrics."""

from gec_ngram import front_door

__all__ = ["gec_metrics_class", "register_in_gec_metrics", "hugging_face_class",
           "hugging_face_module", "torch_metric"]
ROOMS = {
    "adapters": "gec_metrics_class hugging_face_class hugging_face_module register_in_gec_metrics "
                "torch_metric",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)

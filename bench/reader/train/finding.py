"""Which entries of a life the service would find for a question: by meaning, by words, and by the person it names."""
import collections
import math

import numpy as np
import torch
from torch.nn import functional

from examples import tensors
from lives import words


def find(life, bert, tokenizer, device):
    texts = [entry['text'] for entry in life.entries]
    asked = [question['text'] for question in life.questions]
    likeness = vectors(bert, tokenizer, asked, device) @ vectors(bert, tokenizer, texts, device).T
    documents = [collections.Counter(words(text)) for text in texts]
    frequency = collections.Counter(word for document in documents for word in document)
    mean = sum(document.total() for document in documents) / len(documents)
    names = [set(words(life.people[entry['about']]['name']) + words(entry['about'])) for entry in life.entries]
    orders = []
    for at, text in enumerate(asked):
        query = set(words(text))
        shared = np.array([score(query, document, frequency, len(documents), mean) for document in documents])
        named = np.array([1.0 if own & query else 0.0 for own in names])
        orders.append(np.argsort(-(spread(likeness[at]) + 0.7 * spread(shared) + 1.5 * named)).tolist())
    return orders


def score(query, document, frequency, count, mean):
    """BM25."""
    return sum(
        math.log(1 + (count - frequency[word] + 0.5) / (frequency[word] + 0.5))
        * document[word] * 2.2 / (document[word] + 1.2 * (0.25 + 0.75 * document.total() / mean))
        for word in query & set(document)
    )


def spread(values):
    return (values - values.mean()) / (values.std() + 1e-6)


@torch.no_grad()
def vectors(bert, tokenizer, texts, device):
    parts = []
    for start in range(0, len(texts), 256):
        encoded = tokenizer.encode_batch(texts[start : start + 256])
        ids, mask, types = tensors([{'ids': each.ids[:256], 'types': [0] * len(each.ids[:256])} for each in encoded], device)
        hidden = bert(input_ids=ids, attention_mask=mask, token_type_ids=types).last_hidden_state
        mean = (hidden * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        parts.append(functional.normalize(mean, dim=-1).cpu())
    return torch.cat(parts).numpy()

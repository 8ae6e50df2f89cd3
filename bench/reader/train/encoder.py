"""all-MiniLM-L6-v2 from its 8-bit ONNX file, with words of four more languages, and heads."""
import collections
import glob
import json
import os
import re

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from tokenizers import Tokenizer
from torch import nn
from transformers import BertConfig, BertModel

from lives import plain


class Reader(nn.Module):
    def __init__(self, bert):
        super().__init__()
        size = bert.config.hidden_size
        self.bert = bert
        self.span = nn.Linear(size, 2)  # where the answer starts and ends: at the first token if it is not here
        self.answered = nn.Sequential(nn.Dropout(0.1), nn.Linear(size, 1))
        self.support = nn.Sequential(nn.Dropout(0.1), nn.Linear(size, 3))  # yes, no, says nothing
        self.tags = nn.Linear(size, 5)  # outside; a sure commitment begins, goes on; a possible one

    def forward(self, ids, mask, types):
        return self.bert(input_ids=ids, attention_mask=mask, token_type_ids=types).last_hidden_state


def load(base, glosses):
    """The encoder and its tokenizer. `glosses` is empty for English word pieces only."""
    spec = json.load(open(f'{base}/tokenizer.json'))
    bert, tokenizer = load_bert(base), tokenizer_from(spec)
    if not glosses:
        return bert, tokenizer
    vocabulary = spec['model']['vocab']
    meanings = collections.defaultdict(list)
    for word, gloss, _ in read_glosses(glosses):
        if plain(word).isalpha() and plain(word) not in vocabulary:
            meanings[plain(word)].append(gloss)
    first = max(vocabulary.values()) + 1
    for at, word in enumerate(sorted(meanings)):
        vocabulary[word] = first + at
    grow(bert, tokenizer, [meanings[word] for word in sorted(meanings)])
    return bert, tokenizer_from(spec)


@torch.no_grad()
def grow(bert, tokenizer, meanings):
    """A new word begins where its English meaning is."""
    old = bert.embeddings.word_embeddings.weight
    pieces = [[tokenizer.encode(re.sub('^to ', '', gloss), add_special_tokens=False).ids for gloss in glosses] for glosses in meanings]
    new = [torch.stack([old[ids].mean(0) for ids in each if ids]).mean(0) for each in pieces]
    grown = torch.cat([old, torch.stack(new)])
    bert.embeddings.word_embeddings = nn.Embedding.from_pretrained(grown, freeze=False, padding_idx=0)
    bert.config.vocab_size = len(grown)


def read_glosses(folder):
    """Words of a language, each with its most usual meaning in English."""
    for path in sorted(glob.glob(f'{folder}/*.tsv')):
        language = os.path.basename(path)[: -len('.tsv')]
        for line in open(path, encoding='utf-8'):
            word, _, gloss = line.strip().partition('\t')
            if word and gloss:
                yield word, gloss, language


def tokenizer_from(spec):
    tokenizer = Tokenizer.from_str(json.dumps(spec))
    tokenizer.no_truncation()
    tokenizer.no_padding()
    return tokenizer


def load_bert(folder):
    """A weight w of the file is (q - zero point) * scale; those of linear layers are transposed, and named by their node."""
    graph = onnx.load(f'{folder}/onnx/model_quantized.onnx').graph
    stored = {each.name: numpy_helper.to_array(each) for each in graph.initializer}

    def exact(name):
        return (stored[f'{name}_quantized'].astype(np.float32) - stored[f'{name}_zero_point'].astype(np.float32)) * stored[f'{name}_scale']

    found = {name: value for name, value in stored.items() if value.dtype == np.float32}
    for name in stored:
        if 'embeddings' in name and name.endswith('_quantized'):
            found[name[: -len('_quantized')]] = exact(name[: -len('_quantized')])
    for node in graph.node:
        if node.op_type == 'MatMulInteger' and node.input[1] in stored:
            layer = node.name.strip('/').replace('/MatMul_quant', '').replace('/', '.')
            found[f'{layer}.weight'] = exact(node.input[1][: -len('_quantized')]).T
    settings = json.load(open(f'{folder}/config.json'))
    bert = BertModel(BertConfig(**{key: settings[key] for key in settings if not key.startswith('_')}), add_pooling_layer=False)
    missing = [name for name in bert.state_dict() if name not in found and 'position_ids' not in name and 'token_type_ids' not in name]
    if missing:
        raise SystemExit(f'The model file lacks {missing}.')
    bert.load_state_dict({name: torch.tensor(np.array(found[name])) for name in bert.state_dict() if name in found}, strict=False)
    return bert

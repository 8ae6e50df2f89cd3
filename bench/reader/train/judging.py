"""How well the reader reads lives and notes that it was not trained on."""
import collections

import numpy as np
import torch

from examples import tensors
from lives import plain, words

top = 10


@torch.no_grad()
def read(model, examples, life, orders, size, device):
    """For each question the best place, and the confidence that it answers."""
    results = []
    for question, order in zip(life.questions, orders):
        parts = [(entry['id'], life.heading(entry), entry['text'], None) for entry in (life.entries[at] for at in order[:top])]
        batch = [examples.question(question['text'], parts[at : at + size]) for at in range(0, len(parts), size)]
        ids, mask, types = tensors(batch, device)
        hidden = model(ids, mask, types)
        spans, answered = model.span(hidden).float().cpu().numpy(), model.answered(hidden[:, 0]).float()[:, 0].cpu().numpy()
        found = [place for row, example in enumerate(batch) for place in best_places(example, spans[row], answered[row])]
        found.sort(key=lambda place: -place['margin'])
        results.append((question, found))
    return results


def best_places(example, span, answered):
    """The best span of each entry in a text."""
    best, places = {}, example['places']
    for start in sorted((at for at, place in enumerate(places) if place), key=lambda at: -span[at, 0])[:20]:
        entry = places[start][0]
        ends = [at for at in range(start, min(start + 24, len(places))) if places[at] and places[at][0] == entry]
        end = max(ends, key=lambda at: span[at, 1])
        margin = float(span[start, 0] + span[end, 1] - span[0].sum())
        if entry not in best or margin > best[entry]['margin']:
            best[entry] = {'entry': entry, 'from': max(0, places[start][1]), 'to': places[end][2], 'margin': margin}
    return [{**place, 'confidence': place['margin'] / 4 + float(answered)} for place in best.values()]


def is_right(question, place, life):
    """The entry that answers, and most of its words."""
    text = life.by_id[place['entry']]['text'][place['from'] : place['to']]
    gold = [each['quote'] for each in question.get('answers', []) if each['entry'] == place['entry']]
    return any(overlap(text, quote) >= 0.4 or plain(quote) in plain(text) for quote in gold)


def overlap(one, other):
    one, other = collections.Counter(words(one)), collections.Counter(words(other))
    return 2 * (one & other).total() / max(1, one.total() + other.total())


def report_questions(read_lives):
    """`read_lives`: pairs of a life and what was read in it."""
    rows = []
    for life, results in read_lives:
        for question, found in results:
            right = bool(found) and is_right(question, found[0], life)
            rows.append((life.name, question['kind'], 'answers' in question, right, max((each['confidence'] for each in found), default=-99)))
    confidence, known, right = (np.array([row[at] for row in rows]) for at in (4, 2, 3))
    print(f'questions {len(rows)}, area under the curve {area(confidence, known):.3f}, right if never declined {right[known].mean():.3f}')
    for share in (0.2, 0.3, 0.35, 0.4, 0.45, 0.5):
        least = np.quantile(confidence, share)
        kept = confidence >= least
        print(f'  at {least:.2f}: right {(right & kept)[known].mean():.3f}, declined {(~kept)[~known].mean():.3f}, falsely refused {(~kept)[known].mean():.3f}')
    kept = confidence >= np.quantile(confidence, 0.4)
    for column in (0, 1):
        for name in sorted({row[column] for row in rows}):
            mine = np.array([row[column] == name for row in rows])
            figures = [f'right {(right & kept)[mine & known].mean():.2f}'] if (mine & known).any() else []
            figures += [f'declined {(~kept)[mine & ~known].mean():.2f}'] if (mine & ~known).any() else []
            print(f'  {name} ({mine.sum()}): {", ".join(figures)}')


def area(scores, known):
    """How often an answerable question has more confidence than an unanswerable one."""
    ranks = np.empty(len(scores))
    ranks[np.argsort(scores)] = np.arange(1, len(scores) + 1)
    return (ranks[known].sum() - known.sum() * (known.sum() + 1) / 2) / (known.sum() * (~known).sum())


@torch.no_grad()
def report_claims(model, examples, lives, device):
    counts = np.zeros((3, 3), int)
    for life in lives:
        for example in examples.claims(life):
            hidden = model(*tensors([example], device))
            counts[example['label'], model.support(hidden[:, 0]).argmax(-1).item()] += 1
    print('claims: yes, no, none as yes, no, none', counts.tolist(), f'right {counts.trace() / counts.sum():.3f}')


@torch.no_grad()
def report_notes(model, examples, notes, device):
    """A commitment is found if half of the shorter of both texts is the same."""
    tallies = collections.defaultdict(lambda: np.zeros(4, int))
    for note in notes:
        example = examples.note(note)
        chances = torch.softmax(model.tags(model(*tensors([example], device)))[0].float(), -1).cpu().numpy()
        found = spans_of(chances, example['offsets'])
        gold = [(at, at + len(each['deed'])) for each in note['commitments'] if (at := note['text'].find(each['deed'])) >= 0]
        pairs = [[is_same(one, other) for other in gold] for one in found]
        recalled = sum(any(row[at] for row in pairs) for at in range(len(gold)))
        tallies[note['language']] += [sum(map(any, pairs)), len(found), recalled, len(gold)]
    for language, (right, found, recalled, gold) in sorted(tallies.items()):
        print(f'commitments {language}: precision {right / max(1, found):.2f}, recall {recalled / max(1, gold):.2f} of {gold}')


def spans_of(chances, offsets):
    spans, is_open = [], False
    for chance, (start, end) in zip(chances, offsets):
        is_inside = chance[0] < 0.5 and end > start
        if is_inside and is_open and chance[1] + chance[3] <= 0.5:
            spans[-1] = (spans[-1][0], end)
        elif is_inside:
            spans.append((start, end))
        is_open = is_inside
    return spans


def is_same(one, other):
    return max(0, min(one[1], other[1]) - max(one[0], other[0])) >= min(one[1] - one[0], other[1] - other[0]) / 2

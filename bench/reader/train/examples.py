"""What the reader learns from: questions with entries, sentences with entries, and notes with commitments."""
import collections
import random
import re

import numpy as np
import torch

from encoder import read_glosses
from lives import plain

longest = 448


class Examples:
    def __init__(self, tokenizer, glosses, mixed):
        self.tokenizer, self.known, self.mixed = tokenizer, {}, mixed
        self.by_meaning = collections.defaultdict(lambda: collections.defaultdict(list))
        for word, gloss, language in read_glosses(glosses):
            if ' ' not in gloss:
                self.by_meaning[language][gloss.lower()].append(word)

    def pieces(self, text):
        if text not in self.known:
            encoded = self.tokenizer.encode(text, add_special_tokens=False)
            self.known[text] = (encoded.ids, encoded.offsets)
        return self.known[text]

    def mixer(self, language):
        """Sometimes puts words of another language into an English text: what is learned in English then holds there too."""
        if language != 'en' or random.random() >= self.mixed:
            return lambda text: text
        words, chosen = self.by_meaning[random.choice(list(self.by_meaning))], {}

        def other(found):
            word = found[0].lower()
            if word not in chosen:
                chosen[word] = random.choice(words[word]) if word in words and random.random() < 0.85 else None
            return chosen[word] or found[0]

        return lambda text: re.sub('[A-Za-z]+', other, text)

    def question(self, text, parts, mix=lambda text: text):
        """A question and one or more entries in one text. `parts`: (id, heading, text, quote or none)."""
        asked = self.pieces(mix(text))[0][:96]
        ids = [101, *asked, 102]
        places, starts, ends = [None] * len(ids), [], []
        for entry, heading, words, quote in parts:
            words = mix(words)
            own, offsets = self.pieces(heading + words)
            if len(ids) + len(own) >= longest:
                break
            spots = [(start - len(heading), end - len(heading)) for start, end in offsets]
            at = words.find(mix(quote)) if quote else -1
            until = at + len(mix(quote)) if quote else -1
            inside = [len(ids) + k for k, (start, end) in enumerate(spots) if at >= 0 and start < until and end > max(at, start)]
            if inside:
                starts.append(inside[0])
                ends.append(inside[-1])
            places += [(entry, start, end) if end > 0 else None for start, end in spots] + [None]
            ids += [*own, 102]
        types = [0] * (len(asked) + 2) + [1] * (len(ids) - len(asked) - 2)
        return {'ids': ids, 'types': types, 'places': places, 'starts': starts or [0], 'ends': ends or [0]}

    def of_life(self, life, orders, size):
        """Questions with the entries that the service would find, in texts of up to `size` entries."""
        examples = []
        for question, order in zip(life.questions, orders):
            gold = {each['entry']: each['quote'] for each in question.get('answers', [])}
            near = [life.entries[at] for at in order[:16] if life.entries[at]['id'] not in gold]
            # Others that hold the same words may answer too. An older one may be wrong by now: alone, that can't be seen.
            asked = {life.by_id[entry]['about'] for entry in gold}
            is_open = question['kind'] in ('change', 'two', 'list')
            near = [
                each
                for each in near
                if not any(plain(quote) in plain(each['text']) for quote in gold.values())
                and not (size == 1 and is_open and each['about'] in asked)
            ]
            mine = [life.by_id[entry] for entry in gold]
            if size == 1:
                groups = [[each] for each in mine + near[:2] + random.sample(near[2:], min(4, len(near[2:])))]
            else:
                groups = [self.group(near, mine, size), self.group(near, mine if random.random() < 0.8 or is_open else [], size)]
            for group in groups:
                parts = [(each['id'], life.heading(each), each['text'], gold.get(each['id'])) for each in group]
                examples.append(self.question(question['text'], parts, self.mixer(life.language)))
            if mine and random.random() < 0.4 and (other := self.of_another(life, question, mine)):
                parts = [(each['id'], life.heading(each), each['text'], None) for each in mine[:1]]
                examples.append(self.question(other, parts, self.mixer(life.language)))
        return examples

    @staticmethod
    def group(near, mine, size):
        group = random.sample(near[:10], min(len(near[:10]), random.randint(3, size))) + mine
        random.shuffle(group)
        return group

    @staticmethod
    def of_another(life, question, mine):
        """The same question about somebody whom the entry doesn't name."""
        first = life.people[mine[0]['about']]['name'].split()[0]
        other = random.choice(list(life.people.values()))['name'].split()[0]
        changed = re.sub(rf'\b{re.escape(first)}\b', other, question['text'], flags=re.IGNORECASE)
        is_other = changed != question['text'] and plain(other) != plain(first)
        return changed if is_other and other not in mine[0]['text'] else None

    def of_sentences(self, questions):
        """Published questions: a third with a sentence that isn't theirs."""
        examples = []
        for sentence, question, answer in questions:
            is_theirs = random.random() > 0.35
            other = sentence if is_theirs else random.choice(questions)[0]
            if is_theirs or other != sentence:
                examples.append(self.question(question, [(0, '', other, answer if is_theirs else None)]))
        return examples

    def claims(self, life):
        examples = []
        for claim in life.claims:
            mix = self.mixer(life.language)
            said = ' / '.join(life.heading(life.by_id[entry]) + mix(life.by_id[entry]['text']) for entry in claim['entries'])
            example = self.question(mix(claim['text']), [(0, '', said, None)])
            examples.append({**example, 'label': ('yes', 'no', 'none').index(claim['label'])})
        return examples

    def note(self, note):
        mix = self.mixer(note['language'])
        text = mix(note['text'])
        ids, offsets = self.pieces(text)
        ids, offsets = [101, *ids[: longest - 2], 102], [(0, 0), *offsets[: longest - 2], (0, 0)]
        tags = [0] * len(ids)
        for each in note['commitments']:
            at, until = text.find(mix(each['deed'])), text.find(mix(each['deed'])) + len(mix(each['deed']))
            inside = [k for k, (start, end) in enumerate(offsets) if at >= 0 and end > start and start < until and end > at]
            kind = 1 if each['certainty'] == 'sure' else 3
            for k in inside:
                tags[k] = kind if k == inside[0] else kind + 1
        return {'ids': ids, 'types': [0] * len(ids), 'tags': tags, 'offsets': offsets, 'note': note}


def batches(examples, size):
    """Texts of nearly the same length together, in any order."""
    random.shuffle(examples)
    whole = []
    for start in range(0, len(examples), size * 50):
        part = sorted(examples[start : start + size * 50], key=lambda each: len(each['ids']))
        whole += [part[at : at + size] for at in range(0, len(part), size)]
    random.shuffle(whole)
    return whole


def tensors(batch, device):
    length = max(len(each['ids']) for each in batch)
    values = np.zeros((3, len(batch), length), np.int64)
    for row, each in enumerate(batch):
        size = len(each['ids'])
        values[0, row, :size], values[1, row, :size], values[2, row, :size] = each['ids'], 1, each['types']
    return torch.from_numpy(values).to(device).unbind()

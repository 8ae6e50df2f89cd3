"""Lives, notes and published questions, as bench/reader/data.ts describes them."""
import glob
import json
import os
import re
import unicodedata


class Life:
    def __init__(self, path):
        rows = read_lines(path)
        self.name = os.path.basename(path)[: -len('.jsonl')]
        self.language = rows[0]['language']
        self.people = {row['key']: row for row in rows if row['is'] == 'person'}
        self.entries = [row for row in rows if row['is'] == 'entry']
        self.by_id = {entry['id']: entry for entry in self.entries}
        self.questions = [row for row in rows if row['is'] == 'question']
        self.claims = [row for row in rows if row['is'] == 'claim']

    def heading(self, entry):
        """Whose an entry is, and of when: the reader sees it before the words."""
        return f"{self.people[entry['about']]['name']} · {entry['day']} · "


def read_lines(path):
    with open(path, encoding='utf-8') as file:
        return [json.loads(line) for line in file]


def read_lives(folder):
    return [Life(path) for path in sorted(glob.glob(f'{folder}/lives/*.jsonl'))]


def read_notes(folder):
    notes = []
    for path in sorted(glob.glob(f'{folder}/notes/*.jsonl')):
        voice, *rows = read_lines(path)
        name = os.path.basename(path)[: -len('.jsonl')]
        notes += [{**row, 'language': voice['language'], 'voice': name} for row in rows]
    return notes


def read_qamr(paths):
    """Questions on single sentences (uwnlp/qamr, MIT): (sentence, question, answer)."""
    questions, sentence, begins = [], None, False
    for path in paths:
        for line in open(path, encoding='utf-8'):
            line = line.rstrip('\n')
            if line.startswith('#'):
                begins = True
            elif begins:
                sentence, begins = line, False
            elif found := re.match(r'(.+?\?)\s+(.+)$', line):
                answers = [each.strip() for each in found[2].split('\t') if each.strip() in sentence]
                if answers:
                    questions.append((sentence, found[1].strip(), max(answers, key=answers.count)))
    return questions


def plain(text):
    """Lower case without accents, as the word pieces have it."""
    return ''.join(sign for sign in unicodedata.normalize('NFD', text.lower()) if unicodedata.category(sign) != 'Mn')


def words(text):
    return re.findall(r'\w+', plain(text))

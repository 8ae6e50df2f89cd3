/** A text that slows patterns and loops down when it is long: a beginning, what is repeated, and an end. */
type SlowText = readonly [begins: string, repeated: string, ends: string]

const repeated = [
  ...[
    'a',
    'A',
    '1',
    ' ',
    '\n',
    '\t',
    '.',
    ',',
    '-',
    '!',
    '?',
    '(',
    '"',
    "'",
    '«',
    '[',
    '<',
    '*',
    '@',
    '/',
    ':',
    '&',
    '|',
  ],
  ...['…', '\u00a0', '\u200b', '\u200f', '\u0301', 'a\u0301', '😀', '漢', 'ﬁ', 'אב ', 'привет '],
  ...['a ', 'A ', '1 ', '1.', 'a.', 'a. ', 'A. ', '1/', 'a@', 'a@b.', 'a,', 'a\n', 'a:\n', '- a\n', '[ ] a\n', '> a\n'],
  ...['"a" ', '(a) ', '[a](b) ', '![', '](', '&amp;', 'http://a.b/', 'www.a.', 'a@b.co ', '\t ', 'As', '1:', '3/4/'],
  ...['and ', 'and, ', 'Ana ', 'Ana Maria ', 'Ana and ', "Ana's ", 'Ana: ', 'AnaMaria', 'Dr. ', 'de la ', '+351 '],
  ...[
    'I ',
    'my ',
    'I will ',
    "I'll send ",
    'I promised to ',
    '(I will ',
    'then I ',
    'he will ',
    'um I owe her ',
    '-> ',
  ],
  ...["I'll send Ana the deck. ", "I'll send Ana the deck and ", 'send, I am going to ', '😀I will send ', 'A -> '],
  ...['00:00 we agreed - owe ', 'I send 1 a.m. ', '- call Ana\n', 'Ana: I will\n', 'me: I will send it\nAna: ok\n'],
  ...['by Friday ', 'the 3rd of ', '3 March ', '12:30 ', '2026-03-14 ', 'between 3 and ', 'days \n', 'two '],
  ...['who ', 'what did Ana say about ', 'Ana or ', "my brother's ", 'the one who ', 'works at ', 'from '],
]

const between: SlowText[] = [
  ['a', ' ', 'b'],
  ["I'll send ", ' ', 'x'],
  ["I'll send ", 'a', ''],
  ["I'll send a", ', ', 'b'],
  ['I promised to send ', 'and the ', ''],
  ['"', 'a', ''],
  ['what did ', 'Ana ', '?'],
  ['who', ' ', '?'],
  ['', '.', 'x'],
  ['À', '\t', ''],
]

export const slowTexts: SlowText[] = [...repeated.map((each): SlowText => ['', each, '']), ...between]

/** A slow text of this many characters. */
export function slowTextOf([begins, repeated, ends]: SlowText, length: number) {
  const room = length - [...begins, ...ends].length
  const letters = [...repeated]
  return begins + repeated.repeat(room / letters.length) + letters.slice(0, room % letters.length).join('') + ends
}

/** A text that slows patterns and loops down when long: a beginning, a repeated part, and an end. */
type SlowText = readonly [begins: string, repeated: string, ends: string]

const repeated = [
  ...['a', 'A', '1', ' ', '\n', '.', ',', '-', '!', '(', '"', "'", '[', '<', '@', '/', '|', '\u0301', '😀', '漢', 'ﬁ'],
  ...[
    'A ',
    '1.',
    'a. ',
    'A. ',
    'a@b.',
    'a\n',
    'a:\n',
    '- a\n',
    '[ ] a\n',
    '"a" ',
    '[a](b) ',
    '![',
    '&amp;',
    'http://a.b/',
  ],
  ...[
    'and ',
    'Ana ',
    'Ana Maria ',
    "Ana's ",
    'Ana: ',
    'AnaMaria',
    'Dr. ',
    'привет ',
    'who ',
    'what did Ana say about ',
  ],
  ...['I ', 'my ', 'I will ', "I'll send ", 'I promised to ', '(I will ', 'then I ', 'um I owe her ', 'A -> '],
  ...[
    "I'll send Ana the deck. ",
    "I'll send Ana the deck and ",
    'send, I am going to ',
    '😀I will send ',
    '- call Ana\n',
  ],
  ...['00:00 we agreed - owe ', 'I send 1 a.m. ', 'Ana: I will\n', 'by Friday ', '3 March ', '12:30 ', 'days \n'],
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

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { measureCpuTime } from '../../../test/harness/cpu-time.ts'
import { leadingElsewhere } from '../../../test/samples/forbidden-markup.ts'
import { plainText } from './plain-text.ts'

test('words stay as they are, in any script', () => {
  for (const text of [
    'She is 3.5 years in, earns < 2 k, and said: "never again" (twice).',
    'AT&T, R&D; ana@example.com at booking.com, #3, 50 %, a/b, and/or.',
    'می‌خواهم 👩‍👩‍👧 ❤️ ok 東京。京都へ',
    'There [sic] it was [1].',
  ])
    assert.equal(plainText(text), text)
})

const links: Record<string, string> = {
  'https://evil.example/?q=1': '(a link)',
  'See HTTP://evil.example now': 'See (a link) now',
  'ht\u200btp\u2060s://evil.example/x': '(a link)',
  'ht\u200dtps://evil.example': '(a link)',
  'h\u{e0041}ttps://evil.example': '(a link)',
  'ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ': '(a link)',
  'https&#58;//evil.example/x': 'https(a link)',
  'https\\://evil\\.example/x': '(a link)',
  'www.evil.example': '(a link)',
  'evil.example/x': '(a link)',
  'evil.example?q=canary': '(a link)',
  'evil.example:8080': '(a link)',
  '10.0.0.1/x and //evil.example': '(a link) and (a link)',
  'data:text/html,hello javascript:alert(1) mailto:a@b.example': '(a link) (a link) (a link)',
  '[here](https://evil.example)': 'here',
  '![picture](https://evil.example/p.png)': 'picture',
  '[x](y)[z](w)': 'xz',
  '[[a](b)](https://evil.example)': '[a] ((a link)',
  '![a](https://evil.example/(b))': '[a] ((a link)',
  '[a]https://evil.example': '[a] (a link)',
  '[a]: https://evil.example': '[a] : (a link)',
  '<https://evil.example> <img src=x onerror=alert(1)> <b>bold</b>': 'bold',
  '<<img src=x': 'img src=x',
  'evil.<b>example</b>/x': 'evil. example /x',
}

for (const [text, plain] of Object.entries(links)) {
  test(`nothing leads elsewhere: ${JSON.stringify(text)}`, () => assert.equal(plainText(text), plain))
}

test('no link, picture or markup gets through, however it is built', () => {
  const part = fc.constantFrom(
    ...[
      'http',
      's',
      ':',
      '//',
      '/',
      'www.',
      'evil',
      '.',
      'example',
      'com',
      '?q=',
      '[',
      ']',
      '(',
      ')',
      '![',
      '](',
      '<',
      '>',
    ],
    ...[
      'img',
      'a href=',
      '!',
      '&#58;',
      '&lt;',
      '\\',
      '\u200b',
      '\u200d',
      '\u{e0041}',
      '\ufe0f',
      '．',
      '／',
      '：',
      ' ',
      '\n',
      'data:',
      ']:',
    ],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
      const plain = plainText(parts.join(''))
      for (const pattern of leadingElsewhere) assert.doesNotMatch(plain, pattern, JSON.stringify(parts.join('')))
    }),
    { numRuns: 3_000 },
  )
})

test('a long text is read quickly', async () => {
  const long = ['[', '[a](', '<', 'a.', 'a:', '\\', '&a', '](', '\u200d', '//a', 'www.', 'x'.repeat(64)]
  const took = await measureCpuTime(() => long.map((much) => plainText(much.repeat(50_000 / much.length))))
  assert.ok(took < 2_000)
})

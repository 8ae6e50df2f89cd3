import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { inEnglish } from '#contract/texts/text.ts'
import { measureCpuTime } from '../../../../test/harness/cpu-time.ts'
import { foldLine } from '../format/escape.ts'
import { type ReadVcard, readVcards } from './read.ts'
import { maxCardBytes } from './split-cards.ts'

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')

test('line ends, byte order marks and chunks do not change the cards', async () => {
  const plain = card('FN:José Łódź 李', 'NOTE:one\\ntwo') + card('FN:Rui', 'TEL:1')
  const expected = (await read(plain)).map(({ card }) => card)
  assert.deepEqual(
    expected.map((each) => each?.displayName),
    ['José Łódź 李', 'Rui'],
  )
  const files: Record<string, Buffer> = {
    'line feeds': Buffer.from(plain.replaceAll('\r\n', '\n')),
    returns: Buffer.from(plain.replaceAll('\r\n', '\r')),
    'doubled returns': Buffer.from(plain.replaceAll('\r\n', '\r\r\n')),
    'a mark': Buffer.from(`\uFEFF${plain}`),
    'UTF-16': Buffer.from(`\uFEFF${plain}`, 'utf16le'),
    'UTF-16 without a mark': Buffer.from(plain, 'utf16le'),
    'UTF-16, big end first': Buffer.from(`\uFEFF${plain}`, 'utf16le').swap16(),
  }
  for (const [what, file] of Object.entries(files))
    for (const size of [1, 2, 3, 7, 1000]) {
      const found = await read(file, size)
      assert.deepEqual(
        found.map(({ card }) => card),
        expected,
        `${what} in pieces of ${size}`,
      )
      assert.deepEqual(
        found.flatMap(({ problems }) => problems),
        [],
        what,
      )
    }
})

test('a line folded within a character is joined', async () => {
  const bytes = Buffer.from('FN:Zoë 👩‍👩‍👧 Ångström')
  for (let at = 1; at < bytes.length; at += 1) {
    const file = Buffer.concat([
      Buffer.from('BEGIN:VCARD\r\n'),
      bytes.subarray(0, at),
      Buffer.from('\r\n '),
      bytes.subarray(at),
      Buffer.from('\r\nEND:VCARD'),
    ])
    const [found] = await read(file)
    assert.equal(found?.card?.displayName, 'Zoë 👩‍👩‍👧 Ångström', `folded at ${at}`)
  }
})

test('2.1 is read with its quoted-printable, character sets, bare types and cards within cards', async () => {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg',
    'TEL;CELL;PREF:+49 171 1',
    'NOTE;QUOTED-PRINTABLE:one=0D=0Atwo=',
    'END:VCARD',
    'AGENT:',
    'BEGIN:VCARD',
    'FN:Somebody; else',
    'END:VCARD',
    'PHOTO;JPEG;BASE64:AAAA',
    'BBBB',
    '',
    'END:VCARD',
  ]
  const [found, ...more] = await read(Buffer.from(lines.join('\r\n'), 'latin1'))
  assert.deepEqual([more, found?.problems], [[], []])
  const { displayName, phones, labels, notes, extras } = found?.card ?? {}
  assert.deepEqual([displayName, phones, notes], ['Jörg Müller', ['+49 171 1'], ['one\ntwoEND:VCARD']])
  assert.deepEqual(labels, [{ value: '+49 171 1', label: 'mobile' }])
  assert.deepEqual(extras, [
    'TEL;TYPE=CELL;TYPE=PREF:+49 171 1',
    'AGENT:BEGIN:VCARD\\nFN:Somebody\\; else\\nEND:VCARD',
    'PHOTO;TYPE=JPEG;ENCODING=b:AAAABBBB',
  ])
})

test('unreadable lines are reported, and the rest is read', async () => {
  const file = Buffer.concat([
    Buffer.from('hello\n\nworld\nBEGIN:VCARD\nFN:Ana\nwhat is this\nBDAY:1985-02-31\nEMAIL:not an address\n'),
    Buffer.from('BEGIN:VCARD\nFN:J'),
    Buffer.from([0xf6]),
    Buffer.from('rg\nTITLE:a\0b\nX-KITH-RHYTHM-DAYS:often\nTEL;CHARSET=KLINGON:5\nEND:VCARD\nBEGIN:VCARD\nEND:VCARD\n'),
    Buffer.from('BEGIN:VCARD\nKIND:group\nFN:Friends\nMEMBER:urn:uuid:1\nEND:VCARD\nBEGIN:VCARD\nORG:Padaria\n'),
  ])
  const found = await read(file)
  assert.deepEqual(
    found.map(({ line, card, problems }) => [line, card?.displayName ?? null, problems]),
    [
      [1, null, ['Lines 1 to 3 are outside of any card and were left out.']],
      [
        4,
        'Ana',
        [
          'The end of the card (END:VCARD) is missing.',
          'Line 6 is not a property and was left out: “what is this”.',
          'The birthday “1985-02-31” was kept as extra data: it is not a calendar date.',
          'The e-mail address “not an address” was kept as extra data: it is not valid.',
        ],
      ],
      [
        9,
        'Jörg',
        [
          'Line 10 is not valid UTF-8 and was read as Windows-1252.',
          'Control characters in line 11 were left out.',
          'Line 13 has the unknown character set “KLINGON”; it was read as UTF-8 or Windows-1252.',
          'The rhythm “often” was kept as extra data: it is not valid.',
        ],
      ],
      [15, null, ['This card has no name, company, e-mail address or phone number and was left out.']],
      [17, null, []],
      [22, 'Padaria', ['The end of the card (END:VCARD) is missing.', 'There is no name; “Padaria” is used instead.']],
    ],
  )
  assert.deepEqual(found[4]?.group, { name: 'Friends', members: ['1'] })
  assert.deepEqual(found[1]?.card?.extras, ['BDAY:1985-02-31', 'EMAIL:not an address'])
})

test('a value beyond the limits of its field is kept as an extra, and the card is read', async () => {
  const long = 'x'.repeat(200)
  const [found] = await read(
    card(
      `FN:${long}`,
      `ORG:${long}`,
      `TEL:${long}`,
      ...Array.from({ length: 22 }, (_, at) => `EMAIL:a${at}@example.com`),
      `CATEGORIES:design,${long}`,
      `NOTE:${'word '.repeat(900)}`,
      `PHOTO;ENCODING=b:${'A'.repeat(200_000)}`,
    ),
  )
  assert.ok(found?.card)
  const { displayName, company, phones, emails, tags, notes, extras } = found.card
  assert.deepEqual([displayName.length, company, phones, emails.length, tags], [120, undefined, [], 20, ['design']])
  assert.deepEqual([notes.length, notes.every((note) => note.length <= 2000)], [3, true])
  assert.deepEqual(extras, [
    `FN:${long}`,
    `ORG:${long}`,
    `TEL:${long}`,
    'EMAIL:a20@example.com',
    'EMAIL:a21@example.com',
    `CATEGORIES:${long}`,
  ])
  assert.match(found.problems.join('\n'), /PHOTO has 196 KB, more than the maximum of 128 KB, and was left out\./)
  assert.match(
    found.problems.join('\n'),
    /Only 20 e-mail addresses are stored; “a21@example.com” was kept as extra data\./,
  )
})

test('an oversized photo is reported and left out, and the person is read', async () => {
  const folded = Array.from({ length: 30_000 }, () => ` ${'QUJD'.repeat(18)}`).join('\r\n')
  const soft = `NOTE;ENCODING=QUOTED-PRINTABLE:${'=C3=A4=\r\n'.repeat(120_000)}x`
  const lines = [`PHOTO:${'A'.repeat(maxCardBytes + 1)}`, `PHOTO;ENCODING=b:\r\n${folded}`, soft]
  const found = await read(lines.map((line, at) => card(`FN:Person ${at}`, line, 'TEL:1234567')).join(''), 60_000)
  assert.deepEqual(
    found.map(({ card }) => [card?.displayName, card?.phones, card?.extras, card?.notes]),
    lines.map((_, at) => [`Person ${at}`, ['1234567'], [], []]),
  )
  for (const { problems } of found)
    assert.match(problems.join(), /^Line \d+ is longer than 768 KB and was left out: “(PHOTO|NOTE)[^”]+”\.$/)
})

test('a card over a megabyte is reported and left out, and the next one is read', async () => {
  const many = card('FN:Many', ...Array.from({ length: 30_000 }, (_, at) => `X-LINE-${at}:${'a'.repeat(40)}`))
  const found = await read(`${many}${card('FN:Small')}`, 60_000)
  assert.deepEqual(
    found.map(({ card, problems }) => card?.displayName ?? problems.join()),
    ['This card is larger than 1 MB and was left out.', 'Small'],
  )
})

const word = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }).filter((text) => /[a-z]/i.test(text))
const names = [
  'ORG',
  'TITLE',
  'EMAIL',
  'TEL',
  'ADR',
  'BDAY',
  'URL',
  'X-SOCIALPROFILE',
  'NOTE',
  'CATEGORIES',
  'UID',
  'ROLE',
]
const anyLine = fc
  .record({
    group: fc.constantFrom('', '', 'item1.', 'home.'),
    name: fc.constantFrom(...names, 'X-ANYTHING', 'IMPP', 'N', 'FN', 'X-KITH-MET-ON', 'X-KITH-RHYTHM-DAYS'),
    parameter: fc.constantFrom('', '', ';TYPE=WORK', ';type=pref;X-A="b:c;d"'),
    value: fc.oneof(
      word,
      fc.tuple(word, word).map((words) => words.join(';')),
      fc.constantFrom('a@example.com', '1990-01-02'),
    ),
  })
  .map(({ group, name, parameter, value }) => ({ value, raw: `${group}${name}${parameter}:${value.trim()}` }))

test('a card made to be slow is read quickly', async () => {
  const size = 100_000
  const slow = [
    `TITLE:a${' '.repeat(size)}b`,
    `N:a${' '.repeat(size)}b;c`,
    `TEL${';A'.repeat(size / 2)}:1`,
    `TEL;TYPE=${'a,'.repeat(size / 2)}:1`,
  ]
  for (const line of slow) {
    const start = process.cpuUsage()
    await read(`BEGIN:VCARD\nFN:Ana\n${line}\nEND:VCARD\n`)
    const { user } = process.cpuUsage(start)
    assert.ok(user < 2_000_000, `${line.slice(0, 20)} took ${user} µs`)
  }
})

test('a card with very many lines is reported and left out', async () => {
  const [many, next] = await read(`BEGIN:VCARD\n${'x\n'.repeat(6_000)}END:VCARD\nBEGIN:VCARD\nFN:Ana\nEND:VCARD\n`)
  assert.deepEqual(many?.problems, ['This card has more than 5000 lines and was left out.'])
  assert.equal(next?.card?.displayName, 'Ana')
})

test('everything in a card is in a field, in the extras or in the problems', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine, { maxLength: 12 }), async (lines) => {
      const file = [...['BEGIN:VCARD', 'FN:Ana'], ...lines.map(({ raw }) => raw), 'END:VCARD'].map(foldLine).join('')
      const [found] = await read(file)
      assert.ok(found?.card)
      const { extras, uid, ...fields } = found.card
      const inFields = JSON.stringify([Object.values(fields), uid]).toLowerCase()
      for (const { raw, value } of lines) {
        const pieces = value.split(/\\n|\\N|\\?[;,\\"]/).map((piece) => piece.trim().toLowerCase())
        const isKept = extras.includes(raw) || pieces.every((piece) => inFields.includes(piece))
        assert.ok(isKept || found.problems.some((problem) => problem.includes(value.trim())), `${raw} was dropped`)
      }
    }),
    { numRuns: 200 },
  )
})

test('a card with very many lines, parameters or problems is read quickly', async () => {
  const took = await measureCpuTime(async () => {
    const [lines] = await read(card('FN:Ana', ...Array.from({ length: 6_000 }, (_, at) => `TEL:${at}`)))
    assert.deepEqual([lines?.card, lines?.problems.length], [null, 1])
    const [parameters] = await read(card('FN:Ana', `EMAIL${';TYPE=a'.repeat(30_000)}:a@example.com`))
    assert.equal(parameters?.card?.displayName, 'Ana')
    assert.match(parameters?.problems[0] ?? '', /Line 4 is not a property/)
    const [problems] = await read(card('FN:Ana', ...Array.from({ length: 4_000 }, (_, at) => `nothing ${at}`)))
    assert.equal(problems?.problems.length, 51)
  })
  assert.ok(took < 3_000)
})

async function read(file: string | Buffer, size = 50_000) {
  const found: (Omit<ReadVcard, 'problems'> & { problems: string[] })[] = []
  for await (const each of readVcards(inPieces(Buffer.from(file), size)))
    found.push({ ...each, problems: each.problems.map(inEnglish) })
  return found
}

async function* inPieces(file: Buffer, size: number) {
  for (let start = 0; start < file.length; start += size) yield file.subarray(start, start + size)
}

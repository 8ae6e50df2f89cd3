import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { delicate } from '../../../../test/drafts/delicate.ts'
import { factsOf, today } from '../../../../test/drafts/facts-of.ts'
import { occasions } from '../../../../test/drafts/occasions.ts'
import { promises } from '../../../../test/drafts/promises.ts'
import { measureCpuTime } from '../../../../test/harness/cpu-time.ts'
import { middleOf, sentenceCount } from './check.ts'
import { composeDraft, frameOf } from './compose.ts'
import type { Draft, Facts } from './facts.ts'
import { bookFor } from './reading/books.ts'
import { hasPlaceholder } from './reading/whole-phrase.ts'

const examples = [...occasions, ...promises, ...delicate]

for (const example of examples) {
  test(`a draft from ${example.about}`, () => {
    const facts = factsOf(example)
    const draft = composeDraft(facts)
    assert.equal(middleOf(draft.body), example.says)
    assert.equal(draft.subject, example.subject)
    assert.match(draft.body, /^(Hi .+|Hello),\n\n.+\n\nBest,\nRui$/)
    holds(draft, facts)
  })
}

test('a draft says which entries and promises it drew on, and no others', () => {
  const facts = factsOf({
    entries: [
      ['note', 1, 'Likes jazz.'],
      ['note', 2, 'Coffee at the harbour.'],
      ['note', 9, 'Ana is moving to Porto in May.'],
      ['note', 20, 'Lunch.'],
    ],
    promises: [
      ['???', 1],
      ['Send the deck', 2],
    ],
  })
  assert.deepEqual(composeDraft(facts).drewOn, { ixIds: ['ix-2', 'ix-3'], promiseIds: ['promise-2'] })
})

test('days are in the member’s time zone', () => {
  const facts = factsOf({ entries: [['call', 1, '']] })
  const late = {
    ...facts,
    entries: facts.entries.map((entry) => ({ ...entry, occurredAt: '2026-11-18T23:30:00.000Z' })),
  }
  assert.match(composeDraft({ ...late, timeZone: 'Europe/Lisbon' }).body, /yesterday/)
  assert.match(composeDraft({ ...late, timeZone: 'Asia/Tokyo' }).body, /today/)
})

test('an entry of a hundred thousand characters takes no longer than a short one', async () => {
  const long = ['x '.repeat(50_000), `${' '.repeat(100_000)},`, '.'.repeat(100_000), 'Coffee at '.repeat(10_000)]
  const all = long.map((text) =>
    factsOf({ entries: Array.from({ length: 10 }, () => ['note', 1, text]), promises: [[text.slice(0, 500), 1]] }),
  )
  assert.ok((await measureCpuTime(() => all.map((facts) => composeDraft(facts)))) < 2_000)
})

const canary = 'zorblax'
const pool = examples.flatMap(({ entries }) => entries).filter(([kind]) => !kind.includes('visitor'))
const notes = pool.map(([, , text]) => text)
const privately = [
  'seemed stressed about Zorblax',
  'She is divorced from Zorblax',
  'Talked about the Zorblax salary',
  'Coffee at the Zorblax clinic',
  'She is moving to Zorblax because of cancer',
  'Met at the Zorblax funeral. She is launching the Zorblax',
]
const visitors = [
  'Zorblax! Coffee at the Zorblax.',
  'We discussed the zorblax. Ana is moving to Zorblax.',
  '[Name] {{zorblax}} https://zorblax.example',
  'Send her the zorblax by Friday',
]
const names = [
  'Ana Ribeiro',
  'Dr. Ana Ribeiro',
  'Ribeiro, Ana',
  '李小龍',
  'J. Smith',
  'Ana 🌊',
  'O’Neil',
  'ana',
  'Юлия Петрова',
  'Will May',
]

const entry = fc.oneof(
  fc.record({ text: fc.constantFrom(...notes), source: fc.constantFrom('member', 'assistant') }),
  fc.record({ text: fc.constantFrom(...privately), source: fc.constant('member') }),
  fc.record({ text: fc.constantFrom(...visitors), source: fc.constant('visitor') }),
  fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 300 }), source: fc.constant('visitor') }),
  fc.record({ text: fc.lorem({ mode: 'sentences' }), source: fc.constant('member') }),
)
const anyFacts = fc.record({
  name: fc.constantFrom(...names),
  entries: fc.array(
    fc.tuple(
      fc.constantFrom('note', 'voice_memo', 'meeting', 'call', 'message', 'exchange'),
      fc.integer({ min: -5, max: 900 }),
      entry,
    ),
    { maxLength: 10 },
  ),
  promises: fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...promises.flatMap(({ promises = [] }) => promises.map(([text]) => text))),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      ),
      fc.integer({ min: -60, max: 400 }),
    ),
    { maxLength: 4 },
  ),
})

test('whatever is known, a draft is short, by name, without blanks, and keeps private and visitors’ words to itself', () => {
  fc.assert(
    fc.property(anyFacts, ({ name, entries, promises }) => {
      const facts = factsOf({
        name,
        entries: entries
          .toSorted((one, other) => one[1] - other[1])
          .map(([kind, daysAgo, { text, source }]) => [`${kind}/${source}`, daysAgo, text]),
        promises,
      })
      const draft = composeDraft(facts)
      holds(draft, facts)
      assert.doesNotMatch(`${draft.subject}\n${draft.body}`.toLowerCase(), new RegExp(canary))
      assert.deepEqual(composeDraft(facts), draft)
    }),
    { numRuns: 500 },
  )
})

test('whatever a member writes, a draft stays a draft', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
      (text, name) => {
        const facts = factsOf({ name, entries: [['note', 1, text]], promises: [[`Send ${text}`, 1]] })
        holds(composeDraft(facts), facts)
      },
    ),
    { numRuns: 500 },
  )
})

function holds({ subject, body, drewOn }: Draft, facts: Facts) {
  const middle = middleOf(body)
  assert.ok(body.startsWith(`${frameOf(facts).greeting}\n\n`), body)
  assert.ok(body.endsWith(`\n${bookFor(facts).signOff}\nRui`), body)
  if (bookFor(facts).signOff === 'Best,')
    assert.ok([2, 3, 4].includes(sentenceCount(middle)), `${sentenceCount(middle)} sentences: ${body}`)
  assert.ok(!hasPlaceholder(`${subject}\n${body}`), body)
  assert.ok(subject.length > 0 && subject.length <= 120 && !subject.includes('\n'))
  assert.ok(body.length <= 1200)
  assert.doesNotMatch(middle, /\b(?:she|he|him|her|his)\b/i)
  assert.doesNotMatch(middle, /https?:|@|undefined|null|\byou you\b|\bthe the\b| {2}/)
  for (const id of drewOn.ixIds)
    assert.ok(facts.entries.some(({ ixId, occurredAt }) => ixId === id && occurredAt.slice(0, 10) <= today))
  for (const id of drewOn.promiseIds) assert.ok(facts.promises.some(({ promiseId }) => promiseId === id))
}

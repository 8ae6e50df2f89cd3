import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { plainText } from '#language/sentences/plain-text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { type Remembered, people as tidy } from '../../../test/small-memory/people.ts'
import { askedAt, remember } from '../../../test/small-memory/seed.ts'
import { readQuestion } from '../questions/read.ts'
import { plainAnswer } from './answer.ts'

const house = await useHouse()
house.clock.set(askedAt)
const ctx = memberContext(house, await newMember(house))
const other = memberContext(house, await newMember(house))
/** Notes as they come: lists, links, quotes, talk without a stop, scripts without spaces. */
const rough: Remembered[] = [
  {
    displayName: 'Fernando “Nando” Bastos',
    company: 'Rádio <b>Marginal</b>',
    howMet: 'On “Gaivota”, see https://example.com/boat',
    tags: ['“crew”'],
    notes: [
      [
        '2026-05-01',
        'Plans:\n- buy a new sail\n* call Ben\n\n---\n“Never again”, he said. [His show](https://example.com/x) is on.',
      ],
      ['2026-06-01', `${'and then he said that the harbour was closed and so we went to Lisbon '.repeat(30)}for lunch`],
      ['2026-07-01', '他住在里斯本。喜欢帆船！下周去波尔图。'],
      ['2026-08-01', 'a <b\nc> d.\r\nMet Dr. Weiss\u2028in Munich!! …  <a href="https://example.com">sail</a>'],
    ],
  },
]
const people = [...tidy, ...rough]
await remember(ctx, people)
// Near-equal notes of somebody else: each word is there, and each must stay there.
const canary = 'zanzibar'
await remember(
  other,
  people.map((each) => ({ ...each, notes: each.notes.map(([day, text]) => [day, `${text} ${canary}`]) })),
)
const mine = await idsOf(ctx)

const said = people.flatMap(({ displayName, notes, location, company }) =>
  [displayName, location, company, ...notes.map(([, text]) => text)]
    .join(' ')
    .split(/[^\p{L}\p{N}]+/u)
    .slice(0, 200),
)
const openings = [
  'Who',
  'Who do I know in',
  'Who works at',
  'When does',
  'What did',
  'Where is',
  'How many',
  'Tell me about',
  'Any',
  'Is',
  canary,
]
const questions = fc
  .tuple(
    fc.constantFrom(...openings),
    fc.array(fc.constantFrom(...said.filter(Boolean)), { minLength: 1, maxLength: 6 }),
  )
  .map(([opening, words]) => `${opening} ${words.join(' ')}?`)

test('for any question, each quote occurs in its source, and each source is the member’s own', async () => {
  await fc.assert(
    fc.asyncProperty(questions, async (text) => {
      const question = await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null })
      for (const { text: claim, cites } of (await plainAnswer(ctx, question)).claims) {
        assert.ok(
          cites.every(({ id }) => mine.has(id)),
          claim,
        )
        if (cites.length > 0) assert.doesNotMatch(claim, new RegExp(canary))
        const sources = cites.map((passage) => plain(passage.text))
        for (const quote of cites.length > 0 ? quotesIn(claim) : []) {
          assert.ok(
            sources.some((source) => source.includes(quote)),
            `${claim}\n${sources.join('\n')}`,
          )
        }
      }
    }),
    { numRuns: 50 },
  )
})

const plain = (text: string) => plainText(text).replace(/[“”]/gu, '"')
const quotesIn = (claim: string) => [...claim.matchAll(/“([^”]*)”/gu)].map(([, quote = '']) => quote.replace(/…$/u, ''))

async function idsOf({ db, member }: MemberContext) {
  const [connections, interactions, promises] = await Promise.all([
    db.selectFrom('connections').select('id').where('memberId', '=', member.id).execute(),
    db.selectFrom('interactions').select('id').where('memberId', '=', member.id).execute(),
    db.selectFrom('promises').select('id').where('memberId', '=', member.id).execute(),
  ])
  return new Set([...connections, ...interactions, ...promises].map(({ id }) => id))
}

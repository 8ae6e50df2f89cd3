import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createConnection } from '#people/connections/connections.ts'
import { transaction } from '#platform/context/context.ts'
import { memberContext, newMember, useHouse } from '../../../../test/harness/harness.ts'
import { readQuestion } from '../read.ts'

const house = await useHouse()
const member = await newMember(house)
const ctx = memberContext(house, member)

const people = [
  ...['Ana Ribeiro', 'Ben Carter', 'Robert Quinn', 'José Ângelo Müller', 'James Okafor', 'Mark Olsen', 'Will Tanaka'],
  ...[
    'May Lindqvist',
    'Grace Hopper',
    'Marta Nowak',
    'Marta Silva',
    'Jan van der Berg',
    '王小明',
    '김민준',
    'Анна Петрова',
  ],
  ...[
    'Paris Dupont',
    "Sinead O'Brien",
    'Margaret Price',
    'Bill Long',
    'June Park',
    'Katherine Wells',
    'Anna-Lena Krüger',
  ],
  ...['Dr. Helena Voss', 'Ivan Horvat', 'Wang Fang', 'Rose', 'Rose Tyler'],
]
await transaction(ctx, async (ctx) => {
  for (const displayName of people) {
    const company = displayName === 'Marta Nowak' ? 'Acme' : undefined
    await createConnection(ctx, { displayName, company, emails: [], phones: [], tags: [], profiles: [] })
  }
})
const [ana] = (await member.client.Connections_search({ query: 'Ana Ribeiro' })).connections
await member.client.Memory_addNote({ connectionId: ana?.connectionId ?? '', text: 'Her dog Mirta likes the beach.' })

const read = (text: string) => readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null })
const namesIn = async (text: string) =>
  (await read(text)).named.map(
    ({ people }) =>
      people
        .map(({ name }) => name)
        .sort()
        .join(' or ') || 'a stranger',
  )

const expected: [string, string[]][] = [
  ['What did Ana say about the budget?', ['Ana Ribeiro']],
  ['what did ana say', ['Ana Ribeiro']],
  ['What did ANA say', ['Ana Ribeiro']],
  ['When did I last see Ana Ribeiro?', ['Ana Ribeiro']],
  ['Anything new from Ribeiro?', ['Ana Ribeiro']],
  ['When is Ana’s birthday?', ['Ana Ribeiro']],
  ["Who is Ana's husband?", ['Ana Ribeiro']],
  ["What is James' new job?", ['James Okafor']],
  ["What is James's new job?", ['James Okafor']],
  ['Where does Bob work?', ['Robert Quinn']],
  ['Where does jose muller live?', ['José Ângelo Müller']],
  ['What did I tell Jose Angelo?', ['José Ângelo Müller']],
  ['What did I promise Mark?', ['Mark Olsen']],
  ['Did I mark the deck as sent?', []],
  ["what is mark's address?", ['Mark Olsen']],
  ['When will Ana be back?', ['Ana Ribeiro']],
  ['Where does Will live?', ['Will Tanaka']],
  ['What did I promise in May?', []],
  ['May I call Ana?', ['Ana Ribeiro']],
  ['What did May say in June?', ['May Lindqvist']],
  ['Who may join us?', []],
  ['What did June say in May?', ['June Park']],
  ['What did Grace want?', ['Grace Hopper']],
  ['Is there a grace period?', []],
  ['What did Marta say?', ['Marta Nowak or Marta Silva']],
  ['What did Marta Silva say?', ['Marta Silva']],
  ['What did Marta from Acme say?', ['Marta Nowak']],
  ['What did Marta Kowalska say?', ['a stranger']],
  ['What did Ana and Ben talk about?', ['Ana Ribeiro', 'Ben Carter']],
  ['Does Ana know Ben Carter?', ['Ana Ribeiro', 'Ben Carter']],
  ['When did I meet Jan van der Berg?', ['Jan van der Berg']],
  ['What did Berg want?', ['Jan van der Berg']],
  ['王小明说了什么？', ['王小明']],
  ['小明喜欢什么？', ['王小明']],
  ['김민준은 어디에 살아요?', ['김민준']],
  ['Что сказала Анна?', ['Анна Петрова']],
  ['Who do I know in Paris?', []],
  ["What is Paris's number?", ['Paris Dupont']],
  ['What did Sinead O’Brien need?', ["Sinead O'Brien"]],
  ['what did obrien need', ["Sinead O'Brien"]],
  ['What price did Ana offer?', ['Ana Ribeiro']],
  ['How long have I known Ana?', ['Ana Ribeiro']],
  ['What is the bill for?', []],
  ['What did Katharine ask for?', ['Katherine Wells']],
  ['What did Helna want?', ['Dr. Helena Voss']],
  ['What did Ana Ribero want?', ['Ana Ribeiro']],
  ['Is Mirta house-trained?', []],
  ['What did Zebulon say?', ['a stranger']],
  ['What did John say?', ['a stranger']],
  ['What did anna-lena say?', ['Anna-Lena Krüger']],
  ['What did Rose say?', ['Rose']],
  ['What did Rose Tyler say?', ['Rose Tyler']],
  ['Who do I know at Acme?', []],
  ['What is new?', []],
  ['What did I say to my brother?', []],
  ['WHAT DID BEN SAY?', ['Ben Carter']],
  ['When Will Ana Come Back?', ['Ana Ribeiro']],
  ['What did Ana Maria Ribeiro say?', ['Ana Ribeiro']],
  ['What did Dr Carter say?', ['Ben Carter']],
  ['Did Ana Acme call?', ['a stranger']],
  ['Who moved to Paris?', []],
  ['Who is from Paris?', []],
  ['what did grace say', ['Grace Hopper']],
  ['And Grace?', ['Grace Hopper']],
  ['Who knows the carter family business?', []],
  ['What did I tell Ana I would do?', ['Ana Ribeiro']],
  ['How long since I talked to Mark?', ['Mark Olsen']],
  ['What did Marta Acme say?', ['Marta Nowak']],
  ['What does Carter Inc sell?', []],
  ['Did Ana Enjoy The Sushi In Porto?', ['Ana Ribeiro']],
  ['where does bob work', ['Robert Quinn']],
  ['what did i promise bob', ['Robert Quinn']],
  ['when is bob’s birthday', ['Robert Quinn']],
  ['Does Ana have a peg?', ['Ana Ribeiro']],
  ['Will Ana Ribeiro come?', ['Ana Ribeiro']],
  ['What did Wang Xiaoming say?', ['王小明']],
]

for (const [question, names] of expected) {
  test(`the names in a question: ${question}`, async () => assert.deepEqual(await namesIn(question), names))
}

test('people of other members are never recognized', async () => {
  const stranger = memberContext(house, await newMember(house))
  const { named } = await readQuestion(stranger, {
    text: 'What did Ana Ribeiro say to ana?',
    timeZone: 'UTC',
    connectionId: null,
    earlier: null,
  })
  assert.deepEqual(
    named.flatMap(({ people }) => people),
    [],
  )
})

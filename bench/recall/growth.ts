import { plainAnswer } from '#asking/answers/answer.ts'
import { readQuestion } from '#asking/questions/read.ts'
import { type Person, people } from '../people.ts'
import { quantile } from '../statistics.ts'
import type { Store } from '../stores.ts'
import { fixed, type Table } from '../table.ts'
import { memberTold, openHouse, type Remembered, type Told } from './house.ts'

/** Each of the sizes knows them. */
const asked = 40
const rounds = 4

/** The time of a question as one member's memory grows; the same questions at every size. */
export async function growth(stores: Store[], sizes: number[]): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) {
    const { kith, close } = await openHouse(await store.create('growth'))
    kith.embedder = null
    const members: Remembered[] = []
    for (const size of sizes)
      members.push(await remembering(size, (names, told) => memberTold(kith, `m${size}`, names, told)))
    for (const [kind, questions] of Object.entries(kinds)) {
      const times = await latencies(members, questions)
      const middle = times.map((each) => quantile(each, 0.5))
      const ratio = (middle.at(-1) ?? 0) / (middle[0] ?? 1)
      const cells = times.map((each, at) => `${fixed(middle[at] ?? 0, 1)} / ${fixed(quantile(each, 0.95), 1)}`)
      rows.push([kind, store.name, ...cells, `${fixed(ratio, 1)}×`])
    }
    await close()
  }
  const head = ['question', 'store', ...sizes.map((size) => `${size.toLocaleString('en')} entries`), 'last / first']
  return {
    title: 'Answers as a memory grows',
    note: 'Read, recalled and answered without a model. Milliseconds, p50 and p95; the ratio is of the p50.',
    head,
    rows,
  }
}

const first = people().take(asked).toArray()
const topicOf = ({ notes }: Person) =>
  /about (\w+) and (\w+) over lunch in (\S+);.* about (\w+)/.exec(notes[0] ?? '')?.slice(1) ?? []

const kinds: Record<string, string[]> = {
  'a person and a topic': first.map((person) => `What did ${person.displayName} tell me about ${topicOf(person)[0]}?`),
  'a topic and a town': first.map((person) => `Who told me about ${topicOf(person)[1]} in ${topicOf(person)[2]}?`),
  'common words only': first.map(() => 'What was told over lunch next time?'),
  'a word nobody said': first.map((_, at) => `Who mentioned quetzalcoatl${at} and ${topicOf(first[at] as Person)[3]}?`),
}

type Fill = (names: string[], told: Iterable<Told>) => Promise<Remembered>

/** Twenty-five entries a person, minutes or a day apart; only the first one is unique. */
function remembering(size: number, fill: Fill) {
  const everyone = people().take(size).toArray()
  const names = everyone
    .slice(0, size / 25)
    .map(({ displayName }, at) => (at < asked ? displayName : `${displayName} ${at}`))
  let at = Temporal.Instant.from('2015-01-01T00:00:00Z')
  const told = everyone.map(({ notes }, n) => {
    at = at.add({ minutes: n % 4 === 0 ? 1500 : 7 })
    return {
      who: names[n % names.length] ?? '',
      text: notes[0] ?? '',
      at: at.toString({ smallestUnit: 'millisecond' }),
    }
  })
  return fill([...new Set(names)], told)
}

/** The sizes take turns, so that whatever else the machine does falls on all alike. */
async function latencies(members: Remembered[], questions: string[]) {
  const times = members.map(() => [] as number[])
  for (const text of Array.from({ length: rounds }, () => questions).flat()) {
    for (const [at, { ctx }] of members.entries()) {
      const began = performance.now()
      await plainAnswer(ctx, await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null }))
      times[at]?.push(performance.now() - began)
    }
  }
  return times
}

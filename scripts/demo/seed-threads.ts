import { randomUUID } from 'node:crypto'
import { rateAnswer } from '#asking/ask/feedback.ts'
import { beginAsking, finishAsking } from '#asking/ask/questions.ts'
import type { Context, MemberContext } from '#platform/context/context.ts'

type Then = <C extends Context>(ctx: C, ago: number) => C
type Thread = { ago: number; rated?: 'up' | 'down'; questions: string[] }

/** Questions that Rui has asked, oldest first. */
const threads: Thread[] = [
  { ago: 9, questions: ['Who do I know in Tokyo?', 'When did I last talk to Aoi?'] },
  { ago: 4, rated: 'up', questions: ['What did Olena say about her brother?', 'And what did I promise her?'] },
  { ago: 0, questions: ['What did I promise for this week?', 'Whom should I follow up with?'] },
]

export async function seedThreads(ctx: MemberContext, then: Then) {
  for (const { ago, rated, questions } of threads) {
    const id = randomUUID()
    for (const [at, content] of questions.entries()) {
      const asked = then(ctx, ago)
      const begun = await beginAsking(asked, { id, content })
      const { answer } = await finishAsking(asked, begun, { send: () => {}, isFirst: true })
      if (rated && at === 0) await rateAnswer(asked, { id: answer.id, rating: rated })
    }
  }
}

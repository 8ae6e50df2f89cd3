import { storeReason } from '#contract/texts/reason.ts'
import { type Kith, nowText } from '#platform/context/context.ts'
import { stoppedFailure } from './views.ts'

/** Marks the answers as failed that a killed process left unfinished: they can be tried again at once. */
export async function failUnfinishedAnswers(ctx: Pick<Kith, 'db' | 'now'>) {
  await ctx.db
    .updateTable('messages')
    .set({ failure: storeReason(stoppedFailure), answeredAt: nowText(ctx) })
    .where('attempt', '>', 0)
    .where('answeredAt', 'is', null)
    .execute()
}

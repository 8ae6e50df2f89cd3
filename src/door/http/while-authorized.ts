import { Refusal } from '#contract/errors.ts'
import type { Context } from '#platform/context/context.ts'

/** Ends a stream when the access it was opened with ends. Work that was started is finished all the same. */
export async function whileAuthorized<T>({ feed, caller }: Context, answer: Promise<T>): Promise<T> {
  if (!caller) return answer
  const { member, tokenId, expiresAt } = caller
  const { ended, leave } = feed.watch({ memberId: member.id, tokenId, expiresAt })
  const accessEnded = new Promise<never>((_, reject) => {
    ended.addEventListener('abort', () => ended.reason instanceof Refusal && reject(ended.reason))
  })
  return Promise.race([answer, accessEnded]).finally(leave)
}

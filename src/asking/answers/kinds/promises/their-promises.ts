import { promisesBy } from '#people/briefs/brief.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { loadPeople } from '../../../recall/people.ts'
import { attributeQuote } from '../../wording/attribution.ts'
import type { Answer } from '../../wording/claims.ts'
import { asksForTheirs } from './promise-question.ts'

/** "What did Ana promise me?": the sentences that say so, never what the member promised her. */
export async function theirPromises(ctx: MemberContext, question: Question): Promise<Answer | null> {
  if (!asksForTheirs(question)) return null
  const [person, other] = await loadPeople(ctx, question.about)
  if (!person || other) return null
  const { id: connectionId, displayName: connectionName } = person
  const claims = (await promisesBy(ctx, person)).map(({ ixId: id, occurredAt: at, sentence: text }) => {
    const passage: Passage = { kind: 'interaction', id, connectionId, connectionName, text, at, source: 'member' }
    return { text: attributeQuote(passage, text, question), cites: [passage], quote: text }
  })
  return claims.length > 0 ? { claims, about: question.about, isKnown: true } : null
}

import { findConnection } from '#people/connections/record/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Conditions, isOutdated } from '../../sync/items.ts'
import { etagOf } from '../card-text.ts'
import { type CardRow, findCard, findPersonByUid, isMerged } from '../cards.ts'
import type { SentPerson } from './sent-card.ts'

/** The person of a card in the book, or one who comes into the book under a new name. */
export type Target = { kind: 'card' | 'person'; connectionId: string }

type Write = Conditions & { name: string; sent: SentPerson }

/**
 * Whom a card is about. The name in the path decides, then the UID; two people are never merged here. A name that has left
 * the book is stale and never unknown: at 404 a device would send its card once more, under another name.
 */
export async function findTarget(
  ctx: MemberContext,
  { name, sent, ...conditions }: Write,
): Promise<Target | { kind: 'new' } | { kind: 'stale' }> {
  const card = await findCard(ctx, name)
  if (!card) return findByUid(ctx, sent, conditions)
  if (card.connectionId === null) return { kind: 'stale' }
  const isThere = (await findConnection(ctx, card.connectionId)) !== undefined
  if (isThere && card.goneAt === null) return { kind: 'card', connectionId: card.connectionId }
  if (conditions.ifMatch !== undefined) return { kind: 'stale' }
  if (isThere && card.goneAs === 'device') return { kind: 'card', connectionId: card.connectionId }
  const isNew = conditions.ifNoneMatch === '*' && !isThere && !(await isMerged(ctx, card.connectionId))
  return isNew ? findByUid(ctx, sent, conditions) : { kind: 'stale' }
}

async function findByUid(
  ctx: MemberContext,
  { uid }: SentPerson,
  { ifMatch }: Conditions,
): Promise<Target | { kind: 'new' } | { kind: 'stale' }> {
  if (ifMatch !== undefined) return { kind: 'stale' }
  const connectionId = await findPersonByUid(ctx, uid)
  return connectionId === null ? { kind: 'new' } : { kind: 'person', connectionId }
}

/** Whether a device has not seen the present state of a card. */
export function isStale(card: Pick<CardRow, 'revision' | 'goneAt'> | undefined, conditions: Conditions) {
  return isOutdated(card?.goneAt === null ? etagOf(card) : null, conditions)
}

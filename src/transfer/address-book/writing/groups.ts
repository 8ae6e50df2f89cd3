import { parseField } from '#cards/vcards/format/person.ts'
import { memberKey, type VcardGroup } from '#cards/vcards/reading/read.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { updateConnection } from '#people/connections/connections.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { labelKey } from '#people/connections/record/labels.ts'
import { tryLockConnection } from '#people/connections/record/lock.ts'
import { findConnection } from '#people/connections/record/row.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { mapInTurns, takeTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { createPace } from '#platform/db/pace.ts'
import type { Conditions, WriteOutcome } from '../../sync/items.ts'
import { type CardRow, cardsOf, findCard, findPersonByUid, nextRevision } from '../cards.ts'
import { reviseCards } from '../revise.ts'
import { isStale } from './find-target.ts'
import { readGroupCard } from './sent-card.ts'

/** No real group has more people. */
const maxMembers = 20_000

/**
 * People who joined a group get its name as a tag, and those who left lose it. A group without a name has no tag.
 * Returns the unknown members.
 */
export async function tagMembers(ctx: MemberContext, before: VcardGroup | null, after: VcardGroup | null) {
  const [had, has] = [tagOf(before), tagOf(after)]
  const [were, are] = [membersOf(before), membersOf(after)]
  const isSame = had !== null && has !== null && labelKey(had) === labelKey(has)
  const unknown: string[] = []
  const giveTurn = takeTurns()
  const pace = createPace()
  for (const [key, member] of new Map([...were, ...are])) {
    const removed = were.has(key) && !(isSame && are.has(key)) ? had : null
    const added = are.has(key) && !(isSame && were.has(key)) ? has : null
    if (removed === null && added === null) continue
    await giveTurn()
    const connectionId = await findMember(ctx, member)
    if (connectionId !== null) await pace.run(() => changeTags(ctx, connectionId, { added, removed }))
    else if (added !== null) unknown.push(member)
  }
  return unknown
}

/** Gives somebody the tags of the groups that named them before they came. */
export async function joinGroups(ctx: MemberContext, connectionId: string, uid: string | null) {
  if (uid === null) return
  const tags = await findTagsFor(ctx, memberKey(uid))
  for (const added of tags) await changeTags(ctx, connectionId, { added, removed: null })
  if (tags.length > 0) await reviseCards(ctx, [connectionId], new Map())
}

async function findTagsFor(ctx: MemberContext, key: string) {
  const giveTurn = takeTurns()
  const tags: string[] = []
  for (const names of chunks(await groupNames(ctx), groupsAtOnce)) {
    const groups = await cardsOf(ctx).where('name', 'in', names).execute()
    // A group may have thousands of members: only those that name the person are read.
    const naming = await mapInTurns(groups, ({ card }) => (isNamedIn(card, key) ? [card] : []), giveTurn)
    const read = await Promise.all(naming.flat().map(readGroupCard))
    tags.push(...read.flatMap((group) => (membersOf(group).has(key) ? (tagOf(group) ?? []) : [])))
  }
  return tags
}

/** Each may have megabytes. */
const groupsAtOnce = 10

async function groupNames({ db, member }: MemberContext) {
  const rows = await db
    .selectFrom('addressCards')
    .select('name')
    .where('memberId', '=', member.id)
    .where('connectionId', 'is', null)
    .where('goneAt', 'is', null)
    .execute()
  return rows.map(({ name }) => name)
}

const isNamedIn = (card: string, key: string) => unfold(card).toLowerCase().includes(key)

const unfold = (card: string) => card.replaceAll(/\r?\n[ \t]/g, '')

const membersOf = (group: VcardGroup | null) =>
  new Map(group?.members.slice(0, maxMembers).map((member) => [memberKey(member), member]))

/** Some address books write an id in another case than its card has. */
async function findMember(ctx: MemberContext, member: string) {
  for (const uid of new Set([member, member.toLowerCase(), member.toUpperCase()])) {
    const connectionId = await findPersonByUid(ctx, uid)
    if (connectionId !== null) return connectionId
  }
  return null
}

function tagOf(group: VcardGroup | null) {
  const { value } = group ? parseField('tags', group.name) : {}
  return typeof value === 'string' ? value : null
}

type TagChange = { added: string | null; removed: string | null }

function changeTags(ctx: MemberContext, connectionId: string, { added, removed }: TagChange) {
  return transaction(ctx, async (ctx) => {
    if (!(await tryLockConnection(ctx, connectionId))) return
    const tags = (await findConnection(ctx, connectionId))?.tags ?? []
    const left = tags.filter((tag) => removed === null || labelKey(tag) !== labelKey(removed))
    const isNew = added !== null && !left.some((tag) => labelKey(tag) === labelKey(added))
    const changed = isNew && left.length < maxItems.tags ? [...left, added] : left
    if (changed.join('\n') !== tags.join('\n')) await updateConnection(ctx, { connectionId, tags: changed })
  })
}

type GroupWrite = Conditions & { name: string; group: VcardGroup; text: string }

/** A group of an address book is kept and given back as it is: refusing it would stop some devices. Its members get a tag. */
export async function writeGroup(ctx: MemberContext, { group, ...write }: GroupWrite): Promise<WriteOutcome> {
  const before = await findCard(ctx, write.name)
  if (isRefused(before, write)) return 'stale'
  if (before?.goneAt === null && before.card === write.text) return 'updated'
  // Before the group is stored: a device that gets no answer sends it again, and the rest is tagged then.
  const unknown = await tagMembers(ctx, await readGroupCard(before?.card ?? ''), group)
  const outcome = await storeGroup(ctx, write)
  // Some may have come meanwhile. Those who come from here on find the group.
  if (outcome !== 'stale') await tagMembers(ctx, null, { ...group, members: unknown })
  return outcome
}

async function storeGroup(
  ctx: MemberContext,
  { name, text, ...conditions }: Omit<GroupWrite, 'group'>,
): Promise<WriteOutcome> {
  return transaction(ctx, async (ctx) => {
    // Locked first: of two requests at once, the second sees what the first stored.
    await lockMembers(ctx, ctx.member.id)
    const card = await findCard(ctx, name)
    if (isRefused(card, conditions)) return 'stale'
    if (card?.goneAt === null && card.card === text) return 'updated'
    const row = {
      ...{ connectionId: null, card: text, photo: null, photoHash: null, goneAt: null, goneAs: null, noteId: null },
      revision: await nextRevision(ctx),
      revisedAt: nowText(ctx),
    }
    await ctx.db
      .insertInto('addressCards')
      .values({ memberId: ctx.member.id, name, ...row })
      .onConflict((conflict) => conflict.columns(['memberId', 'name']).doUpdateSet(row))
      .execute()
    return card ? 'updated' : 'created'
  })
}

function isRefused(card: CardRow | undefined, conditions: Conditions) {
  return (card?.connectionId ?? null) !== null || isStale(card, conditions)
}

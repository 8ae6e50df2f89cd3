import { removeRows } from '#members/members/hooks.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { mapInTurns } from '#platform/context/turns.ts'
import { emit, emitAll } from '#platform/events/emit.ts'
import { blankCards } from '#platform/removals/blank-synced.ts'
import { eraseRelations } from '#platform/removals/erase-relations.ts'
import { findRemoval } from '#platform/removals/removal.ts'
import { removedRows, restoreRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeAll } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { forgetMerges, restoreMerges } from '../connections/merged/merges.ts'
import { recountDeath } from '../connections/record/death.ts'
import { recountLastContact } from '../connections/record/last-contact.ts'
import { connectionNotFound } from '../connections/record/lock.ts'
import { connectionView, findConnection, lockConnectionRow, type Row } from '../connections/record/row.ts'
import { putPersonBack } from '../connections/record/write-changed.ts'
import { sharedEntriesWith, takeFirstAgain } from '../entry-people/coming-and-going.ts'
import { readFactsAgain } from '../facts/read-later.ts'
import { forgetFacts } from '../facts/store.ts'
import { forgetPhotos } from '../photos/files.ts'
import { removeTerms } from '../search/index/later.ts'
import { personRecord, personTerms } from '../search/index/terms.ts'
import { clearAllBelongings, clearIfFew, restoreBelongings, transcribeWaiting } from './belongings.ts'
import { clearLater } from './clear-later.ts'
import { restoreInParts } from './restore-in-parts.ts'
import { restoreShared } from './restore-shared.ts'

export async function removeConnection(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  await transaction(ctx, async (ctx) => {
    const person = await lockConnectionRow(ctx, connectionId)
    const subject = { kind: 'connection', subjectId: connectionId, connectionId, label: person.displayName } as const
    const removalId = await createRemoval(ctx, subject)
    await storePerson(ctx, removalId, connectionId)
    await deletePeople(ctx, [person], removalId)
    if (!(await clearIfFew(ctx, [connectionId], removalId))) await clearLater(ctx, connectionId)
  })
}

/** For good, and with their files: people that an import added. The caller has locked them. */
export async function deleteConnections(ctx: MemberContext, people: Row[]) {
  if (people.length === 0) return
  const ids = people.map(({ id }) => id)
  await forgetPhotos(ctx, ids)
  await deletePeople(ctx, people, null)
  await blankCards(ctx, ids)
  await eraseRelations(ctx, ids)
  await clearAllBelongings(ctx, ids, null)
}

/** The slow part: the person follows in one short transaction. */
export async function prepareRestoration(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  await restoreInParts(ctx, connectionId)
  return { commit: (ctx: MemberContext) => restoreConnection(ctx, { connectionId }) }
}

/** With the rest of their records. Those not removed yet are still there. */
async function restoreConnection(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  return transaction(ctx, async (ctx) => {
    await takeBack(ctx, await findRemoval(ctx, 'connection', connectionId), async ({ id }) => {
      await restorePerson(ctx, id)
      await restoreBelongings(ctx, id)
      await restoreShared(ctx, connectionId)
      await takeFirstAgain(ctx, connectionId, id)
      await readFactsAgain(ctx, await sharedEntriesWith(ctx, [connectionId]))
      await transcribeWaiting(ctx, connectionId)
      await restoreMerges(ctx, id)
      await recountDeath(ctx, connectionId)
      await recountLastContact(ctx, connectionId)
      await emit(ctx, 'connection.restored', connectionId, connectionId)
    })
    const row = await findConnection(ctx, connectionId)
    if (!row) throw connectionNotFound()
    return connectionView(row)
  })
}

/** Their remaining records are hidden, so a job can remove them slowly. */
async function deletePeople(ctx: MemberContext, people: Row[], removalId: string | null) {
  const ids = people.map(({ id }) => id)
  await forgetMerges(ctx, ids, removalId)
  await forgetFacts(ctx, ids)
  const records = await mapInTurns(people, (person) => ({ ...personRecord(person.id), terms: personTerms(person) }))
  await removeTerms(ctx, records)
  await ctx.db.deleteFrom('connections').where('memberId', '=', ctx.member.id).where('id', 'in', ids).execute()
  await emitAll(
    ctx,
    'connection.removed',
    ids.map((id) => ({ subjectId: id, connectionId: id })),
  )
}

/** Stores the person's own row, and what other address books knew of them. */
async function storePerson(ctx: MemberContext, removalId: string, connectionId: string) {
  await storeAll(ctx, removalId, 'connections', 'id', connectionId)
  await storeAll(ctx, removalId, 'contactExtras', 'connectionId', connectionId)
  await storeAll(ctx, removalId, 'contactUids', 'connectionId', connectionId)
}

/** Restores them. Someone who is there again, such as from an archive, stays as they are. */
async function restorePerson(ctx: MemberContext, removalId: string) {
  for await (const [person] of removedRows(ctx, removalId, 'connections')) if (person) await putPersonBack(ctx, person)
  await restoreRows(ctx, removalId, 'contactExtras')
  await restoreRows(ctx, removalId, 'contactUids')
}

/** Removes all connections of a member whose account is removed, with what belongs to them. */
export async function forgetConnections(ctx: MemberContext) {
  for (const table of ['connections', 'interactions', 'promises', 'followups', 'dates', 'gifts'] as const)
    await removeRows(ctx, table)
}

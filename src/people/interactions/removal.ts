import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { keysOfEntry } from '#platform/blobs/entry-files.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { emit } from '#platform/events/emit.ts'
import { findRemoval } from '#platform/removals/removal.ts'
import { insertMissing, removedRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeRows } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { followMerges, lockOwner, type RemovedRecord } from '../connections/merged/follow-merges.ts'
import { addToMerges } from '../connections/merged/merges.ts'
import { recountLastContact } from '../connections/record/last-contact.ts'
import { lockEveryone } from '../connections/record/lock.ts'
import { standBack } from '../entry-people/coming-and-going.ts'
import { forgetOthers, otherIdsOf } from '../entry-people/entry-people.ts'
import { addFacts } from '../facts/store.ts'
import { findingsIn, removeFindings } from '../promises/findings.ts'
import { restoreFindings, restorePromises } from '../promises/removal.ts'
import { entryTerms } from '../search/index/terms.ts'
import { idsOf, indexedFor, indexForPeople } from './others.ts'
import { entryNotFound, getRow, interactionView, type Row, withFindings } from './row.ts'
import { transcribeLater } from './transcription.ts'

type EntryIds = { id: string; ixId: string }

export async function removeInteraction(ctx: MemberContext, { id, ixId }: EntryIds) {
  await transaction(ctx, async (ctx) => {
    await lockEveryone(ctx, ixId, [id])
    const row = await getRow(ctx, { id, ixId })
    const label = row.text ?? row.transcript ?? 'Voice memo'
    const connectionId = row.firstId ?? id
    const removalId = await createRemoval(ctx, { kind: 'interaction', subjectId: ixId, connectionId, label })
    await deleteEntry(ctx, row, removalId)
  })
}

/** For good, and with its recording and files: what an import brought, or a message that was not sent after all. */
export async function deleteInteraction(ctx: MemberContext, ids: EntryIds) {
  await transaction(ctx, async (ctx) => {
    await lockEveryone(ctx, ids.ixId, [ids.id])
    const row = await getRow(ctx, ids)
    await deleteEntry(ctx, row, null)
    await forgetOthers(ctx, [ids.ixId])
    await removeLater(ctx, keysOfEntry(ctx.member.id, row))
  })
}

export async function restoreInteraction(ctx: MemberContext, { id, ixId }: EntryIds) {
  return transaction(ctx, async (ctx) => {
    await refuseOtherPerson(ctx, { id, ixId })
    const removal = await lockOwner(ctx, 'interaction', ixId)
    await takeBack(ctx, removal, (removal) => restoreEntry(ctx, removal, ixId))
    const viewer = (await followMerges(ctx, [id])).get(id) ?? id
    const connectionId = removal && !(await isOn(ctx, ixId, viewer)) ? removal.connectionId : viewer
    const entry = interactionView(await getRow(ctx, { id: connectionId, ixId }))
    return withFindings(entry, await findingsIn(ctx, ixId))
  })
}

async function deleteEntry(ctx: MemberContext, row: Row, removalId: string | null) {
  const { id, connectionId } = row
  await removeFindings(ctx, id, removalId)
  const deleted = await ctx.db
    .deleteFrom('interactions')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .returning(columnsOf('interactions'))
    .executeTakeFirstOrThrow()
  if (removalId) await storeRows(ctx, removalId, 'interactions', [deleted])
  const had = { people: await indexedFor(ctx, row), terms: entryTerms(row.text, row.transcript) }
  await indexForPeople(ctx, id, had, { people: [], terms: [] })
  for (const each of idsOf(row)) await recountLastContact(ctx, each)
  await emit(ctx, 'interaction.removed', id, connectionId)
}

const isOn = async (ctx: MemberContext, ixId: string, id: string) => (await otherIdsOf(ctx, ixId)).includes(id)

async function restoreEntry(ctx: MemberContext, removal: RemovedRecord, ixId: string) {
  const { connectionId } = removal
  const others = await otherIdsOf(ctx, ixId)
  for await (const rows of removedRows(ctx, removal.id, 'interactions')) {
    const here = rows.map((row) => ({ ...row, connectionId }))
    for (const row of await insertMissing(ctx, 'interactions', here)) {
      if (removal.cause) await standBack(ctx, { ...row, connectionId: removal.formerId }, removal.cause)
      const restored = await getRow(ctx, { id: connectionId, ixId })
      const terms = entryTerms(row.text, row.transcript)
      const people = await indexedFor(ctx, restored)
      await indexForPeople(ctx, ixId, { people: [], terms: [] }, { people, terms })
      for (const each of idsOf(restored)) await recountLastContact(ctx, each)
      await addFacts(ctx, [row])
      await emit(ctx, 'interaction.restored', row.id, connectionId)
      if (row.audio?.transcription === 'waiting') await transcribeLater(ctx, row.id)
    }
  }
  await restorePromises(ctx, { ...removal, others })
  await restoreFindings(ctx, { ...removal, others })
  await addToMerges(ctx, removal.formerId, { interactions: [ixId] })
  await recountLastContact(ctx, connectionId)
}

/** An entry is addressed by the person it was removed from, or into whom that person was merged since. */
async function refuseOtherPerson(ctx: MemberContext, { id, ixId }: EntryIds) {
  const { connectionId = id } = (await findRemoval(ctx, 'interaction', ixId)) ?? {}
  if (connectionId === id || connectionId === null || (await isOn(ctx, ixId, id))) return
  const people = await followMerges(ctx, [id, connectionId])
  if (!people.has(id) || people.get(id) !== people.get(connectionId)) throw entryNotFound()
}

import { type MemberContext, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { closeRemoval, findRemoval, lockRemoval } from '#platform/removals/removal.ts'
import { createRemoval } from '#platform/removals/store.ts'
import { forgetMerges, restoreMerges } from '../../duplicates/merging/merges.ts'
import { forgetRecordings } from '../../interactions/recordings.ts'
import { forgetPhotos } from '../../photos/forget.ts'
import { forgetRecords } from '../../search/index/forget.ts'
import { indexTerms, personRecord, personTerms } from '../../search/index/terms.ts'
import { recountLastContact } from '../record/last-contact.ts'
import { connectionNotFound } from '../record/lock.ts'
import { connectionView, findConnection, lockConnectionRow, type Row } from '../record/row.ts'
import { restoreBelongings, storeBelongings } from './belongings.ts'
import { restorePerson, storePerson } from './people.ts'

export async function removeConnection(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  await transaction(ctx, async (ctx) => {
    const person = await lockConnectionRow(ctx, connectionId)
    const subject = { kind: 'connection', subjectId: connectionId, connectionId, label: person.displayName } as const
    const removalId = await createRemoval(ctx, subject)
    await storePerson(ctx, removalId, connectionId)
    await storeBelongings(ctx, removalId, connectionId)
    await deletePerson(ctx, person, removalId)
  })
}

/** For good, and with their files: people that an import added. */
export async function deleteConnection(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  await transaction(ctx, async (ctx) => {
    const person = await lockConnectionRow(ctx, connectionId)
    await forgetRecordings(ctx, connectionId)
    await forgetPhotos(ctx, connectionId)
    await deletePerson(ctx, person, null)
  })
}

export async function restoreConnection(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  return transaction(ctx, async (ctx) => {
    const removal = await findRemoval(ctx, 'connection', connectionId)
    if (removal && (await lockRemoval(ctx, removal.id))) {
      await restorePerson(ctx, removal.id)
      await restoreBelongings(ctx, removal.id)
      await restoreMerges(ctx, removal.id)
      await closeRemoval(ctx, removal.id)
      await recountLastContact(ctx, connectionId)
      await emit(ctx, 'connection.restored', connectionId, connectionId)
    }
    const row = await findConnection(ctx, connectionId)
    if (!row) throw connectionNotFound()
    return connectionView(row)
  })
}

/** What belongs to the person goes with the row. */
async function deletePerson(ctx: MemberContext, person: Row, removalId: string | null) {
  await forgetRecords(ctx, person.id)
  await forgetMerges(ctx, person.id, removalId)
  await indexTerms(ctx, personRecord(person.id), personTerms(person), [])
  await ctx.db.deleteFrom('connections').where('memberId', '=', ctx.member.id).where('id', '=', person.id).execute()
  await emit(ctx, 'connection.removed', person.id, person.id)
}

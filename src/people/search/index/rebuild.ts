import { transaction } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import { entryTerms, forgetTerms, indexTerms, personRecord, personTerms } from './terms.ts'
import type { Owner } from './vocabulary.ts'

/** Rebuilds a member's index from all their records. */
export async function rebuildSearch(owner: Owner) {
  await transaction(owner, async (owner) => {
    await forgetTerms(owner)
    await inPages(people(owner), async ({ id, ...person }) => {
      await indexTerms(owner, personRecord(id), [], personTerms(person))
    })
    await inPages(entries(owner), async ({ id, connectionId, text, transcript }) => {
      await indexTerms(owner, { connectionId, sourceId: id, place: 'said' }, [], entryTerms(text, transcript))
    })
    await inPages(promises(owner), async ({ id, connectionId, text }) => {
      await indexTerms(owner, { connectionId, sourceId: id, place: 'said' }, [], entryTerms(text))
    })
    await inPages(drafts(owner), async ({ id, connectionId, subject, body }) => {
      await indexTerms(owner, { connectionId, sourceId: id, place: 'drafted' }, [], entryTerms(subject, body))
    })
  })
}

const pageSize = 500

async function inPages<Row extends { id: string }>(
  page: (after: string) => Promise<Row[]>,
  work: (row: Row) => Promise<void>,
) {
  for (let rows = await page(beforeEveryId); rows.length > 0; rows = await page(rows.at(-1)?.id ?? beforeEveryId)) {
    for (const row of rows) await work(row)
  }
}

function people({ db, member }: Owner) {
  return (after: string) =>
    db
      .selectFrom('connections')
      .select(['id', 'displayName', 'company', 'title', 'location', 'howMet', 'emails', 'phones', 'tags'])
      .where('memberId', '=', member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
}

function entries({ db, member }: Owner) {
  return (after: string) =>
    db
      .selectFrom('interactions')
      .select(['id', 'connectionId', 'text', 'transcript'])
      .where('memberId', '=', member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
}

function promises({ db, member }: Owner) {
  return (after: string) =>
    db
      .selectFrom('promises')
      .select(['id', 'connectionId', 'text'])
      .where('memberId', '=', member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
}

/** Only open ones are indexed. */
function drafts({ db, member }: Owner) {
  return (after: string) =>
    db
      .selectFrom('followups')
      .select(['id', 'connectionId', 'subject', 'body'])
      .where('memberId', '=', member.id)
      .where('closedAt', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
}

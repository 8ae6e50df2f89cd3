import { type Kith, transaction } from '../context.ts'
import { entryTerms, forgetTerms, indexTerms, personTerms, searchVersion } from './terms.ts'
import type { Owner } from './vocabulary.ts'

/** Builds the index of every member anew when the way terms are made has changed. Killed in the middle, it starts again. */
export async function rebuildSearch(kith: Kith) {
  const { searchVersion: built } = await kith.db
    .selectFrom('instance')
    .select('searchVersion')
    .executeTakeFirstOrThrow()
  if (built >= searchVersion) return
  const members = await kith.db.selectFrom('members').select('id').execute()
  if (members.length > 0) kith.log.info({ members: members.length }, 'building the search index anew')
  for (const member of members) await rebuildMember({ db: kith.db, member })
  await kith.db.updateTable('instance').set({ searchVersion }).where('id', '=', 1).execute()
}

async function rebuildMember(owner: Owner) {
  await transaction(owner, async (owner) => {
    await forgetTerms(owner)
    await inPages(people(owner), async ({ id, ...person }) => {
      await indexTerms(owner, { connectionId: id, sourceId: id, place: 'own' }, [], personTerms(person))
    })
    await inPages(entries(owner), async ({ id, connectionId, text, transcript }) => {
      await indexTerms(owner, { connectionId, sourceId: id, place: 'said' }, [], entryTerms(text, transcript))
    })
    await inPages(promises(owner), async ({ id, connectionId, text }) => {
      await indexTerms(owner, { connectionId, sourceId: id, place: 'said' }, [], entryTerms(text))
    })
  })
}

const atOnce = 500

async function inPages<Row extends { id: string }>(
  page: (after: string) => Promise<Row[]>,
  work: (row: Row) => Promise<void>,
) {
  for (let rows = await page(first); rows.length > 0; rows = await page(rows.at(-1)?.id ?? first)) {
    for (const row of rows) await work(row)
  }
}

/** Before every id there is. */
const first = '00000000-0000-0000-0000-000000000000'

function people({ db, member }: Owner) {
  return (after: string) =>
    db
      .selectFrom('connections')
      .select(['id', 'displayName', 'company', 'title', 'location', 'howMet', 'emails', 'phones', 'tags'])
      .where('memberId', '=', member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
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
      .limit(atOnce)
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
      .limit(atOnce)
      .execute()
}

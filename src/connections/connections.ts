import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText, transaction } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import { json, type Profile } from '../db/schema.ts'
import { forgetTimeline, newest } from '../interactions/interactions.ts'
import { noConnection } from '../interactions/whose.ts'
import { promisesTo } from '../promises/promises.ts'
import { indexTerms, personTerms } from '../search/terms.ts'

const timelineShown = 20
const promisesShown = 20

type Details = {
  company?: string | null | undefined
  title?: string | null | undefined
  location?: string | null | undefined
  howMet?: string | null | undefined
  metOn?: string | null | undefined
  birthday?: string | null | undefined
  rhythmDays?: number | null | undefined
  emails?: string[] | undefined
  phones?: string[] | undefined
  tags?: string[] | undefined
  profiles?: Profile[] | undefined
}

export async function createConnection(
  ctx: MemberContext,
  { displayName, ...details }: Details & { displayName: string },
) {
  const now = nowText(ctx)
  const row: Row = {
    ...blank,
    ...given(details),
    id: randomUUIDv7(),
    displayName,
    createdAt: now,
    updatedAt: now,
    lastContactAt: null,
    recentAt: now,
  }
  return transaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('connections')
      .values({ memberId: ctx.member.id, ...stored(row) })
      .execute()
    await indexTerms(ctx, indexed(row.id), [], personTerms(row))
    return connectionView(row)
  })
}

export async function getConnection(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  const [row, timeline, promises] = await Promise.all([
    find(ctx, connectionId),
    newest(ctx, connectionId, timelineShown + 1),
    promisesTo(ctx, connectionId, promisesShown + 1),
  ])
  if (!row) throw noConnection()
  return {
    ...connectionView(row),
    timeline: timeline.slice(0, timelineShown),
    promises: promises.slice(0, promisesShown),
    more: more(timeline.length > timelineShown, promises.length > promisesShown),
  }
}

export async function updateConnection(
  ctx: MemberContext,
  { connectionId, ...changes }: Details & { connectionId: string; displayName?: string | undefined },
) {
  return transaction(ctx, async (ctx) => {
    const before = await lock(ctx, connectionId)
    const after: Row = { ...before, ...given(changes), updatedAt: nowText(ctx) }
    await ctx.db
      .updateTable('connections')
      .set(stored(after))
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', connectionId)
      .execute()
    await indexTerms(ctx, indexed(connectionId), personTerms(before), personTerms(after))
    return connectionView(after)
  })
}

export async function removeConnection(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  await transaction(ctx, async (ctx) => {
    const before = await lock(ctx, connectionId)
    await forgetTimeline(ctx, connectionId)
    await indexTerms(ctx, indexed(connectionId), personTerms(before), [])
    await ctx.db
      .deleteFrom('connections')
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', connectionId)
      .execute()
  })
}

const columns = [
  'id',
  'displayName',
  'company',
  'title',
  'emails',
  'phones',
  'tags',
  'profiles',
  'location',
  'howMet',
  'metOn',
  'birthday',
  'rhythmDays',
  'createdAt',
  'updatedAt',
  'lastContactAt',
  'recentAt',
] as const

type Row = NonNullable<Awaited<ReturnType<typeof find>>>

const blank = {
  company: null,
  title: null,
  location: null,
  howMet: null,
  metOn: null,
  birthday: null,
  rhythmDays: null,
  emails: [],
  phones: [],
  tags: [],
  profiles: [],
}

const byId = prepared((db, { memberId, id }: { memberId: string; id: string }) =>
  db.selectFrom('connections').select(columns).where('memberId', '=', memberId).where('id', '=', id),
)

async function find(ctx: MemberContext, id: string) {
  const [row] = await byId(ctx.db, { memberId: ctx.member.id, id })
  return row
}

/** The row as it is, held until the transaction ends: two changes at once happen one after the other. */
async function lock(ctx: MemberContext, connectionId: string) {
  const row = await ctx.db
    .updateTable('connections')
    .set({ id: connectionId })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', connectionId)
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw noConnection()
  return row
}

/** What was sent: a field left out stays as it is. Nothing is listed twice. */
function given(details: Details & { displayName?: string | undefined }): Partial<Row> {
  const sent = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as Partial<Row>
  for (const list of ['emails', 'phones', 'tags'] as const) {
    const values = sent[list]
    if (values) sent[list] = values.filter((value, at) => values.findIndex((each) => isSame(each, value)) === at)
  }
  return sent
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function stored(row: Row) {
  const { emails, phones, tags, profiles } = row
  return { ...row, emails: json(emails), phones: json(phones), tags: json(tags), profiles: json(profiles) }
}

function connectionView(row: Row) {
  return {
    connectionId: row.id,
    displayName: row.displayName,
    company: row.company ?? undefined,
    title: row.title ?? undefined,
    emails: row.emails,
    phones: row.phones,
    tags: row.tags,
    profiles: row.profiles,
    location: row.location ?? undefined,
    howMet: row.howMet ?? undefined,
    metOn: row.metOn ?? undefined,
    birthday: row.birthday ?? undefined,
    rhythmDays: row.rhythmDays ?? undefined,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    lastContactAt: row.lastContactAt ?? undefined,
  }
}

function more(timeline: boolean, promises: boolean) {
  const cut = [
    timeline && `the newest ${timelineShown} timeline entries`,
    promises && `the first ${promisesShown} promises`,
  ]
  const shown = cut.filter(Boolean).join(' and ')
  return shown ? `Only ${shown} are shown.` : undefined
}

const indexed = (connectionId: string) => ({ connectionId, sourceId: connectionId, place: 'own' as const })

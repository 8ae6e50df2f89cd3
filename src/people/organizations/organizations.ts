import { sql } from 'kysely'
import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { companyKey } from '#language/names/company-key.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { isListed, listParameter } from '#platform/db/list-parameter.ts'
import { pageOf } from '#platform/db/paging.ts'
import type { Job } from '#platform/db/schema/values.ts'
import { photoVersionOf } from '../connections/record/photo.ts'
import type { Person } from '../connections/record/row.ts'
import { openPromisesToAny } from '../promises/promises.ts'
import { maxPromisesShown } from './api.ts'
import { nameOrganizations, readNames } from './names.ts'

type List = { order: 'name' | 'people'; query?: string | undefined; limit: number; after?: string | undefined }

export async function listOrganizations(ctx: MemberContext, { order, query, limit, after }: List) {
  const counted = labelsWithKeys(ctx)
    .select([keyColumn.as('key'), peopleCount.as('people')])
    .$if(query !== undefined, (rows) => rows.where(keyColumn, 'in', keysMatching(ctx, query ?? '')))
    .groupBy(keyColumn)
    .limit(limit + 1)
  const place = after === undefined ? null : readPlace(order, after)
  const rows = await (order === 'name'
    ? counted.$if(place !== null, (rows) => rows.having(keyColumn, '>', place?.key ?? '')).orderBy('key')
    : counted
        .$if(place !== null, (rows) =>
          // Counts fall and keys rise.
          rows.having(sql<boolean>`(-${peopleCount}, ${keyColumn}) > (${-(place?.people ?? 0)}, ${place?.key})`),
        )
        .orderBy('people', 'desc')
        .orderBy('key')
  ).execute()
  const { shown, next } = pageOf(rows, limit, ({ key, people }) => (order === 'name' ? key : `${people}~${key}`))
  return { items: await nameOrganizations(ctx, shown), next }
}

function readPlace(order: List['order'], after: string) {
  if (order === 'name') return { people: 0, key: after }
  const [, people, key] = /^(\d{1,9})~(.+)$/u.exec(after) ?? []
  if (!people || !key) throw wrongField('after', say('fields.cursorOfSameOrder'))
  return { people: Number(people), key }
}

/** The companies that have this in a spelling, in a name they were merged under or in the one that was chosen. */
function keysMatching(ctx: MemberContext, query: string) {
  const inKey = `%${companyKey(query)}%`
  const inName = `%${query.toLowerCase().replace(/[%_\\]/g, '')}%`
  return labelsWithKeys(ctx)
    .leftJoin('organizationAliases as top', (join) =>
      join.on('top.memberId', '=', ctx.member.id).on('top.aliasKey', '=', keyColumn),
    )
    .select(keyColumn.as('key'))
    .where(({ or, eb }) => or([eb('at.labelKey', 'like', inKey), eb(sql`lower(top.name)`, 'like', inName)]))
}

const keyColumn = sql<string>`coalesce(alias.organization_key, at.label_key)`
const peopleCount = sql<number>`count(distinct case when at.kind = 'company' then at.connection_id end)`

/** A row for each person and company, where they are or were, with the company that it was merged into. */
function labelsWithKeys({ db, member }: MemberContext) {
  return db
    .selectFrom('connectionLabels as at')
    .leftJoin('organizationAliases as alias', (join) =>
      join.on('alias.memberId', '=', member.id).onRef('alias.aliasKey', '=', 'at.labelKey'),
    )
    .where('at.memberId', '=', member.id)
    .where('at.kind', 'in', ['company', 'pastCompany'])
}

type Page = { key: string; limit: number; cursor?: string | undefined }

export async function getOrganization(ctx: MemberContext, { key, limit, cursor }: Page) {
  const organization = await requireOrganization(ctx, key)
  const keys = await readKeys(ctx, organization.key)
  const people = peopleAt(ctx, keys)
  const offset = Number(cursor ?? 0)
  const [otherNames, rows, former, contact] = await Promise.all([
    readNames(ctx, organization.key),
    byName(people).limit(limit).offset(offset).execute(),
    byName(peopleOnceAt(ctx, keys)).limit(maxFormer).execute(),
    contactWithAny(ctx, people),
  ])
  return {
    ...organization,
    otherNames,
    members: rows.map(personAt(keys)),
    former: former.map(personAt(keys, true)),
    next: organization.people > offset + limit ? String(offset + limit) : undefined,
    ...contact,
  }
}

/** The last contact with any of these people, and what was promised to them. */
export async function contactWithAny(ctx: MemberContext, people: ReturnType<typeof selectPeople>) {
  const [[latest], promises] = await Promise.all([
    people.where('lastContactAt', 'is not', null).orderBy('lastContactAt', 'desc').limit(1).execute(),
    openPromisesToAny(ctx, people.clearSelect().select('connections.id'), maxPromisesShown + 1),
  ])
  return {
    lastContactAt: latest?.lastContactAt ?? undefined,
    lastContactWith: latest && personOf(latest),
    promises: promises.slice(0, maxPromisesShown),
    morePromises: promises.length > maxPromisesShown ? (true as const) : undefined,
  }
}

const maxFormer = 100

type JobRow = Pick<
  Person,
  'title' | 'photo' | 'company' | 'companySince' | 'jobs' | 'lastContactAt' | 'id' | 'displayName'
>

/** With what they do there, or did, and since when. */
function personAt(keys: string[], isFormer = false) {
  const isHere = ({ company = '' }: Job) => keys.includes(companyKey(company))
  return ({ title, photo, company, companySince, jobs, ...row }: JobRow) => {
    const current = { company: company ?? '', title: title ?? undefined, from: companySince ?? undefined }
    const all: Job[] = isFormer ? jobs.filter(({ to }) => to) : [current, ...jobs.filter(({ to }) => !to)]
    const job = all.find(isHere)
    return {
      ...personOf(row),
      title: job?.title,
      since: job?.from,
      until: job?.to,
      lastContactAt: row.lastContactAt ?? undefined,
      photo: photoVersionOf(photo),
    }
  }
}

function byName(people: ReturnType<typeof peopleAt>) {
  return people
    .select(['title', 'connections.photo', 'company', 'companySince', 'jobs'])
    .orderBy('connections.sortName')
    .orderBy('connections.id')
}

const personOf = ({ id, displayName }: { id: string; displayName: string }) => ({ connectionId: id, displayName })

/** Each person once, also if two of their labels are one company now. */
function peopleAt(ctx: MemberContext, keys: string[]) {
  return selectPeople(ctx).where('connections.id', 'in', labelled(ctx, 'company', keys))
}

/** Those who were there and are not any more. */
function peopleOnceAt(ctx: MemberContext, keys: string[]) {
  return selectPeople(ctx)
    .where('connections.id', 'in', labelled(ctx, 'pastCompany', keys))
    .where('connections.id', 'not in', labelled(ctx, 'company', keys))
}

export function selectPeople({ db, member }: MemberContext) {
  return db
    .selectFrom('connections')
    .select(['connections.id', 'connections.displayName', 'connections.lastContactAt'])
    .where('connections.memberId', '=', member.id)
}

function labelled({ db, member }: MemberContext, kind: 'company' | 'pastCompany', keys: string[]) {
  return db
    .selectFrom('connectionLabels')
    .select('connectionId')
    .where('memberId', '=', member.id)
    .where('kind', '=', kind)
    .where('labelKey', 'in', keys)
}

/** Who is at a company, or was, most recent contact first. For Ask. */
export async function findPeopleAt(ctx: MemberContext, { name, isFormer }: { name: string; isFormer: boolean }) {
  const keys = await readKeys(ctx, await topKey(ctx, name))
  const people = isFormer ? peopleOnceAt(ctx, keys) : peopleAt(ctx, keys)
  const rows = await byName(people)
    .clearOrderBy()
    .orderBy('recentAt', 'desc')
    .orderBy('id')
    .limit(maxAnswered)
    .execute()
  return rows.map(personAt(keys, isFormer))
}

const maxAnswered = 500

/** The key of a company and those that were merged into it, so that each is found by the index. */
async function readKeys({ db, member }: MemberContext, key: string) {
  const rows = await db
    .selectFrom('organizationAliases')
    .select('aliasKey')
    .where('memberId', '=', member.id)
    .where('organizationKey', '=', key)
    .execute()
  return [...new Set([key, ...rows.map(({ aliasKey }) => aliasKey)])]
}

/** A company by its key, one that was merged into it, or its name. */
export async function requireOrganization(ctx: MemberContext, key: string) {
  const top = await topKey(ctx, key)
  const found = await labelsWithKeys(ctx)
    .select([keyColumn.as('key'), peopleCount.as('people')])
    .where('at.labelKey', 'in', await readKeys(ctx, top))
    .groupBy(keyColumn)
    .execute()
  const [organization] = await nameOrganizations(ctx, found)
  if (!organization) throw new Refusal('not_found', say('refusals.organizations.noOrganization'))
  return organization
}

/** The key of the company that a name belongs to. */
async function topKey({ db, member }: MemberContext, name: string) {
  const key = companyKey(name)
  const alias = await db
    .selectFrom('organizationAliases')
    .select('organizationKey')
    .where('memberId', '=', member.id)
    .where('aliasKey', '=', key)
    .executeTakeFirst()
  return alias?.organizationKey ?? key
}

/** Every key of the company that a name belongs to. */
export const keysOfCompany = async (ctx: MemberContext, name: string) => readKeys(ctx, await topKey(ctx, name))

/** The company of each of these people, and the names of those companies. For a drawing. */
export async function companiesOf(ctx: MemberContext, ids: string[]) {
  const rows = await labelsWithKeys(ctx)
    .select(['at.connectionId', keyColumn.as('key')])
    .where('at.kind', '=', 'company')
    .where(isListed(ctx.db, 'at.connectionId', listParameter(ctx.db, ids)))
    .orderBy('at.labelKey')
    .execute()
  const companyOf = new Map(rows.map(({ connectionId, key }) => [connectionId, key]))
  const companies = [...new Set(companyOf.values())].map((key) => ({ key }))
  return { companyOf, companies: await nameOrganizations(ctx, companies) }
}

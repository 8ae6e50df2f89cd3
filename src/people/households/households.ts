import { type SqlBool, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { nextOccurrence } from '#language/calendar/birthdays.ts'
import { localeFor } from '#language/locales/locale.ts'
import { addressLines, homeOf } from '#language/names/home-key.ts'
import { compareText } from '#language/words/fold.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { isListed, listParameter } from '#platform/db/list-parameter.ts'
import { findOwn } from '#platform/db/own-rows.ts'
import { pageOf } from '#platform/db/paging.ts'
import { homeKeysOf } from '../connections/record/labels.ts'
import { connectionNotFound } from '../connections/record/lock.ts'
import { photoVersionOf } from '../connections/record/photo.ts'
import { personInShort } from '../connections/record/row.ts'
import { datesOfAny } from '../dates/dates.ts'
import { contactWithAny, selectPeople } from '../organizations/organizations.ts'
import { currentRelationsOf } from '../relations/row.ts'
import { addressLine, householdsAmong, membersOf } from './together.ts'

type List = { connectionId?: string | undefined; limit: number; after?: string | undefined }

export async function listHouseholds(ctx: MemberContext, { connectionId, limit, after }: List) {
  if (connectionId !== undefined) return { items: await householdsOf(ctx, connectionId), next: undefined }
  const rows = await homeLabels(ctx)
    .select('labelKey as key')
    .$if(after !== undefined, (all) => all.where('labelKey', '>', after ?? ''))
    .groupBy('labelKey')
    .having(sql<SqlBool>`count(*) > 1`)
    .orderBy('labelKey')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ key }) => key)
  const keys = shown.map(({ key }) => key)
  return { items: (await householdsAt(ctx, keys)).map(householdView), next }
}

/** The homes of a person whom others live with. */
async function householdsOf(ctx: MemberContext, connectionId: string) {
  const person = await findOwn(ctx, 'connections', connectionId, ['addresses'])
  if (!person) throw connectionNotFound()
  const found = await householdsAt(ctx, homeKeysOf(person.addresses))
  return found.filter(({ members }) => members.some(({ id }) => id === connectionId)).map(householdView)
}

export async function getHousehold(ctx: MemberContext, { key }: { key: string }) {
  const [addressKey = '', id] = key.split('~')
  const all = await householdsAt(ctx, [addressKey])
  const household = all.find(({ members }) => !id || members.some((member) => member.id === id))
  if (!household) throw new Refusal('not_found', say('refusals.households.noHousehold'))
  const ids = household.members.map((member) => member.id)
  const [contact, dates] = await Promise.all([
    contactWithAny(ctx, selectPeople(ctx).where('connections.id', 'in', ids)),
    datesOfAny(ctx, ids),
  ])
  const coming = [...birthdaysOf(ctx, household), ...dates].flatMap(({ connectionId, kind, date, label, nextOn }) =>
    nextOn ? [{ connectionId, kind, date, label, nextOn }] : [],
  )
  return {
    ...householdView(household),
    ...contact,
    dates: coming.toSorted((a, b) => compareText(a.nextOn, b.nextOn)),
  }
}

type Household = Awaited<ReturnType<typeof householdsAt>>[number]

/** Who lives together at these addresses. */
async function householdsAt(ctx: MemberContext, keys: string[]) {
  const residents = keys.length === 0 ? [] : await readResidents(ctx, keys)
  const ids = residents.map(({ id }) => id)
  const found = ids.length < 2 ? [] : await currentRelationsOf(ctx, ids)
  const relationsOf = Map.groupBy(found, ({ connectionId }) => connectionId)
  const locale = localeFor(ctx.member.locale, ctx.acceptLanguage)
  const addresses = Map.groupBy(residents, ({ key }) => key)
  return keys.flatMap((addressKey) => {
    const all = addresses.get(addressKey)?.slice(0, maxAtAddress) ?? []
    const relations = all.flatMap(({ id }) => relationsOf.get(id) ?? [])
    return householdsAmong(all, relations).map((household, at) => {
      const { members, names } = membersOf(household, relations)
      const name = addressLine(locale, [...members.map(({ displayName }) => displayName), ...names])
      const [address = []] = household.map(({ lines }) => lines).toSorted((a, b) => b.join().length - a.join().length)
      // Of several at one address, all but the first are named by somebody there.
      return { key: at === 0 ? addressKey : `${addressKey}~${members[0]?.id}`, name, address, members, names }
    })
  })
}

/** More people at one address are an institution. */
const maxAtAddress = 50

async function readResidents(ctx: MemberContext, keys: string[]) {
  const rows = await homeLabels(ctx)
    .innerJoin('connections as person', (join) =>
      join
        .onRef('person.memberId', '=', 'connectionLabels.memberId')
        .onRef('person.id', '=', 'connectionLabels.connectionId'),
    )
    .select(['labelKey as key', 'person.id', 'person.displayName', 'person.company', 'person.title', 'person.photo'])
    .select(['person.addresses', 'person.birthday', 'person.lastContactAt', sql<null>`null`.as('location')])
    .where(isListed(ctx.db, 'labelKey', listParameter(ctx.db, keys)))
    .where('person.diedOn', 'is', null)
    .orderBy('connectionLabels.sortName')
    .orderBy('person.id')
    .limit(keys.length * maxAtAddress)
    .execute()
  return rows.flatMap(({ addresses, ...person }) => {
    const homes = addresses.map((address) => ({ ...person, home: homeOf(address), lines: addressLines(address) }))
    return homes.flatMap(({ home, ...rest }) => (home?.key === person.key ? { ...rest, home } : [])).slice(0, 1)
  })
}

const homeLabels = ({ db, member }: MemberContext) =>
  db
    .selectFrom('connectionLabels')
    .where('connectionLabels.memberId', '=', member.id)
    .where('connectionLabels.kind', '=', 'home')

const householdView = ({ members, ...household }: Household) => ({
  ...household,
  members: members.map((person) => ({ ...personInShort(person), photo: photoVersionOf(person.photo) })),
})

function birthdaysOf(ctx: MemberContext, { members }: Household) {
  const today = ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
  return members.flatMap(({ id: connectionId, birthday: date }) => {
    const nextOn = date && nextOccurrence({ kind: 'birthday', date, repeats: 'yearly' }, today)
    return nextOn ? [{ connectionId, kind: 'birthday' as const, date, label: undefined, nextOn }] : []
  })
}

import { companyKey } from '#language/names/company-key.ts'
import { homeOf } from '#language/names/home-key.ts'
import { sortNameOf } from '#language/names/name-keys.ts'
import { preparedForRows } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import { tagKey } from '../../rhythms/rhythm.ts'
import type { Row } from './row.ts'

// The labels of a person are their tags, the parts of their places, their companies and former ones, and their homes. They
// are kept in rows of their own, so that a list of the people with a tag reads those people only.

/** The member whose people they are. */
type Owner = { db: Db; member: { id: string } }
export type LabelledPerson = Pick<Row, 'id' | 'displayName' | 'tags' | 'location' | 'company' | 'addresses' | 'jobs'>
export type LabelKind = 'tag' | 'place' | 'company' | 'pastCompany' | 'home'

/** The same for all spellings of a tag or place. Cut, because an index takes no more than some hundreds of letters. */
export const labelKey = (label: string) => [...tagKey(label)].slice(0, maxKeyLength).join('')

const maxKeyLength = 80
const maxPlaceParts = 6

/** For new people. */
export async function addLabels(owner: Owner, people: LabelledPerson[]) {
  const rows = people.flatMap(labelsOf).map((row) => ({ memberId: owner.member.id, ...row }))
  await insertLabels(owner.db, rows)
}

const labelColumns = ['memberId', 'kind', 'labelKey', 'sortName', 'connectionId', 'label'] as const
const insertLabels = preparedForRows('connectionLabels', labelColumns, (insert) => insert)

/** For a person who was changed. */
export async function updateLabels(owner: Owner, before: LabelledPerson, now: LabelledPerson) {
  if (JSON.stringify(labelsOf(before)) === JSON.stringify(labelsOf(now))) return
  await removeLabels(owner, [now.id])
  await addLabels(owner, [now])
}

export async function removeLabels({ db, member }: Owner, ids: string[]) {
  await db.deleteFrom('connectionLabels').where('memberId', '=', member.id).where('connectionId', 'in', ids).execute()
}

function labelsOf({ id, displayName, tags, location, company, addresses = [], jobs = [] }: LabelledPerson) {
  const sortName = sortNameOf(displayName)
  const rowsOf = (kind: LabelKind, labels: string[], keyOf = labelKey) =>
    Map.groupBy(labels, keyOf)
      .entries()
      .map(([key, [label = '']]) => ({ kind, labelKey: key, sortName, connectionId: id, label }))
  const places = addresses.flatMap(({ city, region, country }) => [city, region, country].filter(isGiven))
  return [
    ...rowsOf('tag', tags),
    ...rowsOf('place', [...(location === null ? [] : placesIn(location)), ...places]),
    ...rowsOf(
      'company',
      [company ?? undefined, ...jobs.map((job) => (job.to ? undefined : job.company))].filter(isGiven),
      companyKey,
    ),
    ...rowsOf('pastCompany', jobs.map((job) => (job.to ? job.company : undefined)).filter(isGiven), companyKey),
    ...rowsOf('home', homeKeysOf(addresses), (key) => key),
  ]
}

const isGiven = (part: string | undefined) => part !== undefined

export const homeKeysOf = (addresses: Row['addresses']) => addresses.flatMap((address) => homeOf(address)?.key ?? [])

/** The whole and its parts: "Lisbon, Portugal" is found by itself, by Lisbon and by Portugal. */
function placesIn(location: string) {
  const parts = location.split(/[,;/|]/).map((part) => part.trim())
  return [location, ...parts.filter((part) => part !== '').slice(0, maxPlaceParts)]
}

import { splitName } from '#language/names/call-name.ts'
import { companyKey } from '#language/names/company-key.ts'
import { canBeSameHome, type Home } from '#language/names/home-key.ts'
import { fold } from '#language/words/fold.ts'
import type { currentRelationsOf } from '../relations/row.ts'

type Relation = Awaited<ReturnType<typeof currentRelationsOf>>[number]
type Resident = { id: string; displayName: string; company: string | null; home: Home }

const familyKinds = new Set(
  `spouse partner child parent sibling grandparent grandchild aunt_or_uncle niece_or_nephew cousin parent_in_law
  child_in_law sibling_in_law relative`.split(/\s+/),
)

/**
 * Who of the people at one address lives together. A family name, a flat or a relation ties them. If nothing does, two are
 * one household, because a couple with two names is likelier than two neighbors. From three on it is a large building, and
 * one card to strangers is worse than two cards.
 */
export function householdsAmong<Person extends Resident>(people: Person[], relations: Relation[]): Person[][] {
  const pairs = Map.groupBy(relations, ({ connectionId, otherId }) => [connectionId, otherId].toSorted().join())
  const related = (one: Person, other: Person, is: (kind: string) => boolean) =>
    pairs.get([one.id, other.id].toSorted().join())?.some(({ kind }) => is(kind)) ?? false
  const areTied = (one: Person, other: Person) =>
    isSame(one.home.flat, other.home.flat) ||
    isSame(familyOf(one), familyOf(other)) ||
    related(one, other, (kind) => familyKinds.has(kind))
  const areApart = (one: Person, other: Person) =>
    !canBeSameHome(one.home, other.home) || related(one, other, (kind) => kind === 'neighbour')
  let parties = people.map((person) => [person])
  const partyOf = (person: Person) => parties.find((party) => party.includes(person)) ?? []
  for (const one of people)
    for (const other of people) {
      const [some, others] = [partyOf(one), partyOf(other)]
      if (some === others || !areTied(one, other) || isAny(some, others, areApart)) continue
      const joined = people.filter((each) => some.includes(each) || others.includes(each))
      parties = parties.flatMap((party) => (party === some ? [joined] : party === others ? [] : [party]))
    }
  const [some = [], others = []] = parties
  const areTwo = parties.length === 2 && (some.length === 1 || others.length === 1)
  // An address without a label that two colleagues have is likely their office.
  const areColleagues = (one: Person, other: Person) => isSame(companyOf(one), companyOf(other))
  const areOne = areTwo && !isAny(some, others, areApart) && !isAny(some, others, areColleagues)
  return areOne ? [people] : parties.filter((party) => party.length > 1)
}

const isSame = (one: string, other: string) => one !== '' && one === other
const familyOf = ({ displayName }: Resident) => fold(splitName(displayName)?.family ?? '')
const companyOf = ({ company }: Resident) => companyKey(company ?? '')
const isAny = <Person>(some: Person[], others: Person[], check: (one: Person, other: Person) => boolean) =>
  some.some((one) => others.some((other) => check(one, other)))

const namedKinds = ['spouse', 'partner', 'child']

/** Adults before children, and those whom only a relation names. */
export function membersOf<Person extends Resident>(people: Person[], relations: Relation[]) {
  const parental = relations.filter(({ kind }) => kind === 'child' || kind === 'parent')
  const children = new Set(parental.map(({ kind, ...ends }) => ends[kind === 'child' ? 'otherId' : 'connectionId']))
  const isOfThem = ({ connectionId }: Relation) => people.some(({ id }) => id === connectionId)
  const named = relations.filter((each) => !each.otherId && namedKinds.includes(each.kind) && isOfThem(each))
  const known = new Set(people.map(({ displayName }) => firstName(displayName)))
  return {
    members: people.toSorted((a, b) => Number(children.has(a.id)) - Number(children.has(b.id))),
    names: named
      .toSorted((a, b) => namedKinds.indexOf(a.kind) - namedKinds.indexOf(b.kind))
      .flatMap(({ name }) => (known.size < known.add(firstName(name)).size ? name : [])),
  }
}

const firstName = (name: string) => fold(splitName(name)?.given ?? name)

/** "Rita, Pavel and Milo Blom", or "Rita Blom and Pavel Novak". A first name alone belongs to the family. */
export function addressLine(locale: string, names: string[]) {
  const split = names.map((name) => splitName(name) ?? { given: name, family: '' })
  const families = new Map(split.map(({ family }) => [fold(family), family]))
  families.delete('')
  const list = new Intl.ListFormat(locale)
  if (families.size > 1) return list.format(names)
  return [list.format(split.map(({ given }) => given)), ...families.values()].join(' ')
}

import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import type { Person } from '#cards/vcards/format/person.ts'
import { personVcard } from '#cards/vcards/writing/person-vcard.ts'
import { findChanges } from './difference.ts'
import { readSentCard, readStoredCard } from './read-card.ts'

const rounds = 160
const single = ['displayName', 'company', 'title', 'location', 'birthday'] as const
const lists = ['emails', 'phones', 'tags'] as const

type State = { person: Person; lines: string[] }

test('whatever both sides changed, nothing is lost that one of them did not change', async () => {
  for (let round = 0; round < rounds; round++) {
    const random = seeded(round + 1)
    const base = invent(random)
    const [device, here] = [edit(base, random), edit(base, random)]
    const sent = await readSentCard(Buffer.from(write(device)))
    assert.ok(sent && 'person' in sent)
    const { fields, lines } = findChanges(await readStoredCard(write(base)), sent.person, here, {
      hidesCategories: false,
    })
    const cleared = Object.entries(fields).map(([field, value]) => [field, value ?? undefined])
    const after: State = { person: { ...here.person, ...Object.fromEntries(cleared) }, lines: lines ?? here.lines }
    for (const field of single) {
      const isChanged = device.person[field] !== base.person[field]
      const winner = isChanged ? device : here
      assert.equal(after.person[field], winner.person[field], `${field} in round ${round}`)
    }
    for (const field of lists)
      assert.deepEqual(
        new Set(after.person[field]),
        expected(base.person[field], device.person[field], here.person[field]),
        `${field} in round ${round}`,
      )
    assert.deepEqual(new Set(after.lines), expected(base.lines, device.lines, here.lines), `lines in round ${round}`)
  }
})

test('without a known base nothing is removed', async () => {
  for (let round = 0; round < rounds / 4; round++) {
    const random = seeded(round + 1)
    const [device, here] = [invent(random), invent(random)]
    const sent = await readSentCard(Buffer.from(write(device)))
    assert.ok(sent && 'person' in sent)
    const { fields, lines } = findChanges(null, sent.person, here, { hidesCategories: false })
    for (const field of lists)
      for (const value of here.person[field]) assert.ok((fields[field] ?? here.person[field]).includes(value))
    for (const line of here.lines) assert.ok((lines ?? here.lines).includes(line))
    for (const field of single) assert.notEqual((fields as Record<string, unknown>)[field], null)
  }
})

/** What neither side removed. */
function expected(base: string[], device: string[], here: string[]) {
  const all = [...base, ...device, ...here]
  return new Set(
    all.filter((value) => {
      if (!base.includes(value)) return true
      return device.includes(value) && here.includes(value)
    }),
  )
}

const write = ({ person, lines }: State) =>
  personVcard({ ...person, connectionId: randomUUIDv7(), updatedAt: '2026-01-01T00:00:00.000Z' }, lines, {
    version: '3.0',
  })

const values: Record<string, string[]> = {
  displayName: ['Ana Ribeiro', 'Ana Costa', 'Dr. Ana Ribeiro', '王小明'],
  company: ['Atlântico', 'Kith; & Sons', 'Banco, S.A.'],
  title: ['Designer', 'Head of\\Design'],
  location: ['Lisbon', 'Porto, Portugal'],
  birthday: ['1985-04-23', '--04-23'],
  emails: ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'],
  phones: ['+351 1', '+351 2', '+351 3'],
  tags: ['design', 'friends, close', 'work'],
  lines: [
    'NOTE:Likes tea\\, a lot',
    'X-A;X-P="one;two":1',
    'item1.X-ABLABEL:_$!<Other>!$_',
    'X-PET:Aninha',
    'X-BOAT:Boss',
  ],
}

function invent(random: () => number): State {
  const pick = (field: string) => values[field]?.[Math.floor(random() * (values[field]?.length ?? 1))]
  const some = (field: string) => (values[field] ?? []).filter(() => random() < 0.5)
  const person = Object.fromEntries(
    single.map((field) => [field, field === 'displayName' || random() < 0.6 ? pick(field) : undefined]),
  )
  const full = { ...person, emails: some('emails'), phones: some('phones'), tags: some('tags'), profiles: [] }
  return { person: full as unknown as Person, lines: some('lines') }
}

/** Changes about a third of the fields. */
function edit(state: State, random: () => number): State {
  const other = invent(random)
  const person: Person = { ...state.person }
  for (const field of single) if (random() < 0.35) Object.assign(person, { [field]: other.person[field] })
  for (const field of lists) if (random() < 0.35) person[field] = other.person[field]
  return { person, lines: random() < 0.35 ? other.lines : state.lines }
}

/** The same numbers for the same seed. */
function seeded(seed: number) {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state / 2 ** 32
  }
}

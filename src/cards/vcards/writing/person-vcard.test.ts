import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { connectionsApi } from '#people/connections/api.ts'
import { versions } from '../format/header.ts'
import { placeOf } from '../format/labels.ts'
import { namePartsOf } from '../format/name-parts.ts'
import { type Person, parseField } from '../format/person.ts'
import { readVcards } from '../reading/read.ts'
import type { VcardPerson } from '../reading/read-person.ts'
import { personVcard } from './person-vcard.ts'

const samples = join(import.meta.dirname, '../../../../test/samples/vcards')
const ids = { connectionId: '0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35', updatedAt: '2026-03-14T09:30:00.123Z' }
const { input } = connectionsApi.Connections_create

const word = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.constantFrom('END:VCARD', 'a;b,c\\d', 'Ana "Nana"', '^n^^', '李小龍', 'x:y', 'C:\\new\\', 'Dr. Ana Silva, PhD'),
)
const oneLine = word.map((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '').trim()).filter((text) => text !== '')
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const date = day.map((each) => each.toISOString().slice(0, 10))
const unique = (values: fc.Arbitrary<string>) =>
  fc.uniqueArray(values, { maxLength: 5, selector: (value) => value.toLowerCase() })

const some = <Value>(values: fc.Arbitrary<Value>) =>
  fc.uniqueArray(values, { minLength: 1, maxLength: 4, selector: (value) => JSON.stringify(value).toLowerCase() })
const label = fc.oneof(oneLine, fc.constantFrom('work', 'home', 'mobile', 'work fax', 'fax work', 'Ski hut'))
const addressParts = {
  ...{ label, street: oneLine, extended: oneLine, city: oneLine },
  ...{ region: oneLine, postalCode: oneLine, country: oneLine },
}

/** Every other e-mail and phone has a label. */
const withLabels = (person: Person, words: string[]): Person => {
  const values = [...person.emails, ...person.phones].filter((_, at) => at % 2 === 0)
  const labels = values.map((value, at) => ({ value, label: words[at % words.length] ?? '' }))
  return labels.length > 0 ? { ...person, labels } : person
}

/** As they are read: a place may follow from an address, and a name has its titles once. */
function asRead({ prefix, suffix, department, ...person }: Person): Person {
  const parts = namePartsOf(person.displayName)
  const place =
    person.location ?? (parseField('location', placeOf(person.addresses?.[0] ?? {})).value as string | undefined)
  return {
    ...person,
    ...(place !== undefined && { location: place }),
    ...(department !== undefined && person.company !== undefined && { department }),
    ...(prefix !== undefined && prefix !== parts.prefixes && !person.displayName.startsWith(prefix) && { prefix }),
    ...(suffix !== undefined && suffix !== parts.suffixes && !person.displayName.endsWith(suffix) && { suffix }),
  }
}

/** Anything a connection can be, within the bounds of the contract. */
const anyPerson: fc.Arbitrary<Person> = fc
  .record(
    {
      displayName: oneLine,
      company: oneLine,
      title: oneLine,
      location: oneLine,
      howMet: fc.array(oneLine, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
      metOn: date,
      birthday: fc.oneof(
        date,
        date.map((each) => `--${each.slice(5)}`),
      ),
      rhythmDays: fc.integer({ min: 1, max: 3650 }),
      prefix: oneLine.filter((text) => !text.endsWith('\\')),
      suffix: oneLine.filter((text) => !text.endsWith('\\')),
      pronouns: oneLine,
      department: oneLine,
      role: oneLine,
      companySince: date.map((each) => each.slice(0, 7)),
      nicknames: some(oneLine),
      addresses: some(fc.record(addressParts, { requiredKeys: [] })),
      jobs: some(
        fc.record({ company: oneLine, title: oneLine, from: date, department: oneLine }, { requiredKeys: [] }),
      ),
      customFields: some(fc.record({ label: oneLine, value: oneLine })),
      emails: unique(fc.emailAddress()),
      phones: unique(fc.oneof(oneLine, fc.constantFrom('+351 912 345 678', '112;ext=4'))),
      tags: unique(oneLine),
      profiles: fc.uniqueArray(
        fc.record(
          {
            service: fc.oneof(oneLine, fc.constantFrom('linkedin', 'website', 'x')),
            handle: oneLine,
            url: fc.webUrl(),
          },
          { requiredKeys: ['service', 'url'] },
        ),
        { maxLength: 4, selector: ({ url }) => url },
      ),
    },
    { requiredKeys: ['displayName', 'emails', 'phones', 'tags', 'profiles'] },
  )
  .map((person) => input.safeParse(person))
  .filter(({ success }) => success)
  .chain(({ data }) =>
    fc.array(label, { minLength: 1, maxLength: 3 }).map((words) => withLabels(data as Person, words)),
  )
  .map(asRead)

for (const version of versions) {
  test(`whatever is known of a person comes back from vCard ${version}, and nothing beside it`, async () => {
    await fc.assert(
      fc.asyncProperty(anyPerson, async (person) => {
        const written = personVcard({ ...person, ...ids }, [], { version })
        const [read, ...more] = await readAll(written)
        assert.deepEqual(more, [])
        assert.deepEqual(read?.problems, [])
        assert.deepEqual(read?.card, { ...person, notes: [], uid: ids.connectionId, extras: [] }, written)
        assertSound(written)
      }),
      { numRuns: 100 },
    )
  })

  test(`what Apple, Google, Outlook and Nextcloud write comes back whole from vCard ${version}`, async () => {
    for (const name of await readdir(samples)) {
      for (const { card, problems } of await readAll(await readFile(join(samples, name)))) {
        assert.ok(card, `${name}: ${problems}`)
        const { extras, photo, uid, ...person } = card
        const written = personVcard({ ...person, ...ids }, [...extras, ...(photo ? [photo] : [])], { version })
        const [again, ...more] = await readAll(written)
        assert.deepEqual(more, [], name)
        assert.deepEqual(again?.card, { ...card, notes: [], uid: ids.connectionId }, name)
        assertSound(written)
      }
    }
  })
}

const files = await Promise.all((await readdir(samples)).map((name) => readFile(join(samples, name))))
const pieces = [
  ';',
  ':',
  '\\',
  '"',
  '=',
  ',',
  '\r\n',
  '\r\n ',
  '\0',
  '\u2028',
  'item1.',
  'N:',
  'UID:b\r\n',
  'ORG:;b\r\n',
]
const longer = [
  'BEGIN:VCARD\r\n',
  'END:VCARD\r\n',
  'AGENT:\r\n',
  'TITLE:b\r\n',
  'BDAY:--02-30\r\n',
  'X-KITH-ID:5\r\n',
  'X-KITH-NAME:z\r\n',
]

test('a damaged file is read without failing, and its readable parts are written back', async () => {
  const damage = fc.tuple(fc.nat(5000), fc.constantFrom(...pieces, ...longer), fc.nat(20))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(damage, { minLength: 1, maxLength: 4 }),
      async (file, damages) => {
        const damaged = damages.reduce((file, [at, piece, gone]) => {
          const from = at % file.length
          return Buffer.concat([file.subarray(0, from), Buffer.from(piece), file.subarray(from + gone)])
        }, file)
        for (const { card } of await readAll(damaged)) {
          if (!card) continue
          const { extras, photo, uid, ...person } = card
          const lines = photo ? [...extras, photo] : extras
          const [again, ...more] = await readAll(personVcard({ ...person, ...ids }, lines, { version: '3.0' }))
          assert.deepEqual([again?.card, more], [{ ...card, notes: [], uid: ids.connectionId }, []])
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('a line that starts with a space is written back unchanged', async () => {
  const [read] = await readAll('BEGIN:VCARD\r\n X-PET:Rex\r\nFN:Ana\r\nEND:VCARD\r\n')
  assert.deepEqual(read?.card?.extras, ['X-PET:Rex'])
  const ana = { displayName: 'Ana', emails: [], phones: [], tags: [], profiles: [], ...ids }
  const [again] = await readAll(personVcard(ana, [' X-PET:Rex'], { version: '3.0' }))
  assert.deepEqual(again?.card?.extras, ['X-PET:Rex'])
})

/** Without their creation times: rewritten ones are newer. */
async function readAll(written: string | Buffer) {
  const cards = await Array.fromAsync(readVcards(bytesOf(written)))
  return cards.map(({ card, ...rest }) => ({ ...rest, card: card && withoutRevision(card) }))
}

function withoutRevision({ revisedAt: _, ...card }: VcardPerson) {
  return card
}

async function* bytesOf(written: string | Buffer) {
  yield Buffer.from(written)
}

/** Another reader takes it for one card; its lines are short. */
function assertSound(written: string) {
  for (const line of written.split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, line)
    assert.doesNotMatch(line, /[\r\n\v\f\0\u0085\u2028\u2029]/)
  }
  const [name] = ICAL.parse(written) as [string]
  assert.equal(name, 'vcard')
}

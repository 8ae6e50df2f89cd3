import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { anyContents } from '../../../../test/samples/any-contents.ts'
import { versions } from '../format/header.ts'
import { namePartsOf } from '../format/name-parts.ts'
import { cardVcard, type VcardContents } from './card-vcard.ts'

const id = '0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'
const more = { id, url: 'https://kith.example.com/w/estudio-mare/rui', updatedAt: '2026-03-14T09:30:00.123Z' }
const photo = Buffer.from([0xff, 0xd8, 0xff, ...Array(300).keys()])

for (const version of versions) {
  test(`whatever a card says, another reader finds it in vCard ${version}, field by field`, () => {
    fc.assert(
      fc.property(anyContents, (contents) => {
        const card = { ...contents, ...more }
        const written = cardVcard(card, { version, photo })
        assert.deepEqual(fieldsOf(written), expected(card, version), written)
      }),
      { numRuns: 400 },
    )
  })

  test(`vCard ${version} is one card of short lines, and its characters are whole`, () => {
    fc.assert(
      fc.property(anyContents, (contents) => {
        const written = cardVcard({ ...contents, ...more }, { version })
        assert.ok(written.isWellFormed() && written.endsWith('\r\n'))
        const lines = written.split('\r\n')
        for (const line of lines) {
          assert.ok(Buffer.byteLength(line) <= 75, line)
          assert.doesNotMatch(line, /[\r\n\v\f\0\u0085\u2028\u2029]/)
        }
        for (const mark of ['BEGIN:VCARD', 'END:VCARD'])
          assert.equal(lines.filter((line) => line.toUpperCase() === mark).length, 1)
      }),
      { numRuns: 400 },
    )
  })
}

test('a card has a stable id and the time of its last change', () => {
  const fields = fieldsOf(cardVcard({ ...more, name: 'Rui', emails: [], phones: [], addresses: [], links: [] }))
  assert.deepEqual(fields.uid, [[{}, `urn:uuid:${id}`]])
  assert.deepEqual(fields.rev, [[{}, '2026-03-14T09:30:00Z']])
})

type Fields = Record<string, [parameters: object, value: unknown][]>

function fieldsOf(written: string): Fields {
  const [, properties] = ICAL.parse(written) as [string, [string, object, string, unknown][]]
  const fields: Fields = {}
  for (const [name, parameters, , value] of properties) {
    fields[name] ??= []
    fields[name].push([parameters, value])
  }
  return fields
}

/** The expected result of ical.js: it keeps `\;` in values without parts, and unknown properties unchanged. */
function expected(card: VcardContents, version: '3.0' | '4.0'): Fields {
  const isNew = version === '4.0'
  const single = (value: string) => plain(value).replaceAll(';', '\\;')
  const one = (value: string | undefined) => (value === undefined ? undefined : [[{}, single(value)]])
  const { family, given, additional, prefixes, suffixes } = namePartsOf(card.name)
  const typed = (types: string[]) => (types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types })
  const place = { work: ['WORK'], home: ['HOME'], other: [] }
  const phone = { mobile: ['CELL'], work: ['WORK'], home: ['HOME'], fax: ['FAX'], other: ['VOICE'] }
  const pref = (at: number) => (isNew && at === 0 ? { pref: '1' } : {})
  const links = card.links.map((link, at) => ({ ...link, ...linked(link, at + 1) }))
  const profiles = links.flatMap(({ url, service }) =>
    service ? [[isNew ? { 'service-type': service[1] } : { type: service[0] }, address(url)]] : [],
  )
  const fields = {
    version: [[{}, version]],
    prodid: [[{}, '-//Kith//Kith//EN']],
    uid: [[{}, `urn:uuid:${id}`]],
    rev: [[{}, '2026-03-14T09:30:00Z']],
    source: [[{}, card.url]],
    kind: isNew ? [[{}, 'individual']] : undefined,
    fn: one(card.name),
    n: [[{}, [family, given, additional, prefixes, suffixes].map(part)]],
    org: card.company === undefined ? undefined : [[{}, plain(card.company)]],
    title: one(card.title),
    pronouns: isNew && card.pronouns !== undefined ? [[{}, untouched(card.pronouns)]] : undefined,
    email: card.emails.map(({ label, address }, at) => [
      { ...typed([...(isNew ? [] : ['INTERNET']), ...place[label]]), ...pref(at) },
      single(address),
    ]),
    tel: card.phones.map(({ label, number }, at) => [
      { ...typed(phone[label]), ...pref(at) },
      // Of a number, ical.js takes every backslash away in 3.0.
      isNew ? single(number) : plain(number).replaceAll('\\', ''),
    ]),
    adr: card.addresses.map(({ label, street, city, region, postalCode, country }) => [
      typed(place[label]),
      ['', '', street, city, region, postalCode, country].map((value = '') => part(value)),
    ]),
    url: links.map(({ url, group }) => [group, address(url)]),
    'x-ablabel': links.flatMap(({ shown, group }) => (shown === undefined ? [] : [[group, untouched(shown)]])),
    [isNew ? 'socialprofile' : 'x-socialprofile']: profiles,
    note: one(card.bio),
    photo: isNew
      ? [[{}, `data:image/jpeg;base64,${photo.toString('base64')}`]]
      : [[{ encoding: 'b', type: 'JPEG' }, photo.toString('base64')]],
  }
  const present = Object.entries(fields).filter(([, values]) => values !== undefined && values.length > 0)
  return Object.fromEntries(present) as Fields
}

function linked({ url, label }: VcardContents['links'][number], at: number) {
  const host = new URL(url).hostname
  const service = Object.entries(knownServices).find(([suffix]) => host === suffix || host === `www.${suffix}`)?.[1]
  const shown = label ?? service?.[1]
  return { service, shown, group: shown === undefined ? {} : { group: `item${at}` } }
}

const knownServices: Record<string, [string, string]> = {
  'linkedin.com': ['linkedin', 'LinkedIn'],
  'x.com': ['twitter', 'X'],
  'github.com': ['github', 'GitHub'],
}

const address = (url: string) => new URL(url).href.replaceAll('\\', '%5C')

const untouched = (value: string) => plain(value).replaceAll(/[\\,;]/g, '\\$&')

const part = (value: string) => plain(value.replace(/\\+$/, ''))

const plain = (value: string) =>
  value
    .split(/\r\n|\r|\n|\v|\f|\u0085|\u2028|\u2029/)
    .map((line) => line.replaceAll(/(?!\t)\p{Cc}/gu, ''))
    .join('\n')

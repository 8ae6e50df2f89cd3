import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { convertCard } from '#cards/vcards/format/convert-line.ts'
import { dateKey, dateLines, takeDates } from '#cards/vcards/format/dates.ts'
import { newDevice, readChanges } from '../../../test/harness/dav-device.ts'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { importContacts, peopleByName, stageFile, undoAndWait } from '../../../test/samples/import-files.ts'

const house = await useHouse()
house.clock.set('2026-06-18T09:00:00Z')

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')

async function datesOf({ client }: Pick<Someone, 'client'>, name: string) {
  const { connectionId = '', extras } = (await peopleByName(client)).get(name) ?? {}
  assert.ok(!extras, String(extras))
  const dates = await client.Dates_list({ connectionId })
  return dates.map(({ kind, date, label }) => [kind, date, label].filter(Boolean).join(' '))
}

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .chain((date) => fc.constantFrom(date.toISOString().slice(0, 10), `-${date.toISOString().slice(4, 10)}`))
const label = fc
  .oneof(fc.constantFrom('Milo’s; birthday, “5”', 'Hochzeitstag', 'a\\b', '=1'), fc.string({ unit: 'grapheme' }))
  .map((text) => text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim())
  .filter((text) => text !== '')
const asLiteral = { noNullPrototype: true } as const
const anyDate = fc.oneof(
  fc.record({ kind: fc.constant('other' as const), date: day, label }, asLiteral),
  fc.record(
    {
      kind: fc.constantFrom('anniversary' as const, 'name_day' as const, 'child_birthday' as const, 'died' as const),
      date: day,
      label: fc.option(label),
    },
    asLiteral,
  ),
)
const dates = fc.uniqueArray(anyDate, { maxLength: 6, selector: dateKey })

test('every date comes back from a card of both versions as it was written, also when one becomes the other', async () => {
  const said = (lines: string[]) => {
    const { dates, rest } = takeDates(lines)
    assert.deepEqual(rest, [])
    return dates.map(({ lines: _, ...date }) => date)
  }
  await fc.assert(
    fc.asyncProperty(dates, async (written) => {
      for (const version of ['3.0', '4.0'] as const)
        assert.deepEqual(said(dateLines(written, version)), written, version)
      const other = await convertCard(card('FN:A', ...dateLines(written, '3.0')), '4.0')
      const lines = other.replaceAll(/\r\n /g, '').split('\r\n')
      assert.deepEqual(said(lines.filter((line) => /ABDATE|ABLABEL|DEATHDATE/.test(line))), written)
    }),
  )
})

test('dates come in from the lines of phones and other programs, and from tables', async () => {
  const member = await newMember(house)
  const ana = [
    ...['item1.X-ABDATE;type=pref:2015-06-20', 'item1.X-ABLabel:_$!<Anniversary>!$_', 'ANNIVERSARY:20150620'],
    ...['item2.X-ABDATE;X-APPLE-OMIT-YEAR=1604:1604-02-29', 'item2.X-ABLabel:Milo’s birthday'],
  ]
  const otto = ['X-EVOLUTION-ANNIVERSARY:1999-09-09', 'DEATHDATE;VALUE=date:20240503', 'item3.X-ABDATE:--1206']
  await importContacts(
    house,
    member,
    [card('FN:Ana Ribeiro', ...ana), card('FN:Otto Novak', ...otto, 'item3.X-ABLabel:Namenstag')].join(''),
  )
  const csv =
    'Name,Event 1 - Label,Event 1 - Value,Event 2 - Type,Event 2 - Value\nEva Lima,Anniversary, --06-20,* House,2019-03-01\n'
  await importContacts(house, member, csv)
  const outlook =
    'First Name,Last Name,E-mail Address,Birthday,Anniversary\nTom,Berg,tom@example.com,4/23/1985,6/5/2011\n'
  await importContacts(house, member, outlook)
  assert.deepEqual(await datesOf(member, 'Ana Ribeiro'), ['other --02-29 Milo’s birthday', 'anniversary 2015-06-20'])
  assert.deepEqual(await datesOf(member, 'Otto Novak'), [
    'died 2024-05-03',
    'anniversary 1999-09-09',
    'name_day --12-06 Namenstag',
  ])
  assert.deepEqual(await datesOf(member, 'Eva Lima'), ['other 2019-03-01 House', 'anniversary --06-20'])
  assert.deepEqual(await datesOf(member, 'Tom Berg'), ['anniversary 2011-06-05'])
})

test('lines that are no day stay lines', () => {
  const lines = [
    ...['ANNIVERSARY:20150620T143000', 'ANNIVERSARY;VALUE=text:in spring', 'ANNIVERSARY:2015', 'ANNIVERSARY:00000620'],
    ...['ANNIVERSARY;CALSCALE=hebrew:20150620', 'X-ABDATE:2015-06-20', 'item1.X-ABDATE:2015-02-30'],
    ...[
      'item1.X-ABLABEL:Boat',
      'item2.X-ABLABEL:Car',
      'NOTE:x',
      `item3.X-ABDATE:2015-06-20`,
      `item3.X-ABLABEL:${'x'.repeat(121)}`,
    ],
  ]
  assert.deepEqual(takeDates(lines), { dates: [], rest: lines })
})

test('the preview shows the dates of a file; undoing the import removes them unless they were changed since', async () => {
  const member = await newMember(house)
  const { client } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@example.com'] })
  const lines = ['item1.X-ABDATE:2015-06-20', 'item1.X-ABLabel:_$!<Anniversary>!$_', 'DEATHDATE:20240503']
  const file = card('FN:Ana Ribeiro', 'EMAIL:ana@example.com', ...lines, 'X-SPOUSE:Pavel')
  const { id } = await stageFile(house, member, file)
  const [row] = await client.Imports_rows({ id })
  assert.deepEqual([row?.verdict, row?.adds], ['match', ['dates', 'relations']])
  assert.deepEqual(row?.contact?.dates, [
    { kind: 'anniversary', date: '2015-06-20' },
    { kind: 'died', date: '2024-05-03' },
  ])
  assert.deepEqual([row?.contact?.relations, row?.contact?.extras], [[{ kind: 'spouse', name: 'Pavel' }], []])
  const before = await client.Connections_get({ connectionId })
  await client.Imports_apply({ id })
  await house.work()
  assert.deepEqual(await datesOf(member, 'Ana Ribeiro'), ['died 2024-05-03', 'anniversary 2015-06-20'])
  assert.equal((await stageFile(house, member, file)).rows.same, 1)
  await undoAndWait(house, client, id)
  assert.deepEqual(await client.Connections_get({ connectionId }), before)
  const again = await importContacts(house, member, file)
  const [died, anniversary] = await client.Dates_list({ connectionId })
  await client.Dates_update({ connectionId, dateId: anniversary?.dateId ?? '', label: 'Wedding' })
  const { done } = await undoAndWait(house, client, again.id)
  assert.deepEqual([done.kept, died?.kind], [1, 'died'])
  assert.deepEqual(await datesOf(member, 'Ana Ribeiro'), ['anniversary 2015-06-20 Wedding'])
})

test('a device shows dates, and what it changes of them changes them, without a word lost', async () => {
  const member = await newMember(house)
  const { client } = member
  const device = await newDevice(house, member)
  const sent = card(
    ...['UID:a', 'FN:Ana Ribeiro', 'TEL:+351912000222', 'item1.X-ABDATE;type=pref:2015-06-20'],
    ...['item1.X-ABLabel:_$!<Anniversary>!$_', 'item2.X-ABDATE:2011-03-02', 'item2.X-ABLabel:Hochzeit in Porto'],
  )
  await device.put('a.vcf', sent)
  const all = () => datesOf(member, 'Ana Ribeiro')
  assert.deepEqual(await all(), ['other 2011-03-02 Hochzeit in Porto', 'anniversary 2015-06-20'])
  const { connectionId = '' } = (await peopleByName(client)).get('Ana Ribeiro') ?? {}
  const { token } = readChanges((await device.sync()).text)
  await client.Dates_add({ connectionId, kind: 'child_birthday', date: '--02-29', label: 'Milo’s birthday' })
  await client.Dates_add({ connectionId, kind: 'other', date: '2025-01-10', label: 'Moved', repeats: 'once' })
  assert.deepEqual(readChanges((await device.sync(token)).text).names, ['a.vcf'])
  const { text, headers } = await device.get('a.vcf')
  assert.match(text, /X-ABDATE;X-KITH-KIND=child_birthday;X-APPLE-OMIT-YEAR=1604:1604-02-29\r\n/)
  assert.equal(text.match(/Hochzeit in Porto/g)?.length, 1)
  // What says the same, as a phone writes it, changes nothing.
  const plain = text.replaceAll(/;X-KITH-(?:KIND|REPEATS)=\w+/g, '').replaceAll(/^date(\d)/gm, 'item$1')
  await device.put('a.vcf', plain)
  assert.equal((await device.get('a.vcf')).headers.etag, headers.etag)
  // A day moves, a label is new, and one is left out.
  const changed = plain
    .replace('1604-02-29', '1604-02-28')
    .replace('END:VCARD', 'item9.X-ABDATE:2012-05-05\r\nitem9.X-ABLabel:Boat\r\nEND:VCARD')
    .replaceAll(/^.*(?:2015-06-20|Anniversary).*\r\n/gm, '')
  await device.put('a.vcf', changed)
  assert.deepEqual(await all(), [
    'other 2025-01-10 Moved',
    'child_birthday --02-28 Milo’s birthday',
    'other 2011-03-02 Hochzeit in Porto',
    'other 2012-05-05 Boat',
  ])
  const [moved] = await client.Dates_list({ connectionId })
  assert.equal(moved?.repeats, 'once')
  const [removal] = await client.Removals_list({})
  assert.deepEqual([removal?.kind, removal?.label], ['date', '2015-06-20'])
})

test('the day somebody died is on their card, and a device that leaves it out does not bring them back', async () => {
  const member = await newMember(house)
  const device = await newDevice(house, member)
  await device.put('a.vcf', card('UID:a', 'FN:Ana Ribeiro', 'TEL:+351912000222'))
  const { connectionId = '' } = (await peopleByName(member.client)).get('Ana Ribeiro') ?? {}
  await member.client.Dates_add({ connectionId, kind: 'died', date: '--05-03', label: 'In Porto' })
  const { text } = await device.get('a.vcf')
  assert.match(text, /^DEATHDATE;X-NAME="In Porto";X-APPLE-OMIT-YEAR=1604:1604-05-03\r$/m)
  await device.put('a.vcf', text.replace(/^DEATHDATE.*\r\n/m, '').replace('000222', '000333'))
  assert.deepEqual(await datesOf(member, 'Ana Ribeiro'), ['died --05-03 In Porto'])
  const next = (await device.get('a.vcf')).text
  await device.put('a.vcf', next.replace('1604-05-03', '1604-05-04'))
  assert.deepEqual(await datesOf(member, 'Ana Ribeiro'), ['died --05-04 In Porto'])
  const vcard = await (await member.client.Connections_vcard({ connectionId, version: '4.0' })).text()
  assert.match(vcard, /^DEATHDATE;X-NAME="In Porto":--0504\r$/m)
})

test('a card of version 4 has one ANNIVERSARY, and dates come back the same in another instance', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  for (const date of ['2015-06-20', '--07-01']) await client.Dates_add({ connectionId, kind: 'anniversary', date })
  await client.Dates_add({ connectionId, kind: 'child_birthday', date: '2018-02-28', label: 'Milo’s birthday' })
  const vcard = await (await client.Connections_vcard({ connectionId, version: '4.0' })).text()
  assert.deepEqual(vcard.match(/^ANNIVERSARY.*(?=\r)/gm), ['ANNIVERSARY:20150620'])
  for (const version of ['3.0', '4.0'] as const) {
    const heir = await newMember(house)
    await importContacts(house, heir, await (await client.AddressBook_export({ version })).text())
    assert.deepEqual(await datesOf(heir, 'Ana Ribeiro'), [
      'child_birthday 2018-02-28 Milo’s birthday',
      'anniversary 2015-06-20',
      'anniversary --07-01',
    ])
  }
})

test('whatever a device and the member change of dates at once, nothing is lost that one of them did not remove', async () => {
  const member = await newMember(house)
  const { client } = member
  const device = await newDevice(house, member)
  const labels = ['Boat', 'Name day', 'Anniversary', 'Wedding; in Porto', 'Namenstag']
  const edits = fc.record({
    base: fc.subarray(labels),
    removed: fc.subarray(labels),
    moved: fc.subarray(labels),
    removedHere: fc.subarray(labels),
    added: fc.boolean(),
  })
  let round = 0
  await fc.assert(
    fc.asyncProperty(edits, async ({ base, removed, moved, removedHere, added }) => {
      const name = `Ana${++round}`
      const lines = base.flatMap((label, at) => [
        `item${at}.X-ABDATE:2015-06-20`,
        `item${at}.X-ABLABEL:${label.replaceAll(';', '\\;')}`,
      ])
      await device.put(`${name}.vcf`, card(`UID:${name}`, `FN:${name}`, 'TEL:+351 1', ...lines))
      const { text } = await device.get(`${name}.vcf`)
      const { connectionId = '' } =
        (await client.Connections_search({ query: name, limit: 50 })).connections.find(
          ({ displayName }) => displayName === name,
        ) ?? {}
      for (const { dateId, label, kind } of await client.Dates_list({ connectionId }))
        if (removedHere.includes(label ?? (kind === 'name_day' ? 'Name day' : 'Anniversary')))
          await client.Dates_remove({ connectionId, dateId })
      const groups = [...text.matchAll(/^(date\d+)\.X-ABLABEL:(.*)\r$/gm)].map(([, group = '', written = '']) => {
        const label = written.replace(/^_\$!<(.*)>!\$_$/, '$1').replaceAll('\\;', ';')
        return { group, label }
      })
      let sent = text
      for (const { group, label } of groups) {
        if (moved.includes(label))
          sent = sent.replace(new RegExp(`^${group}\\.X-ABDATE.*\r\n`, 'm'), `${group}.X-ABDATE:2016-01-02\r\n`)
        if (removed.includes(label)) sent = sent.replaceAll(new RegExp(`^${group}\\..*\r\n`, 'gm'), '')
      }
      if (added) sent = sent.replace('END:VCARD', 'item9.X-ABDATE:2020-02-29\r\nitem9.X-ABLABEL:Car\r\nEND:VCARD')
      await device.put(`${name}.vcf`, sent)
      const expected = base.flatMap((label) => {
        if (removed.includes(label)) return []
        if (moved.includes(label)) return [`${label} 2016-01-02`]
        return removedHere.includes(label) ? [] : [`${label} 2015-06-20`]
      })
      const has = (await client.Dates_list({ connectionId })).map(({ kind, label, date }) => {
        return `${label ?? (kind === 'name_day' ? 'Name day' : 'Anniversary')} ${date}`
      })
      assert.deepEqual(has.sort(), [...expected, ...(added ? ['Car 2020-02-29'] : [])].sort())
    }),
    { numRuns: 25 },
  )
})

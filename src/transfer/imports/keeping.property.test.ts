import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { extrasOf, importContacts, undoAndWait } from '../../../test/samples/import-files.ts'

const house = await useHouse()

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '')
const cell = fc.oneof(
  words,
  fc.constantFrom(
    '=1+1',
    'a"b',
    'a,b;c',
    'x'.repeat(140),
    'ana@example.com',
    '+351 912 345 678',
    '1985-04-23',
    'two\nlines',
  ),
  fc.constant(''),
)
const columns = [
  'name',
  'email',
  'phone',
  'company',
  'title',
  'city',
  'birthday',
  'notes',
  'tags',
  'url',
  'Shoe size',
] as const
const contact = fc.record(
  Object.fromEntries(columns.map((column) => [column, cell])) as Record<(typeof columns)[number], typeof cell>,
)

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
/**
 * A form for comparing texts, independent of white space, escapes and control characters. Characters are lowercased one
 * by one, because Σ has two lower cases.
 */
const bare = (text: string) =>
  Array.from(
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/\\n|[\s\\\p{Cc}\p{Cf}]/gu, ''),
    (sign) => sign.toLowerCase(),
  ).join('')

test('every value of a table ends up in a field, an extra or a problem', async () => {
  await fc.assert(
    fc.asyncProperty(contact, async (given) => {
      const { client, memberId } = await newMember(house)
      const file = `${columns.join(',')}\n${columns.map((column) => quoted(given[column])).join(',')}\n`
      if (columns.every((column) => given[column].trim() === '')) return
      const { id, state } = await importContacts(house, { client }, file)
      assert.equal(state, 'applied')
      const [row] = await client.Imports_rows({ id })
      const connectionId = row?.connectionId
      const person = connectionId ? await client.Connections_get({ connectionId }) : null
      const extras = connectionId ? await extrasOf(house, memberId, connectionId) : []
      const kept = bare(stringsIn([person, extras, row?.problems]).join(' '))
      // A cell of tags, e-mails or numbers may hold several.
      for (const value of columns.flatMap((column) => given[column].split(/[,;\n]/)))
        assert.ok(kept.includes(bare(value).slice(0, 100)), `${JSON.stringify(value)} of ${JSON.stringify(given)}`)
      await undoAndWait(house, client, id)
      assert.equal((await client.Connections_search({})).connections.length, 0)
    }),
    { numRuns: 8, endOnFailure: true },
  )
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

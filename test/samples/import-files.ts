import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '#contract/client.ts'
import { asReason, type StoredReason } from '#contract/texts/reason.ts'
import type { ImportFormat } from '#platform/db/schema/imports.ts'
import { openContactsFile } from '#transfer/imports/reading/read-file.ts'
import type { House, Someone } from '../harness/harness.ts'

/** A file of test/samples/imports. */
export const importFile = (name: string) => new Blob([readFileSync(`test/samples/imports/${name}`)])

type Wanted = { format?: ImportFormat; tag?: string }

/** Sends a file and waits until it has been read. */
export async function stageFile(
  house: House,
  { client }: Pick<Someone, 'client'>,
  file: Blob | string,
  more: Wanted = {},
) {
  const contacts = typeof file === 'string' ? new Blob([file]) : file
  const { id } = await client.Imports_create({ contacts, ...more })
  await house.work()
  return client.Imports_get({ id })
}

type Applied = { conflicts?: 'keep' | 'theirs' | 'skip'; notes?: 'timeline' | 'extras' }

/** Sends a file, waits until it has been read, and applies it. */
export async function importContacts(
  house: House,
  someone: Pick<Someone, 'client'>,
  file: Blob | string,
  more: Wanted & Applied = {},
) {
  const { conflicts, notes, ...wanted } = more
  const { id } = await stageFile(house, someone, file, wanted)
  await someone.client.Imports_apply({ id, ...(conflicts && { conflicts }), ...(notes && { notes }) })
  await house.work()
  return someone.client.Imports_get({ id })
}

/** Undoes an import and waits until it is done. */
export async function undoAndWait(house: House, client: Client, id: string) {
  await client.Imports_undo({ id })
  await house.work()
  return client.Imports_get({ id })
}

/** All people of a member, by name. */
export async function peopleByName(client: Client) {
  const { connections } = await client.Connections_search({ limit: 50 })
  const people = await Promise.all(connections.map(({ connectionId }) => client.Connections_get({ connectionId })))
  return new Map(people.map((person) => [person.displayName, person]))
}

/** The extras of a person, as vCard lines. */
export async function extrasOf({ kith }: House, memberId: string, connectionId: string) {
  const row = await kith.db
    .selectFrom('contactExtras')
    .select('properties')
    .where('memberId', '=', memberId)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst()
  return row?.properties ?? []
}

/** Reads a file without a service, with its problems in English. */
export async function readRows(bytes: string | Buffer, format: ImportFormat | null = null) {
  const folder = await mkdtemp(join(tmpdir(), 'kith-reading-'))
  try {
    await writeFile(join(folder, 'file'), bytes)
    const { rows, ...reading } = await openContactsFile(join(folder, 'file'), format, 'en')
    const inWords = (problems: StoredReason[]) => problems.map((each) => asReason(each).toJSON())
    const read = await Array.fromAsync(rows, (row) => ({ ...row, problems: inWords(row.problems) }))
    return { ...reading, problems: inWords(reading.problems), rows: read }
  } finally {
    await rm(folder, { recursive: true })
  }
}

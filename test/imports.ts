import { readFileSync } from 'node:fs'
import type { Client } from '#contract/client.ts'
import type { House, Someone } from './harness.ts'

/** A file of test/imports. */
export const importFile = (name: string) => new Blob([readFileSync(`test/imports/${name}`)])

type Wanted = { format?: 'vcard' | 'google' | 'linkedin' | 'csv'; tag?: string }

/** Sends a file and waits until it has been read. */
export async function staged(
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

/** The same, and applies it. */
export async function imported(
  house: House,
  someone: Pick<Someone, 'client'>,
  file: Blob | string,
  more: Wanted & Applied = {},
) {
  const { conflicts, notes, ...wanted } = more
  const { id } = await staged(house, someone, file, wanted)
  await someone.client.Imports_apply({ id, ...(conflicts && { conflicts }), ...(notes && { notes }) })
  await house.work()
  return someone.client.Imports_get({ id })
}

/** Takes an import back, and waits until that is done. */
export async function undone(house: House, client: Client, id: string) {
  await client.Imports_undo({ id })
  await house.work()
  return client.Imports_get({ id })
}

/** Everybody a member has, by name. */
export async function everybody(client: Client) {
  const { connections } = await client.Connections_search({ limit: 50 })
  const people = await Promise.all(connections.map(({ connectionId }) => client.Connections_get({ connectionId })))
  return new Map(people.map((person) => [person.displayName, person]))
}

/** Lines of vCard kept beside the fields of somebody. */
export async function extrasOf({ kith }: House, memberId: string, connectionId: string) {
  const row = await kith.db
    .selectFrom('contactExtras')
    .select('properties')
    .where('memberId', '=', memberId)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst()
  return row?.properties ?? []
}

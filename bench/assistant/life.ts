import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import type { connectionsApi } from '#people/connections/api.ts'
import { readJsonLines } from '../../test/corpus/json-lines.ts'

export type LifePerson = { key: string } & z.input<typeof connectionsApi.Connections_create.input>
type LifeEntry = { person: string; day: string; kind: 'note' | 'meeting' | 'call' | 'message'; text: string }
export type LifePromise = { person: string; text: string; madeOn: string; dueOn: string; completedOn?: string }
export type LifeDraft = { person: string; draftedAt: string; subject: string; body: string }
type LifeLead = {
  displayName: string
  email: string
  company?: string
  title?: string
  leftAt: string
  note: string
}

/** The memory of the member whose assistant gets the tasks. Times are in the time zone. */
export type Life = {
  member: string
  timeZone: string
  now: string
  people: LifePerson[]
  entries: LifeEntry[]
  promises: LifePromise[]
  followups: LifeDraft[]
  leads: LifeLead[]
}

const folder = join(import.meta.dirname, 'life')

export async function readLife(): Promise<Life> {
  const lines = <Line>(name: string) => readJsonLines<Line>(join(folder, `${name}.jsonl`))
  return {
    ...JSON.parse(await readFile(join(folder, 'life.json'), 'utf8')),
    people: lines('people'),
    entries: lines('entries'),
    promises: lines('promises'),
    followups: lines('followups'),
    leads: lines('leads'),
  }
}

/** At 11:00 if no time is given. */
export function instantIn({ timeZone }: Pick<Life, 'timeZone'>, when: string) {
  const local = when.includes('T') ? when : `${when}T11:00`
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant()
}

import type { EventKind } from '#platform/events/api.ts'
import { followup } from './followups.ts'
import { lead } from './leads.ts'
import { note } from './notes.ts'
import { newPerson, person } from './people.ts'
import { promise, suggestion } from './promises.ts'
import type { RecordKind } from './record-kind.ts'

const kinds = { promise, suggestion, followup, note, person, newPerson, lead }

type KindName = keyof typeof kinds
export type RecordId = { kind: KindName; id: string }

/** The values of a record come from the kind itself, so that its functions accept them. */
export const recordKinds = kinds as unknown as Record<string, RecordKind>

/** The kind of record that an event says was made. */
export const madeBy = {
  'connection.created': 'newPerson',
  'interaction.added': 'note',
  'promise.made': 'promise',
  'followup.drafted': 'followup',
} as const satisfies Partial<Record<EventKind, KindName>>

import { clientNotes } from './notes-clients.ts'
import { friendNotes } from './notes-friends.ts'
import { otherNotes } from './notes-others.ts'
import { tradeNotes } from './notes-trade.ts'
import { people } from './people.ts'
import { followups, promises } from './promised.ts'
import { type Entry, type Followup, type Person, type Promised, timeZone } from './reading.ts'
import { exchanges, memos } from './spoken.ts'

/** The data of one member and the moment of asking. */
export type Memory = {
  timeZone: string
  now: string
  people: Person[]
  entries: Entry[]
  promises: Promised[]
  followups: Followup[]
}

/** Wednesday, 18 November 2026, 09:30 in Lisbon. */
const now = '2026-11-18T09:30:00.000Z'

/** Two years of data of one member. */
export const memory: Memory = {
  timeZone,
  now,
  people,
  entries: [...clientNotes, ...friendNotes, ...tradeNotes, ...otherNotes, ...memos, ...exchanges],
  promises,
  followups,
}

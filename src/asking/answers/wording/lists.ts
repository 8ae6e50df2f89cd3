import type { Passage } from '../../recall/passage.ts'
import { inline } from './attribution.ts'
import type { Claim } from './claims.ts'
import { sayIn, type Wording } from './in-language.ts'

type EntryRead = {
  id: string
  connectionId: string
  displayName: string
  kind: string
  text: string | null
  transcript: string | null
  occurredAt: string
  source: Passage['source']
}

export function entryPassage(entry: EntryRead): Passage {
  const { id, connectionId, displayName, text, transcript, occurredAt: at, source } = entry
  const said = [text, transcript].filter(Boolean).join('\n')
  return { kind: 'interaction', id, connectionId, connectionName: displayName, text: said, at, source }
}

type PromiseRead = { id: string; connectionId: string; displayName: string; text: string; madeAt: string }

export function promisePassage({ id, connectionId, displayName, text, madeAt: at }: PromiseRead): Passage {
  return { kind: 'promise', id, connectionId, connectionName: displayName, text, at, source: 'member' }
}

export const nameOf = ({ displayName }: { displayName: string }) => inline(displayName)

export const maxListed = 10

/** "Ana, Ben and Carla", or the first ten and how many more there are. */
export function listOf(names: string[], total = names.length) {
  const shown = names.slice(0, maxListed)
  const left = total - shown.length
  if (left > 0) return `${shown.join(', ')} and ${left} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** The last line of a shortened list. */
export const andMore = (total: number, { isCut = false, shown = maxListed } = {}) =>
  total > shown ? [{ text: `And ${isCut ? 'at least ' : ''}${total - shown} more.`, cites: [] }] : []

/** The same in another language than English. */
export const moreIn = ({ more }: Wording, total: number): Claim[] =>
  total > maxListed ? [{ text: sayIn(more, { count: total - maxListed }), cites: [] }] : []

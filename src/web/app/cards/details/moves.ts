import { type ListName, linesIn, listNames, type Values, withLines } from './lines.ts'

/** A press of a button in a list, before anything is stored: one more line, or an item up or down. */
type ListMove = { name: ListName; what: 'more' } | { name: ListName; what: 'up' | 'down'; at: number }

/** Reads `links.more` or `links.2.up`; null for anything else. */
export function readMove(text: string | undefined): ListMove | null {
  const [list, ...rest] = (text ?? '').split('.')
  const name = listNames.find((each) => each === list)
  if (!name) return null
  const [at = '', what] = rest
  if (at === 'more') return { name, what: at }
  return /^\d{1,3}$/.test(at) && (what === 'up' || what === 'down') ? { name, what, at: Number(at) } : null
}

export function applyMove(values: Values, move: ListMove): Values {
  const lines = linesIn(values, move.name)
  if (move.what === 'more') return withLines(values, move.name, [...lines, {}])
  const to = move.at + (move.what === 'up' ? -1 : 1)
  const [moved, other] = [lines[move.at], lines[to]]
  if (!moved || !other) return values
  return withLines(values, move.name, lines.with(move.at, other).with(to, moved))
}

import { dayName } from './days.js'
import { element } from './elements.js'

/** Puts values where a text names them. @param {string} text @param {Record<string, string>} values */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

/**
 * When something is due, marked if it is late.
 * @param {Record<string, any>} item
 * @param {import('./host.js').Place} place
 */
export function dueLabel({ dueOn, dueTime, dueAssumed, overdue }, place) {
  const { words } = place
  if (dueAssumed || !dueOn) return element('span.due', words.noDay)
  const day = [dayName(dueOn, place), dueTime].filter(Boolean).join(', ')
  return element(overdue ? 'span.late' : 'span.due', fill(overdue ? words.overdue : words.due, { day }))
}

import type { Mention } from './mention.ts'

const meals: Record<string, number> = { breakfast: 9, lunch: 13, tea: 17, dinner: 20, supper: 20, bed: 22 }
const before = new RegExp(
  `(?<![a-zÀ-ɏ])(?<way>by|before|until|till|after|straight after) (?<meal>${Object.keys(meals).join('|')})(?:[- ]?time)?(?= *(?:$|[.,;!?)]|and |so |at the latest|latest|if |or |because |to |with the ))`,
  'i',
)

/** "By lunch": today's, or tomorrow's once that is over. A part of a day has no time. */
export function mealTime(text: string, now: Temporal.ZonedDateTime): Mention | null {
  const match = before.exec(text)
  const over = meals[match?.groups?.meal?.toLowerCase() ?? '']
  if (!match || over === undefined) return null
  const day = now.toPlainDate().add({ days: now.hour >= over ? 1 : 0 })
  return { day, time: null, by: !/after/i.test(match[0]), index: match.index, length: match[0].length }
}

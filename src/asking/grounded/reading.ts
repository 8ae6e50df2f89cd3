import { dateAt } from '#language/calendar/calendar.ts'
import { lazy } from '#language/phrases/lazy.ts'
import { plainText } from '#language/sentences/plain-text.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import type { Passage, Ranked } from '../recall/passage.ts'

/** The passages for the model, and their author: visitors' and the member's words are never mixed. */
export type Chosen = { by: 'member' | 'visitor'; read: Excerpt[] }
export type Excerpt = { passage: Passage; text: string }

const maxPassages = 12
const maxExcerptLength = { member: 700, visitor: 500 }
const maxTotalLength = 6_000

/**
 * Whatever a visitor has written, it changes nothing in what a model reads beside the member's own words: they are left
 * out before anything is counted. Alone, and from one person, they may be read; but not what is on file for that person,
 * nor a draft to them, where the member's words may be among theirs.
 */
export function chooseReading(passages: Ranked[]): Chosen {
  const best = passages.slice(0, maxPassages)
  const own = best.filter(({ source }) => !isByOthers(source))
  if (own.length > 0) return { by: 'member', read: excerptsOf(own, 'member') }
  const people = new Set(best.map(({ connectionId }) => connectionId))
  const entries = people.size === 1 ? best.filter(isLeftByVisitor) : []
  return { by: 'visitor', read: excerptsOf(entries, 'visitor') }
}

/** Not a meeting of the calendar: nobody knows who wrote its title. */
const isLeftByVisitor = ({ kind, source }: Passage) => kind === 'interaction' && source === 'visitor'

function excerptsOf(passages: Passage[], by: Chosen['by']): Excerpt[] {
  let room = maxTotalLength
  return passages.flatMap((passage) => {
    const text = cutTo(Math.min(maxExcerptLength[by], room), plainText(passage.text))
    room -= text.length
    return text === '' ? [] : [{ passage, text }]
  })
}

/** A shorter excerpt says too little. */
const minExcerptLength = 100

function cutTo(length: number, text: string) {
  if (text.length <= length) return text
  if (length < minExcerptLength) return ''
  const cut = text.slice(0, length - 1).replace(/[\ud800-\udbff]$|\s+\S*$/u, '')
  return `${cut}…`
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const short = lazy(() => new Intl.DateTimeFormat('en-GB', day))
const long = lazy(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', ...day }))

/** A day in a prompt: Wednesday, 4 March 2026. */
export const writtenDay = (at: Temporal.PlainDate) => long().format(at)

export const writtenDayOf = (at: string, timeZone: string) => writtenDay(dateAt(at, timeZone))

/** A day in an answer: 4 March 2026. */
export const dateOf = (at: string, timeZone: string) => short().format(dateAt(at, timeZone))

import { pattern, phrases } from '../phrases/phrases.ts'

/** What stands around a date and decides what it is good for. */

const leadWord = phrases`
  by no later than, no later than, not later than, ${/(?<!(?:swing|stop|drop|pop|come|go|call|nip) )/}by, before, until, till,
  til, due [by | on], on, for, this, at, around, sometime, some time, say, starting [on], beginning, come, latest,
  first thing [on], this time, around this time, early [on], late [on], lunch[time], in time for, ahead of, prior to, in,
  over${/(?= (?:the|this|next|christmas|easter|new))/}, b4, like, about, uh, again, the`
const lead = pattern('i')`(?:(?<![a-zÀ-ɏ\d])${leadWord}\s+){1,4}$`

/** "Before publication on the 30th", "before he leaves on Friday". */
const beforeEvent =
  /(?<!\p{L})(?:before|b4|ahead of|prior to) (?!(?:the end|end|close|lunch|noon|midday|breakfast|dinner|tea|supper|bed|work|school|class|midnight|we|I) )(?:[\p{L}'’-]+ ){1,4}$/iu

/** The words that lead to a date ("no later than"), and whether they make it a deadline, or mean the day before. */
export function leadIn(before: string, itself: string, after: string) {
  const words = lead.exec(before)?.[0] ?? ''
  const all = `${words}${/^(?:by|before|until|till|due)\s/i.exec(itself)?.[0] ?? ''}`
  return {
    length: words.length,
    by: /\b(?:by|before|b4|until|till|til|due|no later than|not later than|latest|ahead of|prior to)\b/i.test(all),
    before:
      /\b(?:before|b4|ahead of|prior to)\b(?! lunch)/i.test(all) ||
      (!/^,? (?:at|@) ?\d/.test(after) && beforeEvent.test(before.slice(0, before.length - words.length))),
  }
}

/** What may follow a date and belongs to it. */
const tail = /^\s*(?:at the (?:very )?latest|latest|sharp|at the earliest)(?![a-z])/i
export const tailLength = (after: string) => tail.exec(after)?.[0].length ?? 0

/** What may stand between a day and its time. */
export const gap = /^[\s,(]*(?:at|by|on|around|before|about|@|-|–|—|for)?[\s,]*(?:the\s+)?$/i

const describingWord = phrases`
  that, from, happy, merry, about, since, of, after, re, re:, every, each, most, regarding, for the, to the, in the, with the,
  at the, ${/(?<!later )/}than, ${/(?<!(?:by|in|on|before|until) )/}like, unlike, was, were, good, a`
const describing = pattern('i')`(?:^|[^a-zÀ-ɏ])${describingWord}\s+$`
const thingOfDay = phrases`
  meeting, call, report, dinner, lunch, breakfast, brunch, session, event, launch, numbers, figures, newsletter, deck, demo,
  class, lesson, edition, issue, party, flight, train, game, match, show, gig, concert, talk, panel, workshop, standup,
  stand-up, review, minutes, trip, release, crowd, group, club, update, results, invoice, payroll, rehearsal`
const thingsOfADay = pattern('i')`^(?:['’]s?(?![a-zÀ-ɏ])|\s+${thingOfDay}(?![a-zÀ-ɏ]))`
const dateAhead =
  /(?:by|on|before|until|till|til|due|for|from|starting|day|mon|tues?|wed|thu|thurs?|fri|sat|sun)[,:]?\s+$/i
const shortDay = /^(?:sat|sun|wed|mon|may|mar|march|second)$/i

/** True where a date describes something else: Tuesday's minutes, the Friday call, since March, every Sunday. */
export function isNoDue(text: string, { index, length }: { index: number; length: number }): boolean {
  const before = text.slice(Math.max(0, index - 30), index)
  const after = text.slice(index + length, index + length + 20)
  const itself = text.slice(index, index + length)
  const isRange = /(?:^|\s)from\s+$/i.test(before) && /^\s+(?:to|till|until|through)\s/i.test(after)
  if (describing.test(before) && !isRange) return true
  // A figure such as 1/2 or 24/7 is a date only where one is expected.
  if (
    /^\d{1,2}\/\d{1,2}$/.test(itself) &&
    !dateAhead.test(before) &&
    (/(?:in|about|of|got|scored|roughly|only|nearly|a|like)\s+$/i.test(before) ||
      /^\s*(?!(?:at|by|and|so|to|re|about|for|if|then|latest)(?![a-z]))[a-z]/i.test(after))
  )
    return true
  if (thingsOfADay.test(after) && !/(?:^|\s)(?:by|before|until|till)\s+$/i.test(before)) return true
  if (/(?:^|\s)the\s+$/i.test(before) && /^\s+[a-zÀ-ɏ]/i.test(after) && /^[a-zÀ-ɏ]+$/i.test(itself)) {
    return !/(?:on|by|before|until)\s+the\s+$/i.test(before)
  }
  // "Sat" and "sun" are words too: they are days after a preposition, or at the end.
  if (!shortDay.test(itself)) return false
  return (
    !/(?:^|\s)(?:by|on|this|next|before|until|till|due|for|come)\s+$/i.test(before) &&
    !/^\s*(?:$|[.,;)]|at |\d)/.test(after)
  )
}

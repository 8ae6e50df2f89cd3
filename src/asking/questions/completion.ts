import type { MemberContext } from '#platform/context/context.ts'
import { afterLead, isBare, isShort } from './continuation.ts'
import { findNames } from './names/names.ts'
import { directionOf } from './times/direction.ts'
import { readSpan } from './times/span.ts'
import { tellingWordsOf } from './words/telling-words.ts'

type Before = { earlier: string; today: Temporal.PlainDate }

/** "And Ben?" after "When is Ana's birthday?": the previous question with another name, time or place. */
export async function completeQuestion(
  ctx: MemberContext,
  text: string,
  { earlier, today }: Before,
): Promise<string | null> {
  if (!isShort(text)) return null
  const count = counting(text, earlier)
  if (count || isBare(text)) return count
  const own = (afterLead(text) ?? text).replace(/[\s?!.]+$/u, '').trim()
  if (own === '' || /\b(?:her|his|their|him|she|he|they|them|it|that)\b/iu.test(own)) return null
  return withTime(earlier, own, today) ?? (await withName(ctx, earlier, own)) ?? withPlace(earlier, own)
}

/** "How many?", after a list. */
function counting(text: string, earlier: string) {
  if (!/^\W*(?:and |so )?how many(?: (?:is|are) (?:that|there|those|they))?\W*$/iu.test(text)) return null
  if (/^(?:who|whom)\b/iu.test(earlier)) return earlier.replace(/^(?:who|whom)\b/iu, 'how many people')
  return /^(?:which|what) \p{L}+s\b/iu.test(earlier) ? earlier.replace(/^(?:which|what)\b/iu, 'how many') : null
}

function withTime(earlier: string, own: string, today: Temporal.PlainDate) {
  const before = readSpan(earlier, { today, looks: directionOf(earlier) }).span
  if (!before) return null
  const said = stepBack(before.said, own) ?? own
  const led = [said, `in ${said}`].find((way) => {
    const { span, rest } = readSpan(way, { today, looks: directionOf(earlier) })
    return span !== null && tellingWordsOf(rest).length === 0
  })
  return led ? earlier.replace(before.said, led) : null
}

/** "And the week before?" */
function stepBack(said: string, own: string) {
  const [, unit] = /^(?:the )?(day|week|weekend|month|quarter|year) before(?: that)?$/iu.exec(own) ?? []
  if (!unit) return null
  if (/\bthis\b|\bcurrent\b/iu.test(said)) return `last ${unit}`
  return unit === 'day' ? 'the day before yesterday' : `the ${unit} before last`
}

async function withName(ctx: MemberContext, earlier: string, own: string) {
  const [mine] = await findNames(ctx, own)
  if (!mine || mine.people.length === 0 || tellingWordsOf(own.replace(mine.said, '')).length > 0) return null
  const [one, ...others] = await findNames(ctx, earlier)
  if (!one || others.length > 0) return null
  const mark = /(?:['’]s|['’])$/u.exec(earlier.slice(one.index, one.end))?.[0] ?? ''
  const name = own.slice(mine.index, mine.end).replace(/(?:['’]s|['’])$/u, '')
  return `${earlier.slice(0, one.index)}${name}${mark && "'s"}${earlier.slice(one.end)}`
}

const places = /\b(in|at|from|near|with|for|through|on|about) (?:the )?([\p{Lu}\d][^?]*|\p{L}+)(?=\W*$)/u

/** "And in London?", "and London?": replaces the place, company or topic of the previous question. */
function withPlace(earlier: string, own: string) {
  const before = places.exec(earlier)
  if (!before || own.split(' ').length > 4) return null
  const [, led] = /^(in|at|from|near|with|for|through|on|about) /iu.exec(own) ?? []
  if (led && led.toLowerCase() !== before[1]?.toLowerCase()) return null
  return `${earlier.slice(0, before.index)}${led ? '' : `${before[1]} `}${own}${earlier.slice(before.index + before[0].length)}`
}

import { pattern, phrases } from '#language/phrases/phrases.ts'
import { quotableSentences } from '#language/sentences/quotable-sentences.ts'
import type { Passage } from '../../../recall/passage.ts'

/** Words about a person's life rather than a single day: family, work, places, health, likes. */
const lifeWords = phrases`
  husband, wife, partner, married, wedding, daughter, son[s], kids, children, baby, expecting, brother, sister, mother,
  father, dog, cat, mov(es | ed | ing), lives, work[s], job, left, joined, hired, founded, raised, start[s], company,
  studio, allergic, vegetarian, vegan, hospital, ill, surgery, loves, likes, hates, enjoys, plays, learning, speaks, owns,
  bought, wants, looking for, born, turned, died`
const ofLife = pattern('i')`\b${lifeWords}\b`
const long = 160

/** The most telling sentences about a person: one per entry, newest entries first. */
export function tellingSentences(entries: Passage[], limit: number): { passage: Passage; quote: string }[] {
  const all = entries.flatMap((passage, age) => {
    const best = quotableSentences(passage.text)
      .map((quote) => ({ quote, worth: worthOf(quote) }))
      .toSorted((a, b) => b.worth - a.worth)[0]
    return best ? [{ passage, quote: best.quote, worth: best.worth - 0.15 * age }] : []
  })
  const chosen = all.toSorted((a, b) => b.worth - a.worth).slice(0, limit)
  return all.filter((one) => chosen.includes(one)).map(({ passage, quote }) => ({ passage, quote }))
}

function worthOf(sentence: string) {
  const tells = ofLife.test(sentence) ? 1 : 0
  const names = /\s\p{Lu}\p{Ll}/u.test(sentence) ? 0.3 : 0
  return tells + names + Math.min(sentence.length, long) / long
}

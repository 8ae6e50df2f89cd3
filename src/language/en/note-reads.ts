import type { Reads } from '../language-data/wording.ts'
import { wordSet } from '../words/word-set.ts'

const events = wordSet(`
  interview exam audition concert recital exhibition premiere wedding race marathon regatta match final tournament ceremony
  conference congress lecture presentation workshop trip holiday festival party reunion viva graduation performance screening
  fair swim rehearsal christening tour launch opening`)

/** People new to the text, and statements that aren't in it. */
const notThings = wordSet(`
  year years term one ones number address month week baby girlfriend boyfriend partner wife husband man woman guy chap boss
  manager colleague neighbour neighbor vicar teacher doctor nurse assistant client customer people person member member's`)

export const englishReads: Reads = {
  event: (sentence) =>
    sentence
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.find((word) => events.has(word)) ?? null,
  newThing: (clause) => {
    const [, after = ''] = /(?:^|\b(?:a|an|the|her|his|their|has|got|bought|['’]s) )new (\p{Ll}.*)$/u.exec(clause) ?? []
    const words = after.split(' ')
    const end = words.findIndex((word) => endsPhrase(word))
    const thing = end < 0 ? words : words.slice(0, end)
    const last = thing.at(-1) ?? ''
    const isPlain =
      thing.length <= 2 && thing.every((word) => /^\p{Ll}{2,}$/u.test(word)) && !/(?:ing|ed|starts|is)$/.test(last)
    return thing.length > 0 && isPlain && !thing.some((word) => notThings.has(word)) ? thing.join(' ') : null
  },
  movedOn: /\b(?:left|leaving|joined|joining|retir\w+|closed|closing|sold|moved to|started at|now at|starting)\b/i,
  isUnsure: (sentence) =>
    /\b(?:i|i'm|i'll|i've|we|my|our|me|cancel\w*|postponed|not|no|never|maybe|might|if)\b|n['’]t\b|\?/i.test(sentence),
}

/** Word classes as data: enough to find the end of a phrase and the person of a pronoun. */
const set = (words: string) => new Set(words.split(/\s+/))

export const determiners =
  set(`the a an my our your his her their its this that these those some any all both each every another
  more several two three four five six one no`)
export const prepositions =
  set(`about after at before between by during for from in into near of on onto over regarding since
  through to toward towards under until via with within without`)
const joining = set(`and but or so because although though while when where who whom which that if whether as than then
  plus`)
const pronouns = set('i we she he they you it me us him them her')
export const timeWords =
  set(`today yesterday tonight tomorrow monday tuesday wednesday thursday friday saturday sunday again last
  next this earlier recently soon later now back mon tue wed thu fri sat sun`)
export const questionWords = set('how why what whether when where who that if to not')

/** Where a phrase lifted from a note may end. */
export const endsPhrase = (word: string | undefined) =>
  word === undefined || [prepositions, joining, pronouns, timeWords].some((words) => words.has(word.toLowerCase()))

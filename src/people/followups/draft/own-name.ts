import { months, weekdays } from '#language/calendar/day-names.ts'
import { findCallName, isNameTitle, plainLetters } from '#language/names/call-name.ts'
import { alsoCalled } from '#language/names/nicknames.ts'
import { wordSet } from '#language/words/word-set.ts'
import { latin } from '#language/words/words.ts'
import { isKin } from './reading/whole-phrase.ts'

type Named = { text: string; restore: (said: string) => string }

const days = new Set([...months, ...weekdays])
/** Where one of these is the person, a short name is somebody else. */
const pronouns = wordSet('her him them she he ihr ihm ihn ihnen sie er lui elle leur ella él ela ele')
/** German nouns are written large, so a word is a family name only before one of these. */
const afterGermanName =
  /^ (?:die|das|den|dem|der|eine?n?|mein\p{L}*|unser\p{L}*|mit|bei|anrufen|treffen|besuchen|fragen|einladen|abholen|sehen|erinnern)(?!\p{L})/u

/**
 * A text in which the person is called by given name alone: "Paul B" and "Kathi" are Paul and Katharina.
 * Somebody else of that name is one word, which `restore` takes apart again.
 */
export function withOwnName(text: string, displayName: string, language: string): Named {
  const given = findCallName(displayName)
  if (given === null || isKin(given) || /\s/.test(given)) return { text, restore: (said) => said }
  const family = plainLetters(displayName)
    .split(/[ ,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && word !== given && !isNameTitle(word))
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const isNamed = words.some((word) => word === given || pronouns.has(word.toLowerCase()))
  const called = isNamed ? [given] : [given, ...shortNames(given)]
  const mention = new RegExp(
    `(?<![\\p{L}-])(?:${called.map((name) => RegExp.escape(name)).join('|')})(?![\\p{L}-])(?: (\\p{Lu}\\p{Ll}*)(?![\\p{L}-])(?:\\.(?!$))?)?`,
    'gu',
  )
  const others = new Map<string, string>()
  const named = text.replace(mention, (whole: string, next: string | undefined, at: number) => {
    if (next === undefined) return given
    const after = text.slice(at + whole.length)
    if (isFamily(next, family)) return given
    const isDay = days.has(next.toLowerCase()) || next === 'I'
    if (isDay || family.length === 0 || (language === 'de' && !afterGermanName.test(after))) return `${given} ${next}`
    const joined = `${given}${latin(whole.slice(given.length)).replace(/[^a-z]/g, '')}`
    others.set(joined, whole)
    return joined
  })
  const restore = (said: string) => [...others].reduce((rest, [joined, whole]) => rest.replaceAll(joined, whole), said)
  return { text: named, restore }
}

/** "B" for Becker, and Becker for "B."; any initial where no family name is known. */
function isFamily(word: string, family: string[]) {
  if (family.length === 0) return word.length === 1 && word !== 'I'
  return family.some((name) => name === word || ((name.length === 1 || word.length === 1) && name[0] === word[0]))
}

/** Kathi for Katharina and Bob for Robert; Karin is a name of its own. */
function shortNames(given: string) {
  const full = latin(given)
  const short = alsoCalled(full).filter(
    (name) => name.length < full.length && (name.length < 5 || name.slice(0, 3) === full.slice(0, 3)),
  )
  return short.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
}

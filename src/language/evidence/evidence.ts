import { languageOf } from '../languages/language-of.ts'
import { checkPeople, checkRoles } from './attribution.ts'
import { checkBindings } from './bindings.ts'
import type { Check, Claim, Voice } from './claim.ts'
import { checkDoers } from './claimed-doers.ts'
import { checkDays, checkDaysOfEvents, checkFigures, checkNames } from './claimed-values.ts'
import { checkCoverage, checkExactWords, checkSubstance } from './coverage.ts'
import { checkDone, checkDoubt, checkNegation } from './polarity.ts'
import { placesOf, readSources, type Source } from './sources.ts'
import { tokensOf } from './tokens.ts'

/** In this order: dates and figures are no words to be looked for. */
const checks: Check[] = [
  checkDays,
  checkFigures,
  checkNames,
  checkExactWords,
  checkCoverage,
  checkNegation,
  checkDoubt,
  checkDone,
  checkRoles,
  checkDoers,
  checkPeople,
  checkDaysOfEvents,
  checkBindings,
  checkSubstance,
]

/** Why a sentence is not borne out by its sources; null where nothing speaks against it. `people` may be named too. */
export function findUntruth(
  sentence: string,
  given: Source[],
  { voice, people = [] }: { voice: Voice; people?: string[] },
): string | null {
  const language = languageOf([sentence, ...given.map(({ text }) => text)].join('\n'), 'en')
  const sources = readSources(given, language)
  const tokens = tokensOf(sentence.replace(answerWord, ''), language)
  const names = new Set([...people, ...given.flatMap((source) => source.people)].flatMap(nameWords))
  const places = tokens.map((token) => placesOf(token, sources))
  const claim: Claim = { tokens, places, names, counted: new Set(), sources, voice }
  for (const check of checks) {
    const why = check(claim)
    if (why) return why
  }
  return null
}

const answerWord = /^\W*(?:yes|no|not yet)\b[\s,.:;–—-]*/iu
const nameWords = (name: string) => tokensOf(name, null).map(({ word }) => word)

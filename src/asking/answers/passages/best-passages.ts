import { pattern, phrases } from '#language/phrases/phrases.ts'
import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'
import type { Question } from '../../questions/question.ts'
import { timeSaid } from '../topic/expected-answer.ts'
import { type Answer, attributeQuote, type Claim } from '../wording/sentences.ts'
import { type Candidate, quoted } from './candidates.ts'

const maxQuotes = 4
/** How much of the topic a passage must cover to be relevant: more if the question names nobody. */
const minCoverage = { named: 0.47, unnamed: 0.55, file: 0.65 }
/** A passage that covers this much answers the question. */
const nearlyAll = 0.9
const clearlyLess = 0.3
/** How near in meaning a passage without the question's words must be to answer it. */
const minLikeness = { named: 0.5, unnamed: 0.6 }
const maxAlike = 2

/** Quotes the best passages for questions of no known kind. Null when none is relevant. */
export function bestPassages(candidates: Candidate[], question: Question): Answer | null {
  const least = question.about.length > 0 ? minCoverage.named : minCoverage.unnamed
  const said = candidates.filter(({ passage, fit }) => fit.coverage >= least && passage.kind !== 'connection')
  const filed = candidates.filter(
    ({ passage, fit }) => fit.coverage >= minCoverage.file && passage.kind === 'connection',
  )
  const byWords = said.length > 0 ? said : filed
  const found = byWords.length > 0 ? byWords : alikePassages(candidates, question)
  const shown = withLaterPassages(mostTelling(distinct(found)), candidates, question)
  if (shown.length === 0) return null
  return {
    claims: shown.map(({ passage, fit }) => ({
      text: attributeQuote(passage, passage.kind === 'connection' ? fit.quote : fit.context, question),
      cites: [passage],
      ...quoted(passage, fit),
    })),
    about: aboutOf(question, shown),
    isKnown: true,
  }
}

/** Passages that say it in other words, as sentence vectors find them: the nearest ones only, of the people asked about. */
function alikePassages(candidates: Candidate[], { about }: Question): Candidate[] {
  const least = about.length > 0 ? minLikeness.named : minLikeness.unnamed
  const isTheirs = (id: string) => about.length === 0 || about.includes(id)
  return candidates
    .filter(({ passage, likeness }) => likeness >= least && passage.kind !== 'connection')
    .filter(({ passage }) => isTheirs(passage.connectionId))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, maxAlike)
}

/** The people the question is about; if it names nobody, the one person the answer is about. */
function aboutOf({ about }: Question, shown: Candidate[]) {
  if (about.length > 0) return about
  const people = [...new Set(shown.map(({ passage }) => passage.connectionId))]
  return people.length === 1 ? people : []
}

/** Shows fewer when the first is clearly the best. */
function mostTelling(found: Candidate[]) {
  const [first] = found
  if (!first) return []
  const isThere = first.fit.coverage >= nearlyAll
  const near = found.filter(({ fit }) => !isThere || fit.coverage >= first.fit.coverage - clearlyLess)
  return near.slice(0, maxQuotes)
}

/** Keeps the first of nearly equal quotes. */
function distinct(found: Candidate[]) {
  const kept: { one: Candidate; stems: Set<string> }[] = []
  for (const one of found) {
    const stems = new Set(words(one.fit.quote).map(stem))
    if (!kept.some((other) => likeness(other.stems, stems) > 0.8)) kept.push({ one, stems })
  }
  return kept.map(({ one }) => one)
}

function likeness(a: Set<string>, b: Set<string>) {
  return a.intersection(b).size / Math.max(1, a.union(b).size)
}

const maxLater = 2
/** How much of the topic a later passage must cover, unless it names the same thing. */
const stillOfIt = 0.2

const ofNow =
  /\b(?:still|now|nowadays|currently|current|at the moment|these days|yet|any ?more|no longer|latest|already|in the end|eventually|after all|so far)\b/iu
const inPresent = /^\W*(?:and |so )?(?:(?:what|where|who|how|which)\b.*?\b)?(?:is|are|does|do|has|have|will)\b/iu
const inPast = /\b(?:did|was|were|had|when|first|ago)\b/iu

/** The state may have changed: newer passages on the same matter come first, then older ones. */
function withLaterPassages(shown: Candidate[], candidates: Candidate[], { text, span }: Question): Candidate[] {
  const [first] = shown
  if (!first || span || !(ofNow.test(text) || (inPresent.test(text) && !inPast.test(text)))) return shown
  const { connectionId, connectionName, at } = first.passage
  const things = properNamesIn(first.fit.context, connectionName)
  const later = candidates.filter(
    ({ passage, fit, isLowered }) =>
      !isLowered &&
      passage.connectionId === connectionId &&
      passage.kind === 'interaction' &&
      passage.at > at &&
      (fit.coverage >= stillOfIt || things.intersection(properNamesIn(passage.text, connectionName)).size > 0),
  )
  const newest = later.toSorted((a, b) => (a.passage.at < b.passage.at ? 1 : -1)).slice(0, maxLater)
  return [...new Set([...newest, ...shown])]
}

/** Names within sentences, other than the person's own: "Abbeydale Road". */
function properNamesIn(text: string, person: string): Set<string> {
  const own = new Set(words(person).map(stem))
  const large = text.match(/(?<=[\p{L}\p{N},:;(] |^)\p{Lu}[\p{L}]{3,}/gu) ?? []
  return new Set(large.flatMap((word) => words(word).map(stem)).filter((word) => !own.has(word)))
}

const maxNear = 2
/** Less is not even near: a common word, or a distant meaning. */
const minNearCoverage = 0.25
const minNearLikeness = 0.35

/** Passages related to a question without an answer: only about the people it names, in the member's own words. */
export function nearPassages(candidates: Candidate[], question: Question): Claim[] {
  const { about } = question
  const near = candidates.filter(
    ({ passage, fit, likeness }) =>
      passage.kind === 'interaction' &&
      passage.source === 'member' &&
      (about.length === 0 || about.includes(passage.connectionId)) &&
      (fit.coverage >= minNearCoverage || likeness >= minNearLikeness),
  )
  return near
    .toSorted((a, b) => b.fit.coverage + b.likeness - a.fit.coverage - a.likeness)
    .slice(0, maxNear)
    .map(({ passage, fit }) => ({
      text: attributeQuote(passage, fit.context, question),
      cites: [passage],
      ...quoted(passage, fit),
    }))
}

const openings = phrases`so, and, ok, do you know, can you tell me, tell me, remind me`
const asksWhen = phrases`
  when, what (time | day | date | month | year), which (day | date | month | year),
  (at | on | by | since | until) (what | which) (time | day | date), how soon, by when, since when, until when,
  what${/(?:'s| is)/} the (date | deadline)`
const whenPattern = pattern('i')`^(?:${openings}[, ]+)*${asksWhen}\b`
const minDateCoverage = 0.6
const nearlyAsSure = 0.1
const maxDatesShown = 2

/** "When is Ana moving?": quotes the sentence with the day it was written, so that "in May" is clear. */
export function statedDates(candidates: Candidate[], question: Question): Answer | null {
  if (!whenPattern.test(question.text.trim())) return null
  const found = candidates.filter(
    ({ fit, passage }) =>
      passage.kind !== 'connection' && fit.coverage >= minDateCoverage && timeSaid.test(fit.context),
  )
  const [first] = found
  if (!first) return null
  const shown = found.filter(({ fit }) => fit.coverage >= first.fit.coverage - nearlyAsSure).slice(0, maxDatesShown)
  return {
    claims: shown.map(({ passage, fit }) => ({
      text: attributeQuote(passage, fit.context, question),
      cites: [passage],
      ...quoted(passage, fit),
    })),
    about: question.about.length > 0 ? question.about : [first.passage.connectionId],
    isKnown: true,
  }
}

import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'
import type { Question } from '../../questions/question.ts'
import { noted } from '../wording/attribution.ts'
import type { Answer } from '../wording/claims.ts'
import { type Candidate, quoted } from './candidates.ts'

const maxQuotes = 4
/** How much of what is sought a passage must have, lest it be about something else: more where nobody is named. */
const minCoverage = { named: 0.47, unnamed: 0.55, file: 0.65 }
/** A passage that has this much is what was asked for. */
const nearlyAll = 0.9
const clearlyLess = 0.3

/** The best passages in the words they were written in, for what no kind answers. Null when none is about it. */
export function bestPassages(candidates: Candidate[], question: Question): Answer | null {
  const least = question.about.length > 0 ? minCoverage.named : minCoverage.unnamed
  const said = candidates.filter(({ passage, fit }) => fit.coverage >= least && passage.kind !== 'connection')
  const filed = candidates.filter(
    ({ passage, fit }) => fit.coverage >= minCoverage.file && passage.kind === 'connection',
  )
  const shown = withChange(telling(distinct(said.length > 0 ? said : filed)), candidates, question)
  if (shown.length === 0) return null
  return {
    claims: shown.map(({ passage, fit }) => ({
      text: noted(passage, passage.kind === 'connection' ? fit.quote : fit.context, question),
      cites: [passage],
      ...quoted(passage, fit),
    })),
    about: aboutOf(question, shown),
    isKnown: true,
  }
}

/** Those the question is about; where it names nobody, whom the answer speaks of, if that is one person. */
function aboutOf({ about }: Question, shown: Candidate[]) {
  if (about.length > 0) return about
  const people = [...new Set(shown.map(({ passage }) => passage.connectionId))]
  return people.length === 1 ? people : []
}

/** Fewer when the first is clearly the one. */
function telling(found: Candidate[]) {
  const [first] = found
  if (!first) return []
  const isThere = first.fit.coverage >= nearlyAll
  const near = found.filter(({ fit }) => !isThere || fit.coverage >= first.fit.coverage - clearlyLess)
  return near.slice(0, maxQuotes)
}

/** What is asked of now may have changed: what was written later on the same matter comes first. */
function withChange(shown: Candidate[], candidates: Candidate[], { text }: Question): Candidate[] {
  const [first] = shown
  if (!first || !ofNow.test(text)) return shown
  const isLater = ({ passage, fit }: Candidate) =>
    passage.connectionId === first.passage.connectionId &&
    passage.kind === 'interaction' &&
    passage.at > first.passage.at &&
    fit.coverage >= stillOfIt
  const later = candidates.filter(isLater).toSorted((a, b) => (a.passage.at < b.passage.at ? 1 : -1))
  return [...new Set([...later.slice(0, 2), ...shown])].slice(0, maxQuotes)
}

const ofNow =
  /\b(?:still|now|nowadays|currently|current|at the moment|these days|yet|any ?more|no longer|latest|already)\b|^(?:and |so )?(?:is|are|does|do|has|will)\b/iu
const stillOfIt = 0.35

/** Of quotes that say nearly the same, the first. */
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

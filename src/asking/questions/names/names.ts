import { joinTerm, nameTerm } from '#language/names/name-keys.ts'
import { foldedNameWords, stopWords } from '#language/words/words.ts'
import { findExact, findVariants } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { isSpelt, questionWords } from '../words/ordinary-words.ts'
import { findMistypedNames, findUnspacedNames, narrowByCompany, withGivenName, withSurname } from './loose-names.ts'
import { type NamedAt, type NameWord, nameWordsOf, placeOf } from './name-words.ts'
import { asWho, type Found, mayBeCalled, nearly, thoseWith, whoIs } from './who-is.ts'

/** Limits on the names in a question, and the words in a name. */
const maxNames = 10
const maxNameWords = 8

/** The names of the member's people in a text, with positions. The work is bounded for any number of people. */
export async function findNames(ctx: MemberContext, text: string): Promise<NamedAt[]> {
  const written = nameWordsOf(text)
  const known = await knownWords(ctx, written)
  const all = written.map((each) => withoutMark(each, known))
  const names: NamedAt[] = []
  const giveTurn = takeTurns()
  for (const run of runs(all, known).slice(0, maxNames)) {
    await giveTurn()
    const found = await namedByRun(ctx, text, run.slice(0, maxNameWords))
    const plain = found.filter((name) => !isOfThing(text, all, name))
    for (const name of plain) {
      const whole = await withSurname(ctx, text, { name, next: wordAfter(all, name) })
      names.push(withGivenName(text, whole, wordBefore(all, whole)))
    }
  }
  const unknown = all.filter(({ words, index }) => !words.every(known) && !names.some((name) => isWithin(index, name)))
  const meant = [...names, ...(await findUnspacedNames(ctx, text)), ...(await findMistypedNames(ctx, text, unknown))]
  return oncePerPerson(meant.sort((a, b) => a.index - b.index))
}

/** "bens birthday": typed without an apostrophe. */
function withoutMark(each: NameWord, known: (word: string) => boolean): NameWord {
  const [word = ''] = each.words
  if (each.words.length > 1 || each.isPossessive || !/^\p{L}{3,}s$/u.test(word) || known(word) || isSpelt(word))
    return each
  const bare = word.slice(0, -1)
  return known(bare) ? { ...each, words: [bare], isPossessive: true, standsAlone: true, looksLikeName: true } : each
}

/** "Estúdio Maré" is not Marek, although "Maré" alone might be. */
function isOfThing(text: string, all: NameWord[], { index, said, people }: NamedAt) {
  const at = all.findIndex((each) => each.index === index)
  const [before, own] = [all[at - 1], all[at]]
  if (!before?.isLarge || !own?.isNext || before.isPossessive || before.index === 0) return false
  if (questionWords.has(before.words[0] ?? '') || !/\p{L}/u.test(text.slice(before.index, index))) return false
  return people.every(({ name }) => !foldedNameWords(name).includes(foldedNameWords(said)[0] ?? ''))
}

const wordAfter = (all: NameWord[], { end }: NamedAt) =>
  all.find((each) => each.index >= end && each.index <= end + 1 && each.isNext)

/** The word right before a name, if the name continues it. */
const wordBefore = (all: NameWord[], { index }: NamedAt) => {
  const at = all.findIndex((each) => each.index === index)
  return all[at]?.isNext ? all[at - 1] : undefined
}

const isWithin = (index: number, name: NamedAt) => index >= name.index && index < name.end

/** The words that are in somebody's name, as written or as a short form. */
async function knownWords(ctx: MemberContext, all: NameWord[]) {
  const wanted = [
    ...new Set(
      all.flatMap(({ words }) => words.flatMap((word) => [word, ...mayBeCalled(word), word.replace(/s$/u, '')])),
    ),
  ]
  const parts = Array.from({ length: Math.ceil(wanted.length / 500) }, (_, at) =>
    wanted.slice(at * 500, at * 500 + 500),
  )
  const rows = await Promise.all(parts.map((part) => findVariants(ctx, part.map(nameTerm))))
  const names = new Set(rows.flat().map((row) => row.term))
  const single = all.filter(({ isLarge, words }) => isLarge && words.length === 1).flatMap(({ words }) => words)
  for (const { term } of await findExact(ctx, 'own', single.map(joinTerm))) names.add(nameTerm(term.slice(1)))
  return (word: string) => [word, ...mayBeCalled(word)].some((each) => names.has(nameTerm(each)))
}

/** Adjacent words from names, and a capitalized word after one: "Ana Kowalski" is not Ana Ribeiro. */
function runs(all: NameWord[], known: (word: string) => boolean) {
  const found: NameWord[][] = []
  let run: NameWord[] | null = null
  for (const each of all) {
    const isKnown = each.words.every(known)
    if (run && mayGoOn(run, each, isKnown)) run.push(each)
    else {
      run = isKnown ? [each] : null
      if (run) found.push(run)
    }
  }
  return found
}

function mayGoOn(run: NameWord[], each: NameWord, isKnown: boolean) {
  const last = run.at(-1)
  if (!last || last.isPossessive || !each.isNext) return false
  const [word = ''] = each.words
  const isSurname = each.isLarge && last.isLarge && !questionWords.has(word) && !stopWords.has(word)
  return isKnown || isSurname || isParticle(each)
}

const particles = /^(?:van|von|der|den|de|da|do|dos|das|del|della|di|la|le|el|al|bin|ibn|ter|ten|zu|af)$/
const companies = /^(?:inc|ltd|llc|gmbh|ag|corp|co|lda|group|bank|hotel|university|institute|foundation|sons)$/
const isParticle = ({ words }: NameWord) => words.length === 1 && particles.test(words[0] ?? '')

/** The longest part of a run that is somebody's name, then the rest. */
async function namedByRun(ctx: MemberContext, text: string, run: NameWord[]): Promise<NamedAt[]> {
  const bare = run.slice(0, run.findLastIndex((each) => !isParticle(each)) + 1)
  const [first, ...more] = bare
  if (!first) return []
  const isCompany = companies.test(bare.at(-1)?.words.join(' ') ?? '')
  for (const part of isCompany ? [bare] : partsOf(bare)) {
    const found = (await whoIs(ctx, part)).filter(({ fit }) => fit.isWhole || !isCompany)
    if (found.length > 0) return namesFromPart(ctx, text, { bare, part, found })
  }
  return isCompany ? [] : namedByRun(ctx, text, more)
}

/** The whole run, its first and last word, then shorter parts: a middle name may not be stored. */
function partsOf(bare: NameWord[]): NameWord[][] {
  const shorter = bare.map((_, at) => bare.slice(0, bare.length - at))
  const [first, last] = [bare[0], bare.at(-1)]
  return bare.length > 2 && first && last ? [bare, [first, last], ...shorter.slice(1)] : shorter
}

type Partly = { bare: NameWord[]; part: NameWord[]; found: Found[] }

async function namesFromPart(ctx: MemberContext, text: string, { bare, part, found }: Partly): Promise<NamedAt[]> {
  const length = part.at(-1) === bare.at(-1) ? bare.length : part.length
  const next = bare[length]
  const isLarge = next?.isLarge && !isParticle(next) && part.every((each) => each.isLarge)
  if (!next || !isLarge || found.some(({ fit }) => fit.isWhole && part.length > 1)) {
    return [
      await narrowByCompany(ctx, text, { ...placeOf(text, bare.slice(0, length)), people: found.map(asWho) }),
      ...(await namedByRun(ctx, text, bare.slice(length))),
    ]
  }
  // The next word is a surname: a misspelt one, the person's company, or somebody else's.
  const near = found.filter(({ displayName }) => nearly(displayName, next.words))
  const people = near.length > 0 ? near : await thoseWith(ctx, found, next.words.join(' '))
  const taken = people.length > 0 ? bare.slice(0, length + 1) : bare
  return [
    { ...placeOf(text, taken), people: people.map(asWho) },
    ...(await namedByRun(ctx, text, bare.slice(taken.length))),
  ]
}

/** Merges repeated names; the fuller name decides who is meant. */
function oncePerPerson(names: NamedAt[]): NamedAt[] {
  const plain = new Set(
    names.flatMap(({ people }) => (people.length === 1 ? people.map((each) => each.connectionId) : [])),
  )
  return names.map((name) => {
    const meant = name.people.filter((each) => plain.has(each.connectionId))
    return name.people.length > 1 && meant.length === 1 ? { ...name, people: meant } : name
  })
}

import type { MemberContext } from '../context.ts'
import { exactly, exactlyAmong, ledTo } from '../search/lookups.ts'
import { joinTerm, nameTerm, pairTerm } from '../search/name-terms.ts'
import { variants } from '../search/variants.ts'
import { latin, words } from '../search/words.ts'
import { type Fit, fitOf, mayBeCalled, nearly } from './name-fit.ts'
import { type NamedAt, type NameWord, nameWordsOf } from './name-words.ts'
import { questionWords } from './ordinary-words.ts'
import { inOtherScripts } from './unparted-names.ts'

type Person = { id: string; displayName: string; recentAt: string }

/** Of a name that very many have, those with whom something was last. */
const mostPeople = 20

/** The names of the member's own people in a text, and where they stand. Bounded, however many people there are. */
export async function namedIn(ctx: MemberContext, text: string): Promise<NamedAt[]> {
  const all = nameWordsOf(text)
  const known = await knownWords(ctx, all)
  const names: NamedAt[] = []
  for (const run of runs(all, known)) names.push(...(await namedByRun(ctx, text, run)))
  const meant = [...names, ...(await inOtherScripts(ctx, text)), ...(await mistyped(ctx, text, all, names))]
  return oncePerPerson(meant.sort((a, b) => a.index - b.index))
}

/** Which of the words are in somebody's name, as they are or as what they are short for. */
async function knownWords(ctx: MemberContext, all: NameWord[]) {
  const wanted = [...new Set(all.flatMap(({ words }) => words.flatMap((word) => [word, ...mayBeCalled(word)])))]
  const parts = Array.from({ length: Math.ceil(wanted.length / 500) }, (_, at) =>
    wanted.slice(at * 500, at * 500 + 500),
  )
  const rows = await Promise.all(parts.map((part) => ledTo(ctx, part.map(nameTerm))))
  const names = new Set(rows.flat().map((row) => row.term))
  const joined = await Promise.all(
    all
      .filter(({ isLarge, words }) => isLarge && words.length === 1)
      .map(({ words }) => exactly(ctx, 'own', words.map(joinTerm))),
  )
  for (const { term } of joined.flat()) names.add(nameTerm(term.slice(1)))
  return (word: string) => [word, ...mayBeCalled(word)].some((each) => names.has(nameTerm(each)))
}

/** Neighbours that are in names, and a large word after one: "Ana Kowalski" is not Ana Ribeiro. */
function runs(all: NameWord[], known: (word: string) => boolean) {
  const found: NameWord[][] = []
  let open: boolean = false
  for (const each of all) {
    const isKnown = each.words.every(known)
    const last = found.at(-1)
    const goesOn: boolean = open && last !== undefined && each.isNext && !last.at(-1)?.isPossessive
    const isSurname = each.isLarge && last?.at(-1)?.isLarge === true && !questionWords.has(each.words[0] ?? '')
    if (goesOn && (isKnown || isSurname || isParticle(each))) last?.push(each)
    else if (isKnown) found.push([each])
    open = isKnown || (goesOn && (isSurname || isParticle(each)))
  }
  return found
}

const particles = /^(?:van|von|der|den|de|da|do|dos|das|del|della|di|la|le|el|al|bin|ibn|ter|ten|zu|af)$/
const isParticle = ({ words }: NameWord) => words.length === 1 && particles.test(words[0] ?? '')

/** The longest part of a run that is somebody's name, then what is left of it. */
async function namedByRun(ctx: MemberContext, text: string, run: NameWord[]): Promise<NamedAt[]> {
  const bare = run.slice(0, run.findLastIndex((each) => !isParticle(each)) + 1)
  for (let length = bare.length; length > 0; length--) {
    const part = bare.slice(0, length)
    const found = await whoIs(ctx, part)
    const next = bare[length]
    if (found.length === 0) continue
    const isOther = next?.isLarge && !isParticle(next) && part.every((each) => each.isLarge) && !nearlyOne(found, next)
    const isWholeName = isOther && found.some(({ fit }) => fit.isWhole)
    if (isOther && !isWholeName)
      return [{ ...placeOf(text, bare), people: [] }, ...(await theRest(ctx, text, bare.slice(length + 1)))]
    const taken = next && !isOther && nearlyOne(found, next) ? bare.slice(0, length + 1) : part
    const people = nearlyAll(found, taken.slice(length))
    const meant = await toldApart(ctx, text, taken, people)
    return [
      { ...placeOf(text, taken), people: meant.map(asWho) },
      ...(await theRest(ctx, text, bare.slice(taken.length))),
    ]
  }
  return theRest(ctx, text, bare.slice(1))
}

const theRest = async (ctx: MemberContext, text: string, rest: NameWord[]) =>
  rest.length === 0 ? [] : namedByRun(ctx, text, rest)
const asWho = ({ id, displayName }: Person) => ({ connectionId: id, name: displayName })

function placeOf(text: string, part: NameWord[]) {
  const [index, end] = [part[0]?.index ?? 0, part.at(-1)?.end ?? 0]
  return { said: text.slice(index, end).replace(/(?:['’]s|['’])$/iu, ''), index, end }
}

type Found = Person & { fit: Fit }

/** Those whom these words fit best. */
async function whoIs(ctx: MemberContext, part: NameWord[]): Promise<Found[]> {
  const [first, ...more] = part.flatMap(({ words }) => words)
  if (!first || (part.length === 1 && !part[0]?.standsAlone)) return []
  const rows = await exactly(ctx, 'own', termsOf(first, more))
  const people = await withIds(ctx, [...new Set(rows.map((row) => row.connectionId))])
  const fitting = people.flatMap((person) => {
    const fit = fitOf(person.displayName, [first, ...more])
    return fit ? [{ ...person, fit }] : []
  })
  const best = Math.max(...fitting.map(({ fit }) => fit.score))
  return fitting.filter(({ fit }) => fit.score === best).slice(0, mostPeople)
}

function termsOf(first: string, [second]: string[]) {
  const ways = [first, ...mayBeCalled(first)]
  if (!second) return [...ways.map(nameTerm), joinTerm(first)].slice(0, 250)
  const seconds = [second, ...mayBeCalled(second).slice(0, 4)]
  return [...ways.flatMap((one) => seconds.map((two) => pairTerm(one, two))), joinTerm(`${first}${second}`)].slice(
    0,
    500,
  )
}

async function withIds(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  if (ids.length === 0) return []
  return ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'recentAt'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .orderBy('recentAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

const nearlyOne = (found: Found[], next: NameWord) =>
  nearlyAll(found, [next]).length > 0 && found.some(({ displayName }) => nearly(displayName, next.words))

function nearlyAll(found: Found[], more: NameWord[]) {
  return more.length === 0
    ? found
    : found.filter(({ displayName }) => more.every(({ words }) => nearly(displayName, words)))
}

/** "Ana from Acme": of several, those who have that too. */
async function toldApart(ctx: MemberContext, text: string, part: NameWord[], people: Found[]) {
  if (people.length < 2) return people
  const after = /^\s+(?:from|at|of)\s+([\p{L}\p{N}]+)/iu.exec(text.slice(part.at(-1)?.end ?? 0))?.[1]
  if (!after) return people
  const rows = await exactlyAmong(
    ctx,
    'own',
    words(after),
    people.map(({ id }) => id),
  )
  const ids = new Set(rows.map((row) => row.connectionId))
  const those = people.filter(({ id }) => ids.has(id))
  return those.length > 0 ? those : people
}

/** A word written large that is nobody's name and occurs nowhere: somebody's with a slip in it, or a stranger's. */
async function mistyped(ctx: MemberContext, text: string, all: NameWord[], names: NamedAt[]): Promise<NamedAt[]> {
  const left = all.filter(({ index, words, ...each }) => {
    const isTaken = names.some((name) => index >= name.index && index < name.end)
    const [word = ''] = words
    return (
      !isTaken &&
      words.length === 1 &&
      word.length > 3 &&
      each.standsAlone &&
      !questionWords.has(word) &&
      isPlaced(text, { index, ...each })
    )
  })
  const found = await Promise.all(left.slice(0, 6).map((each) => nearName(ctx, text, each)))
  return found.flat()
}

const slots =
  /(?:\b(?:did|does|do|has|have|had|was|is|will|can|should|would|with|to|from|about|of|for|and|or|promised?|owe[ds]?|meet|met|see|saw|seen|called?|told|tell|asked?|know|introduced?|gave|give|visited|emailed|phoned|contacted|when's|where's|who's|what's)|,|^)\s*$/iu

/** Where a name may stand; written small, only where hardly anything else can. */
function isPlaced(
  text: string,
  { index, end, isLarge, isPossessive }: Pick<NameWord, 'index' | 'end' | 'isLarge' | 'isPossessive'>,
) {
  if (isPossessive) return true
  if (isLarge) return index > 0 && slots.test(text.slice(0, index))
  return (
    /\b(?:did|does|has)\s+$/iu.test(text.slice(0, index)) &&
    /^\s+(?:say|tell|mention|think|want|like|need|ask|live|work|said|recommend|promise|know)\b/iu.test(text.slice(end))
  )
}

async function nearName(ctx: MemberContext, text: string, each: NameWord): Promise<NamedAt[]> {
  const [word = ''] = each.words
  if (await occurs(ctx, word)) return []
  const leads = variants(word).map(nameTerm)
  const near = (await ledTo(ctx, leads)).map((row) => row.term.slice(1)).filter((term) => nearly(term, [word]))
  const rows = await exactly(ctx, 'own', [...new Set(near)].slice(0, 100).map(nameTerm))
  const people = await withIds(ctx, [...new Set(rows.map((row) => row.connectionId))])
  const place = placeOf(text, [each])
  if (people.length > 0) return [{ ...place, people: people.slice(0, mostPeople).map(asWho) }]
  return each.isLarge && isAsked(text, each) ? [{ ...place, people: [] }] : []
}

/** "What did Marta say": nobody but a person says, or is promised, or has a birthday. */
function isAsked(text: string, { index, end, isPossessive }: NameWord) {
  const before = text.slice(0, index)
  if (isPossessive) return true
  if (
    /\b(?:promised?|owe|meet|met|told|talk(?:ed)? (?:to|with)|sp(?:eak|oke) (?:to|with)|who is|who's|know about)\s+$/iu.test(
      before,
    )
  )
    return true
  return /\b(?:did|does|has|will|is|was)\s+$/iu.test(before) && /^\s+\p{Ll}/u.test(text.slice(end))
}

/** In what the member wrote, or in another field than the name. */
async function occurs(ctx: MemberContext, word: string) {
  const plain = latin(word)
  const [said, own] = await Promise.all([exactly(ctx, 'said', [plain]), exactly(ctx, 'own', [plain])])
  return said.length > 0 || own.length > 0
}

/** Named twice is named once; the fuller name says who is meant. */
function oncePerPerson(names: NamedAt[]): NamedAt[] {
  const plain = new Set(
    names.flatMap(({ people }) => (people.length === 1 ? people.map((each) => each.connectionId) : [])),
  )
  return names.map((name) => {
    const meant = name.people.filter((each) => plain.has(each.connectionId))
    return name.people.length > 1 && meant.length === 1 ? { ...name, people: meant } : name
  })
}

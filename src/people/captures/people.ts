import { findPeople } from '#language/reading/people/find-people.ts'
import { foldedNameWords } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { personInShort } from '../connections/record/row.ts'

/** Finds the names of the member's people in a text. Several people: any of them may be meant. */
export type FindNames = (
  ctx: MemberContext,
  text: string,
) => Promise<{ said: string; people: { connectionId: string }[] }[]>

const maxSuggested = 10
/** Names are looked for in pieces that are as short as a question, which overlap so that no name is cut in two. */
const pieceWords = 36
const overlapWords = 4
const maxPieces = 12

/**
 * The people a text may be about: those whose name fits one person first, then in the order of the text; and the names of
 * people the member has not added yet.
 */
export async function findPeopleIn(ctx: MemberContext, texts: (string | null)[], findNames: FindNames) {
  const written = texts.filter((each) => each !== null)
  const names: Awaited<ReturnType<FindNames>> = []
  const giveTurn = takeTurns()
  for (const piece of written.flatMap(piecesOf).slice(0, maxPieces)) {
    await giveTurn()
    names.push(...(await findNames(ctx, piece)))
  }
  const known = names.filter(({ people }) => people.length > 0).toSorted((a, b) => a.people.length - b.people.length)
  const meant = new Map<string, { said: string; sure: boolean }>()
  for (const { said, people } of known)
    for (const { connectionId } of people)
      if (!meant.has(connectionId)) meant.set(connectionId, { said, sure: people.length === 1 })
  const rows = await peopleWith(ctx, [...meant.keys()].slice(0, maxSuggested))
  const people = [...meant].flatMap(([connectionId, name]) => {
    const person = rows.get(connectionId)
    return person ? [{ ...person, ...name }] : []
  })
  return { people, newNames: findNewNames(ctx, written.join('\n'), known) }
}

function findNewNames(ctx: MemberContext, text: string, known: { said: string }[]) {
  const said = new Set(known.flatMap((each) => foldedNameWords(each.said)))
  const found = findPeople(text, { at: ctx.now(), timeZone: ctx.member.timeZone })
  return found.filter(({ name }) => !foldedNameWords(name).some((word) => said.has(word)))
}

function piecesOf(text: string) {
  const words = text.split(/\s+/).filter(Boolean)
  const step = pieceWords - overlapWords
  const count = Math.ceil(Math.max(0, words.length - overlapWords) / step) || Math.min(words.length, 1)
  return Array.from({ length: count }, (_, at) => words.slice(at * step, at * step + pieceWords).join(' '))
}

export async function peopleWith(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company', 'title', 'location', 'lastContactAt'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, personInShort(row)]))
}

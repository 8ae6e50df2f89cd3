import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { personInShort } from '../connections/record/person-in-short.ts'
import type { CaptureRow } from './row.ts'

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

/** The people a capture may be about: those whose name fits one person first, then in the order of the text. */
export async function suggestPeople(ctx: MemberContext, { text, transcript }: CaptureRow, findNames: FindNames) {
  const pieces = [text, transcript].flatMap((each) => piecesOf(each ?? '')).slice(0, maxPieces)
  const names: Awaited<ReturnType<FindNames>> = []
  const giveTurn = takeTurns()
  for (const piece of pieces) {
    await giveTurn()
    names.push(...(await findNames(ctx, piece)))
  }
  const said = new Map<string, string>()
  for (const name of names.toSorted((a, b) => a.people.length - b.people.length))
    for (const { connectionId } of name.people) if (!said.has(connectionId)) said.set(connectionId, name.said)
  const people = await peopleWith(ctx, [...said.keys()].slice(0, maxSuggested))
  return [...said].flatMap(([connectionId, name]) => {
    const person = people.get(connectionId)
    return person ? [{ ...person, said: name }] : []
  })
}

function piecesOf(text: string) {
  const words = text.split(/\s+/).filter(Boolean)
  const step = pieceWords - overlapWords
  const count = Math.ceil(Math.max(0, words.length - overlapWords) / step) || Math.min(words.length, 1)
  return Array.from({ length: count }, (_, at) => words.slice(at * step, at * step + pieceWords).join(' '))
}

async function peopleWith(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company', 'title', 'location', 'lastContactAt'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, personInShort(row)]))
}

import type { MemberContext } from '../context.ts'
import type { Schema } from '../db/schema.ts'
import { candidates } from './candidates.ts'
import { type Match, rank } from './rank.ts'
import { words } from './words.ts'

const personColumns = [
  'id',
  'displayName',
  'company',
  'title',
  'location',
  'howMet',
  'emails',
  'phones',
  'tags',
  'lastContactAt',
  'recentAt',
] as const

export type Person = Awaited<ReturnType<typeof recentPeople>>[number]
type Matched = { field: string; text: string; source?: Schema['interactions']['source'] }
export type Found = { person: Person; matched: Matched | undefined }

/** The people a query may mean, best first, and how many there are in all (as far as it looked). */
export async function findPeople(
  ctx: MemberContext,
  query: string,
  limit: number,
): Promise<{ found: Found[]; total: number }> {
  const who = await candidates(ctx, query)
  if (who.ids.length === 0) return { found: [], total: 0 }
  const ranked = rank(await people(ctx).where('id', 'in', who.ids).execute(), who, query)
  const best = ranked.slice(0, limit)
  const notes = await notesOf(
    ctx,
    best.map((each) => each.match),
  )
  const found = best.map(({ person, match }) => ({ person, matched: matched(match, notes, query) }))
  return { found, total: ranked.length }
}

export async function recentPeople(ctx: MemberContext, limit: number) {
  return people(ctx).orderBy('recentAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

function people(ctx: MemberContext) {
  return ctx.db.selectFrom('connections').select(personColumns).where('memberId', '=', ctx.member.id)
}

type Notes = Map<string, { text: string; source: Schema['interactions']['source'] }>

async function notesOf(ctx: MemberContext, matches: (Match | null)[]): Promise<Notes> {
  const ids = matches.flatMap((match) => (match && 'entryId' in match ? [match.entryId] : []))
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('interactions')
    .select(['id', 'text', 'transcript', 'source'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, text, transcript, source }) => [
      id,
      { text: [text, transcript].filter(Boolean).join(' '), source },
    ]),
  )
}

function matched(match: Match | null, notes: Notes, query: string): Matched | undefined {
  if (!match || match.field === 'name') return undefined
  if ('text' in match) return match
  const note = notes.get(match.entryId)
  return note && { field: 'note', text: snippet(note.text, query), source: note.source }
}

/** The part of a note around the first word that was asked for. */
export function snippet(text: string, query: string, reach = 70) {
  const wanted = [...new Set(words(query))]
  const spoken = [...text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)]
  const hit = spoken.find((match) => words(match[0]).some((said) => wanted.some((word) => said.startsWith(word))))
  const before = [...text.slice(0, hit?.index ?? 0)]
  const after = [...text.slice(hit?.index ?? 0)]
  const isCut = before.length > reach
  const lead = before.slice(-reach).join('')
  const whole = isCut ? lead.replace(/^\S*\s+/, '') : lead
  return `${isCut ? '…' : ''}${whole}${after.slice(0, reach).join('').trimEnd()}${after.length > reach ? '…' : ''}`
}

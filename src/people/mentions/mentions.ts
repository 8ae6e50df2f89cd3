import { mentionMark } from '#language/reading/mentions/mentions.ts'
import { foldedNameWords } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { findPeople } from '../search/find.ts'
import type { Person } from '../search/read-people.ts'

/** As many as an entry has people. */
const maxPeople = 50
const maxNamesakes = 50

const writtenName = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,4}/u

type Written = { text: string; connectionIds: string[]; before?: string | undefined }

/** A name after an @ that fits several people, or nobody. */
export type UnclearMention = { said: string; people: Pick<Person, 'id' | 'displayName' | 'company'>[] }

/**
 * Reads the names after an @ in a text, except those that were there `before`. A name that fits one person, or one of those
 * given, is theirs: they join the given people.
 */
export async function readMentions(ctx: MemberContext, { text, connectionIds, before = '' }: Written) {
  const ids = new Set(connectionIds)
  const unclear: UnclearMention[] = []
  const giveTurn = takeTurns()
  for (const name of mentionsIn(text)) {
    const said = saidIn(name)
    if (before.includes(`@${said}`)) continue
    await giveTurn()
    const people = await peopleCalled(ctx, name, ids)
    const [person, another] = people
    if (!person || another || (ids.size >= maxPeople && !ids.has(person.id))) unclear.push({ said, people })
    else ids.add(person.id)
  }
  return { connectionIds: [...ids], unclear }
}

type Entry = { connectionId: string; connectionIds?: string[] | undefined; text?: string | null | undefined }

/** An entry with those whom its text names after an @ among its people. */
export async function withMentioned<Given extends Entry>(ctx: MemberContext, entry: Given, before?: string) {
  const { connectionId, connectionIds = [], text } = entry
  if (!text?.includes('@')) return entry
  const read = await readMentions(ctx, { text, connectionIds: [connectionId, ...connectionIds], before })
  const others = read.connectionIds.filter((id) => id !== connectionId)
  return others.length === connectionIds.length ? entry : { ...entry, connectionIds: others }
}

const mentionsIn = (text: string) =>
  [...text.matchAll(mentionMark)].slice(0, maxPeople).flatMap(({ index }) => {
    const [name] = writtenName.exec(text.slice(index + 1, index + 200)) ?? []
    return name ? [name.split(' ').map((word) => word.replace(/['’]s?$/u, ''))] : []
  })

/** "Luisa Braga" of "Luisa Braga came along". */
function saidIn([first = '', ...more]: string[]) {
  const small = more.findIndex((word) => !/^\p{Lu}/u.test(word))
  return [first, ...more.slice(0, small < 0 ? more.length : small)].slice(0, 3).join(' ')
}

/** The people whose names have the most of these words, from the first one on. */
async function peopleCalled(ctx: MemberContext, name: string[], given: Set<string>) {
  for (const query of new Set([name.slice(0, 2).join(' '), name[0] ?? ''])) {
    const { found } = await findPeople(ctx, query, { limit: maxNamesakes })
    const fits = found.map(({ person }) => ({ person, fit: fitOf(name, foldedNameWords(person.displayName)) }))
    const best = Math.max(0, ...fits.map(({ fit }) => fit))
    const people = fits.filter(({ fit }) => fit > 0 && fit === best).map(({ person }) => person)
    const meant = people.filter(({ id }) => given.has(id))
    if (people.length > 0) return meant.length === 1 ? meant : people
  }
  return []
}

/** A name that begins with these words, or that they are all of, fits better. */
function fitOf(written: string[], own: string[]) {
  const words = written.map(foldedNameWords)
  const end = words.findIndex((parts) => parts.length === 0 || !parts.every((part) => own.includes(part)))
  const count = end < 0 ? words.length : end
  const isWhole = count > 1 && words.slice(0, count).flat().length === own.length
  return count === 0 ? 0 : count + (words[0]?.[0] === own[0] ? 0.5 : 0) + (isWhole ? 0.25 : 0)
}

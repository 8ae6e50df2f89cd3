import { birthdayKey, nextBirthday } from '#language/calendar/birthdays.ts'
import { namePartsOf } from '#language/names/call-name.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { isSettlement } from '#language/reading/facts/settlements.ts'
import { noteSentences } from '#language/sentences/note-sentences.ts'
import { shortenText } from '#language/sentences/plain-text.ts'
import { compareText, fold } from '#language/words/fold.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { pageOf, placeAt } from '#platform/db/paging.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import { maxGiftsShown } from '../connections/api.ts'
import { countExtras } from '../connections/record/extras.ts'
import { connectionNotFound } from '../connections/record/lock.ts'
import { connectionView, findConnection } from '../connections/record/row.ts'
import { datesOf } from '../dates/dates.ts'
import { factsAbout, factView, statedBirthday } from '../facts/facts.ts'
import { listFollowups } from '../followups/followups.ts'
import { giftsOf } from '../gifts/gifts.ts'
import { interactionView, newestEntries, newestRows, type Row } from '../interactions/row.ts'
import { promisesTo } from '../promises/promises.ts'
import { listSuggestions } from '../promises/suggestions.ts'
import { relationsOf } from '../relations/row.ts'
import { daysBetween } from '../rhythms/rhythm.ts'
import { maxFacts, maxListed } from './api.ts'
import { inShort } from './in-short.ts'

const entriesRead = 20
const maxEntryLength = 200
const birthdayDays = 30
const theirPromiseDays = 90

export type Brief = Awaited<ReturnType<typeof getBrief>>

/** A person at a glance, to read before meeting them. */
export async function getBrief(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  const [row, entries, promises, facts, { suggestions }, { followups }, dates, gifts, relations] = await Promise.all([
    findConnection(ctx, connectionId),
    newestEntries(ctx, connectionId, entriesRead),
    promisesTo(ctx, connectionId, maxListed),
    factsAbout(ctx, connectionId),
    listSuggestions(ctx, { connectionId, limit: maxListed }),
    listFollowups(ctx, { connectionId, state: 'draft', limit: maxListed }),
    datesOf(ctx, connectionId),
    giftsOf(ctx, connectionId),
    relationsOf(ctx, connectionId),
  ])
  if (!row) throw connectionNotFound()
  return {
    ...glanceOf(connectionView(row)),
    relations: relations.slice(0, maxListed),
    nextBirthday: row.diedOn === null ? nearBirthday(ctx, birthdayOf(ctx, row.birthday, facts)) : undefined,
    dates: nextDates(dates),
    gifts: gifts.slice(0, maxListed),
    latest: latestOf(entries, new Set(facts.filter(isOfTheirLife).map(({ sentence }) => sentence))),
    facts: factViews(facts),
    promises: promises.filter(({ status }) => status === 'open'),
    suggestions: suggestions.map(({ id, text, dueOn, dueTime }) => ({ id, text, dueOn, dueTime })),
    drafts: followups.map(({ id, subject, body }) => ({ id, subject, body })),
    theirPromises: theirPromises(ctx, entries.map(asEntry), row.displayName),
  }
}

const factViews = (facts: Awaited<ReturnType<typeof factsAbout>>) =>
  facts
    .filter((fact) => !isSettlement(fact))
    .slice(0, maxFacts)
    .map(factView)

type Known = { connectionId: string; displayName: string; timeline: Entry[] }

/** What notes say of a person whose newest entries are known: the facts, and what they promised. */
export async function whatNotesSay(ctx: MemberContext, { connectionId, displayName, timeline }: Known) {
  const facts = await factsAbout(ctx, connectionId)
  return { facts: factViews(facts), theirPromises: theirPromises(ctx, timeline, displayName) }
}

/** The next ones first. */
const nextDates = (dates: Awaited<ReturnType<typeof datesOf>>) =>
  dates.toSorted((a, b) => compareText(a.nextOn ?? '9999', b.nextOn ?? '9999')).slice(0, maxListed)

const birthdayOf = (ctx: MemberContext, birthday: string | null, facts: Parameters<typeof statedBirthday>[0]) =>
  birthday ?? statedBirthday(facts, ctx.member.timeZone)?.birthday ?? null

type View = ReturnType<typeof connectionView>

function glanceOf(person: View) {
  const { connectionId, displayName, company, title, location, howMet, metOn, tags, photo } = person
  const { birthday, lastContactAt, rhythm, contactDueOn, diedOn } = person
  const contact = { lastContactAt, rhythm, contactDueOn, diedOn }
  return { connectionId, displayName, company, title, location, howMet, metOn, tags, photo, birthday, ...contact }
}

function nearBirthday(ctx: MemberContext, birthday: string | null) {
  const today = ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
  const key = birthdayKey(birthday)
  const on = key && nextBirthday(key, today)
  return on && daysBetween(today.toString(), on) <= birthdayDays ? on : undefined
}

function latestOf(entries: Row[], stated: ReadonlySet<string>) {
  const shown = entries.values().map(({ id: ixId, kind, occurredAt, source, ...entry }) => {
    return { ixId, kind, occurredAt, source, text: inShort(textOf(entry), stated) }
  })
  return [...shown.filter(({ text }) => text !== '').take(maxListed)]
}

/** Where somebody works is at the top of a brief. */
const isOfTheirLife = ({ kind }: { kind: FactKind }) => kind !== 'employer'

/** Only the beginning of a long entry is used. */
const maxRead = 4000

const textOf = ({ text, transcript }: Pick<Entry, 'text' | 'transcript'>) =>
  [text, transcript].filter(Boolean).join('\n').slice(0, maxRead)

/** A person's promises to the member, as the brief shows them. */
export async function promisesBy(ctx: MemberContext, { id, displayName }: { id: string; displayName: string }) {
  return theirPromises(ctx, (await newestRows(ctx, id, entriesRead)).map(asEntry), displayName)
}

type Entry = { ixId: string; text?: string | null | undefined; transcript?: string | null | undefined } & Pick<
  Row,
  'kind' | 'source' | 'occurredAt'
>

const asEntry = ({ id: ixId, ...row }: Pick<Row, 'id' | 'text' | 'transcript' | 'kind' | 'source' | 'occurredAt'>) => ({
  ixId,
  ...row,
})

/** Not in what a visitor wrote, nor in old notes from an address book. */
function theirPromises(ctx: MemberContext, entries: Entry[], displayName: string) {
  const now = ctx.now().toString()
  const recent = entries.filter(({ source, kind, occurredAt }) => {
    const isMembers = source === 'member' || source === 'assistant'
    return isMembers && kind !== 'message' && daysBetween(occurredAt, now) <= theirPromiseDays
  })
  const found = recent.flatMap((entry) =>
    theirPromisesIn(textOf(entry), displayName).map((sentence) => ({
      ixId: entry.ixId,
      occurredAt: entry.occurredAt,
      sentence: shortenText(sentence, maxEntryLength),
    })),
  )
  return found.slice(0, maxListed)
}

const commits = phrases`
  ${/['’]ll/}, ${/ (?:will|(?:is|are) going to)/}, ${/ (?:also |just |has |have )?(?:promised|offered|agreed)/},
  ${/ (?:said|says|told me) (?:that )?(?:s?he|they)(?:['’](?:ll|d)| will| would)/}`
const forMe = /\b(?:me|us|my|our)\b/iu
const notSure = pattern('iu')`\b(?:not|never|if|unless|maybe|perhaps|might|already)\b|n['’]t\b|\?|\u0001`

const said = pattern('giu')`(?:^|[\s,;(])(?<subject>[\p{L}\p{M}-]+)${commits}\b(?=(?<deed>.*))`

/** The sentences of a note in which the person commits to do something for the member. */
export function theirPromisesIn(text: string, displayName: string): string[] {
  const subjects = new Set(['she', 'he', 'they', ...namePartsOf(displayName).map(fold)])
  return noteSentences(text).flatMap(({ text, plain }) => {
    const statement = plain.matchAll(said).find(({ groups }) => subjects.has(fold(groups?.subject ?? '')))
    const deed = statement?.groups?.deed
    return deed && forMe.test(deed) && !notSure.test(plain) ? [text.trim()] : []
  })
}

const maxEntries = 20
const maxPromises = 20

/** A person with their timeline and promises. With `before`, an older page of the timeline. */
export async function getConnection(
  ctx: MemberContext,
  { connectionId, before }: { connectionId: string; before?: string | undefined },
) {
  const [row, extras, timeline, relations, promises, dates, gifts] = await Promise.all([
    findConnection(ctx, connectionId),
    countExtras(ctx, connectionId),
    newestEntries(ctx, connectionId, maxEntries + 1, { before }),
    relationsOf(ctx, connectionId),
    promisesTo(ctx, connectionId, maxPromises + 1),
    datesOf(ctx, connectionId),
    giftsOf(ctx, connectionId),
  ])
  if (!row) throw connectionNotFound()
  const { shown, next } = pageOf(timeline, maxEntries, ({ occurredAt, id }) => placeAt(occurredAt, id))
  return {
    ...connectionView(row),
    extras,
    timeline: shown.map(interactionView),
    relations: relations.length > 0 ? relations : undefined,
    promises: promises.slice(0, maxPromises),
    dates: dates.length > 0 ? dates : undefined,
    gifts: gifts.length > 0 ? gifts.slice(0, maxGiftsShown) : undefined,
    more: truncationNote(next !== undefined, promises.length > maxPromises),
    next,
  }
}

function truncationNote(timeline: boolean, promises: boolean) {
  const notes = [
    timeline && `Showing ${maxEntries} timeline entries: for older ones, send next as before.`,
    promises &&
      `Showing only the first ${maxPromises} promises: list_open_promises with connectionId has all open ones.`,
  ]
  return notes.filter(Boolean).join(' ') || undefined
}

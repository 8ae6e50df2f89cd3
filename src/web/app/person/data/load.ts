import { whatNotesSay } from '#people/briefs/brief.ts'
import { newRelationsIn } from '#people/relations/suggestions.ts'
import type { Output, ScreenRequest } from '../../frame/screen.ts'
import type { Offer } from '../../relations/offers.ts'
import type { Composed } from '../fields/fields.ts'

export type Person = Output<'Connections_get'>
export type Entry = Output<'Memory_getInteraction'>
export type PersonPromise = Person['promises'][number]
type Said = Awaited<ReturnType<typeof whatNotesSay>>
export type Suggestion = Output<'Promises_suggested'>['suggestions'][number]

/** What the page of a person shows. */
export type PersonData = {
  person: Person
  open: PersonPromise[]
  kept: PersonPromise[]
  suggestions: Suggestion[]
  /** The relations that notes name. */
  offers: Offer[]
  /** What the person promised, as notes say. */
  theirs: Said['theirPromises']
  /** What notes state about the person. */
  stated: Said['facts']
  /** The newest entries first. */
  entries: Entry[]
  /** The homes they share with others. */
  homes: Output<'Households_list'>['items']
  /** Where the entries before these begin. */
  earlier: string | undefined
  /** What was typed into a promise's form, in the list or under its note, that has to be corrected. */
  changed?: ChangedPromise
}

export type ChangedPromise = Composed & { promiseId: string; from: 'list' | 'note' }

const maxSuggestions = 50
const maxEntries = 40
const maxAtOnce = 200

/** `until` is the oldest entry that was shown: a page that is drawn again leaves no gap before the earlier entries. */
export async function loadPerson(page: ScreenRequest): Promise<PersonData> {
  const connectionId = page.params.id ?? ''
  const person = await page.call('Connections_get', { connectionId })
  const [{ suggestions }, timeline, { facts: stated, theirPromises: theirs }] = await Promise.all([
    page.call('Promises_suggested', { connectionId, limit: maxSuggestions }),
    loadEntries(page, person),
    whatNotesSay(page.ctx, person),
  ])
  const offers = await newRelationsIn(page.ctx, connectionId, stated)
  const open = person.promises.filter(({ status }) => status === 'open')
  const kept = person.promises.filter(({ status }) => status === 'complete')
  const entries = await withRetries(page, timeline.entries)
  const homes = person.addresses ? (await page.call('Households_list', { connectionId })).items : []
  return { person, open, kept, suggestions, offers, theirs, stated, homes, entries, earlier: timeline.earlier }
}

/** The newest entries, of which the person brings the first, those before a place, or all down to one. */
async function loadEntries({ call, query: { before, until } }: ScreenRequest, person: Person) {
  const entries: Entry[] = before ? [] : [...person.timeline]
  let earlier = before ?? person.next
  while (earlier && (until ? earlier >= until : entries.length < maxEntries)) {
    const limit = until ? maxAtOnce : maxEntries - entries.length
    const { items, next } = await call('Memory_listInteractions', { id: person.connectionId, limit, before: earlier })
    entries.push(...items)
    earlier = next
  }
  if (!until) return { entries, earlier }
  const shown = entries.filter((entry) => placeOf(entry) >= until)
  return { entries: shown, earlier: earlier || shown.length < entries.length ? until : undefined }
}

/** An entry's place in the timeline, as cursors have it: in the order of time, and of letters. */
export const placeOf = ({ occurredAt, ixId }: Entry) => `${occurredAt}~${ixId}`

/** A recording that is being transcribed again is not shown as failed any more. */
export async function withRetries(page: ScreenRequest, entries: Entry[]): Promise<Entry[]> {
  const failed = entries.filter(isFailed)
  if (failed.length === 0) return entries
  const ids = failed.map(({ ixId }) => ixId)
  const jobs = await jobsAbout(page, ids)
  const tried = new Set(jobs.flatMap(({ state, about }) => (state === 'failed' ? [] : [about.ixId])))
  return entries.map((entry) =>
    isFailed(entry) && tried.has(entry.ixId)
      ? { ...entry, audio: { ...entry.audio, transcription: 'waiting' as const } }
      : entry,
  )
}

/** The jobs that work on these entries. */
export async function jobsAbout({ call }: ScreenRequest, ixIds: string[]) {
  const found: Output<'Jobs_list'>['jobs'] = []
  let cursor: string | undefined
  do {
    const { jobs, next } = await call('Jobs_list', { cursor })
    found.push(...jobs.filter(({ about }) => ixIds.includes(String(about.ixId))))
    cursor = next
  } while (cursor !== undefined)
  return found
}

type WithAudio = Entry & { audio: NonNullable<Entry['audio']> }

const isFailed = (entry: Entry): entry is WithAudio => entry.audio?.transcription === 'failed'

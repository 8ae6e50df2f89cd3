import { type Html, html } from '#platform/html/html.ts'
import { onShortDay } from '../../kit/dates.ts'
import { actionButton, named } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { drawPlayer } from '../../kit/media.ts'
import type { Change, Output, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { drawFiles } from '../person/timeline/files.ts'
import { kindName } from '../relations/line.ts'
import { offerDeeds } from '../relations/offers.ts'

type Person = Output<'Connections_get'>
type Entry = Output<'Memory_getInteraction'>
type Read = Output<'Captures_read'>
type Fact = Read['facts'][number]

/** What a person's page takes over from a note. */
const fieldOf = { birthday: 'birthday', place: 'location', employer: 'company' } as const
type FieldKind = keyof typeof fieldOf

const maxRead = 2_000

/** Where a capture went, and what was understood in it. */
export const savedAddress = (connectionId: string, ixId: string) => `/capture?added=${connectionId}&entry=${ixId}`

const maxPeople = 5

/** The promises, facts and relations of an entry, whomever they are about, each with one tap to keep or to dismiss it. */
export async function drawUnderstood(page: ScreenRequest, person: Person, entry: Entry): Promise<Html> {
  const { call, query, words } = page
  const { connectionId } = person
  const { ixId, occurredAt, connectionIds = [] } = entry
  const everybody = [connectionId, ...connectionIds].slice(0, maxPeople)
  const text = [entry.text, entry.transcript].filter(Boolean).join('\n').slice(0, maxRead)
  const [promises, suggestions, read] = await Promise.all([
    Promise.all(everybody.map(async (id) => (await call('Promises_list', { connectionId: id })).items)),
    Promise.all(everybody.map(async (id) => (await call('Promises_suggested', { connectionId: id })).suggestions)),
    text.trim() ? call('Captures_read', { text, connectionId, connectionIds, occurredAt }) : null,
  ])
  const { facts = [], relations = [] } = read ?? {}
  const isOffered = ({ sentence, value }: Fact) =>
    relations.some((each) => each.sentence === sentence && value.endsWith(each.name))
  const noted = facts.filter((fact) => !fact.ended && !isOffered(fact))
  const known = new Map([[connectionId, person]])
  for (const fact of noted)
    if (fact.connectionId && fieldValue(fact) !== null && !known.has(fact.connectionId))
      known.set(fact.connectionId, await call('Connections_get', { connectionId: fact.connectionId }))
  const names = new Map(entry.with?.map((each) => [each.connectionId, each.displayName]))
  // With several, it says whom each is about.
  if (names.size > 0) names.set(connectionId, person.displayName)
  const rows = [
    ...promises
      .flat()
      .filter(({ foundIn }) => foundIn?.ixId === ixId)
      .map((each) => drawPromise(page, ixId, each)),
    ...suggestions
      .flat()
      .filter((each) => each.ixId === ixId)
      .map((each) => drawSuggestion(page, ixId, each)),
    ...relations.map((each) => drawOffer(page, ixId, each, names)),
    ...noted.map((fact) => drawFact(page, ixId, { fact, person: known.get(fact.connectionId ?? ''), names })),
    query.did && drawUndone(page, ixId, query.did),
  ].filter((row): row is Html => typeof row === 'object')
  const isWaiting = entry.audio?.transcription === 'waiting' && !entry.transcript
  return html`${entry.audio && drawPlayer(page, `/people/${connectionId}/entries/${ixId}/audio`, entry.audio)}
${drawFiles(page, entry)}
${isWaiting && html`<p class="soft small">${words.capture.transcriptComing}</p>`}
${rows.length > 0 && html`<ul class="rows understood">${rows}</ul>`}`
}

type Row = { what: Html | string; why: Html | string; picture: 'check' | 'note'; end?: Html | undefined }

const drawRow = ({ what, why, picture, end }: Row) => html`<li class="row"><span class="soft">${icon(picture)}</span>
<div class="row-main"><p class="what" dir="auto">${what}</p><p class="why">${why}</p></div>
${end && html`<div class="row-end">${end}</div>`}</li>
`

function drawPromise(page: ScreenRequest, ixId: string, promise: Output<'Promises_get'>) {
  const { promiseId, text, dueOn, dueAssumed } = promise
  const { capture, today } = page.words
  const due = dueAssumed ? '' : ` · ${today.due({ day: onShortDay(page, dueOn) })}`
  const end = button(page, `${ixId}/promises/${promiseId}/removal`, today.notPromise, text, 'close')
  return drawRow({ what: text, why: `${capture.promise}${due}`, picture: 'check', end })
}

function drawSuggestion(page: ScreenRequest, ixId: string, suggestion: Output<'Promises_suggested'>['suggestions'][0]) {
  const { id, text, dueOn } = suggestion
  const { capture, today } = page.words
  const due = dueOn ? ` · ${today.due({ day: onShortDay(page, dueOn) })}` : ''
  const end = html`${button(page, `${ixId}/suggestions/${id}/acceptance`, today.keepPromise, text, 'check')}
${button(page, `${ixId}/suggestions/${id}/dismissal`, today.notPromise, text, 'close')}`
  return drawRow({ what: text, why: `${capture.maybePromise}${due}`, picture: 'note', end })
}

type Names = ReadonlyMap<string, string>
type About = { connectionId?: string | undefined }

const about = (why: string, names: Names, { connectionId = '' }: About) =>
  html`${why}${names.has(connectionId) && html` · <bdi>${names.get(connectionId)}</bdi>`}`

function drawOffer(page: ScreenRequest, ixId: string, relation: Read['relations'][number], names: Names) {
  const { kind, name, connectionId } = relation
  const { relations: words } = page.words
  const path = `${ixId}/people/${connectionId}/relations`
  const end = html`${button(page, `${path}/keeping`, words.keep, name, 'check', { kind, name })}
${button(page, `${path}/dismissal`, words.dismiss, name, 'close', { kind, name })}`
  return drawRow({ what: name, why: about(kindName(page, kind), names, relation), picture: 'note', end })
}

type Noted = { fact: Fact; person: Person | undefined; names: Names }

/** A field that the note fills is kept by a tap. Everything else stays with the note. */
function drawFact(page: ScreenRequest, ixId: string, { fact, person, names }: Noted) {
  const connectionId = fact.connectionId ?? ''
  const { query, words } = page
  const { brief, capture } = words
  const kind = brief.kinds[fact.kind]
  const value = fieldValue(fact)
  const isField = person !== undefined && value !== null && person[fieldOf[fact.kind as FieldKind]] !== value
  const left = `left-${fact.kind}`
  if (isField && query.did === left && query.whom === connectionId) return false
  const path = `${ixId}/people/${connectionId}/keeping`
  const address = savedAddress(query.added ?? '', ixId)
  const end = isField
    ? html`${button(page, path, capture.keepFact, fact.value, 'check', { kind: fact.kind, value })}
<a class="button" href="${address}&did=${left}&whom=${connectionId}" data-part="capture-notice"
  ${named(capture.leaveFact, fact.value)}>${icon('close')}</a>`
    : undefined
  const why = `${kind}${fact.about ? ` (${fact.about})` : ''}${isField ? '' : ` · ${capture.noted}`}`
  return drawRow({ what: fact.value, why: about(why, names, fact), picture: isField ? 'note' : 'check', end })
}

/** The value for the person's field. Null for facts without one, and for facts about relatives. */
function fieldValue({ kind, about, value, birthday }: Fact) {
  if (about || !Object.hasOwn(fieldOf, kind)) return null
  return kind === 'birthday' ? (birthday ?? null) : value
}

/** The last change, with Undo. */
function drawUndone(page: ScreenRequest, ixId: string, did: string) {
  const { today, shell, capture } = page.words
  const { of = '', was = '', added = '', whom = added, kind = '', name = '' } = page.query
  if (did.startsWith('left-'))
    return html`<li class="undo-line"><span>${today.did.dismissed}</span>
<a href="${savedAddress(added, ixId)}" data-part="capture-notice">${shell.undo}</a></li>`
  const relation = { of, kind, name }
  const ways: Record<string, [string, string, Record<string, string>]> = {
    removed: [today.did.dismissed, `promises/${of}/restoration`, {}],
    dismissed: [today.did.dismissed, `suggestions/${of}/restoration`, {}],
    kept: [capture.keptFact, `people/${whom}/restoration`, { kind: of, was }],
    related: [capture.keptFact, `people/${whom}/relations/undo`, relation],
    unrelated: [today.did.dismissed, `people/${whom}/relations/undo`, relation],
  }
  const way = Object.hasOwn(ways, did) && [of, whom].every((id) => /^[\w-]{0,36}$/.test(id)) ? ways[did] : undefined
  if (!way) return false
  const [sentence, path, fields] = way
  return html`<li class="undo-line"><span>${sentence}</span>
${button(page, `${ixId}/${path}`, shell.undo, sentence, undefined, fields)}</li>`
}

function button(
  page: ScreenRequest,
  path: string,
  label: string,
  about: string,
  picture?: 'check' | 'close',
  more: Record<string, string> = {},
) {
  const fields = { person: page.query.added ?? '', ...more }
  const style = picture ? 'bare' : 'link'
  return actionButton({
    action: `/capture/${path}`,
    label,
    about,
    part: 'capture-notice tabs',
    fields,
    style,
    ...(picture && { picture }),
  })
}

/** The taps on what was understood. Each leads back to where the capture went. */
export function serveUnderstood(screens: AppScreens, show: ShowScreen) {
  const take = (path: string, change: (page: ScreenRequest) => Promise<Record<string, string>>) =>
    screens.take(`/capture/:ixId/${path}`, { formPage: '/capture', show }, async (page): Promise<Change> => {
      const { person = '' } = page.form
      await page.call('Memory_getInteraction', { id: person, ixId: page.params.ixId })
      const done = await change(page)
      const more = new URLSearchParams(done).toString()
      return { to: savedAddress(person, page.params.ixId ?? '') + (more && `&${more}`) }
    })
  const promise = 'promises/:id'
  take(`${promise}/removal`, async ({ call, params, form }) => {
    await call('Promises_get', { promiseId: params.id })
    await call('Promises_remove', { promiseId: params.id }, form.key)
    return { did: 'removed', of: params.id ?? '' }
  })
  take(`${promise}/restoration`, async ({ call, params }) => {
    await call('Promises_restore', { promiseId: params.id })
    return {}
  })
  take('suggestions/:id/acceptance', async ({ call, params, form }) => {
    await call('Promises_accept', { id: params.id }, form.key)
    return {}
  })
  take('suggestions/:id/dismissal', async ({ call, params, form }) => {
    await call('Promises_dismiss', { id: params.id }, form.key)
    return { did: 'dismissed', of: params.id ?? '' }
  })
  take('suggestions/:id/restoration', async ({ call, params, form }) => {
    await call('Promises_suggestAgain', { id: params.id }, form.key)
    return {}
  })
  take('people/:id/keeping', async ({ call, params, form }) => {
    const { kind, field } = fieldIn(form)
    const { [field]: was = '' } = await call('Connections_get', { connectionId: params.id })
    await call('Connections_update', { connectionId: params.id, [field]: form.value })
    return { did: 'kept', of: kind, was, whom: params.id ?? '' }
  })
  take('people/:id/restoration', async ({ call, params, form }) => {
    const { field } = fieldIn(form)
    const before = form.was ? { [field]: form.was } : { clear: [field] }
    await call('Connections_update', { connectionId: params.id, ...before })
    return {}
  })
  for (const [path, deed] of Object.entries(offerDeeds))
    take(`people/:id/relations/${path}`, async (page) => {
      const { id = '' } = page.params
      return { ...(await deed(page, id)), whom: id }
    })
}

function fieldIn({ kind: given }: ScreenRequest['form']) {
  const kind: FieldKind = given === 'place' || given === 'employer' ? given : 'birthday'
  return { kind, field: fieldOf[kind] }
}

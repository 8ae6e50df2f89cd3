import { type Html, html } from '#platform/html/html.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { Change, ScreenRequest } from '../frame/screen.ts'
import { newKey, newPerson, withPerson } from '../mentions/form.ts'
import { linkPeople } from '../person/timeline/others.ts'
import { drawUnderstood, savedAddress } from './understood.ts'

/** Assigns a capture to people, and shows what was understood. */
export async function assignCapture(page: ScreenRequest): Promise<Change> {
  const { captureId = '' } = page.params
  const [connectionId = '', ...connectionIds] = await choosePeople(page, captureId, [])
  await page.call('Captures_assign', { captureId, connectionId, connectionIds })
  return { to: savedAddress(connectionId, captureId) }
}

/** Whom the form says a capture is about. New people are added once, however often the form arrives: not those `named`. */
export async function choosePeople({ form, call }: ScreenRequest, captureId: string, named: string[]) {
  const { connectionId = '', who = '' } = form
  const others = Object.keys(form).filter((field) => field.startsWith(withPerson))
  const chosen = [
    connectionId === newPerson ? newKey(who) : connectionId,
    ...others.map((field) => field.slice(withPerson.length)),
  ]
  const ids: string[] = []
  for (const each of new Set(chosen)) {
    const displayName = each.startsWith(newKey('')) ? each.slice(newPerson.length).trim() : ''
    if (each.trim() === newPerson || each === '' || named.includes(displayName)) continue
    const added = displayName && (await call('Connections_create', { displayName }, `${captureId} ${displayName}`))
    ids.push(added ? added.connectionId : each)
  }
  return ids
}

/** Where the last capture went and what was understood in it, or that it was removed, until the page is left. */
export async function drawNotice(page: ScreenRequest, removed: Html | false | null) {
  const { added, entry } = page.query
  const { capture } = page.words
  const person = added && page.wants('capture-notice') ? await findPerson(page, added) : null
  const known = person && entry ? await findEntry(page, person.connectionId, entry) : null
  const understood = person && known && (await drawUnderstood(page, person, known))
  const names = person && linkPeople(page, [person, ...(known?.with ?? [])])
  const saved = person && html`<p class="undo-line"><span>${capture.addedTo} ${names}.</span></p>${understood}`
  const live =
    understood &&
    html`data-live="interaction promise" data-from="/capture?${new URLSearchParams(page.query).toString()}"`
  return page.part('capture-notice', html`<div id="capture-notice" tabindex="-1" ${live}>${saved || removed}</div>`)
}

const findEntry = ({ call }: ScreenRequest, id: string, ixId: string) =>
  ifThere(call('Memory_getInteraction', { id, ixId }))

/** Null if the person doesn't exist or no longer exists. */
export const findPerson = ({ call }: ScreenRequest, connectionId: string) =>
  ifThere(call('Connections_get', { connectionId }))

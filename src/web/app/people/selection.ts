import { fold } from '#language/words/fold.ts'
import { type Html, html } from '#platform/html/html.ts'
import { actionButton, enterButton, formKey, hiddenFields } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { undoLine } from '../../kit/notices.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { type ListAddress, listHref } from './list-address.ts'

type Selection = { address: ListAddress; list: Html; tags: Output<'Connections_countLabels'>['tags'] }

const action = '/people/selection'

/** The list with a box to tick in each row, and a bar with what can be done with those that are ticked. */
export function drawSelection(page: ScreenRequest, { address, list, tags }: Selection): Html {
  const { people } = page.words
  const number = address.select === 'some' ? 0 : 1
  return html`<form id="selection" method="post" action="${action}" data-part="people">${formKey()}
${hiddenFields(placeOf(address))}${enterButton(people.addTag)}
${list}
<div class="selection-bar" role="group" aria-label="${people.select}">
<a class="button quiet" href="${listHref(address, {})}" data-select
  aria-label="${people.cancel}" title="${people.cancel}">${icon('close')}</a>
<output data-selected="${people.selected({ number: '#' })}">${people.selected({ number })}</output>
<button type="button" popovertarget="tag-sheet">${people.tag}</button>
<button type="submit" name="do" value="remove" class="quiet" aria-label="${people.remove}"
  title="${people.remove}">${icon('trash')}</button>
<div id="tag-sheet" class="sheet" popover role="group" data-about="${people.addTag}" aria-label="${people.addTag}">
<p class="one-field"><input name="tag" maxlength="80" autocomplete="off" dir="auto" aria-label="${people.tag}"
  placeholder="${people.tag}"><button type="submit">${people.addTag}</button></p>
<ul class="chips">${tags.map(
    ({ label }) => html`<li><button type="submit" class="chip" name="known" value="${label}"
  dir="auto">${label}</button></li>
`,
  )}</ul></div></div></form>`
}

/** The list that a selection was made in. */
function placeOf({ order, tag, place, from }: ListAddress) {
  const fields = { inOrder: order, inTag: tag, inPlace: place, from }
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])))
}

const prefix = 'person-'

/** What a form of the selection says about the list, and the people it names. */
function readSelection({ form }: ScreenRequest) {
  const { inOrder = '', inTag = '', inPlace = '', from = '' } = form
  return {
    query: { order: inOrder, tag: inTag, place: inPlace, from },
    ids: Object.keys(form).flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  }
}

type ShowList = (page: ScreenRequest, notice: Html) => Promise<Screen>

/** Tags or removes everybody who was ticked. */
export async function changeSelection(page: ScreenRequest, show: ShowList): Promise<Screen> {
  const { people } = page.words
  const { query, ids } = readSelection(page)
  const tag = (page.form.known ?? page.form.tag ?? '').trim()
  const isRemoval = page.form.do === 'remove'
  if (ids.length === 0 || (!isRemoval && tag === '')) {
    const sentence = ids.length === 0 ? people.chooseFirst : people.tagFirst
    return show({ ...page, query: { ...query, select: ids[0] ?? 'some' } }, html`<li role="alert">${sentence}</li>`)
  }
  const changed = isRemoval ? await removePeople(page, ids) : await tagPeople(page, ids, tag)
  const number = changed.length
  const sentence = isRemoval ? people.removedSome({ number }) : people.tagged({ number, tag })
  return show({ ...page, query }, drawUndo(page, { sentence, ids: changed, ...(!isRemoval && { tag }) }))
}

async function removePeople({ call }: ScreenRequest, ids: string[]) {
  const removed: string[] = []
  for (const connectionId of ids)
    if ((await ifThere(call('Connections_remove', { connectionId }))) !== null) removed.push(connectionId)
  return removed
}

/** Only those who did not have the tag, so that Undo leaves it to the others. */
async function tagPeople({ call }: ScreenRequest, ids: string[], tag: string) {
  const changed: string[] = []
  for (const connectionId of ids) {
    const person = await ifThere(call('Connections_get', { connectionId }))
    if (!person || person.tags.some((each) => fold(each) === fold(tag))) continue
    await call('Connections_update', { connectionId, addTags: [tag] })
    changed.push(connectionId)
  }
  return changed
}

type Undoable = { sentence: string; ids: string[]; tag?: string }

function drawUndo(page: ScreenRequest, { sentence, ids, tag }: Undoable) {
  const { inOrder = '', inTag = '', inPlace = '', from = '' } = page.form
  const people = Object.fromEntries(ids.map((id) => [`${prefix}${id}`, 'on']))
  const undo = actionButton({
    action: '/people/selection/undo',
    label: page.words.shell.undo,
    about: sentence,
    part: 'people',
    fields: { inOrder, inTag, inPlace, from, ...people, ...(tag && { tag }) },
    style: 'link',
  })
  return undoLine({ id: 'changed', sentence, undo: ids.length > 0 && undo })
}

/** Takes a change of several people back: without a tag, they had been removed. */
export async function undoSelection(page: ScreenRequest, show: ShowList): Promise<Screen> {
  const { query, ids } = readSelection(page)
  const { tag } = page.form
  for (const connectionId of ids)
    await (tag
      ? ifThere(page.call('Connections_update', { connectionId, removeTags: [tag] }))
      : page.call('Connections_restore', { connectionId }))
  // With its id, the line that offered this is not kept.
  return show({ ...page, query }, html`<li id="changed" hidden></li>`)
}

import { html } from '#platform/html/html.ts'
import { hiddenField } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export const maxSuggested = 8

/** Stands for the id of a person who is added by the name in the field `who`. */
export const newPerson = 'new'

export type Person = Pick<
  Output<'Connections_search'>['connections'][number],
  'connectionId' | 'displayName' | 'company'
>

/** The choice of a person in the form: the one it was opened for, those met last or found, and "Later". */
export function drawWho(page: ScreenRequest, query: string, people: Person[], chosen: Person | null) {
  const { capture } = page.words
  const isUnknown = query !== '' && people.length === 0
  const isNew = isUnknown && !chosen
  const later = html`<label class="choice"><input type="radio" name="connectionId" value="" form="capture"
    ${!chosen && !isNew && html`checked`}> <span>${capture.later}</span></label>`
  const others = people.filter(({ connectionId }) => connectionId !== chosen?.connectionId)
  return page.part(
    'who',
    html`<div id="who" class="choices">${chosen && drawChoice(chosen, { isChosen: true })}${later}
  ${others.map((person) => drawChoice(person, { hasCompany: query !== '' }))}${
    isUnknown && html`<p class="soft">${capture.nobodyFound}</p>`
  }${drawAddition(page, query, isNew)}</div>`,
  )
}

/** The company tells people found by the same name apart. */
const drawChoice = (person: Person, { hasCompany = false, isChosen = false }) =>
  html`<label class="choice"><input type="radio" name="connectionId" value="${person.connectionId}" form="capture"
    ${isChosen && html`checked`}> ${avatar(person)}<span><bdi>${person.displayName}</bdi>${
      hasCompany && person.company && html` <span class="soft small"><bdi>${person.company}</bdi></span>`
    }</span></label>`

/** A new person by the name that was typed. The script keeps it in step with the field, also without a connection. */
const drawAddition = ({ words: { capture } }: ScreenRequest, query: string, isChosen: boolean) =>
  html`<label class="choice" ${query === '' && html`hidden`}>
  <input type="radio" name="connectionId" value="${newPerson}" form="capture" ${isChosen && html`checked`}>
<span data-add="${capture.addPerson({ name: '{name}' })}"
    dir="auto">${capture.addPerson({ name: query })}</span></label>`

/** Finds people as the name is typed. */
export function drawFinder(page: ScreenRequest, action: string, query: string, chosen: Person | null = null) {
  const { capture } = page.words
  return html`<form class="finder" role="search" method="get" action="${action}" data-part="who" data-as-typed
  data-offline="${capture.findOffline}">
${chosen && html`${hiddenField('for', chosen.connectionId)}`}
<label for="who-query" class="unseen">${capture.findPerson}</label>
  <input id="who-query" type="search" name="who" value="${query}" placeholder="${capture.findPerson}" maxlength="120"
  autocomplete="off" dir="auto"><button type="submit" class="quiet">${capture.find}</button>
</form>`
}

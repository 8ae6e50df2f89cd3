import { html } from '#platform/html/html.ts'
import { hiddenField } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export const maxSuggested = 8
export const maxRecent = 3

/** Stands for the id of a person who is added by the name in the field `who`. */
export const newPerson = 'new'

export type Person = Pick<
  Output<'Connections_search'>['connections'][number],
  'connectionId' | 'displayName' | 'company'
>

type Choices = {
  /** What is looked for, if anything is. */
  query: string
  people: Person[]
  /** The person the form was opened for. */
  chosen: Person | null
  /** Whom the note names, as far as it is written. */
  read?: Output<'Captures_read'> | null
}

/** The choice of a person: those the note names, or those met last or found; somebody new; and "Later". */
export function drawWho(page: ScreenRequest, { query, people, chosen, read }: Choices) {
  const { capture } = page.words
  const known = read?.people.find(({ sure }) => sure)
  const newNames = read?.newNames ?? []
  const isUnknown = query !== '' && people.length === 0
  const named = known || newNames[0]?.sure !== true ? undefined : newNames[0].name
  const checked = chosen?.connectionId ?? known?.connectionId ?? (isUnknown || named ? newPerson : '')
  const others = people.filter(({ connectionId }) => connectionId !== chosen?.connectionId)
  const later = html`<label class="choice"><input type="radio" name="connectionId" value="" form="capture"
    ${checked === '' && html`checked`}> <span>${capture.later}</span></label>`
  return page.part(
    'who',
    html`<div id="who" class="choices"
      data-query="${query}">${chosen && drawChoice(chosen, { isChosen: true })}${others.map((person) =>
        drawChoice(person, { hasCompany: query !== '' || read != null, isChosen: person.connectionId === checked }),
      )}${newNames.map(({ name }) => drawNew(page, name, checked === newPerson && name === named))}${later}
  ${drawAddition(page, query, isUnknown && !chosen)}</div>`,
  )
}

/** Somebody new, whom the note names. */
const drawNew = ({ words: { capture } }: ScreenRequest, name: string, isChosen: boolean) =>
  html`<label class="choice"><input type="radio" name="connectionId" value="${newPerson}" data-name="${name}"
    form="capture" ${isChosen && html`checked`}> <span dir="auto">${capture.addPerson({ name })}</span></label>`

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
  autocomplete="off" dir="auto"><button type="submit" class="unseen">${capture.find}</button>
</form>`
}

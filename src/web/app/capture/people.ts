import { html } from '#platform/html/html.ts'
import { hiddenField } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { newKey, newPerson, withPerson } from '../mentions/form.ts'

export const maxSuggested = 8
export const maxRecent = 3

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
  /** Whom it names after an @. */
  mentioned?: string[]
}

/** The choice of people: those the note names, or those met last or found; and somebody new. Without one, it waits. */
export function drawWho(page: ScreenRequest, { query, people, chosen, read, mentioned = [] }: Choices) {
  const known = read?.people.find(({ sure }) => sure)?.connectionId
  const newNames = read?.newNames ?? []
  const isUnknown = query !== '' && people.length === 0
  const first = chosen?.connectionId ?? (mentioned.length > 0 ? undefined : known)
  const named = known || newNames[0]?.sure !== true || chosen ? undefined : newNames[0].name
  const others = people.filter(({ connectionId }) => connectionId !== chosen?.connectionId)
  return page.part(
    'who',
    html`<div id="who" class="choices" role="group" aria-labelledby="who-heading"
      data-query="${query}">${chosen && drawChoice(chosen, { isChosen: true })}${others.map((person) =>
        drawChoice(person, {
          hasCompany: query !== '' || read != null,
          isChosen: [first, ...mentioned].includes(person.connectionId),
        }),
      )}${newNames.map(({ name }) => drawNew(page, name, name === named))}
  ${drawAddition(page, query, isUnknown && !chosen)}</div>`,
  )
}

/** Somebody new, whom the note names. */
const drawNew = ({ words: { capture } }: ScreenRequest, name: string, isChosen: boolean) =>
  html`<label class="choice"><input type="checkbox" name="${withPerson}${newKey(name)}" value="${newPerson}"
    data-name="${name}" form="capture" ${isChosen && html`checked`}>
  <span dir="auto">${capture.addPerson({ name })}</span></label>`

/** The company tells people found by the same name apart. */
const drawChoice = (person: Person, { hasCompany = false, isChosen = false }) =>
  html`<label class="choice"><input type="checkbox" name="${withPerson}${person.connectionId}"
    value="${person.connectionId}" form="capture" ${isChosen && html`checked`}>
  ${avatar(person)}<span><bdi>${person.displayName}</bdi>${
    hasCompany && person.company && html` <span class="soft small"><bdi>${person.company}</bdi></span>`
  }</span></label>`

/** A new person by the name that was typed. The script keeps it in step with the field, also without a connection. */
const drawAddition = ({ words: { capture } }: ScreenRequest, query: string, isChosen: boolean) =>
  html`<label class="choice" ${query === '' && html`hidden`}>
  <input type="checkbox" name="connectionId" value="${newPerson}" form="capture" ${isChosen && html`checked`}>
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

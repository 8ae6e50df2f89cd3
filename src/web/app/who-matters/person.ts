import { type Html, html } from '#platform/html/html.ts'
import { avatar } from '../drawing/avatar.ts'
import { formKey } from '../drawing/forms.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Person = Output<'Connections_update'>
type Shown = {
  person: Person
  path: string
  after: number
  /** Offered to everybody. */
  tags: string[]
  /** The tag of the whole import, which tells nobody apart. */
  importTag: string | undefined
}

/** A person with their tags and rhythm as buttons that are pressed or not. */
export function drawPerson(page: ScreenRequest, { person, path, after, tags, importTag }: Shown): Html {
  const { whoMatters: words } = page.words
  const { connectionId, displayName, title, company } = person
  const part = `person-${connectionId}`
  const role = [title, company].filter(Boolean).join(', ')
  const form = (label: string, className: string, content: Html | Html[]) =>
    html`<form method="post" action="${path}/people/${connectionId}" data-part="${part}" class="${className}" aria-label="${label}">${formKey()}<input type="hidden" name="after" value="${after}">${content}</form>`
  return page.part(
    part,
    html`<li id="${part}" class="to-sort"><p class="row-head">${avatar(person)} <span><a class="name" href="/people/${connectionId}"><bdi>${displayName}</bdi></a> ${role && html`<bdi class="soft">${role}</bdi>`}</span></p>
${form(words.tagsOf({ name: displayName }), 'picks', tagButtons(person, tags, importTag))}
${form(words.rhythmOf({ name: displayName }), 'picks', rhythmButtons(page, person))}
<details><summary>${words.otherTag}</summary>${form(words.otherTagFor({ name: displayName }), 'actions', html`<input name="tag" id="tag-${connectionId}" maxlength="40" required list="known-tags" autocomplete="off" dir="auto" aria-label="${words.otherTagFor({ name: displayName })}"><button type="submit" class="quiet">${words.addTag}</button>`)}</details>
</li>
`,
  )
}

/** What the person has, then what is offered to everybody. */
function tagButtons({ tags, displayName }: Person, offered: string[], importTag: string | undefined) {
  const has = new Set(tags.map((tag) => tag.toLowerCase()))
  const all = [...tags.filter((tag) => tag !== importTag), ...offered.filter((tag) => !has.has(tag.toLowerCase()))]
  return all.map((tag) =>
    pick('tag', tag, html`<bdi>${tag}</bdi>`, has.has(tag.toLowerCase()), `${tag}: ${displayName}`),
  )
}

function rhythmButtons({ words: { whoMatters: words } }: ScreenRequest, { rhythmDays, displayName }: Person) {
  return Object.entries(words.rhythms).map(([days, label]) =>
    pick('rhythm', days, html`${label}`, rhythmDays === Number(days), `${label}: ${displayName}`),
  )
}

function pick(name: string, value: string, label: Html, isPressed: boolean, about: string) {
  return html`<button type="submit" class="pick" id="pick-${Buffer.from(`${about} ${value}`).toString('hex')}" name="${name}" value="${value}" aria-pressed="${isPressed ? 'true' : 'false'}" aria-label="${about}">${label}</button>
`
}

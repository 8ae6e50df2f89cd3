import { type Html, html } from '#platform/html/html.ts'
import { backLink } from '../../kit/document.ts'
import { formKey, hiddenField } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import { ifThere } from '../../site/call-operation.ts'
import { knownTags } from '../edit/field-inputs.ts'
import type { Change, Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { importName } from '../imports/page.ts'
import { readTags } from '../tags/read-tags.ts'

const pageSize = 10
const maxOffered = 4

/** A quick pass over the people an import added: one tap for a tag or a rhythm. It continues where it was left. */
export function serveWhoMatters(screens: AppScreens) {
  const path = '/imports/:id/who-matters'
  const form = { formPage: path, show: showWhoMatters }
  screens.show(path, showWhoMatters)
  screens.take(path, form, goOn)
  screens.take(`${path}/people/:connectionId`, form, changePerson)
}

async function showWhoMatters(page: ScreenRequest): Promise<Screen> {
  const found = await page.call('Imports_get', { id: page.params.id })
  const after = rowNumber(page.query.after) ?? found.reviewedTo ?? 0
  const { items, next } = await page.call('Imports_rows', { id: found.id, done: 'added', after, limit: pageSize })
  const people = await Promise.all(
    items.map(({ connectionId }) => ifThere(page.call('Connections_get', { connectionId }))),
  )
  return whoMattersPage(page, {
    import: found,
    people: people.filter((person) => person !== null),
    after,
    last: items.at(-1)?.number,
    isLastPage: next === undefined,
    tags: items.length > 0 ? await offeredTags(page, found.tag) : [],
  })
}

/** Remembers that these were seen, and goes to the next. */
async function goOn({ call, params, form }: ScreenRequest): Promise<Change> {
  const { id } = await call('Imports_update', { id: params.id, reviewedTo: rowNumber(form.to) ?? 0 })
  return { to: `/imports/${id}/who-matters?back=${rowNumber(form.after) ?? 0}` }
}

/** A tag or rhythm that the person has is taken away, one that they do not have is given. */
async function changePerson(page: ScreenRequest): Promise<Change> {
  const { id, connectionId } = page.params
  const { tags, rhythmDays } = await page.call('Connections_get', { connectionId })
  const { tag = '', rhythm } = page.form
  const isSame = (each: string) => each.toLowerCase() === tag.trim().toLowerCase()
  const others = tags.filter((each) => !isSame(each))
  const changes = rhythm
    ? { rhythmDays: rhythmDays === Number(rhythm) ? null : Number(rhythm) }
    : { tags: others.length < tags.length ? others : [...tags, tag.trim()] }
  await page.call('Connections_update', { connectionId, ...changes })
  return { to: `/imports/${id}/who-matters?after=${rowNumber(page.form.after) ?? 0}#person-${connectionId}` }
}

/** The most frequent tags, then common ones, without the tag that the whole import has. */
async function offeredTags(page: ScreenRequest, importTag: string | undefined) {
  const known = (await readTags(page)).sort((a, b) => b.people - a.people).map(({ tag }) => tag)
  const offered = [...known.filter((tag) => tag !== importTag).slice(0, maxOffered), ...page.words.whoMatters.usualTags]
  return offered
    .filter((tag, at) => offered.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === at)
    .slice(0, maxOffered)
}

const rowNumber = (text: string | undefined) => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined)

type Pass = {
  import: Output<'Imports_get'>
  people: Person[]
  /** Where this page of people begins and ends, as row numbers. */
  after: number
  last: number | undefined
  isLastPage: boolean
  tags: string[]
}

/** A few of the people who were added, each with tags and rhythms at one tap. */
async function whoMattersPage(page: ScreenRequest, pass: Pass): Promise<Screen> {
  const { whoMatters: words } = page.words
  const { id, rows } = pass.import
  const percent = pass.last === undefined ? 100 : Math.floor((100 * pass.after) / Math.max(1, rows.total))
  const label = html`<bdi>${importName(page, pass.import)}</bdi>`
  const body = html`${backLink({ href: `/imports/${id}`, label, isLoadedAhead: true })}
<h1>${words.title}</h1>
<progress max="100" value="${percent}" aria-label="${words.progress({ percent })}"></progress>
<p class="soft small">${words.progress({ percent })}</p>
${pass.last === undefined ? drawEnd(page, id) : await drawPeople(page, pass, pass.last)}`
  return { title: words.title, tab: 'people', sheets: ['imports'], body }
}

async function drawPeople(page: ScreenRequest, pass: Pass, last: number): Promise<Html> {
  const { whoMatters: words } = page.words
  const path = `/imports/${pass.import.id}/who-matters`
  const back = /^\d{1,5}$/.test(page.query.back ?? '') && page.query.back
  return html`<p>${words.intro}</p>
${await knownTags(page)}
<ol class="import-rows">
${pass.people.map((person) =>
  drawPerson(page, { person, path, after: pass.after, tags: pass.tags, importTag: pass.import.tag }),
)}</ol>
<form method="post" action="${path}" class="actions">${formKey()}${hiddenField('after', pass.after)}
  ${hiddenField('to', last)}
<button type="submit">${pass.isLastPage ? words.finish : words.next}</button>
${back && html`<a class="button quiet" href="${path}?after=${back}">${words.back}</a>`}
<a class="button quiet" href="/today">${words.later}</a></form>`
}

function drawEnd({ words: { whoMatters: words } }: ScreenRequest, id: string) {
  return html`<div class="panel"><h2>${words.done}</h2><p>${words.doneHint}</p>
<p class="actions"><a class="button" href="/today">${words.toToday}</a>
<a class="button quiet" href="/imports/${id}/who-matters?after=0">${words.again}</a></p></div>`
}

type Person = Output<'Connections_update'>
type Shown = {
  person: Person
  path: string
  after: number
  /** Offered to everybody. */
  tags: string[]
  /** The tag of the whole import, which distinguishes no person. */
  importTag: string | undefined
}

/** A person with their tags and rhythm as buttons that are pressed or not. */
function drawPerson(page: ScreenRequest, { person, path, after, tags, importTag }: Shown): Html {
  const { whoMatters: words } = page.words
  const { connectionId, displayName, title, company } = person
  const part = `person-${connectionId}`
  const role = [title, company].filter(Boolean).join(', ')
  const form = (label: string, className: string, content: Html | Html[]) =>
    html`<form method="post" action="${path}/people/${connectionId}" data-part="${part}" class="${className}"
  aria-label="${label}">${formKey()}${hiddenField('after', after)}${content}</form>`
  return page.part(
    part,
    html`<li id="${part}" class="to-sort">
  <p class="row-head">${avatar(person)}
<span><a class="name" href="/people/${connectionId}"><bdi>${displayName}</bdi></a>
${role && html`<bdi class="soft">${role}</bdi>`}</span></p>
${form(words.tagsOf({ name: displayName }), 'picks', tagButtons(person, tags, importTag))}
${form(words.rhythmOf({ name: displayName }), 'picks', rhythmButtons(page, person))}
<details><summary>${words.otherTag}</summary>${form(
      words.otherTagFor({ name: displayName }),
      'actions',
      html`<input name="tag" id="tag-${connectionId}" maxlength="40" required list="known-tags"
  autocomplete="off" dir="auto" aria-label="${words.otherTagFor({ name: displayName })}">
  <button type="submit" class="quiet">${words.addTag}</button>`,
    )}</details>
</li>
`,
  )
}

/** The person's own tags, then those offered to everybody. */
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
  return html`<button type="submit" class="pick" id="pick-${Buffer.from(`${about} ${value}`).toString('hex')}"
  name="${name}" value="${value}" aria-pressed="${isPressed ? 'true' : 'false'}"
  aria-label="${about}">${label}</button>
`
}

import { type Html, html } from '#platform/html/html.ts'
import { formKey } from '../drawing/forms.ts'
import { knownTags } from '../edit/known-tags.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { importName } from '../imports/page.ts'
import { drawPerson, type Person } from './person.ts'

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
export async function whoMattersPage(page: ScreenRequest, pass: Pass): Promise<Screen> {
  const { whoMatters: words } = page.words
  const { id, rows } = pass.import
  const percent = pass.last === undefined ? 100 : Math.floor((100 * pass.after) / Math.max(1, rows.total))
  const body = html`<p class="back"><a href="/imports/${id}" data-ahead>‹ <bdi>${importName(page, pass.import)}</bdi></a></p>
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
${pass.people.map((person) => drawPerson(page, { person, path, after: pass.after, tags: pass.tags, importTag: pass.import.tag }))}</ol>
<form method="post" action="${path}" class="actions">${formKey()}<input type="hidden" name="after" value="${pass.after}"><input type="hidden" name="to" value="${last}">
<button type="submit">${pass.isLastPage ? words.finish : words.next}</button>
${back && html`<a class="button quiet" href="${path}?after=${back}">${words.back}</a>`}
<a class="button quiet" href="/today">${words.later}</a></form>`
}

function drawEnd({ words: { whoMatters: words } }: ScreenRequest, id: string) {
  return html`<div class="panel"><h2>${words.done}</h2><p>${words.doneHint}</p>
<p class="actions"><a class="button" href="/today">${words.toToday}</a> <a class="button quiet" href="/imports/${id}/who-matters?after=0">${words.again}</a></p></div>`
}

import { type Html, html, type Part } from '#platform/html/html.ts'
import { formKey } from '../drawing/forms.ts'
import { icon } from '../drawing/icons.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import { readTags, type Tag } from './read-tags.ts'

type TagsNotice = {
  /** What has just happened, or what has to be decided. */
  notice?: Html | undefined
  /** A name that is not valid, and why. */
  wrong?: { tag: string; to: string; message: string } | undefined
}

/** The member's tags, each with its people. */
export async function tagsScreen(page: ScreenRequest, { notice, wrong }: TagsNotice = {}): Promise<Screen> {
  const { tags: words, people } = page.words
  const tags = await readTags(page)
  const list = html`<section id="tags" data-live="connection" aria-label="${words.title}">
${notice}
${tags.length === 0 && html`<p class="panel first-step">${words.empty}</p>`}
<ul class="tag-list">
${tags.map((tag) => drawTag(page, tag, wrong?.tag === tag.tag ? wrong : undefined))}</ul>
</section>`
  return {
    title: words.title,
    tab: 'people',
    sheets: ['people'],
    ...(wrong && { status: 400 }),
    body: html`<p class="back"><a href="/people" data-ahead>‹ ${people.title}</a></p>
<h1>${words.title}</h1>
${page.part('tags', list)}`,
  }
}

function drawTag({ words: { tags: words } }: ScreenRequest, { tag, people }: Tag, wrong: TagsNotice['wrong']) {
  const id = `tag-${Buffer.from(tag).toString('hex')}`
  const error = wrong && html`<span class="field-error" id="${id}-error">${wrong.message}</span>`
  return html`<li><a class="chip" href="/people?${new URLSearchParams({ tag }).toString()}" data-ahead><bdi>${tag}</bdi></a> <span class="soft">${words.count({ people })}</span>
<details ${wrong && html`open`}><summary class="toggle">${icon('edit')}<span class="unseen">${words.renameTag({ tag })}</span></summary>
<form method="post" action="/tags" data-part="tags">${formKey()}<input type="hidden" name="tag" value="${tag}">
<p class="field"><label for="${id}">${words.newName}</label><span class="hint" id="${id}-hint">${words.mergeHint}</span>
<input id="${id}" name="to" value="${wrong?.to ?? tag}" maxlength="80" required dir="auto" autocomplete="off" aria-describedby="${id}-hint ${wrong && `${id}-error`}" ${wrong && html`aria-invalid="true"`}>${error}</p>
<button type="submit">${words.save}</button></form></details></li>
`
}

/** A sentence with what can be done about it. */
export function tagsNotice(sentence: string, action: Part, detail?: string) {
  return html`<div class="panel decision" tabindex="-1" data-focus role="status"><p dir="auto">${sentence} ${detail}</p>${action}</div>`
}

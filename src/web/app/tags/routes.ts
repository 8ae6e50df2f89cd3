import { Refusal } from '#contract/errors.ts'
import { fold } from '#language/words/fold.ts'
import { type Html, html, type Part } from '#platform/html/html.ts'
import { backLink } from '../../kit/document.ts'
import { inputField } from '../../kit/fields.ts'
import { actionButton, formKey, hiddenField } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { sayFieldError } from '../../words/refusal.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { readTags, type Tag } from './read-tags.ts'

/** Tags: rename one, or make two one. */
export function serveTags(screens: AppScreens) {
  screens.show('/tags', (page) => tagsScreen(page))
  screens.take('/tags', { formPage: '/tags', show: (page) => tagsScreen(page) }, renameTag)
}

async function renameTag(page: ScreenRequest): Promise<Screen | Change> {
  const { tag = '', merge, key } = page.form
  const to = page.form.to?.trim() ?? ''
  if (to === tag) return { to: '/tags' }
  const other = (await readTags(page)).find((each) => isSameTag(each.tag, to) && !isSameTag(each.tag, tag))
  if (other && merge !== 'yes') return tagsScreen(page, { notice: askToMerge(page, tag, other.tag) })
  try {
    const { pending } = await page.call('Tags_rename', { tag, to: other?.tag ?? to }, key)
    return tagsScreen(page, {
      notice: sayRenamed(page, { tag, to: other?.tag ?? to, isMerged: Boolean(other), pending }),
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'invalid') throw error
    const message = error.fields.map((each) => sayFieldError(page.words, each)).join(' ')
    return tagsScreen(page, { wrong: { tag, to, message } })
  }
}

const isSameTag = (one: string, other: string) => fold(one.trim()) === fold(other.trim())

/** Two tags that are one cannot be taken apart again, so this asks. */
function askToMerge({ words: { tags } }: ScreenRequest, tag: string, to: string) {
  const merge = {
    action: '/tags',
    part: 'tags',
    label: tags.merge,
    about: tags.mergeOf({ from: tag, to }),
    fields: { tag, to, merge: 'yes' },
  }
  const action = html`<div class="actions">${actionButton(merge)}
<a class="button quiet" href="/tags">${tags.keepApart}</a></div>`
  return tagsNotice(tags.askMerge({ from: tag, to }), action, tags.noUndo)
}

type Renamed = { tag: string; to: string; isMerged: boolean; pending?: true | undefined }

function sayRenamed({ words: { tags, shell } }: ScreenRequest, { tag, to, isMerged, pending }: Renamed) {
  const sentence = isMerged ? tags.merged({ from: tag, to }) : tags.renamed({ from: tag, to })
  const undo = {
    action: '/tags',
    part: 'tags',
    label: shell.undo,
    about: sentence,
    fields: { tag: to, to: tag },
    style: 'link',
  } as const
  return tagsNotice(sentence, isMerged || pending ? null : actionButton(undo), pending && tags.pending)
}

type TagsNotice = {
  /** Recent events, and pending decisions. */
  notice?: Html | undefined
  /** A name that is not valid, and why. */
  wrong?: { tag: string; to: string; message: string } | undefined
}

/** The member's tags, each with its people. */
async function tagsScreen(page: ScreenRequest, { notice, wrong }: TagsNotice = {}): Promise<Screen> {
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
    body: html`${backLink({ href: '/people', label: people.title, isLoadedAhead: true })}
<h1>${words.title}</h1>
${page.part('tags', list)}`,
  }
}

function drawTag({ words: { tags: words } }: ScreenRequest, { tag, people }: Tag, wrong: TagsNotice['wrong']) {
  const id = `tag-${Buffer.from(tag).toString('hex')}`
  const errors = wrong && [{ field: 'to', message: wrong.message }]
  return html`<li><a class="chip" href="/people?${new URLSearchParams({ tag }).toString()}"
    data-ahead><bdi>${tag}</bdi></a> <span class="soft">${words.count({ people })}</span>
<details ${wrong && html`open`}>
  <summary class="toggle">${icon('edit')}<span class="unseen">${words.renameTag({ tag })}</span></summary>
<form method="post" action="/tags" data-part="tags">${formKey()}${hiddenField('tag', tag)}
${inputField({
  id,
  name: 'to',
  label: words.newName,
  hint: words.mergeHint,
  errors,
  focus: false,
  value: wrong?.to ?? tag,
  more: html`maxlength="80" dir="auto" autocomplete="off"`,
})}
<button type="submit">${words.save}</button></form></details></li>
`
}

/** A sentence with what can be done about it. */
function tagsNotice(sentence: string, action: Part, detail?: string) {
  return html`<div class="panel decision" tabindex="-1" data-focus
  role="status"><p dir="auto">${sentence} ${detail}</p>${action}</div>`
}

import { Refusal } from '#contract/errors.ts'
import { fold } from '#language/words/fold.ts'
import { html } from '#platform/html/html.ts'
import { sayFieldError } from '../../words/field-error.ts'
import { actionButton } from '../drawing/forms.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { tagsNotice, tagsScreen } from './page.ts'
import { readTags } from './read-tags.ts'

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
  const action = html`<div class="actions">${actionButton(merge)} <a class="button quiet" href="/tags">${tags.keepApart}</a></div>`
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

import { tones } from '#people/followups/api.ts'
import { type Html, html } from '#platform/html/html.ts'
import { mailHref, phoneHref } from '../../card/page/hrefs.ts'
import { inputField, textareaField } from '../../kit/fields.ts'
import { actionButton, enterButton, formKey, named } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { undoLine } from '../../kit/notices.ts'
import type { FormState, Output, ScreenRequest } from '../frame/screen.ts'
import { drawSources } from './sources.ts'

export type Followup = Output<'Followups_get'>
export type Tone = (typeof tones)[number]

export type Shown = {
  /** Whether its text has just been kept. */
  isKept?: boolean
  /** The tone for which an edited text would be given up. */
  asks?: Tone | undefined
  state?: FormState | undefined
}

/** The part `draft`: the message and where it goes, in the sheet of any page or on a page of its own. */
export async function drawDraft(page: ScreenRequest, followup: Followup, shown: Shown = {}): Promise<Html> {
  const { followups: words } = page.words
  const isOpen = followup.state === 'draft'
  return page.part(
    'draft',
    html`<section id="draft" class="draft" aria-labelledby="draft-title"
  ${shown.isKept && html`data-done="${words.kept}"`}>
<h1 id="draft-title" class="to">${words.to({ name: followup.connectionName })}</h1>
${isOpen ? await openDraft(page, followup, shown) : html`<ul>${closedLine(page, followup, 'draft-closed')}</ul>`}
</section>`,
  )
}

type Instead = { title: string; sentence: string | undefined; isDone?: boolean; next?: Html }

/** What is said in the place of a draft. `isDone`: there is nothing left to see, so that a sheet closes. */
export const insteadOfDraft = (page: ScreenRequest, { title, sentence, isDone, next }: Instead) =>
  page.part(
    'draft',
    html`<section id="draft" class="draft" aria-labelledby="draft-title" ${isDone && html`data-done="${sentence}"`}>
<h1 id="draft-title" class="to">${title}</h1>
<p ${!isDone && html`role="alert"`}>${sentence}</p>${next}</section>`,
  )

async function openDraft(page: ScreenRequest, followup: Followup, { asks, state }: Shown) {
  const { followups: words } = page.words
  const { id, connectionId, connectionName, openers, tone } = followup
  const { emails, phones } = await page.call('Connections_get', { connectionId })
  const { values, errors } = state ?? { values: followup, errors: [] }
  const about = words.about({ name: connectionName })
  const field = (name: 'subject' | 'body') => ({
    id: `draft-${name}`,
    name,
    label: words[name],
    errors,
    isOptional: true,
    focus: false,
    value: values[name] ?? '',
  })
  const [subject, text] = [field('subject'), field('body')]
  const kept = (name: string) => html`data-draft="followup-${id}-${name}"`
  const button = (action: string, label: string, style: string) =>
    html`<button type="submit" name="action" value="${action}" class="${style}"
  ${named(label, about)}>${label}</button>
`
  const toneButton = (each: Tone) =>
    html`<button type="submit" name="tone" value="${each}" aria-pressed="${String(each === tone)}"
  ${named(words.tones[each], about)}>${words.tones[each]}</button>
`
  return html`<form method="post" action="/followups/${id}" data-part="draft" data-busy="${words.drafting}" novalidate>
${state?.formError && html`<p class="form-error" role="alert">${state.formError}</p>`}
${enterButton(words.keep)}${formKey()}
<div class="chips" role="group" aria-label="${words.tone}">${tones.map(toneButton)}</div>
${
  asks &&
  html`<p class="asks" role="alert">${words.isEdited}
<button type="submit" name="again" value="${asks}" class="link">${words.again}</button></p>`
}
${
  emails.length > 0 &&
  inputField({ ...subject, more: html`maxlength="400" autocomplete="off" dir="auto" ${kept('subject')}` })
}
${textareaField({ ...text, more: html`rows="7" maxlength="2000" dir="auto" ${kept('body')}` })}
<div class="chips" role="group" aria-label="${words.sendBy}">${drawChannels(page, followup, { emails, phones })}</div>
${
  openers &&
  html`<p class="hint">${words.openers}</p>
<ul class="hint openers">${openers.map((opener) => html`<li dir="auto">${opener}</li>`)}</ul>`
}
<div class="actions">
${button('discard', words.discard, 'link')}${button('send', words.send, 'quiet')}${button('save', words.keep, 'main')}
</div>
</form>
${await drawSources(page, followup)}`
}

/** Longer links are cut or refused by some browsers and e-mail programs. */
const maxLinkLength = 1_900

/** Only what this person can be reached by. Without a phone number, the phone's own list of apps stands for messages. */
function drawChannels({ words: { followups: words } }: ScreenRequest, { mailto, body }: Followup, to: Reachable) {
  const [number] = to.phones.flatMap((each) => phoneHref(each) ?? [])
  const sms = number?.replace('tel:', 'sms:')
  const isTooLong = mailto !== undefined && mailto.length > maxLinkLength
  return html`${
    mailto &&
    html`<a class="button" href="${isTooLong ? mailto.replace(/&body=.*$/s, '') : mailto}"
  data-mail="${mailHref(to.emails[0] ?? '')}" data-longest="${maxLinkLength}">${icon('mail')}${words.mail}</a>
`
  }${
    sms
      ? html`<a class="button" href="${sms}?body=${encodeURIComponent(body)}"
  data-sms="${sms}">${icon('message')}${words.message}</a>
`
      : html`<button type="button" data-share hidden>${icon('message')}${words.message}</button>
`
  }<button type="button" data-copy="draft-body" data-copied="${words.copied}"
  data-selected="${words.notCopied}" hidden>${icon('copy')}${words.copy}</button>
${mailto && html`<p class="hint too-long" ${!isTooLong && html`hidden`}>${words.tooLong}</p>`}`
}

type Reachable = Pick<Output<'Connections_get'>, 'emails' | 'phones'>

/** What became of a draft, and how to have it back. */
export function closedLine(page: ScreenRequest, { id, connectionName, state }: Followup, line = draftId({ id })) {
  const { followups: words } = page.words
  const sentence = words.closed[state === 'draft' ? 'dismissed' : state]({ name: connectionName })
  const undo = actionButton({
    action: `/followups/${id}`,
    label: words.undo,
    about: sentence,
    part: `draft ${draftId({ id })}`,
    fields: { action: 'restore' },
    style: 'link',
  })
  return undoLine({ id: line, sentence, undo })
}

export const draftId = ({ id }: Pick<Followup, 'id'>) => `followup-${id}`

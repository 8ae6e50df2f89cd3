import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { formErrorBox } from '../site/form-fields.ts'
import { localTime } from '../site/local-time.ts'
import type { Output } from '../site/member-pages.ts'
import { renderPage } from '../site/page.ts'
import { noticeText, renderNotice } from './notices.ts'
import { backToSettings } from './rename-form.ts'

export type Removal = Output<'Removals_get'>
type Page = Output<'Removals_list'> & { said: unknown; formError: string | undefined }

const heading = 'Recently removed'
const description = 'What you removed from Kith in the last 30 days.'

export function removalsPage(ctx: MemberContext, { items, next, said, formError }: Page) {
  const content = html`<h1>${heading}</h1>
${renderNotice(said)}
${formErrorBox(formError)}
<p class="lead">What you remove can be restored for 30 days. Then it is deleted for good.</p>
${items.length > 0 ? html`<ul class="rows">${items.map((item) => removalEntry(ctx, item))}</ul>` : html`<p>Nothing here.</p>`}
${next && html`<p class="plain-links"><a href="/settings/removed?before=${encodeURIComponent(next)}">Removed earlier</a></p>`}
${backToSettings}`
  const title = [noticeText(said), heading].filter(Boolean).join(' ')
  return renderPage({ title, description, content, formError, theme: ctx.member.theme })
}

/** Asks first, because this cannot be undone. */
export function purgePage(ctx: MemberContext, removal: Removal) {
  const content = html`<h1>Delete for good?</h1>
<p class="lead">${kindAndPerson(removal)}, removed ${localTime(ctx, removal.removedAt)}:</p>
<blockquote dir="auto">${removal.label}</blockquote>
<form class="panel" method="post" action="/settings/removed/${removal.id}/deletion">
<p>${losses[removal.kind]} You cannot undo this.</p>
<button type="submit" class="danger">Delete for good</button>
</form>
<p class="plain-links"><a href="/settings/removed">Back to recently removed</a></p>`
  return renderPage({ title: 'Delete for good?', description, content, theme: ctx.member.theme })
}

function removalEntry(ctx: MemberContext, removal: Removal) {
  const { id, label, removedAt, expiresAt } = removal
  return html`<li><strong dir="auto">${label}</strong>
<span>${kindAndPerson(removal)}, removed ${localTime(ctx, removedAt)}</span>
<span>Can be restored until ${localTime(ctx, expiresAt)}</span>
<form method="post" action="/settings/removed/${id}/restoration"><button type="submit" class="quiet">Restore<span class="visually-hidden">: ${label}</span></button>
<a href="/settings/removed/${id}">Delete for good<span class="visually-hidden">: ${label}</span></a></form></li>
`
}

function kindAndPerson({ kind, connectionName }: Removal) {
  const isAboutPerson = (kind === 'interaction' || kind === 'promise') && connectionName
  return html`${kinds[kind]}${isAboutPerson && html` with <bdi>${connectionName}</bdi>`}`
}

const kinds = {
  connection: 'Person',
  interaction: 'Timeline entry',
  promise: 'Promise',
  card: 'Card',
  capture: 'Capture',
}

const losses = {
  connection: 'This deletes the person, their timeline with its recordings, their promises and follow-ups.',
  interaction: 'This deletes the entry, with its recording if it has one.',
  promise: 'This deletes the promise.',
  card: 'This deletes the card, its photo and its statistics.',
  capture: 'This deletes the capture, with its recording if it has one.',
}

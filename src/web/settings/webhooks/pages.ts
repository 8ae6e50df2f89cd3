import { type Reason, sayReason } from '#contract/texts/reason.ts'
import { html } from '#platform/html/html.ts'
import { breakable } from '../../card/page/hrefs.ts'
import { actionButton, dangerPanel } from '../../kit/forms.ts'
import { copyable, noticeIn, undoLine } from '../../kit/notices.ts'
import type { Output } from '../../site/call-operation.ts'
import { momentName, sentenceAt } from '../frame/moments.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { entryList, rowList, sendSettings } from '../frame/screen.ts'
import { type TypedWebhook, webhookForm } from './form.ts'

export const webhooksPath = '/settings/webhooks'
type Webhook = Output<'Webhooks_get'>

const backToWebhooks = ({ words }: SettingsRequest) => ({ href: webhooksPath, label: words.settings.webhooks.title })

export async function sendWebhooks(page: SettingsRequest, webhooks: Webhook[]) {
  const words = page.words.settings.webhooks
  const entries = webhooks.map((webhook) => ({
    href: `${webhooksPath}/${webhook.id}`,
    title: html`<bdi>${webhook.description ?? webhook.url}</bdi>`,
    facts: [webhook.description && html`<bdi>${webhook.url}</bdi>`, ...factsOf(page, webhook)],
  }))
  const body = html`${await drawRemovedWebhook(page)}
  ${entries.length > 0 ? entryList(entries) : html`<p class="soft">${words.none}</p>`}
<p><a class="button" href="${webhooksPath}/new">${words.add}</a></p>`
  return sendSettings(page, { title: words.title, lead: words.lead, body, notice: noticeIn(words.notices, page.said) })
}

function factsOf(page: SettingsRequest, { enabled, kinds, disabledReason, failingSince, createdAt }: Webhook) {
  const words = page.words.settings.webhooks
  const state = enabled ? words.on : pausedState(page, disabledReason)
  return [
    `${state} · ${kinds ? words.someEvents({ kinds: kinds.length }) : words.allEvents}`,
    failingSince &&
      html`<strong class="late">${sentenceAt(page, failingSince, (when) => words.failingSince({ when }))}</strong>`,
    sentenceAt(page, createdAt, (when) => words.created({ when })),
  ]
}

/** Paused, and why: "Paused: You turned it off." */
function pausedState({ words }: SettingsRequest, reason: Reason | undefined) {
  const { paused, pausedFor } = words.settings.webhooks
  return reason ? pausedFor({ reason: sayReason(words, reason) }) : paused
}

export function sendNewWebhook(page: SettingsRequest, typed: TypedWebhook) {
  const words = page.words.settings.webhooks
  const body = webhookForm(page, { action: webhooksPath, button: words.create, ...typed })
  const screen = { title: words.add, body, formError: typed.formError, back: backToWebhooks(page) }
  return sendSettings(page, screen, typed.status)
}

/** The only time the secret is shown. */
export function sendSecret(
  page: SettingsRequest,
  { id, secret, until }: { id: string; secret: string; until?: string },
) {
  const words = page.words.settings.webhooks
  const body = html`${copyable(page, words.secret, secret)}
${until && html`<p>${words.oldSecretUntil({ when: momentName(page, until) })}</p>`}
<p><a class="button" href="${webhooksPath}/${id}">${words.toWebhook}</a></p>`
  const title = until ? words.newSecretTitle : words.createdTitle
  return sendSettings(page, {
    title,
    lead: words.createdLead,
    body,
    scripts: ['people/copy.js'],
    back: backToWebhooks(page),
  })
}

type Shown = { webhook: Webhook; deliveries: Output<'Webhooks_deliveries'>; typed: TypedWebhook }

export function sendWebhook(page: SettingsRequest, { webhook, deliveries, typed }: Shown) {
  const words = page.words.settings.webhooks
  const { id, url, enabled } = webhook
  const path = `${webhooksPath}/${id}`
  const [action, label] = enabled ? ['pause', words.pause] : ['resume', words.resume]
  const secret = { title: words.newSecretTitle, text: words.newSecretText, label: words.newSecret, style: 'quiet' }
  const removal = { title: words.removeTitle, text: words.removeText, label: words.remove }
  const body = html`<ul class="facts">${factsOf(page, webhook).map((fact) => fact && html`<li>${fact}</li>`)}</ul>
<div class="panel"><p>${enabled ? words.testHint : words.resumeHint}</p>
<div class="actions">${actionButton({ style: 'quiet', action: `${path}/test`, label: words.test, about: url })}
  ${actionButton({ style: 'quiet', action: `${path}/${action}`, label, about: url })}</div></div>
<section id="log"><h2>${words.log}</h2>
${deliveryLog(page, path, deliveries)}
</section>
${webhookForm(page, { action: path, title: words.change, button: page.words.settings.save, ...typed })}
${dangerPanel({ action: `${path}/secret`, ...secret })}
${dangerPanel({ action: `${path}/removal`, ...removal })}`
  const screen = {
    title: webhook.description ?? url,
    heading: html`<bdi>${breakable(webhook.description ?? url)}</bdi>`,
    lead: webhook.description && html`<bdi>${url}</bdi>`,
    notice: noticeIn(words.notices, page.said),
    back: backToWebhooks(page),
  }
  return sendSettings(page, { ...screen, body, formError: typed.formError }, typed.status)
}

/** The webhook that was just removed, with the way back. */
async function drawRemovedWebhook({ call, query, words }: SettingsRequest) {
  const { removed } = query
  if (!removed) return null
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'webhook' && subjectId === removed)
  if (!removal) return null
  const sentence = words.settings.webhooks.removed({ what: removal.label })
  const action = `/settings/webhooks/${removed}/restoration`
  const undo = actionButton({ action, label: words.shell.undo, about: sentence, style: 'link' })
  return html`<ul class="removed">${undoLine({ id: 'removed', sentence, undo })}</ul>`
}

type Deliveries = Output<'Webhooks_deliveries'>
type Delivery = Deliveries['items'][number]

/** What was sent, and how it went. */
function deliveryLog(page: SettingsRequest, path: string, { items, next }: Deliveries) {
  const words = page.words.settings.webhooks
  if (items.length === 0) return html`<p class="soft">${words.noDeliveries}</p>`
  return html`${rowList(items.map((delivery) => deliveryRow(page, path, delivery)))}
${
  next &&
  html`<p><a class="button quiet" href="${path}?before=${encodeURIComponent(next)}#log">
    ${words.earlier}</a></p>`
}`
}

function deliveryRow(page: SettingsRequest, path: string, delivery: Delivery) {
  const { id, kind, state, attempts, status, failure, milliseconds, nextTryAt, createdAt } = delivery
  const words = page.words.settings.webhooks
  const result =
    status === undefined ? failure && sayReason(page.words, failure) : words.status({ status, ms: milliseconds ?? 0 })
  const replay = { action: `${path}/deliveries/${id}/replay`, label: words.replay }
  return {
    title: kind,
    facts: [
      html`<b class="${state === 'failed' && 'late'}">${words[state]}</b>${result && html` · ${result}`}
  ${attempts > 1 && html` · ${words.attempts({ attempts })}`}`,
      sentenceAt(page, createdAt, (when) => words.sentAt({ when })),
      nextTryAt && sentenceAt(page, nextTryAt, (when) => words.nextTry({ when })),
    ],
    buttons:
      state !== 'waiting' &&
      actionButton({ style: 'quiet', ...replay, about: `${kind}, ${momentName(page, createdAt)}` }),
  }
}

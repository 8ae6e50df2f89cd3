import { html } from '#platform/html/html.ts'
import type { Output } from '../../site/call-operation.ts'
import { sayInWords } from '../../words/service-sentence.ts'
import { dangerPanel, rowButton, rowList } from '../frame/lists.ts'
import { sentenceAt } from '../frame/moments.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { noticeIn, sendSettings } from '../frame/screen.ts'

type Review = Output<'Access_review'>
type Webhook = Review['webhooks'][number]
type Invite = Review['invites'][number]
type Joined = Review['joined'][number]

export function sendAccess(page: SettingsRequest, review: Review) {
  const { access: words, activity, sessions } = page.words.settings
  const { webhooks, invites, joined, passkeys } = review
  const isAnyOff = webhooks.some(({ enabled }) => !enabled) || invites.some(({ state }) => state === 'revoked')
  const isAnyLeft = webhooks.length > 0 || invites.some(({ state }) => state === 'pending')
  const restore = { title: words.restoreTitle, text: words.restoreText, label: words.restore, style: 'quiet' }
  const end = { title: words.endTitle, text: words.endText, label: words.end }
  const body = html`<section><h2>${words.webhooks}</h2>
${rows(
  page,
  webhooks.map((webhook) => webhookRow(page, webhook)),
)}
</section>
<section><h2>${words.invites}</h2>
${rows(
  page,
  invites.map((invite) => inviteRow(page, invite)),
)}
</section>
<section><h2>${words.joined}</h2>
${rows(
  page,
  joined.map((member) => memberRow(page, member)),
)}
</section>
<section><h2>${words.passkeys}</h2>
<p>${words.passkeysStay}</p>
${rows(
  page,
  passkeys.map(({ name, createdAt }) => ({
    title: name,
    facts: [sentenceAt(page, createdAt, (when) => words.added({ when }))],
  })),
)}
</section>
${isAnyOff && dangerPanel({ action: '/settings/access/restoration', ...restore })}
${isAnyLeft && dangerPanel({ action: '/settings/access/ending', ...end })}
<p class="links"><a href="/settings/sessions">${sessions.title}</a> <a href="/settings/activity">${activity.title}</a></p>`
  const notice = noticeIn(words.notices, page.said)
  return sendSettings(page, { title: words.title, lead: words.lead, body, notice })
}

const rows = ({ words }: SettingsRequest, items: Parameters<typeof rowList>[0]) =>
  items.length > 0 ? rowList(items) : html`<p>${words.settings.none}</p>`

function webhookRow(page: SettingsRequest, { id, url, enabled, disabledReason, createdAt }: Webhook) {
  const { access: words } = page.words.settings
  const [path, label] = enabled ? ['off', words.turnOff] : ['on', words.turnOn]
  return {
    title: url,
    facts: [
      enabled ? words.on : html`${words.off} ${disabledReason && sayInWords(page.words, disabledReason)}`,
      sentenceAt(page, createdAt, (when) => words.created({ when })),
    ],
    buttons: [
      rowButton({ action: `/settings/access/webhooks/${id}/${path}`, label, about: url }),
      rowButton({ action: `/settings/access/webhooks/${id}/removal`, label: words.remove, about: url }),
    ],
  }
}

function inviteRow(page: SettingsRequest, { id, email, role, state, revokedReason, createdAt }: Invite) {
  const { access: words } = page.words.settings
  const isPending = state === 'pending'
  const [path, label] = isPending ? ['revocation', words.revoke] : ['again', words.inviteAgain]
  return {
    title: email,
    facts: [
      isPending
        ? words.pendingAs[role]
        : html`${words.revoked} ${revokedReason && sayInWords(page.words, revokedReason)}`,
      sentenceAt(page, createdAt, (when) => words.sent({ when })),
    ],
    buttons: rowButton({ action: `/settings/access/invites/${id}/${path}`, label, about: email }),
  }
}

function memberRow(page: SettingsRequest, { id, name, email, role, workspace, workspaceId, joinedAt }: Joined) {
  const { access: words } = page.words.settings
  const fields = html`<input type="hidden" name="workspace" value="${workspaceId}">`
  return {
    title: name,
    facts: [email, words.roleOf[role]({ workspace }), sentenceAt(page, joinedAt, (when) => words.joinedAt({ when }))],
    buttons: rowButton({
      action: `/settings/access/members/${id}/removal`,
      label: words.removeMember,
      about: name,
      fields,
    }),
  }
}

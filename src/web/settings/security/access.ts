import { sayReason } from '#contract/texts/reason.ts'
import type { Words } from '#contract/texts/words.ts'
import { html } from '#platform/html/html.ts'
import { actionButton, dangerPanel } from '../../kit/forms.ts'
import { noticeIn } from '../../kit/notices.ts'
import { ifThere, type Output } from '../../site/call-operation.ts'
import { sentenceAt } from '../frame/moments.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { rowList, sendSettings, withNotice } from '../frame/screen.ts'

const formPage = '/settings/access'
type AccessNotice = keyof Words['settings']['access']['notices']
type Change = (page: SettingsRequest) => Promise<unknown>

/** What else can reach the account or acts for it, to end it or to turn it on again. */
export function serveAccess({ get, post }: SettingsPages) {
  // Pressing a button twice is fine. `ifGone` is for what cannot be turned on any more.
  const form = (path: string, notice: AccessNotice, change: Change, ifGone: AccessNotice = notice) =>
    post(`/access/${path}`, formPage, async (page) => {
      const isGone = (await ifThere(change(page))) === null
      return page.reply.redirect(withNotice(formPage, isGone ? ifGone : notice), 303)
    })

  get('/access', async (page) => {
    return sendAccess(page, await page.call('Access_review', {}))
  })

  form('webhooks/:id/on', 'on', ({ call, id }) => call('Webhooks_update', { id, enabled: true }), 'gone')
  form('webhooks/:id/off', 'off', ({ call, id }) => call('Webhooks_update', { id, enabled: false }))
  form('webhooks/:id/removal', 'removed', ({ call, id }) => call('Webhooks_remove', { id }))
  form('invites/:id/revocation', 'revoked', ({ call, id }) => call('Invites_revoke', { id }))
  form('invites/:id/again', 'invited', inviteAgain, 'gone')
  form('members/:id/removal', 'memberRemoved', ({ call, id, form }) =>
    call('Workspaces_removeMember', { id: form.workspace ?? '', memberId: id }),
  )
  form('restoration', 'restored', restoreAll)
  form('ending', 'ended', endAll)
}

async function inviteAgain({ call, id }: SettingsRequest) {
  const { workspaceId, email, role } = await call('Invites_get', { id })
  await call('Invites_create', { id: workspaceId, email, role })
}

async function restoreAll({ call }: SettingsRequest) {
  const { webhooks, invites } = await call('Access_review', {})
  for (const { id, enabled } of webhooks) if (!enabled) await ifThere(call('Webhooks_update', { id, enabled: true }))
  for (const { workspaceId, email, role, state } of invites)
    if (state === 'revoked') await ifThere(call('Invites_create', { id: workspaceId, email, role }))
}

async function endAll({ call }: SettingsRequest) {
  const { webhooks, invites } = await call('Access_review', {})
  for (const { id } of webhooks) await ifThere(call('Webhooks_remove', { id }))
  for (const { id, state } of invites) if (state === 'pending') await ifThere(call('Invites_revoke', { id }))
}

type Review = Output<'Access_review'>
type Webhook = Review['webhooks'][number]
type Invite = Review['invites'][number]
type Joined = Review['joined'][number]

function sendAccess(page: SettingsRequest, review: Review) {
  const { access: words, activity, sessions } = page.words.settings
  const { webhooks, invites, joined, passkeys } = review
  const isAnyOff = webhooks.some(({ enabled }) => !enabled) || invites.some(({ state }) => state === 'revoked')
  const isAnyLeft = webhooks.length > 0 || invites.some(({ state }) => state === 'pending')
  const restore = { title: words.restoreTitle, text: words.restoreText, label: words.restore, style: 'quiet' }
  const end = { title: words.endTitle, text: words.endText, label: words.end }
  const groups = [
    group(
      words.webhooks,
      webhooks.map((webhook) => webhookRow(page, webhook)),
    ),
    group(
      words.invites,
      invites.map((invite) => inviteRow(page, invite)),
    ),
    group(
      words.joined,
      joined.map((member) => memberRow(page, member)),
    ),
    group(
      words.passkeys,
      passkeys.map((passkey) => passkeyRow(page, passkey)),
      words.passkeysStay,
    ),
  ].filter((each) => each !== undefined)
  const body = html`${groups.length > 0 ? groups : html`<p>${words.nothing}</p>`}
${isAnyOff && dangerPanel({ action: '/settings/access/restoration', ...restore })}
${isAnyLeft && dangerPanel({ action: '/settings/access/ending', ...end })}
<p class="links"><a href="/settings/sessions">${sessions.title}</a>
<a href="/settings/activity">${activity.title}</a></p>`
  const notice = noticeIn(words.notices, page.said)
  return sendSettings(page, { title: words.title, lead: words.lead, body, notice })
}

type Rows = Parameters<typeof rowList>[0]

const group = (title: string, items: Rows, text?: string) =>
  items.length > 0
    ? html`<section><h2>${title}</h2>${text && html`<p>${text}</p>`}${rowList(items)}</section>`
    : undefined

function webhookRow(page: SettingsRequest, { id, url, enabled, disabledReason, createdAt }: Webhook) {
  const { access: words } = page.words.settings
  const [path, label] = enabled ? ['off', words.turnOff] : ['on', words.turnOn]
  return {
    title: url,
    facts: [
      enabled ? words.on : html`${words.off} ${disabledReason && sayReason(page.words, disabledReason)}`,
      sentenceAt(page, createdAt, (when) => words.created({ when })),
    ],
    buttons: [
      actionButton({ style: 'quiet', action: `/settings/access/webhooks/${id}/${path}`, label, about: url }),
      actionButton({
        style: 'quiet',
        action: `/settings/access/webhooks/${id}/removal`,
        label: words.remove,
        about: url,
      }),
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
        : html`${words.revoked} ${revokedReason && sayReason(page.words, revokedReason)}`,
      sentenceAt(page, createdAt, (when) => words.sent({ when })),
    ],
    buttons: actionButton({ style: 'quiet', action: `/settings/access/invites/${id}/${path}`, label, about: email }),
  }
}

function memberRow(page: SettingsRequest, { id, name, email, role, workspace, workspaceId, joinedAt }: Joined) {
  const { access: words } = page.words.settings
  const fields = { workspace: workspaceId }
  return {
    title: name,
    facts: [email, words.roleOf[role]({ workspace }), sentenceAt(page, joinedAt, (when) => words.joinedAt({ when }))],
    buttons: actionButton({
      style: 'quiet',
      action: `/settings/access/members/${id}/removal`,
      label: words.removeMember,
      about: name,
      fields,
    }),
  }
}

const passkeyRow = (page: SettingsRequest, { name, createdAt }: Review['passkeys'][number]) => ({
  title: name,
  facts: [sentenceAt(page, createdAt, (when) => page.words.settings.access.added({ when }))],
})

import type { Words } from '#contract/texts/words.ts'
import { ifThere } from '../../site/if-there.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { sendAccess } from './access-page.ts'

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

import { Refusal } from '#contract/errors.ts'
import type { Words } from '../../words/words.ts'
import type { SettingsHandler, SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { sendAccess } from './access-page.ts'

const formPage = '/settings/access'
type AccessNotice = keyof Words['settings']['access']['notices']

/** What else can reach the account or acts for it, to end it or to turn it on again. */
export function serveAccess({ get, post }: SettingsPages) {
  const form = (path: string, notice: AccessNotice, change: (page: SettingsRequest) => Promise<unknown>) =>
    post(`/access/${path}`, formPage, once(change, notice))

  get('/access', async (page) => {
    const review = await page.call('Access_review', {})
    const { passkeys } = await page.call('Passkeys_list', {})
    return sendAccess(page, { ...review, passkeys })
  })

  form('webhooks/:id/on', 'on', ({ call, id }) => call('Webhooks_update', { id, enabled: true }))
  form('webhooks/:id/off', 'off', ({ call, id }) => call('Webhooks_update', { id, enabled: false }))
  form('webhooks/:id/removal', 'removed', ({ call, id }) => call('Webhooks_remove', { id }))
  form('invites/:id/revocation', 'revoked', ({ call, id }) => call('Invites_revoke', { id }))
  form('invites/:id/again', 'invited', inviteAgain)
  form('members/:id/removal', 'memberRemoved', ({ call, id, form }) =>
    call('Workspaces_removeMember', { id: form.workspace ?? '', memberId: id }),
  )
  form('restoration', 'restored', restoreAll)
  form('ending', 'ended', endAll)
}

/** Pressing a button twice is fine. */
function once(change: (page: SettingsRequest) => Promise<unknown>, notice: AccessNotice): SettingsHandler {
  return async (page) => {
    try {
      await change(page)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
    }
    return page.reply.redirect(withNotice(formPage, notice), 303)
  }
}

async function inviteAgain({ call, id }: SettingsRequest) {
  const { workspaceId, email, role } = await call('Invites_get', { id })
  await call('Invites_create', { id: workspaceId, email, role })
}

async function restoreAll({ call }: SettingsRequest) {
  const { webhooks, invites } = await call('Access_review', {})
  for (const { id, enabled } of webhooks) if (!enabled) await call('Webhooks_update', { id, enabled: true })
  for (const { workspaceId, email, role, state } of invites)
    if (state === 'revoked') await call('Invites_create', { id: workspaceId, email, role })
}

async function endAll({ call }: SettingsRequest) {
  const { webhooks, invites } = await call('Access_review', {})
  for (const { id } of webhooks) await call('Webhooks_remove', { id })
  for (const { id, state } of invites) if (state === 'pending') await call('Invites_revoke', { id })
}

import { Refusal } from '#contract/errors.ts'
import { callOperation, type MemberPages, type PageHandler, type PageRequest } from '../../site/member-pages.ts'
import { sendPage } from '../../site/page.ts'
import { type AccessNotice, accessPage } from './access-page.ts'

const formPage = '/settings/access'

/** What else can reach the account or acts for it, to end it or to turn it on again. */
export function serveAccess({ get, post }: MemberPages) {
  const form = (path: string, notice: AccessNotice, change: (request: PageRequest) => Promise<unknown>) =>
    post(`/access/${path}`, formPage, once(change, notice))

  get('/access', async ({ ctx, reply, said }) => {
    const review = await callOperation(ctx, 'Access_review', {})
    const { passkeys } = await callOperation(ctx, 'Passkeys_list', {})
    return sendPage(reply, 200, accessPage(ctx, { ...review, passkeys, said }))
  })

  form('webhooks/:id/on', 'on', ({ ctx, id }) => callOperation(ctx, 'Webhooks_update', { id, enabled: true }))
  form('webhooks/:id/off', 'off', ({ ctx, id }) => callOperation(ctx, 'Webhooks_update', { id, enabled: false }))
  form('webhooks/:id/removal', 'removed', ({ ctx, id }) => callOperation(ctx, 'Webhooks_remove', { id }))
  form('invites/:id/revocation', 'revoked', ({ ctx, id }) => callOperation(ctx, 'Invites_revoke', { id }))
  form('invites/:id/again', 'invited', inviteAgain)
  form('members/:id/removal', 'memberRemoved', ({ ctx, id, form }) =>
    callOperation(ctx, 'Workspaces_removeMember', { id: form.workspace ?? '', memberId: id }),
  )
  form('restoration', 'restored', restoreAll)
  form('ending', 'ended', endAll)
}

/** Pressing a button twice is fine. */
function once(change: (request: PageRequest) => Promise<unknown>, notice: AccessNotice): PageHandler {
  return async (request) => {
    try {
      await change(request)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
    }
    return request.reply.redirect(`${formPage}?said=${notice}`, 303)
  }
}

async function inviteAgain({ ctx, id }: PageRequest) {
  const { workspaceId, email, role } = await callOperation(ctx, 'Invites_get', { id })
  await callOperation(ctx, 'Invites_create', { id: workspaceId, email, role })
}

async function restoreAll({ ctx }: PageRequest) {
  const { webhooks, invites } = await callOperation(ctx, 'Access_review', {})
  for (const { id, enabled } of webhooks)
    if (!enabled) await callOperation(ctx, 'Webhooks_update', { id, enabled: true })
  for (const { workspaceId, email, role, state } of invites)
    if (state === 'revoked') await callOperation(ctx, 'Invites_create', { id: workspaceId, email, role })
}

async function endAll({ ctx }: PageRequest) {
  const { webhooks, invites } = await callOperation(ctx, 'Access_review', {})
  for (const { id } of webhooks) await callOperation(ctx, 'Webhooks_remove', { id })
  for (const { id, state } of invites) if (state === 'pending') await callOperation(ctx, 'Invites_revoke', { id })
}

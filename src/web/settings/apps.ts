import { callOperation, type MemberPages, type PageRequest } from '../site/member-pages.ts'
import { sendPage } from '../site/page.ts'
import { appPage } from './app-page.ts'
import { settingsWith } from './notices.ts'
import { renameHandler, revokeHandler } from './rename-and-revoke.ts'
import type { TypedName } from './rename-form.ts'

export function serveApps({ get, post }: MemberPages) {
  const formPage = '/settings/apps/:id'

  get('/apps/:id', (request) => sendApp(request, 200, { errors: [] }))
  post('/apps/:id', formPage, renameHandler('Apps_update', sendApp))
  post('/apps/:id/tools', formPage, async ({ ctx, reply, id, form }) => {
    await callOperation(ctx, 'Apps_update', { id, tools: form.tools === 'full' ? 'full' : 'standard' })
    return reply.redirect(settingsWith('saved'), 303)
  })
  post('/apps/:id/disconnection', formPage, revokeHandler('Apps_disconnect', 'disconnected'))
}

async function sendApp({ ctx, reply, id }: PageRequest, status: number, typed: TypedName) {
  const app = await callOperation(ctx, 'Apps_get', { id })
  return sendPage(reply, status, appPage(ctx, app, typed))
}

import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { sendAppPage, sendApps } from './app-pages.ts'
import { renameHandler, revokeHandler } from './rename-and-revoke.ts'
import type { TypedName } from './rename-form.ts'

const list = '/settings/apps'

export function serveApps({ get, post }: SettingsPages) {
  const formPage = `${list}/:id`

  get('/apps', async (page) => sendApps(page, (await page.call('Apps_list', {})).apps))
  get('/apps/:id', (page) => sendApp(page, { errors: [] }))
  post('/apps/:id', formPage, renameHandler({ operation: 'Apps_update', list, show: sendApp }))
  post('/apps/:id/tools', formPage, async ({ call, reply, id, form }) => {
    await call('Apps_update', { id, tools: form.tools === 'full' ? 'full' : 'standard' })
    return reply.redirect(withNotice(`${list}/${id}`, 'saved'), 303)
  })
  const revoking = { operation: 'Apps_disconnect', list, notice: 'disconnected' } as const
  post('/apps/:id/disconnection', formPage, revokeHandler(revoking))
}

async function sendApp(page: SettingsRequest, typed: TypedName) {
  return sendAppPage(page, await page.call('Apps_get', { id: page.id }), typed)
}

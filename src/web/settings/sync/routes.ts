import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { parseDevicePassword } from '#members/devices/device-password.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import { ifThere } from '../../site/if-there.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { appleProfile } from './apple-profile.ts'
import { type SyncClient, syncClients } from './clients.ts'
import { sendConnected } from './connected-page.ts'
import { serveSyncLists } from './lists.ts'
import { sendDevice, sendDevices, sendNewDevice } from './pages.ts'

const list = '/settings/sync'

/** Phones and computers that sync, and how to connect one. */
export function serveSync(pages: SettingsPages) {
  const { get, post } = pages
  get('/sync', sendDevices)
  for (const client of syncClients) serveClient(pages, client)
  serveSyncLists(pages)

  post('/sync/profile', `${list}/apple`, async (page) => {
    const password = page.form.password ?? ''
    if (parseDevicePassword(password) === null)
      throw new Refusal('invalid', say('refusals.settings.passwordDevicePassword'))
    const { config, member } = page.ctx
    const profile = appleProfile({ baseUrl: config.baseUrl, memberId: member.id, user: member.email, password })
    return page.reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="kith.mobileconfig"' })
      .type('application/x-apple-aspen-config; charset=utf-8')
      .send(profile)
  })

  get('/sync/:id', async (page) => sendDevice(page, await findDevice(page)))

  post('/sync/:id/renewal', `${list}/:id`, async ({ call, reply, id }) => {
    await call('Devices_renew', { id })
    return reply.redirect(withNotice(list, 'renewed'), 303)
  })

  post('/sync/:id/revocation', `${list}/:id`, async ({ call, reply, id }) => {
    if ((await ifThere(call('Devices_revoke', { id }))) === null) return reply.redirect(withNotice(list, 'gone'), 303)
    return reply.redirect(withNotice(list, 'revoked'), 303)
  })
}

function serveClient({ get, post }: SettingsPages, client: SyncClient) {
  get(`/sync/${client}`, async (page) =>
    sendNewDevice(page, client, { name: page.words.settings.sync.names[client], access: 'write', errors: [] }),
  )

  post(`/sync/${client}`, `${list}/${client}`, async (page) => {
    const { name = '', access = '', key } = page.form
    try {
      return await sendConnected(page, client, await page.call('Devices_create', { name, access }, key))
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code === 'unauthenticated') throw error
      return sendNewDevice(page, client, { name, access, ...wrong })
    }
  })
}

async function findDevice({ call, id }: SettingsRequest) {
  const device = (await call('Devices_list', {})).devices.find((each) => each.id === id)
  if (!device) throw new Refusal('not_found', say('refusals.devices.noDeviceId'))
  return device
}

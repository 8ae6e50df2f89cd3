import { ifThere } from '../../site/call-operation.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { readWebhook, type TypedWebhook } from './form.ts'
import { sendNewWebhook, sendSecret, sendWebhook, sendWebhooks, webhooksPath } from './pages.ts'

const formPage = `${webhooksPath}/:id`
type Notice = keyof SettingsRequest['words']['settings']['webhooks']['notices']

/** Webhooks: create, test, pause, change and remove one, and see its deliveries. */
export function serveWebhooks({ get, post }: SettingsPages) {
  get('/webhooks', async (page) => sendWebhooks(page, (await page.call('Webhooks_list', {})).webhooks))

  get('/webhooks/new', async (page) => sendNewWebhook(page, { url: '', description: '', kinds: undefined, errors: [] }))

  post('/webhooks', `${webhooksPath}/new`, async (page) => {
    const typed = readWebhook(page.form)
    const { url, kinds, description } = typed
    try {
      const input = { url, ...(kinds && { kinds }), ...(description && { description }) }
      const { id, secret } = await page.call('Webhooks_create', input, page.form.key)
      return await sendSecret(page, { id, secret })
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code === 'unauthenticated') throw error
      return sendNewWebhook(page, { ...typed, ...wrong })
    }
  })

  get('/webhooks/:id', (page) => showWebhook(page))

  post('/webhooks/:id', formPage, async (page) => {
    const typed = readWebhook(page.form)
    const { url, kinds, description } = typed
    try {
      await page.call('Webhooks_update', { id: page.id, url, kinds: kinds ?? null, description: description || null })
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code !== 'invalid') throw error
      return showWebhook(page, { ...typed, ...wrong })
    }
    return backTo(page, 'saved')
  })

  post('/webhooks/:id/test', formPage, async (page) => {
    const { state } = await page.call('Webhooks_test', { id: page.id })
    return backTo(page, state === 'delivered' ? 'testDelivered' : 'testFailed')
  })

  post('/webhooks/:id/pause', formPage, async (page) => {
    await page.call('Webhooks_update', { id: page.id, enabled: false })
    return backTo(page, 'paused')
  })

  post('/webhooks/:id/resume', formPage, async (page) => {
    await page.call('Webhooks_update', { id: page.id, enabled: true })
    return backTo(page, 'resumed')
  })

  post('/webhooks/:id/secret', formPage, async (page) => {
    const { secret, oldSecretUntil } = await page.call('Webhooks_rotateSecret', { id: page.id })
    return sendSecret(page, { id: page.id, secret, until: oldSecretUntil })
  })

  // A browser that restores its tabs requests the page that showed the new secret.
  get('/webhooks/:id/secret', async ({ call, reply, id }) => {
    await call('Webhooks_get', { id })
    return reply.redirect(`${webhooksPath}/${id}`, 303)
  })

  post('/webhooks/:id/deliveries/:deliveryId/replay', formPage, async (page) => {
    await page.call('Webhooks_replay', { id: page.id, deliveryId: page.params.deliveryId ?? '' })
    return backTo(page, 'replayed')
  })

  post('/webhooks/:id/removal', formPage, async ({ call, reply, id }) => {
    if ((await ifThere(call('Webhooks_remove', { id }))) === null)
      return reply.redirect(withNotice(webhooksPath, 'gone'), 303)
    return reply.redirect(`${webhooksPath}?removed=${id}`, 303)
  })

  post('/webhooks/:id/restoration', webhooksPath, async (page) => {
    await page.call('Webhooks_restore', { id: page.id })
    return backTo(page, 'restored')
  })
}

async function showWebhook(page: SettingsRequest, typed?: TypedWebhook) {
  const { id, before } = page
  const webhook = await page.call('Webhooks_get', { id })
  const deliveries = await page.call('Webhooks_deliveries', { id, limit: 20, ...(before && { before }) })
  const { url, description = '', kinds } = webhook
  return sendWebhook(page, { webhook, deliveries, typed: typed ?? { url, description, kinds, errors: [] } })
}

const backTo = ({ reply, id }: SettingsRequest, notice: Notice) =>
  reply.redirect(withNotice(`${webhooksPath}/${id}`, notice), 303)

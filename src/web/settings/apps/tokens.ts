import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { renameHandler, revokeHandler, type TypedName } from './renaming.ts'
import { sendCreatedToken, sendNewToken, sendTokenPage, sendTokens } from './token-pages.ts'

const defaultDays = '365'
const list = '/settings/tokens'

export function serveTokens({ get, post }: SettingsPages) {
  const formPage = `${list}/:id`

  get('/tokens', async (page) => sendTokens(page, (await page.call('Tokens_list', {})).tokens))

  get('/tokens/new', async (page) =>
    sendNewToken(page, { name: '', access: 'read', manages: false, days: defaultDays, errors: [] }),
  )

  post('/tokens', `${list}/new`, async (page) => {
    const { name = '', access = '', days = defaultDays, key } = page.form
    const manages = page.form.manages === 'yes'
    try {
      const created = await page.call('Tokens_create', { name, access, manages, expiresInDays: daysIn(days) }, key)
      return await sendCreatedToken(page, created)
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code === 'unauthenticated') throw error
      return sendNewToken(page, { name, access, manages, days, ...wrong })
    }
  })

  get('/tokens/:id', (page) => sendToken(page, { errors: [] }))
  post('/tokens/:id', formPage, renameHandler({ operation: 'Tokens_update', list, show: sendToken }))
  post('/tokens/:id/renewal', formPage, async ({ call, reply, id }) => {
    await call('Tokens_renew', { id })
    return reply.redirect(withNotice(list, 'renewed'), 303)
  })
  const revoking = { operation: 'Tokens_revoke', list, notice: 'revoked' } as const
  post('/tokens/:id/revocation', formPage, revokeHandler(revoking))
}

async function sendToken(page: SettingsRequest, typed: TypedName) {
  return sendTokenPage(page, await page.call('Tokens_get', { id: page.id }), typed)
}

const daysIn = (days: string) => (days === 'never' ? null : Number(days))

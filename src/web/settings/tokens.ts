import { allowScript } from '../site/assets.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { callOperation, type MemberPages, type PageRequest } from '../site/member-pages.ts'
import { sendPage } from '../site/page.ts'
import { renameHandler, revokeHandler } from './rename-and-revoke.ts'
import type { TypedName } from './rename-form.ts'
import { createdTokenPage, newTokenPage, tokenPage } from './token-pages.ts'

const defaultDays = '365'

export function serveTokens({ get, post }: MemberPages) {
  const formPage = '/settings/tokens/:id'

  get('/tokens/new', async ({ ctx, reply }) => {
    return sendPage(
      reply,
      200,
      newTokenPage(ctx, { name: '', access: 'read', manages: false, days: defaultDays, errors: [] }),
    )
  })

  post('/tokens', '/settings/tokens/new', async ({ ctx, reply, form }) => {
    const { name = '', access = '', days = defaultDays, key } = form
    const manages = form.manages === 'yes'
    try {
      const created = await callOperation(ctx, 'Tokens_create', { name, access, manages, ...expiryInput(days) }, key)
      return sendPage(allowScript(reply), 200, createdTokenPage(ctx, created))
    } catch (error) {
      const { code, status, errors, formError } = formErrorsOf(reply, error)
      if (code === 'unauthenticated') throw error
      return sendPage(reply, status, newTokenPage(ctx, { name, access, manages, days, errors, formError }))
    }
  })

  // A browser that restores its tabs requests the page that showed the new token.
  get('/tokens', async ({ reply }) => reply.redirect('/settings', 303))

  get('/tokens/:id', (request) => sendToken(request, 200, { errors: [] }))
  post('/tokens/:id', formPage, renameHandler('Tokens_update', sendToken))
  post('/tokens/:id/revocation', formPage, revokeHandler('Tokens_revoke', 'revoked'))
}

async function sendToken({ ctx, reply, id }: PageRequest, status: number, typed: TypedName) {
  const token = await callOperation(ctx, 'Tokens_get', { id })
  return sendPage(reply, status, tokenPage(ctx, token, typed))
}

const expiryInput = (days: string) => (days === 'never' ? {} : { expiresInDays: Number(days) })

import { allowScript } from '../site/assets.ts'
import { onForm } from '../site/error-page.ts'
import { sendLetter } from '../site/page.ts'
import { ask, type MemberPages, type Turn } from './member-pages.ts'
import { ending, type Renaming, renaming } from './rename-and-end.ts'
import { madeTokenPage, newTokenPage, tokenPage } from './token-pages.ts'

const usualDays = '365'

export function serveTokens({ show, take }: MemberPages, style: string) {
  const at = '/settings/tokens/:id'

  show('/tokens/new', async ({ reply }) => {
    const typed = { name: '', access: 'read', days: usualDays, errors: [] }
    return sendLetter(reply, 200, newTokenPage(style, typed))
  })

  take('/tokens', '/settings/tokens/new', async ({ ctx, reply, form }) => {
    const { name = '', access = '', days = usualDays, key } = form
    try {
      const made = await ask(ctx, 'Tokens_create', { name, access, ...lasting(days) }, key)
      return sendLetter(allowScript(reply), 200, madeTokenPage({ style, baseUrl: ctx.config.baseUrl, made }))
    } catch (error) {
      const { code, status, errors, trouble } = onForm(reply, error)
      if (code === 'unauthenticated') throw error
      return sendLetter(reply, status, newTokenPage(style, { name, access, days, errors, trouble }))
    }
  })

  // A browser that opens its tabs anew asks for the page of a token that was made.
  show('/tokens', async ({ reply }) => reply.redirect('/settings', 303))

  show('/tokens/:id', (turn) => sendToken(turn, 200, { errors: [] }))

  take('/tokens/:id', at, renaming('Tokens_update', sendToken))
  take('/tokens/:id/revocation', at, ending('Tokens_revoke', 'revoked'))

  async function sendToken({ ctx, reply, id }: Turn, status: number, typed: Renaming) {
    const token = await ask(ctx, 'Tokens_get', { id })
    return sendLetter(reply, status, tokenPage({ style, ctx, token }, typed))
  }
}

const lasting = (days: string) => (days === 'never' ? {} : { expiresInDays: Number(days) })

import { randomUUID } from 'node:crypto'
import { sendLetter } from '../pages/letter.ts'
import { onForm } from '../pages/refused.ts'
import { ask, type MemberPages, type Turn } from './member-pages.ts'
import { saying } from './notes.ts'
import { isOver } from './overview.ts'
import { madeTokenPage, newTokenPage, tokenPage } from './token-pages.ts'

const usualDays = '365'

export function serveTokens({ show, take }: MemberPages, style: string) {
  const at = '/settings/tokens/:id'

  show('/tokens/new', async ({ reply }) => {
    const typed = { name: '', access: 'read', days: usualDays, key: randomUUID(), errors: [] }
    return sendLetter(reply, 200, newTokenPage(style, typed))
  })

  take('/tokens', '/settings/tokens/new', async ({ ctx, reply, form }) => {
    const { name = '', access = '', days = usualDays, key = randomUUID() } = form
    try {
      // With the key of the form: whoever loads the answer again sees the same token, and makes no other.
      const made = await ask(ctx, 'Tokens_create', { name, access, ...lasting(days) }, key)
      return sendLetter(reply, 200, madeTokenPage({ style, baseUrl: ctx.config.baseUrl, made }))
    } catch (error) {
      const { code, status, errors, trouble } = onForm(reply, error)
      if (code === 'unauthenticated') throw error
      const sentence = code === 'idempotency_mismatch' ? again : trouble
      const typed = { name, access, days, key: randomUUID(), errors, trouble: sentence }
      return sendLetter(reply, status, newTokenPage(style, typed))
    }
  })

  show('/tokens/:id', (turn) => sendToken(turn, 200, { errors: [] }))

  take('/tokens/:id', at, async (turn) => {
    const { ctx, reply, id, form } = turn
    const { name = '' } = form
    try {
      await ask(ctx, 'Tokens_update', { id, name })
    } catch (error) {
      const { code, status, errors, trouble } = onForm(reply, error)
      if (code !== 'invalid') throw error
      return sendToken(turn, status, { name, errors, trouble })
    }
    return reply.redirect(saying('renamed'), 303)
  })

  take('/tokens/:id/revocation', at, async ({ ctx, reply, id }) => {
    await ask(ctx, 'Tokens_revoke', { id })
    return reply.redirect(saying('revoked'), 303)
  })

  async function sendToken({ ctx, reply, id }: Turn, status: number, typed: Parameters<typeof tokenPage>[1]) {
    const token = await ask(ctx, 'Tokens_get', { id })
    const zone = ctx.member.timeZone
    return sendLetter(reply, status, tokenPage({ style, token, zone, isOver: isOver(ctx, token) }, typed))
  }
}

const again = 'This form has made a token already. Send it once more, if you want another.'

const lasting = (days: string) => (days === 'never' ? {} : { expiresInDays: Number(days) })

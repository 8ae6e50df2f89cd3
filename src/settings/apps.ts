import { sendLetter } from '../pages/letter.ts'
import { onForm } from '../pages/refused.ts'
import { appPage } from './app-page.ts'
import { ask, type MemberPages, type Turn } from './member-pages.ts'
import { saying } from './notes.ts'

export function serveApps({ show, take }: MemberPages, style: string) {
  const at = '/settings/apps/:id'

  show('/apps/:id', (turn) => sendApp(turn, 200, { errors: [] }))

  take('/apps/:id', at, async (turn) => {
    const { ctx, reply, id, form } = turn
    const { name = '' } = form
    try {
      await ask(ctx, 'Apps_update', { id, name })
    } catch (error) {
      const { code, status, errors, trouble } = onForm(reply, error)
      if (code !== 'invalid') throw error
      return sendApp(turn, status, { name, errors, trouble })
    }
    return reply.redirect(saying('renamed'), 303)
  })

  take('/apps/:id/disconnection', at, async ({ ctx, reply, id }) => {
    await ask(ctx, 'Apps_disconnect', { id })
    return reply.redirect(saying('disconnected'), 303)
  })

  async function sendApp({ ctx, reply, id }: Turn, status: number, typed: Parameters<typeof appPage>[1]) {
    const app = await ask(ctx, 'Apps_get', { id })
    return sendLetter(reply, status, appPage({ style, app, zone: ctx.member.timeZone }, typed))
  }
}

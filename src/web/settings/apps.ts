import { sendLetter } from '../site/page.ts'
import { appPage } from './app-page.ts'
import { ask, type MemberPages, type Turn } from './member-pages.ts'
import { ending, type Renaming, renaming } from './rename-and-end.ts'

export function serveApps({ show, take }: MemberPages, style: string) {
  const at = '/settings/apps/:id'

  show('/apps/:id', (turn) => sendApp(turn, 200, { errors: [] }))
  take('/apps/:id', at, renaming('Apps_update', sendApp))
  take('/apps/:id/disconnection', at, ending('Apps_disconnect', 'disconnected'))

  async function sendApp({ ctx, reply, id }: Turn, status: number, typed: Renaming) {
    const app = await ask(ctx, 'Apps_get', { id })
    return sendLetter(reply, status, appPage({ style, ctx, app }, typed))
  }
}

import { safeNextPath } from '#members/access/next-page.ts'
import { confirm, confirmationPath, sendConfirmation } from '../../site/confirmation.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { signInSettings } from './overview.ts'

/** Asks for a proof before a page that needs a fresh one. */
export function serveConfirmation({ get, post }: SettingsPages) {
  const send = (page: SettingsRequest, next: string, shown: Parameters<typeof sendConfirmation>[2]) =>
    sendConfirmation(page, { action: confirmationPath, hidden: { next }, cancel: signInSettings }, shown)

  get('/confirmation', (page) => send(page, safeNext(page.query.next), { status: 200, errors: [] }))

  post('/confirmation', confirmationPath, async (page) => {
    const next = safeNext(page.form.next)
    const wrong = await confirm(page)
    return wrong ? send(page, next, wrong) : page.reply.redirect(next, 303)
  })
}

const safeNext = (next: unknown) => (next === undefined ? signInSettings : safeNextPath(next))

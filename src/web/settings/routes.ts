import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { toRefusal } from '#door/problems.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { allowScript } from '../site/assets.ts'
import { sendRefusal } from '../site/error-page.ts'
import { keepOrigin, takeForms } from '../site/forms.ts'
import { sendLetter } from '../site/page.ts'
import { serveAccount } from './account.ts'
import { serveApps } from './apps.ts'
import { serveCalendarPages } from './calendar.ts'
import { ask, memberPages } from './member-pages.ts'
import { overviewPage } from './overview.ts'
import { serveTokens } from './tokens.ts'

/** What a member sees and changes of their own account. Works without JavaScript, and through the door. */
export function serveSettings(app: FastifyInstance, kith: Kith, style: string) {
  const words = { style, description: 'Your settings in Kith.', back: { href: '/settings', label: 'Your settings' } }
  const nowhere = new Refusal('not_found', 'No page of the settings is at this address.')

  app.register(
    async (app) => {
      takeForms(app)
      keepOrigin(app)
      app.setNotFoundHandler((_, reply) => sendRefusal(reply, nowhere, words))
      app.setErrorHandler((error, request, reply) => {
        const refusal = toRefusal(error, request)
        // The session ended while the form was on its way.
        if (refusal.code === 'unauthenticated') return reply.redirect(signInPath('/settings'), 303)
        return sendRefusal(reply, refusal, words)
      })
      const pages = memberPages(app, kith)
      pages.show('/', async ({ ctx, reply, said }) => {
        const { tokens } = await ask(ctx, 'Tokens_list', {})
        const { apps } = await ask(ctx, 'Apps_list', {})
        return sendLetter(allowScript(reply), 200, overviewPage({ style, ctx, tokens, apps, said }))
      })
      serveTokens(pages, style)
      serveApps(pages, style)
      serveCalendarPages(pages, style)
      serveAccount(pages, style)
    },
    { prefix: '/settings' },
  )
}

import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Words } from '#contract/texts/words.ts'
import { toRefusal } from '#door/problems.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { sendErrorPage } from '../site/error-page.ts'
import { parseForms, setFormPageHeaders } from '../site/forms.ts'
import { serveAccount } from './account/account.ts'
import { serveEmail } from './account/email.ts'
import { serveLook } from './account/look.ts'
import { serveApps } from './apps/apps.ts'
import { serveTokens } from './apps/tokens.ts'
import { serveCalendarPages } from './calendar.ts'
import { settingsPages } from './frame/pages.ts'
import { serveMeetings } from './meetings/routes.ts'
import { sendOverview } from './overview.ts'
import { serveRemovals } from './removals.ts'
import { serveAccess } from './security/access.ts'
import { serveSecurity } from './security/routes.ts'
import { serveSignInSettings } from './sign-in/routes.ts'
import { serveSyncedPeople } from './sync/people.ts'
import { serveSync } from './sync/routes.ts'
import { serveWebhooks } from './webhooks/routes.ts'

const errorTexts = {
  description: ({ settings }: Words) => settings.title,
  back: { href: '/settings', label: ({ errors }: Words) => errors.toSettings },
}
const pageNotFound = new Refusal('not_found', say('refusals.settings.noPage'))

/** The member's own account. Works without JavaScript. */
export function serveSettings(app: FastifyInstance, kith: Kith) {
  app.register(
    async (app) => {
      parseForms(app)
      setFormPageHeaders(app)
      app.setNotFoundHandler((_, reply) => sendErrorPage(reply, pageNotFound, errorTexts))
      app.setErrorHandler((error, request, reply) => {
        const refusal = toRefusal(error, request)
        // The session ended while the form was on its way.
        if (refusal.code === 'unauthenticated') return reply.redirect(signInPath('/settings'), 303)
        return sendErrorPage(reply, refusal, errorTexts)
      })
      const pages = settingsPages(app, kith)
      pages.get('/', sendOverview)
      serveTokens(pages)
      serveSecurity(pages)
      serveAccess(pages)
      serveSignInSettings(pages)
      serveApps(pages)
      serveCalendarPages(pages)
      serveSync(pages)
      serveSyncedPeople(pages)
      serveMeetings(pages)
      serveAccount(pages)
      serveEmail(pages)
      serveLook(pages)
      serveRemovals(pages)
      serveWebhooks(pages)
    },
    { prefix: '/settings' },
  )
}

import type { FastifyInstance } from 'fastify'
import { hasOwner } from '#members/access/accounts.ts'
import { isSignUpOpen } from '#members/sign-up/openness.ts'
import type { Kith } from '#platform/context/context.ts'
import { setTestCookie } from '../signing-in/cookie-check.ts'
import { welcomePath } from '../signing-in/sign-up.ts'
import { signUpPage } from '../signing-in/sign-up-page.ts'
import { allowScript } from '../site/assets.ts'
import { compress, sendCompressed } from '../site/compressed.ts'
import { serveErrorPages } from '../site/error-page.ts'
import { sendPage } from '../site/page.ts'
import { readerOf } from '../site/reader.ts'
import { enterPage } from '../site/session.ts'
import { guessTimeZone } from '../site/time-zones.ts'
import { description, homePage } from './page.ts'

/** `/`: the app for members, sign-up for the first member of a new instance, and for everyone else what Kith is. */
export function serveHome(app: FastifyInstance, kith: Kith) {
  const pageFor = (isOpen: boolean) =>
    compress('text/html; charset=utf-8', 'private, no-cache', homePage(kith.config, isOpen))
  const whileOpen = pageFor(true)
  const whileClosed = pageFor(false)

  app.register(async (app) => {
    serveErrorPages(app, { description, back: { href: '/', label: 'Try again' } })

    app.get('/', async (request, reply) => {
      const ctx = await enterPage(kith, request, reply)
      // For the sign-up form: browsers must send its origin.
      reply.header('referrer-policy', 'same-origin')
      if (ctx.caller) return reply.header('cache-control', 'no-store').redirect('/today', 303)
      const isOpen = await isSignUpOpen(ctx)
      if (!isOpen || (await hasOwner(ctx))) return sendCompressed(request, reply, isOpen ? whileOpen : whileClosed)
      setTestCookie(request, reply, kith.config)
      const timeZone = guessTimeZone(request, kith.config)
      return sendPage(
        allowScript(reply),
        200,
        signUpPage(readerOf(reply.request), { next: welcomePath, isFirst: true }, { timeZone }),
      )
    })
  })
}

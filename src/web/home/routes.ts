import type { FastifyInstance } from 'fastify'
import type { Words } from '#contract/texts/words.ts'
import { languageTagOf } from '#language/locales/locale.ts'
import { hasOwner } from '#members/access/accounts.ts'
import { isSignUpOpen } from '#members/sign-up/openness.ts'
import type { Kith } from '#platform/context/context.ts'
import { setTestCookie } from '../signing-in/cookie-check.ts'
import { welcomePath } from '../signing-in/sign-up.ts'
import { signUpPage } from '../signing-in/sign-up-page.ts'
import { allowScript } from '../site/assets.ts'
import { type Compressed, compress, sendCompressed } from '../site/compressed.ts'
import { serveErrorPages } from '../site/error-page.ts'
import { sendPage } from '../site/page.ts'
import { type Reader, readerOf } from '../site/reader.ts'
import { enterPage } from '../site/session.ts'
import { guessTimeZone } from '../site/time-zones.ts'
import { homePage } from './page.ts'

const type = 'text/html; charset=utf-8'
const cache = 'private, no-cache'
const vary = 'accept-encoding, accept-language'
const errorTexts = {
  description: ({ home }: Words) => home.description,
  back: { href: '/', label: ({ home }: Words) => home.tryAgain },
}

/** `/`: the app for members, sign-up for the first member of a new instance, and for everyone else what Kith is. */
export function serveHome(app: FastifyInstance, kith: Kith) {
  const pages = new Map<string, Compressed>()
  /** Each language is drawn once. */
  const pageFor = ({ locale, words }: Reader, isOpen: boolean) => {
    const language = languageTagOf(locale)
    const key = `${language} ${isOpen}`
    const page = pages.get(key) ?? compress(type, cache, homePage({ locale: language, words }, kith.config, isOpen))
    pages.set(key, page)
    return page
  }

  app.register(async (app) => {
    serveErrorPages(app, errorTexts)

    app.get('/', async (request, reply) => {
      const ctx = await enterPage(kith, request, reply)
      // For the sign-up form: browsers must send its origin.
      reply.header('referrer-policy', 'same-origin')
      if (ctx.caller) return reply.header('cache-control', 'no-store').redirect('/today', 303)
      const isOpen = await isSignUpOpen(ctx)
      const reader = readerOf(request)
      if (!isOpen || (await hasOwner(ctx))) return sendCompressed(request, reply, pageFor(reader, isOpen), { vary })
      setTestCookie(request, reply, kith.config)
      const timeZone = guessTimeZone(request, kith.config)
      return sendPage(allowScript(reply), 200, signUpPage(reader, { next: welcomePath, isFirst: true }, { timeZone }))
    })
  })
}

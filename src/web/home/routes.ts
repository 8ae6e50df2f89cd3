import type { FastifyInstance } from 'fastify'
import type { Words } from '#contract/texts/words.ts'
import { version } from '#contract/version.ts'
import { languageTagOf } from '#language/locales/locale.ts'
import { hasOwner } from '#members/access/accounts.ts'
import { isSignUpOpen } from '#members/sign-up/sign-up-links.ts'
import type { Config } from '#platform/config/config.ts'
import type { Kith } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { setTestCookie } from '../signing-in/cookie-check.ts'
import { welcomePath } from '../signing-in/sign-up.ts'
import { signUpPage } from '../signing-in/sign-up-page.ts'
import { allowScript } from '../site/assets.ts'
import { type Compressed, compress, sendCompressed } from '../site/compressed.ts'
import { serveErrorPages } from '../site/error-page.ts'
import { renderSitePage, sendPage } from '../site/page.ts'
import { type Reader, readerOf } from '../site/reader.ts'
import { enterPage } from '../site/session.ts'
import { guessTimeZone } from '../site/time-zones.ts'

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

/** What Kith is, for everyone who is not signed in. */
function homePage(reader: Reader, { baseUrl }: Pick<Config, 'baseUrl'>, isSignUpOpen: boolean) {
  const { home: words } = reader.words
  const body = html`<main id="main">
<p class="brand"><img src="/icon.svg" alt="" width="40" height="40"> Kith</p>
<div class="hero"><div>
<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<p class="enter"><a class="button" href="/sign-in">${words.signIn}</a>
${isSignUpOpen && html`<a class="button secondary" href="/sign-up">${words.createAccount}</a>`}</p>
</div>
${drawExample(reader)}
</div>
<ul class="points">
${words.points.map(([heading, text]) => html`<li><h2>${heading}</h2><p>${text}</p></li>`)}
</ul>
<p>${words.privacy}</p>
</main>
<footer><p>${words.versionAt({ version, address: baseUrl })} ${words.developers}
<a href="/api/docs" hreflang="en">${words.reference}</a>, <a href="/api/docs#mcp" hreflang="en">${words.connect}</a>,
<a href="/api/openapi.json">OpenAPI</a>, <a href="/healthz">${words.status}</a>.</p></footer>`
  return renderSitePage({ title: 'Kith', description: words.description, kind: 'home', body, reader })
}

/** A note, the promise found in it, and a question answered from it. */
const drawExample = ({
  words: { home: words },
}: Reader) => html`<div class="example" role="img" aria-label="${words.example}">
<div class="paper"><p class="person"><span class="initials">AR</span>
<span><b>Ana Ribeiro</b><br><small>Banco Atlântico, ${words.city}</small></span></p>
<p>${words.note}</p>
<p class="found"><b>${words.promise}</b> ${words.promised} <span>${words.due}</span></p></div>
<p class="question">${words.question}</p>
<p class="answer">${words.answer} <small>${words.source}</small></p>
</div>`

/** Well below the year that RFC 9116 allows: a copy that somebody kept does not outlive a change of the contact for long. */
const validFor = Temporal.Duration.from({ hours: 24 * 90 })

/** Whom to tell about a vulnerability of this instance (RFC 9116). */
export function serveSecurityTxt(app: FastifyInstance, { config, now }: Kith) {
  const path = '/.well-known/security.txt'
  // The mailbox that RFC 2142 sets aside for this.
  const contact = config.securityContact ?? `mailto:security@${new URL(config.baseUrl).hostname}`
  app.get(path, { config: { operation: 'security.txt' } }, async (_, reply) => {
    const expires = `${now().add(validFor).toString().slice(0, 10)}T00:00:00Z`
    const fields = { Contact: contact, Expires: expires, Canonical: `${config.baseUrl}${path}` }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
    return reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(lines.join(''))
  })
}

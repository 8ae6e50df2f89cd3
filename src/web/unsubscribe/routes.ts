import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { call } from '#door/call.ts'
import type { Kith } from '#platform/context/context.ts'
import { type Html, html } from '#platform/html/html.ts'
import { renderPage, sendPage } from '../site/page.ts'
import { type Reader, readerOf } from '../site/reader.ts'
import { asSignedOut, enterPage } from '../site/session.ts'

type Request = FastifyRequest<{ Params: { token: string } }>

const maxBytes = 10_000

/** The unsubscribe links of e-mails. Opening one changes nothing: mail programs open links ahead. */
export function serveUnsubscribe(app: FastifyInstance, kith: Kith) {
  app.register(async (app) => {
    // Mail programs send either kind of form (RFC 8058). The address alone says what to do.
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
    app.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: maxBytes }, (_, __, done) => done(null, null))

    app.get('/unsubscribe/:token', async (request: Request, reply) => {
      await enterPage(kith, request, reply)
      return sendPage(reply, 200, askPage(readerOf(request), request.params.token))
    })

    app.post('/unsubscribe/:token', async (request: Request, reply) => {
      const ctx = await enterPage(kith, request, reply)
      try {
        const { token } = request.params
        const { output } = await call(asSignedOut(ctx), 'Reminders_unsubscribe', { token })
        return sendPage(reply, 200, stoppedPage(readerOf(request), output.stopped))
      } catch (error) {
        const isBroken = error instanceof Refusal && ['not_found', 'invalid'].includes(error.code)
        if (!isBroken) throw error
        return sendPage(reply, 404, brokenLinkPage(readerOf(request)))
      }
    })
  })
}

/** Asks first, for people. What the link is about stands at its beginning. */
function askPage(reader: Reader, token: string) {
  const words = reader.words.unsubscribe
  const isLeads = token.startsWith('leadMail.')
  return draw(
    reader,
    isLeads ? words.askLeads : words.askDigest,
    html`<form method="post" action="/unsubscribe/${token}"><button type="submit">${words.stop}</button></form>`,
  )
}

function stoppedPage(reader: Reader, kind: 'digest' | 'leadMail') {
  const words = reader.words.unsubscribe
  return draw(
    reader,
    kind === 'digest' ? words.digestStopped : words.leadsStopped,
    html`<p class="lead">${words.stopped}</p>
<p class="plain-links"><a href="/settings/reminders">${words.settings}</a></p>`,
  )
}

function brokenLinkPage(reader: Reader) {
  const words = reader.words.unsubscribe
  return draw(
    reader,
    words.broken,
    html`<p class="lead">${words.brokenHint}</p>
<p class="plain-links"><a href="/settings/reminders">${words.settings}</a></p>`,
  )
}

function draw(reader: Reader, heading: string, more: Html) {
  const { description } = reader.words.unsubscribe
  return renderPage({ title: heading, description, content: html`<h1>${heading}</h1>\n${more}`, reader })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTestCookie, testCookie } from '#members/access/cookie.ts'
import type { Config } from '#platform/config/config.ts'
import { html, sentenceWith } from '#platform/html/html.ts'
import { hiddenField } from '../kit/forms.ts'
import { readForm } from '../site/forms.ts'
import { renderPage } from '../site/page.ts'
import type { Reader } from '../site/reader.ts'

type Service = Pick<Config, 'baseUrl'>

/** Comes with a page whose form starts a session. When the form is sent, we see whether the browser kept the cookie. */
export function setTestCookie(request: FastifyRequest, reply: FastifyReply, service: Service) {
  if (!hasTestCookie(request.headers.cookie, service)) reply.header('set-cookie', testCookie(service))
}

/** Goes into that form. */
export const cookieCheckField = hiddenField('trial', 'given')

/** Without cookies nobody stays signed in: the browser would return to the sign-in page again and again. */
export function isCookieBlocked(request: FastifyRequest, service: Service) {
  return readForm(request).trial !== undefined && !hasTestCookie(request.headers.cookie, service)
}

export function noCookiesPage(reader: Reader, { baseUrl }: Service) {
  const words = reader.words.signingIn
  const content = html`<h1>${words.cookiesBlocked}</h1>
<p class="lead">${words.cookiesNeeded}</p>
<p>${sentenceWith((address) => words.allowCookies({ address }), html`<a href="${baseUrl}">${baseUrl}</a>`)}</p>
<p><a class="button" href="${baseUrl}/sign-in">${words.signIn}</a></p>`
  return renderPage({ title: words.cookiesBlocked, description: words.cookiesNeeded, content, reader })
}

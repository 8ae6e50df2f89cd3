import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTestCookie, testCookie } from '#members/access/cookie.ts'
import type { Config } from '#platform/config/config.ts'
import { html } from '#platform/html/html.ts'
import { readForm } from '../site/forms.ts'
import { renderPage } from '../site/page.ts'

type Service = Pick<Config, 'baseUrl'>

/** Comes with a page whose form starts a session. When the form is sent, we see whether the browser kept the cookie. */
export function setTestCookie(request: FastifyRequest, reply: FastifyReply, service: Service) {
  if (!hasTestCookie(request.headers.cookie, service)) reply.header('set-cookie', testCookie(service))
}

/** Goes into that form. */
export const cookieCheckField = html`<input type="hidden" name="trial" value="given">`

/** Without cookies nobody stays signed in: the browser would return to the sign-in page again and again. */
export function isCookieBlocked(request: FastifyRequest, service: Service) {
  return readForm(request).trial !== undefined && !hasTestCookie(request.headers.cookie, service)
}

export function noCookiesPage({ baseUrl }: Service) {
  const content = html`<h1>Cookies are blocked</h1>
<p class="lead">Kith needs one cookie to keep you signed in, and your browser did not save it. Your form was not sent.</p>
<p>Allow cookies for this site in your browser’s settings, and make sure you are at <a href="${baseUrl}">${baseUrl}</a>. Then try again.</p>
<p><a class="button" href="${baseUrl}/sign-in">Sign in</a></p>`
  return renderPage({ title: 'Cookies are blocked', description: 'Kith needs one cookie.', content })
}

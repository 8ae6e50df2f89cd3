import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTrial, trialCookie } from '#members/access/cookie.ts'
import type { Config } from '#platform/config/config.ts'
import { html } from '#platform/html/html.ts'
import { formOf } from '../site/forms.ts'
import { letter } from '../site/page.ts'

type Place = Pick<Config, 'baseUrl'>

/** With a page whose form opens a session. Whether the browser keeps cookies shows when the form comes. */
export function giveTrial(request: FastifyRequest, reply: FastifyReply, place: Place) {
  if (!hasTrial(request.headers.cookie, place)) reply.header('set-cookie', trialCookie(place))
}

/** Goes into that form. */
export const trialGiven = html`<input type="hidden" name="trial" value="given">`

/** Nobody would stay signed in: they would be sent to the same page again and again. */
export function isTrialLost(request: FastifyRequest, place: Place) {
  return formOf(request).trial !== undefined && !hasTrial(request.headers.cookie, place)
}

export function noCookiesPage(style: string, { baseUrl }: Place) {
  const content = html`<h1>Your browser keeps no cookies here</h1>
<p class="lead">Kith needs one cookie, to know that it is you: without it nobody stays signed in. Nothing was done with what you typed.</p>
<p>Allow cookies for this site in the settings of your browser, and see that you are at <a href="${baseUrl}">${baseUrl}</a>. Then try again.</p>
<p><a class="button" href="${baseUrl}/sign-in">Sign in</a></p>`
  return letter({ style, title: 'No cookies', description: 'Kith needs one cookie.', content })
}

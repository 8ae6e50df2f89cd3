import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FieldError, Refusal } from '#contract/errors.ts'
import { call } from '#door/call.ts'
import { hasOwner } from '#members/access/accounts.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import { findPasskeySite } from '#members/passkeys/site.ts'
import { isSignUpOpen } from '#members/sign-up/sign-up-links.ts'
import type { Context, Kith } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { inputField } from '../kit/fields.ts'
import { hiddenField } from '../kit/forms.ts'
import { formErrorBox } from '../kit/notices.ts'
import { allowFetchingScript } from '../site/assets.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { readForm, requireSameOrigin } from '../site/forms.ts'
import { renderPage, sendPage } from '../site/page.ts'
import { readCredential } from '../site/passkeys.ts'
import { type Reader, readerOf } from '../site/reader.ts'
import { asSignedOut, enterPage, startSession } from '../site/session.ts'
import { cookieCheckField } from './cookie-check.ts'
import { signInPage } from './sign-in-page.ts'

type PageRequest = FastifyRequest<{ Querystring: { next?: unknown } }>

export function serveSignIn(app: FastifyInstance, kith: Kith) {
  app.get('/sign-in', async (request: PageRequest, reply) => {
    const ctx = await enterPage(kith, request, reply)
    const next = safeNextPath(request.query.next)
    if (ctx.caller) return reply.redirect(next, 303)
    // Nobody can sign in yet: the first account is created here.
    if ((await isSignUpOpen(ctx)) && !(await hasOwner(ctx)))
      return reply.redirect(`/sign-up?next=${encodeURIComponent(next)}`, 303)
    return sendSignIn(ctx, reply, { status: 200, next })
  })

  app.post('/sign-in', async (request, reply) => {
    requireSameOrigin(request, kith.config)
    const ctx = await enterPage(kith, request, reply)
    const form = readForm(request)
    const { email = '', password = '' } = form
    const next = safeNextPath(form.next)
    try {
      const { output } = await call(asSignedOut(ctx), 'Access_signIn', { email, password })
      await startSession(ctx, reply, output.accessToken)
    } catch (error) {
      if (error instanceof Refusal && error.ticket !== undefined)
        return sendPage(reply, 200, codePage(readerOf(reply.request), { ticket: error.ticket, next, errors: [] }))
      const { status, ...typed } = formErrorsOf(reply, error)
      return sendSignIn(ctx, reply, { status, next, typed: { email, ...typed } })
    }
    return reply.redirect(next, 303)
  })

  // A browser that restores its tabs requests the pages that only a form leads to.
  for (const path of ['/sign-in/code', '/sign-in/passkey'])
    app.get(path, async (_, reply) => reply.redirect('/sign-in', 303))

  app.post('/sign-in/code', async (request, reply) => {
    requireSameOrigin(request, kith.config)
    const ctx = await enterPage(kith, request, reply)
    const form = readForm(request)
    const { ticket = '', code = '' } = form
    const next = safeNextPath(form.next)
    try {
      const { output } = await call(asSignedOut(ctx), 'Access_enterCode', { ticket, code })
      await startSession(ctx, reply, output.accessToken)
    } catch (error) {
      const { status, code: problem, ...typed } = formErrorsOf(reply, error)
      if (problem === 'unauthenticated') return sendSignIn(ctx, reply, { status, next, typed: { email: '', ...typed } })
      return sendPage(
        reply,
        status,
        codePage(readerOf(reply.request), { ticket, next, isRecovery: form.recovery !== undefined, ...typed }),
      )
    }
    return reply.redirect(next, 303)
  })

  app.post('/sign-in/passkey', async (request, reply) => {
    requireSameOrigin(request, kith.config)
    const ctx = await enterPage(kith, request, reply)
    const form = readForm(request)
    const next = safeNextPath(form.next)
    try {
      const { output } = await call(asSignedOut(ctx), 'Passkeys_signIn', { credential: readCredential(form) })
      await startSession(ctx, reply, output.accessToken)
    } catch (error) {
      const { code, status, formError } = formErrorsOf(reply, error)
      const { words } = readerOf(request)
      const sentence = code === 'invalid' ? words.signingIn.unreadablePasskey : formError
      return sendSignIn(ctx, reply, { status, next, typed: { email: '', errors: [], formError: sentence } })
    }
    return reply.redirect(next, 303)
  })
}

type Shown = { status: number; next: string; typed?: Parameters<typeof signInPage>[2] }

async function sendSignIn(ctx: Context, reply: FastifyReply, { status, next, typed }: Shown) {
  const passkeys = findPasskeySite(ctx.config)
  const page = { next, isSignUpOpen: await isSignUpOpen(ctx), passkeys }
  return sendPage(
    passkeys ? allowFetchingScript(reply) : reply,
    status,
    signInPage(readerOf(reply.request), page, typed),
  )
}

type CodeForm = { ticket: string; next: string; isRecovery?: boolean; errors: FieldError[]; formError?: string }

/** The second step of a sign-in. Both forms send the same field; a phone shows digits for the first only. */
function codePage(reader: Reader, { ticket, next, isRecovery = false, errors, formError }: CodeForm) {
  const words = reader.words.signingIn
  const hidden = html`${hiddenField('ticket', ticket)}${hiddenField('next', next)}${cookieCheckField}`
  const content = html`<h1>${words.enterCode}</h1>
<p class="lead">${words.codeHint}</p>
<form class="panel" method="post" action="/sign-in/code">
${!isRecovery && formErrorBox(formError)}
${hidden}
${inputField({
  id: 'code',
  label: words.code,
  errors: isRecovery ? [] : errors,
  more: html`class="one-time" inputmode="numeric" autocomplete="one-time-code" maxlength="100"`,
  focus: !isRecovery,
})}
<button type="submit">${words.signIn}</button>
</form>
<details class="fold" ${isRecovery && html`open`}><summary>${words.useRecovery}</summary>
<form method="post" action="/sign-in/code">
${isRecovery && formErrorBox(formError)}
${hidden}${hiddenField('recovery', 'yes')}
${inputField({
  id: 'recovery-code',
  name: 'code',
  label: words.recoveryCode,
  hint: words.recoveryHint,
  errors: isRecovery ? errors : [],
  focus: isRecovery,
  more: html`autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100"`,
})}
<button type="submit">${words.signInRecovery}</button>
</form>
</details>
<p class="plain-links"><a href="/sign-in?next=${encodeURIComponent(next)}">${words.startAgain}</a></p>`
  return renderPage({ title: words.enterCode, description: words.signInTo, content, formError, reader })
}

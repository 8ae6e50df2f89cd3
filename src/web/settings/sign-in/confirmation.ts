import { Refusal } from '#contract/errors.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import { findPasskeySite } from '#members/passkeys/site.ts'
import { html } from '#platform/html/html.ts'
import { allowFetchingScript, siteAssets } from '../../site/assets.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import { accountField, formErrorBox, textField } from '../../site/form-fields.ts'
import { callOperation, type MemberPages, type PageHandler, type PageRequest } from '../../site/member-pages.ts'
import { renderPage, sendPage } from '../../site/page.ts'
import { passkeySignInForm, readCredential } from '../../site/passkey-form.ts'
import { signInSettings } from './notices.ts'

const path = '/settings/confirmation'

/** A page or form that changes how the member signs in. Without a fresh proof, it is asked for first; then `page` opens. */
export function withConfirmation(page: string, handle: PageHandler): PageHandler {
  return async (request) => {
    try {
      return await handle(request)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'confirmation_needed') throw error
      const next = page.replace(':id', () => request.id)
      return request.reply.redirect(`${path}?next=${encodeURIComponent(next)}`, 303)
    }
  }
}

export function serveConfirmation({ get, post }: MemberPages) {
  get('/confirmation', async (request) => {
    const { next } = request.reply.request.query as { next?: unknown }
    return sendConfirmation(request, { status: 200, next: safeNext(next), errors: [] })
  })

  post('/confirmation', path, async (request) => {
    const { ctx, reply, form } = request
    const next = safeNext(form.next)
    const isPasskey = form.credential !== undefined
    const proof = isPasskey ? { credential: readCredential(form) } : { password: form.password ?? '' }
    try {
      await callOperation(ctx, 'Access_confirm', proof)
    } catch (error) {
      const about = isPasskey ? {} : { forbidden: { field: 'password', message: 'is not your password' } }
      const { code, status, errors, formError } = formErrorsOf(reply, error, about)
      if (code === 'unauthenticated' && !isPasskey) throw error
      const sentence = isPasskey ? 'This passkey could not be used. Use your password.' : formError
      return sendConfirmation(request, { status, next, errors, formError: sentence })
    }
    return reply.redirect(next, 303)
  })
}

const safeNext = (next: unknown) => (next === undefined ? signInSettings : safeNextPath(next))

type Confirmation = { status: number; next: string } & Pick<Parameters<typeof textField>[0], 'errors'> & {
    formError?: string
  }

async function sendConfirmation({ ctx, reply }: PageRequest, { status, next, errors, formError }: Confirmation) {
  const { passkeys } = await callOperation(ctx, 'Passkeys_list', {})
  const site = passkeys.length > 0 ? findPasskeySite(ctx.config) : null
  const nextField = html`<input type="hidden" name="next" value="${next}">`
  const content = html`<h1>Confirm it’s you</h1>
<p class="lead">You’re about to change how you sign in.</p>
<form class="panel" method="post" action="${path}">
${formErrorBox(formError)}
${nextField}
${accountField(ctx.member.email)}
${textField({ id: 'password', label: 'Password', errors, input: html`type="password" autocomplete="current-password"`, focus: true })}
<button type="submit">Continue</button>
</form>
${site && passkeySignInForm(site, { action: path, label: 'Use a passkey', fields: nextField })}
<p class="plain-links"><a href="${signInSettings}">Cancel</a></p>`
  const script = site ? siteAssets.passkeyScript : undefined
  const page = { title: 'Confirm it’s you', description: 'Your Kith account.', content, script, formError }
  return sendPage(site ? allowFetchingScript(reply) : reply, status, renderPage({ ...page, theme: ctx.member.theme }))
}

import type { ErrorOut } from 'oidc-provider'
import type { AuthorizationRequest } from '#members/apps/authorization.ts'
import type { Member } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { accessOptions, appReach, toolAccessOptions, toolOptions } from '../site/access.ts'
import { radioField } from '../site/form-fields.ts'
import { renderPage } from '../site/page.ts'
import { wordsFor } from '../words/words.ts'

/** Shows what the app says about itself apart from what we know: a name can be made up, an address cannot. */
export function consentPage({ asked, member }: { asked: AuthorizationRequest; member: Member }) {
  const { uid, name, host, describedAt, access, resource } = asked
  const tools = resource === 'mcp' ? 'standard' : 'full'
  const words = wordsFor('en').access
  const options = resource === 'api' ? accessOptions(words) : toolAccessOptions(words)
  const offered = options.filter(({ value }) => value === 'read' || access === 'write')
  const content = html`<h1>Connect <bdi>${name}</bdi>?</h1>
<p class="lead">An app named <strong><bdi>${name}</bdi></strong> wants to access your Kith account.</p>
<form class="panel" method="post" action="/oauth/consent/${uid}">
<dl class="facts">
<div><dt>Redirects to</dt><dd><strong class="host">${host}</strong> ${isOnThisDevice(host) && html`<span class="hint">a program on this device</span>`}</dd></div>
${describedAt && html`<div><dt>App information at</dt><dd><strong class="host">${describedAt}</strong></dd></div>`}
<div><dt>${resource === 'mcp/full' ? 'Asks for' : 'Can use'}</dt><dd>${appReach(words, { resource, tools })} ${resource === 'mcp' && html`<span class="hint">${words.eightToolsHint}</span>`}</dd></div>
<div><dt>Signed in as</dt><dd><bdi>${member.name}</bdi> <span class="hint">${member.email}</span></dd></div>
</dl>
${resource === 'mcp/full' && radioField({ id: 'tools', label: 'Tools', options: toolOptions(words), chosen: tools, errors: [] })}
${radioField({ id: 'access', label: 'Access', options: offered, chosen: 'read', errors: [] })}
<input type="hidden" name="member" value="${member.id}">
<button type="submit" name="decision" value="allow">Connect</button>
<button type="submit" name="decision" value="refuse" class="quiet" formnovalidate>Cancel</button>
</form>
<form method="post" action="/oauth/consent/${uid}">
<p class="small">Not you? <button type="submit" name="decision" value="switch" class="in-text">Use another account</button></p>
</form>
<p class="small">Only connect an app if you just asked it to connect. Apps can use any name, so check where you’ll be redirected. You can disconnect it at any time in your settings.</p>`
  const description = 'An app wants to access your Kith account.'
  return renderPage({ title: 'Connect an app', description, content, theme: member.theme })
}

const isOnThisDevice = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) || host.includes('://')

/** For errors without an app to send the member back to. */
export function oauthErrorPage({ error, error_description }: ErrorOut) {
  const content = html`<h1>This app can’t be connected</h1>
<p class="lead">${messages[error_description ?? ''] ?? messages[error] ?? 'The app sent a request that is not valid. Go back to the app and try to connect again.'}</p>
<p class="small">For the app’s developer: <code>${error}</code>${error_description && html`, ${error_description}`}.</p>
<p class="plain-links"><a href="/">About Kith</a></p>`
  return renderPage({ title: 'App not connected', description: 'An app asked to access your Kith account.', content })
}

const messages: Record<string, string> = {
  // The library's words for an unreadable client document. When the app is added again, it may register instead.
  'client_id metadata document fetch failed':
    'Kith could not load the app’s information from the web. Go back to the app, remove this connection and add it again. If that does not help, create a token in your settings and enter it in the app.',
  invalid_client:
    'Kith does not know this app, or no longer does. Go back to the app, remove this connection and add it again.',
  invalid_redirect_uri:
    'The app asked to send you to an address that does not belong to it. It did not get access to your account.',
  server_error: 'Something went wrong on the server. Go back to the app and try again.',
}

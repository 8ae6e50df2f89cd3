import type { ErrorOut } from 'oidc-provider'
import type { AuthorizationRequest } from '#members/apps/authorization.ts'
import type { Member } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { fewChoices } from '../site/choices.ts'
import { letter } from '../site/page.ts'

type Page = { style: string; asked: AuthorizationRequest; member: Member }

/** What the app says of itself stands apart from what we know of it: a name may be made up, an address may not. */
export function consentPage({ style, asked, member }: Page) {
  const { uid, name, host, describedAt, access } = asked
  const offered = options.filter(({ value }) => value === 'read' || access === 'write')
  const content = html`<h1>Connect <bdi>${name}</bdi>?</h1>
<p class="lead">An app that calls itself <strong><bdi>${name}</bdi></strong> asks to use your Kith.</p>
<form class="panel" method="post" action="/oauth/consent/${uid}">
<dl class="facts">
<div><dt>You are sent back to</dt><dd><strong class="host">${host}</strong> ${isHere(host) && html`<span class="hint">a program on this device</span>`}</dd></div>
${describedAt && html`<div><dt>It is described at</dt><dd><strong class="host">${describedAt}</strong></dd></div>`}
<div><dt>You are signed in as</dt><dd><bdi>${member.name}</bdi> <span class="hint">${member.email}</span></dd></div>
</dl>
${fewChoices({ id: 'access', label: 'What may it do?', options: offered, chosen: access, errors: [] })}
<input type="hidden" name="member" value="${member.id}">
<button type="submit" name="decision" value="allow">Connect</button>
<button type="submit" name="decision" value="refuse" class="quiet" formnovalidate>Refuse</button>
</form>
<form method="post" action="/oauth/consent/${uid}">
<p class="small">Not you? <button type="submit" name="decision" value="switch" class="in-text">Use another account</button></p>
</form>
<p class="small">Connect only what you have just asked to be connected. Anybody can give an app any name: look at where you are sent back to. You can disconnect it at any time.</p>`
  return letter({ style, title: 'Connect an app', description: 'An app asks to use your Kith.', content })
}

const options = [
  {
    value: 'read',
    label: 'Read',
    hint: 'It sees the people you know, your notes, promises, drafts and cards. It changes nothing.',
  },
  {
    value: 'write',
    label: 'Read & write',
    hint: 'It also adds, changes and removes them, and acts for you in your workspaces. It cannot change your password, make tokens or connect other apps.',
  },
]

const isHere = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) || host.includes('://')

/** What went wrong before there was anybody to send the member back to. */
export function errorPage(style: string, { error, error_description }: ErrorOut) {
  const content = html`<h1>This app cannot be connected</h1>
<p class="lead">${sentences[error_description ?? ''] ?? sentences[error] ?? 'What it asked for does not fit together. Go back to the app, and connect again.'}</p>
<p class="small">For whoever makes the app: <code>${error}</code>${error_description && html`, ${error_description}`}.</p>
<p class="ways"><a href="/">What Kith is</a></p>`
  return letter({ style, title: 'Not connected', description: 'An app asked to use your Kith.', content })
}

const sentences: Record<string, string> = {
  // What the library says where it cannot read the document of an app: what the app then reads of us has it register.
  'client_id metadata document fetch failed':
    'Kith could not read on the web what this app says of itself. Go back to the app, remove this connection, and add it again: it may then do so in another way. Or make a token in your settings, and give it that.',
  invalid_client:
    'Kith does not know this app, or no longer does. Go back to the app, remove this connection, and add it again.',
  invalid_redirect_uri: 'It asked that you be sent to an address that is not its own. Nothing was given to anybody.',
  server_error: 'Something went wrong here, and was logged. Go back to the app, and try again.',
}

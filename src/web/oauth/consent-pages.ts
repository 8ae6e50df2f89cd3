import type { ErrorOut } from 'oidc-provider'
import type { AuthorizationRequest } from '#members/apps/authorization.ts'
import type { Member } from '#platform/context/context.ts'
import { html, sentenceWith } from '#platform/html/html.ts'
import { radioField } from '../kit/fields.ts'
import { hiddenField } from '../kit/forms.ts'
import { accessOptions, appReach, toolAccessOptions, toolOptions } from '../site/access.ts'
import { renderPage } from '../site/page.ts'
import type { Reader } from '../site/reader.ts'

/** Shows what the app says about itself apart from what we know: a name can be made up, an address cannot. */
export function consentPage(reader: Reader, { asked, member }: { asked: AuthorizationRequest; member: Member }) {
  const { connecting: words, access: accessWords } = reader.words
  const { uid, name, host, describedAt, access, resource } = asked
  const tools = resource === 'mcp' ? 'standard' : 'full'
  const options = resource === 'api' ? accessOptions(accessWords) : toolAccessOptions(accessWords)
  const offered = options.filter(({ value }) => value === 'read' || access === 'write')
  const content = html`<h1>${sentenceWith((app) => words.heading({ app }), html`<bdi>${name}</bdi>`)}</h1>
<p class="lead">${sentenceWith((app) => words.lead({ app }), html`<strong><bdi>${name}</bdi></strong>`)}</p>
<form class="panel" method="post" action="/oauth/consent/${uid}">
<dl class="facts">
<div><dt>${words.redirectsTo}</dt>
  <dd><strong class="host">${host}</strong>
${isOnThisDevice(host) && html`<span class="hint">${words.onThisDevice}</span>`}</dd></div>
${describedAt && html`<div><dt>${words.describedAt}</dt><dd><strong class="host">${describedAt}</strong></dd></div>`}
<div><dt>${resource === 'mcp/full' ? words.asksFor : words.canUse}</dt>
  <dd>${appReach(accessWords, { resource, tools })}
${resource === 'mcp' && html`<span class="hint">${accessWords.eightToolsHint}</span>`}</dd></div>
<div><dt>${words.signedInAs}</dt><dd><bdi>${member.name}</bdi> <bdi class="hint">${member.email}</bdi></dd></div>
</dl>
${
  resource === 'mcp/full' &&
  radioField({ id: 'tools', label: words.tools, options: toolOptions(accessWords), chosen: tools, errors: [] })
}
${radioField({ id: 'access', label: words.access, options: offered, chosen: 'read', errors: [] })}
${hiddenField('member', member.id)}
<button type="submit" name="decision" value="allow">${words.connect}</button>
<button type="submit" name="decision" value="refuse" class="quiet" formnovalidate>${words.cancel}</button>
</form>
<form method="post" action="/oauth/consent/${uid}">
<p class="small">${words.notYou}
<button type="submit" name="decision" value="switch" class="in-text">${words.otherAccount}</button></p>
</form>
<p class="small">${words.warning}</p>`
  return renderPage({ title: words.title, description: words.description, content, theme: member.theme, reader })
}

const isOnThisDevice = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) || host.includes('://')

/** For errors without an app to send the member back to. */
export function oauthErrorPage(reader: Reader, { error, error_description }: ErrorOut) {
  const { connecting: words } = reader.words
  const failure = failures[error_description ?? ''] ?? failures[error] ?? 'invalid'
  const content = html`<h1>${words.failed}</h1>
<p class="lead">${words.failures[failure]}</p>
<p class="small">${words.forDeveloper}
<bdi lang="en"><code>${error}</code>${error_description && html`, ${error_description}`}.</bdi></p>
<p class="plain-links"><a href="/">${words.about}</a></p>`
  return renderPage({ title: words.failedTitle, description: words.description, content, reader })
}

const failures: Record<string, keyof Reader['words']['connecting']['failures']> = {
  // The library's words for an unreadable client document. When the app is added again, it may register instead.
  'client_id metadata document fetch failed': 'noDocument',
  invalid_client: 'unknown',
  invalid_redirect_uri: 'otherAddress',
  server_error: 'server',
}

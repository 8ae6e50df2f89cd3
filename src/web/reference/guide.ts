import type { Config } from '#platform/config/config.ts'
import { type Html, html } from '#platform/html/html.ts'
import { rateLimits } from '#platform/limits/limit-table.ts'
import { shell } from '../site/code-blocks.ts'
import { connectSection } from './assistants.ts'
import { errorSection } from './errors.ts'
import { startSection } from './getting-a-token.ts'

export const guideTitles = [
  ['start', 'Get a token'],
  ['access', 'Read, or Read & write'],
  ['requests', 'Requests and answers'],
  ['paging', 'Paging'],
  ['idempotency', 'Idempotency'],
  ['limits', 'Rate limits'],
  ['errors', 'Errors'],
  ['mcp', 'Assistants (MCP)'],
] as const

type GuideId = (typeof guideTitles)[number][0]

/** What holds for every operation. */
export function guide(config: Config) {
  const sections: Record<GuideId, Html> = {
    start: startSection(config.baseUrl),
    access: accessSection,
    requests: requestsSection,
    paging: pagingSection(config.baseUrl),
    idempotency: idempotencySection(config.baseUrl),
    limits: limitsSection(config),
    errors: errorSection(),
    mcp: connectSection(config.baseUrl),
  }
  return guideTitles.map(
    ([id, title]) => html`<section class="guide" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${sections[id]}
</section>
`,
  )
}

const accessSection = html`<p>Every token has one of two kinds of access, which holds for HTTP and for tools alike:</p>
<dl class="pairs">
<div><dt><span class="badge read">Read</span></dt><dd>sees everything you see and changes nothing. In the contract it is <code>read</code>.</dd></div>
<div><dt><span class="badge write">Read &amp; write</span></dt><dd>may also add, change and remove. In the contract it is <code>write</code>.</dd></div>
</dl>
<p>An operation that writes, asked with Read, is refused with <a href="#read_only">read_only</a>. A few operations are for a member who has signed in, and refuse personal tokens: a token must not make tokens, change the password or remove the account. What belongs to somebody else is <a href="#not_found">not_found</a>, as if it were not there.</p>`

const requestsSection = html`<ul>
<li>Bodies and answers are JSON in UTF-8. A field that the operation does not know is refused by name, so that a typing error is never lost.</li>
<li>An operation that takes a file takes it as <code>multipart/form-data</code>, beside its other fields. What a file is, its bytes say, whatever it is called.</li>
<li>Ids are UUIDs; take them as opaque. An id that names nothing is <a href="#not_found">not_found</a>.</li>
<li>An <em>instant</em> is a moment in time, such as <code>2026-03-14T09:30:00Z</code>. A <em>date</em> is a calendar date, such as <code>2026-03-20</code>, and means that day in your time zone.</li>
<li>Lengths count Unicode code points. Text made only of white space counts as empty.</li>
<li>What was made is answered with 201 and its address in <code>Location</code>. Where there is nothing to say, the answer is 204.</li>
<li>Every answer has an <code>X-Request-Id</code>. Mention it when you report a problem.</li>
</ul>`

const pagingSection = (
  baseUrl: string,
) => html`<p>Timelines can be long. They come newest first, <code>limit</code> at a time; the <code>Link</code> header holds the address of the next page, and is absent on the last one. Follow it as it is.</p>
${shell(
  'The next page',
  `Link: </api/connections/0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35/interactions?before=…>; rel="next"`,
)}
<p>Lists for people and models, such as a search, give the best <code>limit</code> of what there is, and say in <code>more</code> when that was not all. Every address is relative to ${baseUrl}.</p>`

const idempotencySection = (
  baseUrl: string,
) => html`<p>A request may arrive although its answer got lost. Send every <code>POST</code> with an <code>Idempotency-Key</code> of your choice, 1 to 255 characters, and it is safe to send again: for 24 hours the same key gives the first answer, with <code>Idempotency-Replayed: true</code>, and changes nothing. The same key with another request is <a href="#idempotency_mismatch">idempotency_mismatch</a>.</p>
${shell(
  'Send it twice: one person is added',
  `curl ${baseUrl}/api/connections \\
  -H "Authorization: Bearer $KITH_TOKEN" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: add-ana-1' \\
  -d '{ "displayName": "Ana Ribeiro", "company": "Banco Atlântico" }'`,
)}`

const counted: Record<keyof ReturnType<typeof rateLimits>, string> = {
  token: 'Requests with one token',
  address: 'Requests without a token, from one network',
  signInAccount: 'Failed sign-ins to one account',
  signInAddress: 'Failed sign-ins from one network',
  signUpAddress: 'Accounts made from one network',
  forgottenAddress: 'Links for a new password asked for, from one network',
  forgottenAccount: 'Links for a new password mailed to one e-mail; more are not mailed',
  resetAddress: 'Links for a new password that do not exist, tried from one network',
  inviteAddress: 'Invites that do not exist, tried from one network',
  inviteWorkspace: 'Invites sent from one workspace',
  inviteToAddress: 'Invites mailed to one e-mail; more are not mailed',
  exchangeAddress: 'Details left with cards, from one network; beyond it, those who came by a page wait for review',
  exchangeAddressHour: 'The same, in an hour',
  exchangeAddressCard:
    'Details left with one card, from one network; beyond it, those who came by its page wait for review',
  exchangeAddressCrowd: 'Those beyond these, who came by the page of a card, from one network',
  exchangeCard: 'Details left with one card; beyond it, those who came by its page wait for review',
  exchangeCardCrowd: 'Those beyond it, who came by its page; those of crowded networks are counted apart',
  exchangeText: 'The same long note to cards; more of it wait for review',
  copyOfCard: 'One card sent to one e-mail; more are not sent',
  copyToAddress: 'Cards sent to one e-mail; more are not sent',
  copyFromMember: 'Copies sent of one member’s cards; more are not sent',
  webhookTest: 'Tests of webhooks by one member',
  ask: 'Questions asked by one member',
  registerAddress: 'Apps registered from one network',
  authorizeAddress: 'Requests of apps to be connected, from one network',
  refreshApp: 'New tokens fetched by one connected app',
  clientDocument: 'Readings of documents by which apps introduce themselves, from one network or of one app',
  archive: 'Archives exported or brought in by one member',
  calendarFeed: 'Readings of one member’s calendar',
}

function spanOf(seconds: number) {
  if (seconds === 60) return 'a minute'
  return seconds > 3600 ? `${seconds / 3600} hours` : `${seconds / 60} minutes`
}

function limitsSection(config: Config) {
  const rows = Object.entries(rateLimits(config)) as [keyof typeof counted, { points: number; seconds: number }][]
  return html`<div class="scroll" role="group" aria-label="Rate limits" tabindex="0"><table>
<thead><tr><th scope="col">What is counted</th><th scope="col">At most</th></tr></thead>
<tbody>${rows.map(
    ([name, { points, seconds }]) =>
      html`<tr><td>${counted[name]}</td><td>${points.toLocaleString('en')} in ${spanOf(seconds)}</td></tr>`,
  )}</tbody>
</table></div>
<p>Answers say what is left in <code>RateLimit</code> and <code>RateLimit-Policy</code>. Beyond it comes <a href="#rate_limited">rate_limited</a>, with the seconds to wait in <code>Retry-After</code>.</p>`
}

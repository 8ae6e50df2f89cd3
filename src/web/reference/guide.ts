import type { Config } from '#platform/config/config.ts'
import { type Html, html } from '#platform/html/html.ts'
import { rateLimits } from '#platform/limits/limit-table.ts'
import { codeBlock } from '../site/code-blocks.ts'
import { assistantSection } from './assistants.ts'
import { errorSection } from './errors.ts'
import { tokenSection } from './getting-a-token.ts'

export const guideTitles = [
  ['start', 'Get a token'],
  ['access', 'Access'],
  ['requests', 'Requests and responses'],
  ['paging', 'Pagination'],
  ['idempotency', 'Idempotent requests'],
  ['limits', 'Rate limits'],
  ['errors', 'Errors'],
  ['mcp', 'Assistants (MCP)'],
] as const

type GuideId = (typeof guideTitles)[number][0]

/** The guide: everything that applies to all operations. */
export function guide(config: Config) {
  const sections: Record<GuideId, Html> = {
    start: tokenSection(config.baseUrl),
    access: accessSection,
    requests: requestsSection,
    paging: pagingSection(config.baseUrl),
    idempotency: idempotencySection(config.baseUrl),
    limits: limitsSection(config),
    errors: errorSection(),
    mcp: assistantSection(config.baseUrl),
  }
  return guideTitles.map(
    ([id, title]) => html`<section class="guide">
<h2 id="${id}">${title}</h2>
${sections[id]}
</section>
`,
  )
}

const accessSection = html`<p>Every token has one of two access levels. They apply to HTTP requests and to tools:</p>
<dl class="pairs">
<div><dt><span class="badge read">Read</span></dt>
  <dd>can see everything you see, but change nothing. In the API it is <code>read</code>.</dd></div>
<div><dt><span class="badge write">Read &amp; write</span></dt>
  <dd>can also add, change and remove. In the API it is <code>write</code>.</dd></div>
</dl>
<p>A write operation with a Read token fails with
<a href="#read_only">read_only</a>. A few operations need a session and refuse personal tokens: a token cannot create
  tokens, change your password or delete your account. Invites, members, workspaces, webhooks and calendar links need
  a session too, or a personal token created with
<code>manages</code>; apps can never change them. Other members’ records are
<a href="#not_found">not_found</a>, as if they did not exist.</p>`

const requestsSection = html`<ul>
<li>Requests and responses are JSON in UTF-8. Unknown fields are refused, so a typo never goes unnoticed.</li>
<li>Send files as <code>multipart/form-data</code>, together with the other fields. The type of a file is detected
  from its contents, not its name.</li>
<li>Ids are UUIDs. Treat them as opaque. An unknown id gives <a href="#not_found">not_found</a>.</li>
<li>A <em>timestamp</em> is a moment in time, such as <code>2026-03-14T09:30:00Z</code>. A <em>date</em>, such as
<code>2026-03-20</code>, is that day in your time zone.</li>
<li>Lengths are counted in Unicode code points. Text that is only white space counts as empty.</li>
<li>Creating a record returns 201 with its URL in <code>Location</code>. Responses without content return 204.</li>
<li>Every response has an <code>X-Request-Id</code>. Include it when you report a problem.</li>
</ul>`

const pagingSection = (
  baseUrl: string,
) => html`<p>Timelines are paginated, newest first, with <code>limit</code> entries per page. The
<code>Link</code> header holds the URL of the next page; use it unchanged. The last page has no <code>Link</code>.</p>
${codeBlock(
  'Next page',
  `Link: </api/connections/0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35/interactions?before=…>; rel="next"`,
)}
<p>Search results are not paginated: you get the best <code>limit</code> results, and
<code>more</code> says whether there were others. All paths are relative to ${baseUrl}.</p>`

const idempotencySection = (
  baseUrl: string,
) => html`<p>If you lose a response, you can’t know whether the request took effect. Send every
<code>POST</code> with an <code>Idempotency-Key</code> of your choice (1 to 255 characters), and you can safely
  repeat it: for 24 hours, the same key returns the first response with
<code>Idempotency-Replayed: true</code> and changes nothing. Using the key for a different request gives
<a href="#idempotency_mismatch">idempotency_mismatch</a>.</p>
${codeBlock(
  'Sent twice, this adds one person',
  `curl ${baseUrl}/api/connections \\
  -H "Authorization: Bearer $KITH_TOKEN" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: add-ana-1' \\
  -d '{ "displayName": "Ana Ribeiro", "company": "Banco Atlântico" }'`,
)}`

const limitDescriptions: Record<keyof ReturnType<typeof rateLimits>, string> = {
  member: 'Requests, per member, with all tokens and apps together',
  address: 'Requests without a token, per network',
  signInAccount: 'Failed sign-ins, per account and per device or network',
  signInNewPlaces: 'Failed sign-ins, per account, from all places where you have not signed in before',
  signInAddress: 'Failed sign-ins, per network',
  signInCode: 'Wrong codes of two-step sign-in, per account and per device or network (recovery codes are not counted)',
  signInCodeDay: 'Wrong codes of two-step sign-in, per account: from each known place, and from all new places',
  deviceRequests: 'Requests to sync by CardDAV, per member and, without a password, per network',
  deviceAddress: 'Wrong device passwords, per network',
  passkeyAddress: 'Sign-ins with a passkey, per network',
  passwordChange: 'Password changes with a wrong password, per member',
  signUpAddress: 'New accounts, per network',
  signUpLinkAddress: 'Sign-up link requests, per network',
  signUpLinkAccount: 'Sign-up e-mails, per e-mail address (more are not sent)',
  emailLinkAddress: 'Attempts with invalid sign-up and verification links, per network',
  verificationMember: 'Verification e-mails, per member',
  forgottenAddress: 'Password reset requests, per network',
  forgottenAccount: 'Password reset e-mails, per e-mail address (more are not sent)',
  resetAddress: 'Attempts with invalid reset links, per network',
  inviteAddress: 'Attempts with invalid invites, per network',
  inviteWorkspace: 'Invites, per workspace',
  inviteToAddress: 'Invite e-mails, per e-mail address (more are not sent)',
  exchangeAddress: 'Details left with cards, per network (more from card pages wait for review)',
  exchangeAddressHour: 'The same, per hour',
  exchangeAddressCard: 'Details left with one card, per network (more from its page wait for review)',
  exchangeAddressCrowd: 'Details from card pages above these limits, per network',
  exchangeCard: 'Details left, per card (more from its page wait for review)',
  exchangeCardCrowd: 'Details from its page above this limit, per card (busy networks are counted separately)',
  exchangeText: 'The same long note sent to cards (more wait for review)',
  copyOfCard: 'Copies of one card, per e-mail address (more are not sent)',
  copyToAddress: 'Copies of cards, per e-mail address (more are not sent)',
  securityMail: 'E-mails about the security of your account, per kind of event',
  wrongCodeMail: 'E-mails about wrong codes of two-step sign-in',
  mailFromMember: 'Invite e-mails and copies of cards, per member',
  mailFromNewMember: 'The same, on the first day of an account',
  copyFromMember: 'Copies of cards, per member (more are not sent)',
  webhookTest: 'Webhook tests, per member',
  calendarRead: 'Readings of calendars, per member',
  ask: 'Questions, per member',
  registerAddress: 'App registrations, per network',
  authorizeAddress: 'App authorization requests, per network',
  refreshApp: 'Token refreshes, per connected app',
  clientDocument: 'Fetches of client metadata documents, per network and per app',
  archive: 'Archive exports and imports, per member',
  calendarFeed: 'Calendar feed requests, per member',
}

function formatPeriod(seconds: number) {
  const [unit, size] = seconds < 3600 ? ['minute', 60] : seconds < 86_400 ? ['hour', 3600] : ['day', 86_400]
  const count = seconds / size
  return count === 1 ? unit : `${count} ${unit}s`
}

function limitsSection(config: Config) {
  const rows = Object.entries(rateLimits(config)) as [
    keyof typeof limitDescriptions,
    { points: number; seconds: number },
  ][]
  return html`<div class="scroll" role="group" aria-label="Rate limits" tabindex="0"><table>
<thead><tr><th scope="col">What is limited</th><th scope="col">Limit</th></tr></thead>
<tbody>${rows.map(
    ([name, { points, seconds }]) =>
      html`<tr><td>${limitDescriptions[name]}</td>
  <td>${points.toLocaleString('en')} per ${formatPeriod(seconds)}</td></tr>`,
  )}</tbody>
</table></div>
<p>Responses show what is left in <code>RateLimit</code> and <code>RateLimit-Policy</code>. Above a limit you get
<a href="#rate_limited">rate_limited</a>, with the seconds to wait in <code>Retry-After</code>.</p>`
}

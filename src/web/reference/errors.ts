import { type RefusalCode, refusals } from '#contract/errors.ts'
import { bodyCodes, commonCodes } from '#contract/reference/error-codes.ts'
import { exampleProblem } from '#contract/reference/responses.ts'
import { html, prose } from '#platform/html/html.ts'
import { json } from '../site/code-blocks.ts'

/** What each code means to whoever gets it, and what to do. */
const cures: Record<RefusalCode, string> = {
  invalid:
    'Something in the request does not fit. `errors` names each field and what it must be. Correct it and send again.',
  unauthenticated:
    'There is no token, or it is wrong, expired or revoked. Send `Authorization: Bearer` with a valid one, or sign in again.',
  read_only: 'The token has Read access, and this changes something. Use a token with Read & write.',
  forbidden:
    'You are known, but may not do this: `detail` says why. Often it takes a signed-in member rather than a token.',
  not_found: 'There is no such thing, or it is not yours. Look the id up again.',
  method_not_allowed: 'The path exists, but not with this method. `Allow` lists those that it takes.',
  conflict: 'It does not fit what is already there, such as a name that is taken. `detail` says what to change.',
  gone: 'It was here, and has ended for good, such as an invite that was used.',
  too_large: 'The body is larger than is taken here: JSON, or a file. `detail` says how large it may be.',
  unsupported_media_type:
    'Send JSON, with `Content-Type: application/json`; where a file is taken, `multipart/form-data`. A file counts as what its bytes are, whatever its name: `detail` says which kinds are taken.',
  no_such_range: 'The `Range` begins behind the end of the file. `Content-Range` says how long the file is.',
  wrong_host:
    'The request came under a host name that is not this service’s. Its operator sets `BASE_URL` to the right one.',
  idempotency_mismatch:
    'The key was used for a different request in the last 24 hours. Use a new key for a new request.',
  rate_limited: 'Wait the seconds that `Retry-After` says, then go on.',
  internal: 'A fault of ours, which was logged. Report it with the `requestId`.',
  unavailable:
    'The service or its database is busy or restarting. Try again after `Retry-After`. A change may have been made all the same: an `Idempotency-Key` makes it safe to repeat.',
  storage_full: 'The disk of the service is full. Nothing was changed. Its operator has to make room.',
}

export const codeLinks = (codes: RefusalCode[]) =>
  html`${codes.map((code, at) => [at > 0 && ', ', html`<a href="#${code}">${code}</a>`])}`

export function errorSection() {
  const codes = Object.keys(refusals) as RefusalCode[]
  return html`<p>Every error is <code>application/problem+json</code> (<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>). Build on <code>code</code>, which is stable; show <code>detail</code>, which is a sentence that says what is wrong and what to do about it.</p>
<p>Each operation below lists how it says no. Any request may also come to ${codeLinks(commonCodes)}, and one with a body to ${codeLinks(bodyCodes)}.</p>
${json('400', exampleProblem('invalid'))}
<dl class="codes">
${codes.map(
  (
    code,
  ) => html`<div id="${code}"><dt><a href="#${code}"><code>${code}</code></a> <span>${refusals[code][0]}</span></dt><dd><strong>${refusals[code][1]}.</strong> ${prose(cures[code])}</dd></div>
`,
)}</dl>`
}

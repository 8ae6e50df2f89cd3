import { type RefusalCode, refusals } from '#contract/errors.ts'
import { bodyCodes, commonCodes } from '#contract/reference/error-codes.ts'
import { exampleProblem } from '#contract/reference/responses.ts'
import { html, inlineCode } from '#platform/html/html.ts'
import { jsonBlock } from '../site/code-blocks.ts'

/** What each code means, and what to do about it. */
const explanations: Record<RefusalCode, string> = {
  invalid:
    'A field in the request is not valid. `errors` lists each field and what it must be. Correct them and try again.',
  unauthenticated:
    'The token is missing, wrong, expired or revoked. Send a valid one in `Authorization: Bearer`, or sign in again.',
  code_needed:
    'The account uses two-step sign-in. Ask for a code of the authenticator app or a recovery code, and send it with the `ticket` to `POST /api/public/sign-in/code`. With `errors`, the code was wrong or already used.',
  confirmation_needed:
    'A session needs a proof from the last 10 minutes to change how you sign in, to give access that lasts, and to export all your data. Send the password, a passkey or a code of the authenticator app to `POST /api/session/confirmation`, then repeat the request.',
  read_only: 'The token has Read access, but this operation changes data. Use a token with Read & write.',
  forbidden: 'You are not allowed to do this: `detail` says why. Some operations need a session instead of a token.',
  not_found: 'The record does not exist, or is not yours. Check the id.',
  method_not_allowed: 'The path does not support this method. `Allow` lists the methods it supports.',
  conflict: 'The request conflicts with existing data, such as a name that is taken. `detail` says what to change.',
  gone: 'It existed but no longer works, such as an invite that was used.',
  too_large: 'The request body is too large. `detail` says how large it can be.',
  unsupported_media_type:
    'Send JSON with `Content-Type: application/json`, or a file with `multipart/form-data`. The type of a file is detected from its contents, not its name: `detail` says which types are accepted.',
  no_such_range: 'The `Range` starts after the end of the file. `Content-Range` says how long the file is.',
  wrong_host: 'The request used a host name that does not belong to this service. Its operator can set `BASE_URL`.',
  idempotency_mismatch:
    'The key was used for a different request in the last 24 hours. Use a new key for a new request.',
  rate_limited: 'Too many requests. Wait for the number of seconds in `Retry-After`, then try again.',
  internal: 'Something went wrong on the server. Report it with the `requestId`.',
  unavailable:
    'The service or its database is busy or restarting. Try again after `Retry-After`. The change may have been made anyway; an `Idempotency-Key` makes it safe to repeat the request.',
  storage_failing:
    'The server cannot write to its disk. The change may have been made anyway: check before you repeat it. The operator needs to look at the disk.',
  storage_full:
    'There is no room left on the server, or for your account: `detail` says which. Nothing was changed. Reading, signing in and removing still work.',
}

export const codeLinks = (codes: RefusalCode[]) =>
  html`${codes.map((code, at) => [at > 0 && ', ', html`<a href="#${code}">${code}</a>`])}`

export function errorSection() {
  const codes = Object.keys(refusals) as RefusalCode[]
  return html`<p>Every error is <code>application/problem+json</code> (
  <a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>). Use
<code>code</code> in your program: it never changes. Show
<code>detail</code> to people: it says what is wrong and what to do.</p>
<p>Each operation below lists its errors. Any request can also fail with
${codeLinks(commonCodes)}, and a request with a body with ${codeLinks(bodyCodes)}.</p>
${jsonBlock('400', exampleProblem('invalid'))}
<dl class="codes">
${codes.map(
  (
    code,
  ) => html`<div id="${code}"><dt><a href="#${code}"><code>${code}</code></a> <span>${refusals[code][0]}</span></dt>
  <dd><strong>${refusals[code][1]}.</strong> ${inlineCode(explanations[code])}</dd></div>
`,
)}</dl>`
}

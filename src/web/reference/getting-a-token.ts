import { html } from '#platform/html/html.ts'
import { codeBlock, formatJson } from '../site/code-blocks.ts'

/** Commands that work when pasted one after the other. */
export function tokenSection(baseUrl: string) {
  return html`<p>In a browser, <a href="/settings/tokens/new">create a token in your settings</a>. In a terminal, run
  these four commands with your own name, e-mail address and password.</p>
<ol class="steps">
<li><p>Create an account, unless you have one. The first account on a new instance owns it.</p>
${codeBlock('Sign up', signUp(baseUrl))}</li>
<li><p>Sign in. This starts a session, which lasts 30 days.</p>
${codeBlock('Sign in', signIn(baseUrl))}</li>
<li><p>Create a personal token. It is shown only once. Use <code>read</code> instead of
<code>write</code> if you only need to read.</p>
${codeBlock('Create a token', createToken(baseUrl))}</li>
<li><p>Send a request. The examples below use the same variables; replace their ids with your own. After you
<a href="#Access_signOut">sign out</a> or
<a href="#Members_changePassword">change your password</a>, start again at step 2.</p>
${codeBlock('Get your account', getAccount(baseUrl))}</li>
</ol>`
}

const account = (more: object) =>
  formatJson({ email: 'rui@example.com', password: 'correct horse battery', ...more }, '  ')
const jsonHeader = "-H 'Content-Type: application/json'"

function signUp(baseUrl: string) {
  return `curl ${baseUrl}/api/public/sign-up \\
  ${jsonHeader} \\
  -d '${account({ name: 'Rui Costa', timeZone: 'Europe/Lisbon' })}'`
}

function signIn(baseUrl: string) {
  return `SESSION=$(curl -s ${baseUrl}/api/public/sign-in \\
  ${jsonHeader} \\
  -d '${account({})}' \\
  | grep -o 'kith_ses_[^"]*')`
}

function createToken(baseUrl: string) {
  return `export KITH_TOKEN=$(curl -s ${baseUrl}/api/tokens \\
  -H "Authorization: Bearer $SESSION" \\
  ${jsonHeader} \\
  -d '{ "name": "My laptop", "access": "write" }' \\
  | grep -o 'kith_pat_[^"]*')`
}

function getAccount(baseUrl: string) {
  return `curl ${baseUrl}/api/me -H "Authorization: Bearer $KITH_TOKEN"`
}

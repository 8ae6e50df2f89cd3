import { html } from '#platform/html/html.ts'
import { pretty, shell } from '../site/code-blocks.ts'

/** Lines that work when they are pasted one after the other. */
export function startSection(baseUrl: string) {
  return html`<p>In a browser, <a href="/settings">your settings</a> make a token and show what to paste. In a terminal: four lines from nothing to a first answer. Use your own name, e-mail address and password.</p>
<ol class="steps">
<li><p>Make an account, unless you have one. On a new instance the first one is its owner's.</p>
${shell('Sign up', signUp(baseUrl))}</li>
<li><p>Sign in. This gives a session, which lasts 30 days.</p>
${shell('Sign in', signIn(baseUrl))}</li>
<li><p>Make a personal token for what you are building. It is shown once; <code>read</code> instead of <code>write</code> if it only has to look.</p>
${shell('Make a token', makeToken(baseUrl))}</li>
<li><p>Ask something. The examples below use the same variables, and ids of your own in place of theirs. After <a href="#Access_signOut">signing out</a>, a <a href="#Members_changePassword">change of the password</a> or the like, begin again with step 2.</p>
${shell('Who am I?', whoAmI(baseUrl))}</li>
</ol>`
}

const account = (more: object) => pretty({ email: 'rui@example.com', password: 'correct horse battery', ...more }, '  ')
const isJson = "-H 'Content-Type: application/json'"

function signUp(baseUrl: string) {
  return `curl ${baseUrl}/api/public/sign-up \\
  ${isJson} \\
  -d '${account({ name: 'Rui Costa', timeZone: 'Europe/Lisbon' })}'`
}

function signIn(baseUrl: string) {
  return `SESSION=$(curl -s ${baseUrl}/api/public/sign-in \\
  ${isJson} \\
  -d '${account({})}' \\
  | grep -o 'kith_ses_[^"]*')`
}

function makeToken(baseUrl: string) {
  return `export KITH_TOKEN=$(curl -s ${baseUrl}/api/tokens \\
  -H "Authorization: Bearer $SESSION" \\
  ${isJson} \\
  -d '{ "name": "My laptop", "access": "write" }' \\
  | grep -o 'kith_pat_[^"]*')`
}

function whoAmI(baseUrl: string) {
  return `curl ${baseUrl}/api/me -H "Authorization: Bearer $KITH_TOKEN"`
}

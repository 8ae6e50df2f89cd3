import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { alarm, countsOnce, field, letter } from '../site/page.ts'
import { timeZoneField } from '../site/time-zones.ts'
import { trialGiven } from './cookie-check.ts'

type Page = { style: string; next: string; isFirst: boolean }
/** What was typed, but for the password, and what is wrong with it. */
type Typed = { timeZone: string; name?: string; email?: string; errors?: FieldError[]; trouble?: string }

/** For somebody new; and for the very first, who will own the instance. */
export function signUpPage({ style, next, isFirst }: Page, typed: Typed) {
  const { name = '', email = '', timeZone, errors = [], trouble } = typed
  const isNamed = errors.length > 0 && errors[0]?.field !== 'name'
  const content = html`${isFirst ? welcome : newHere(next)}
<form class="panel" method="post" action="/sign-up">
${alarm(trouble)}
<input type="hidden" name="next" value="${next}">${trialGiven}${countsOnce()}
${field({ id: 'name', label: 'Your name', errors, input: html`type="text" value="${name}" autocomplete="name" maxlength="120"`, focus: !isNamed })}
${field({ id: 'email', label: 'E-mail', hint: 'You sign in with it.', errors, input: html`type="email" value="${email}" autocomplete="username" maxlength="200"` })}
${field({ id: 'password', label: 'Choose a password', hint: 'At least 8 characters, of any kind.', errors, input: html`type="password" minlength="8" autocomplete="new-password"` })}
${timeZoneField(timeZone, errors)}
<button type="submit">Make my account</button>
</form>
<p class="small">What you write down in Kith is yours alone: no other member can read it, not even the owner of the instance. Whoever runs the machine can reach its database.</p>`
  const title = isFirst ? 'Welcome' : 'Make an account'
  return letter({ style, title, description: 'Make an account on Kith.', content, trouble })
}

const welcome = html`<h1>Welcome to Kith</h1>
<p class="lead">A memory of the people you meet, for you and your AI assistant. Nobody has an account here yet: make yours, and this instance is yours as well.</p>`

const newHere = (next: string) => html`<h1>Make an account</h1>
<p>You have one? <a href="/sign-in?next=${encodeURIComponent(next)}">Sign in</a>.</p>`

export function closedPage(style: string, sentence: string) {
  const content = html`<h1>New members come by invite</h1>
<p class="lead">${sentence}</p>
<p><a class="button" href="/sign-in">Sign in</a></p>`
  return letter({ style, title: 'By invite', description: 'Kith takes new members by invite here.', content })
}

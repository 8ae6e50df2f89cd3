import { type Html, html } from '#platform/html/html.ts'
import { inputField, textareaField } from '../../kit/fields.ts'
import { actionButton, formKey } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import type { ScreenRequest } from '../frame/screen.ts'

const newMemberDays = 30

/** A new member's answer. Without a name that Kith finds in it, `who` is asked for. */
export type Met = { text: string; who: string }

export type FirstSteps = { question?: Html; steps?: Html }

/** What a new member sees: one question until they know somebody, then what else there is to set up. Later nothing. */
export async function firstStepsOf(page: ScreenRequest, met?: Met): Promise<FirstSteps> {
  const { ctx } = page
  const age = ctx.now().since(ctx.member.createdAt, { largestUnit: 'hours' })
  if (!ctx.member.firstSteps || age.total('hours') > newMemberDays * 24) return {}
  const [{ connections }, { imports }, { cards }, { apps }, { tokens }] = await Promise.all([
    page.call('Connections_search', { limit: 1 }),
    page.call('Imports_list', {}),
    page.call('Cards_list', {}),
    page.call('Apps_list', {}),
    page.call('Tokens_list', {}),
  ])
  if (connections.length === 0) return { question: drawQuestion(page, met) }
  const done = { imports: imports.length > 0, card: cards.length > 0, assistant: apps.length + tokens.length > 0 }
  return Object.values(done).every(Boolean) ? {} : { steps: drawSteps(page, done) }
}

function drawQuestion({ words: { start } }: ScreenRequest, met?: Met) {
  return html`<form class="start" method="post" action="/today/met">${formKey()}
${textareaField({
  id: 'met',
  name: 'text',
  label: start.question,
  hint: start.example,
  value: met?.text,
  more: html`rows="3" maxlength="2000" dir="auto" data-draft="met"`,
})}
${
  met &&
  inputField({
    id: 'who',
    label: start.who,
    hint: start.unsure,
    value: met.who,
    focus: true,
    more: html`maxlength="120" autocomplete="off" dir="auto"`,
  })
}
<p class="actions"><button type="submit">${start.save}</button>
<a class="button quiet" href="/imports">${start.bringIn}</a></p></form>`
}

function drawSteps(
  { words: { start, today } }: ScreenRequest,
  done: Record<'imports' | 'card' | 'assistant', boolean>,
) {
  const steps = [
    { isDone: done.imports, href: '/imports', what: start.bringIn, why: start.bringInHint },
    { isDone: done.card, href: '/cards', what: start.card, why: start.cardHint },
    { isDone: done.assistant, href: '/settings/apps#assistants', what: start.assistant, why: start.assistantHint },
  ]
  const dismissal = { action: '/today/first-steps/dismissal', label: today.dismiss, about: start.title }
  return html`<section id="first-steps" aria-labelledby="start-heading"><div class="heading">
<h2 id="start-heading">${start.title}</h2>
<div class="row-end">${actionButton({ ...dismissal, part: 'first-steps', style: 'bare', picture: 'close' })}</div></div>
<ul class="rows">${steps.map(drawStep(start.done))}</ul></section>`
}

type Step = { isDone: boolean; href: string; what: string; why: string }

const drawStep =
  (doneWord: string) =>
  ({ isDone, href, what, why }: Step) =>
    html`<li class="row">
<span class="step-mark" ${isDone && html`data-done`}>
  ${isDone && html`${icon('check')}<span class="unseen">${doneWord}: </span>`}</span>
<a class="row-main" href="${href}"><span class="what">${what}</span> <span class="why">${why}</span></a></li>
`

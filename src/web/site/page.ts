import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { FieldError } from '#contract/errors.ts'
import { type Html, html } from '#platform/html/html.ts'
import { layout } from './layout.ts'

type Letter = {
  style: string
  /** Of ours, and allowed for the answer. */
  script?: string
  title: string
  description: string
  content: Html
  trouble?: string | undefined
}

/** A page for one person, about one thing: an invite, a sign-in, a consent. Its title says where something is wrong. */
export function letter({ style, script, title, description, content, trouble }: Letter) {
  const body = html`<main id="main">
<a href="/" class="brand"><img src="/icon.svg" alt="" width="32" height="32"> Kith</a>
${content}
</main>`
  const heading = trouble ? `Please check: ${title}` : title
  return layout({ title: `${heading} · Kith`, description, style, script, kind: 'letter', body })
}

/** For whoever holds the link, and not for those who collect pages. */
export function sendLetter(reply: FastifyReply, status: number, page: string) {
  reply.code(status).header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  return reply.type('text/html; charset=utf-8').send(page)
}

export const marked = 'Something is not right yet. Look at what is marked below.'

/** What is wrong with a form as a whole, read out at once. */
export const alarm = (trouble: string | undefined) => trouble && html`<p class="trouble" role="alert">${trouble}</p>`

type Field = { id: string; label: string; hint?: string; errors: FieldError[]; input: Html; focus?: boolean }

/** Goes into a form that must not count twice: who presses again, or loads the answer again, gets the first one. */
export const countsOnce = () => html`<input type="hidden" name="key" value="${randomUUID()}">`

/** One line to fill in, with what is wrong with it. Of several, the first that is wrong has the focus. */
export function field({ id, label, hint, errors, input, focus = errors[0]?.field === id }: Field) {
  const { marks, sentence } = wrongWith(id, errors, hint)
  return html`<p class="field"><label for="${id}">${label}</label>
${hint && html`<span class="hint" id="${id}-hint">${hint}</span>`}
<input id="${id}" name="${id}" ${input} required ${focus && html`autofocus`} ${marks}>
${sentence}</p>`
}

/** What is wrong with a field, as a sentence, and what ties the sentence and the hint to the field. */
export function wrongWith(id: string, errors: FieldError[], hint?: string) {
  const wrong = errors.filter((error) => error.field === id)
  const about = [hint && `${id}-hint`, wrong.length > 0 && `${id}-error`].filter(Boolean).join(' ')
  const sentences = wrong.map(({ message }) => `This ${message}. `)
  return {
    marks: html`${wrong.length > 0 && html`aria-invalid="true"`} ${about && html`aria-describedby="${about}"`}`,
    sentence: wrong.length > 0 && html`<span class="wrong" id="${id}-error">${sentences}</span>`,
  }
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { type FieldError, Refusal, refusals } from '#contract/errors.ts'
import { setRetryAfter, toRefusal } from '#door/problems.ts'
import { html } from '#platform/html/html.ts'
import { letter, marked, sendLetter } from './page.ts'

type Words = {
  style: string
  description: string
  headings?: Partial<Record<Refusal['code'], string>>
  back: Way
  /** Where the service is, for whoever has opened it elsewhere. */
  home?: string
}
type Way = { href: string; label: string }

/** Errors are pages too: what went wrong in words, and a way on. */
export function answerRefusals(app: FastifyInstance, words: Words) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error, request)
    const isElsewhere = refusal.code === 'wrong_host' && words.home !== undefined
    const back = isElsewhere ? { href: `${words.home}${pathOf(request.url)}`, label: `Open ${words.home}` } : words.back
    return sendRefusal(reply, refusal, { ...words, back })
  })
}

/** Some write a whole address into a request. */
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/?]*/i, '')

export function sendRefusal(reply: FastifyReply, refusal: Refusal, { style, description, headings, back }: Words) {
  const { code, message, status } = inWords(refusal)
  const heading = { ...usual, ...headings }[code] ?? 'This did not work'
  const content = html`<h1>${heading}</h1>
<p class="lead">${message}</p>
<p><a class="button" href="${back.href}">${back.label}</a></p>`
  setRetryAfter(reply, refusal)
  return sendLetter(reply, status, letter({ style, title: heading, description, content }))
}

/** A no that belongs on the form, beside what was typed. What nobody said in words goes its way. */
export function onForm(reply: FastifyReply, error: unknown, about: About = {}) {
  if (!(error instanceof Refusal)) throw error
  setRetryAfter(reply, error)
  const { code, status, message, fields } = inWords(error)
  const meant = about[code]
  const errors = meant ? [meant] : fields
  return { code, status, errors, trouble: errors.length > 0 ? marked : message }
}

/** Which field a refusal of a rule is about, in the words of the form. */
type About = Partial<Record<Refusal['code'], FieldError>>

const usual: Words['headings'] = {
  rate_limited: 'Please wait a little',
  not_found: refusals.not_found[1],
  wrong_host: 'Open it at its own address',
}

/** What concerns a body or a key is said of forms here. */
function inWords(refusal: Refusal) {
  if (refusal.code === 'unsupported_media_type') return new Refusal(refusal.code, 'This page takes its own form only.')
  if (refusal.code === 'too_large') return new Refusal(refusal.code, 'The form is too long. Shorten what you typed.')
  if (refusal.code === 'idempotency_mismatch') return new Refusal(refusal.code, sentAlready)
  return refusal
}

const sentAlready =
  'This form was sent already, with something else in it. Send it once more, if you want this as well.'

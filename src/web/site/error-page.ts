import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FieldError, Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Words } from '#contract/texts/words.ts'
import { noRouteRefusal, sendProblem, setRetryAfter, toRefusal } from '#door/problems.ts'
import { html } from '#platform/html/html.ts'
import { PageRefusal, refusalIn } from '../words/refusal.ts'
import { renderPage, sendPage } from './page.ts'
import { readerOf } from './reader.ts'

/** The same for everybody, or in the reader's language. */
type Said = string | ((words: Words) => string)

const sayIn = (words: Words, said: Said) => (typeof said === 'string' ? said : said(words))

type ErrorTexts = {
  description: Said
  headings?: Partial<Record<Refusal['code'], Said>>
  /** The button on the page. */
  back: { href: string; label: Said }
  /** The service's own URL, for a browser that opened it under another one. */
  home?: string
}

/** Answers errors with pages: what went wrong, and a button to go on. */
export function serveErrorPages(app: FastifyInstance, texts: ErrorTexts) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error, request)
    const isElsewhere = refusal.code === 'wrong_host' && texts.home !== undefined
    const sayHome = ({ home }: Words) => home.openAt({ address: texts.home ?? '' })
    const back = isElsewhere ? { href: `${texts.home}${pathOf(request.url)}`, label: sayHome } : texts.back
    return sendErrorPage(reply, refusal, { ...texts, back })
  })
}

/** Some clients send an absolute URL in the request line. */
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/?]*/i, '')

export function sendErrorPage(reply: FastifyReply, refusal: Refusal, { description, headings, back }: ErrorTexts) {
  const reader = readerOf(reply.request)
  const { errors } = reader.words
  const { code, message, status } = rephraseForForms(reader.words, refusal)
  const heading = sayIn(
    reader.words,
    headings?.[code] ?? (errors.headings as Partial<Record<string, string>>)[code] ?? errors.heading,
  )
  const content = html`<h1>${heading}</h1>
<p class="lead">${message}</p>
<p><a class="button" href="${back.href}">${sayIn(reader.words, back.label)}</a></p>`
  setRetryAfter(reply, refusal)
  return sendPage(
    reply,
    status,
    renderPage({ title: heading, description: sayIn(reader.words, description), content, reader }),
  )
}

/** A refusal to show on the form with the input. `about` maps a code to its field. Other errors are rethrown. */
export function formErrorsOf(reply: FastifyReply, error: unknown, about: FieldByCode = {}) {
  // A missing proof is asked for on a page of its own.
  if (!(error instanceof Refusal) || error.code === 'confirmation_needed') throw error
  setRetryAfter(reply, error)
  const { words } = readerOf(reply.request)
  const { code, status, message, fields } = rephraseForForms(words, error)
  const own = about[code]
  const errors = own ? [own] : fields
  return { code, status, errors, formError: errors.length > 0 ? words.errors.fixFields : message }
}

type FieldByCode = Partial<Record<Refusal['code'], FieldError>>

/** Some API errors speak of bodies and keys; on a page they speak of the form. */
function rephraseForForms(words: Words, refusal: Refusal) {
  const { code } = refusal
  if (code === 'unsupported_media_type') return new PageRefusal(code, words.errors.useForm)
  if (code === 'too_large') return new PageRefusal(code, words.errors.tooLarge)
  if (code === 'idempotency_mismatch') return new PageRefusal(code, words.errors.alreadySent)
  return refusalIn(words, refusal)
}

const pageNotFound = new Refusal('not_found', say('refusals.site.noPage'))
const texts = {
  description: ({ home }: Words) => home.noPage,
  back: { href: '/', label: ({ home }: Words) => home.toHome },
}

export function serveNotFound(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => answer(request, reply, noRouteRefusal(request, reply)))
}

/** For a URL that is malformed or too long. */
export async function answerUnreadableUrl(request: FastifyRequest, reply: FastifyReply) {
  return answer(request, reply, new Refusal('not_found', say('refusals.site.invalidPath')))
}

/** A page for browsers, problem+json for programs. */
function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.header('vary', 'Accept')
  const isBrowser = request.headers.accept?.includes('text/html') && refusal.code === 'not_found'
  return isBrowser ? sendErrorPage(reply, pageNotFound, texts) : sendProblem(request, reply, refusal)
}

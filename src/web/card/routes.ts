import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPublicRow } from '#cards/cards/public-cards.ts'
import { Refusal } from '#contract/errors.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { type CatalogLanguage, catalogLanguageOf } from '#contract/texts/languages.ts'
import { say } from '#contract/texts/text.ts'
import { call } from '#door/call.ts'
import { setRetryAfter, toRefusal } from '#door/problems.ts'
import { localeFor } from '#language/locales/locale.ts'
import { Slug } from '#members/workspaces/api.ts'
import { getPublicWorkspace } from '#members/workspaces/workspaces.ts'
import type { Kith } from '#platform/context/context.ts'
import { sendCompressed } from '../site/compressed.ts'
import { parseForms, readForm, refuseCrossSite } from '../site/forms.ts'
import { enterPage } from '../site/session.ts'
import { refusalIn } from '../words/refusal.ts'
import { cardAssets } from './assets.ts'
import { buildCardView } from './build-view.ts'
import { messagePage } from './page/message-page.ts'
import { thanksPage } from './page/page.ts'
import { cachedCardPages } from './page-cache.ts'
import { readSubmission, renderFilledForm, renderOwnersPage } from './submission.ts'
import { enterAsVisitor, isOwnCard, rateLimited, shareLookups, visitorOf } from './visitor.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

type Path = { Params: { workspace: string; card: string } }

/** The public card pages and their form. */
export function serveCards(app: FastifyInstance, kith: Kith) {
  const pageOf = cachedCardPages(kith)
  const rowOf = shareLookups(
    ({ workspace, card }: Path['Params']) => `${workspace}/${card}`,
    (path) => getPublicRow(kith, path),
  )

  app.register(
    async (app) => {
      parseForms(app)
      app.addHook('onRequest', async (_, reply) => void reply.header('content-security-policy', policy))
      app.setErrorHandler((error, request, reply) => sendCardError(reply, toRefusal(error, request)))
      app.setNotFoundHandler((_, reply) => sendCardError(reply, noCard()))

      app.get<Path>('/:workspace/:card', async (request, reply) => {
        const ctx = await enterPage(kith, request, reply)
        const row = await rowOf(pathOf(request.params))
        const isOwner = isOwnCard(ctx, request, row)
        if (isOwner && !request.url.includes('?'))
          return sendOwnersPage(reply, await renderOwnersPage(ctx, row, visitorLanguage(request)))
        if (!request.url.endsWith('?thanks')) {
          if (!isOwner && request.method === 'GET') kith.visits.countView(row, visitorOf(request))
          return sendCompressed(request, reply, await pageOf(row, visitorLanguage(request)), variesByLanguage)
        }
        return sendHtml(reply, 200, thanksPage(buildCardView(kith, row, wordsOf(reply))))
      })

      // Some programs end every address that they pass on with a slash.
      app.get<Path>('/:workspace/:card/', rateLimited(kith), async (request, reply) => {
        const { workspace, card } = pathOf(request.params)
        return reply.redirect(`/w/${workspace}/${card}`, 301)
      })

      app.post<Path>('/:workspace/:card', async (request, reply) => {
        refuseCrossSite(request, kith.config)
        const ctx = await enterAsVisitor(kith, request, reply)
        const path = pathOf(request.params)
        const typed = readForm(request)
        try {
          await call(ctx, 'Exchange_submitToCard', { ...readSubmission(typed), ...path })
        } catch (error) {
          const refusal = toRefusal(error, request)
          if (refusal.code === 'not_found') throw refusal
          setRetryAfter(reply, refusal)
          return sendHtml(
            reply,
            refusal.status,
            await renderFilledForm(ctx, await getPublicRow(ctx, path), {
              typed,
              refusal,
              language: visitorLanguage(request),
            }),
          )
        }
        return reply.redirect(`/w/${path.workspace}/${path.card}?thanks#main`, 303)
      })

      app.get<{ Params: { workspace: string } }>('/:workspace', async (request, reply) => {
        const ctx = await enterAsVisitor(kith, request, reply)
        const { name } = await getPublicWorkspace(ctx, slugOf(request.params.workspace))
        return sendHtml(reply, 200, renderMessage(reply, name, wordsOf(reply).workspace({ name })))
      })
    },
    { prefix: '/w' },
  )
}

/** The same page whether or not there was a card before. */
export function sendNoCard(reply: FastifyReply) {
  const { noCard, noCardHint } = wordsOf(reply)
  return sendHtml(reply, 404, renderMessage(reply, noCard, noCardHint))
}

const noCard = () => new Refusal('not_found', say('cardPage.noCard'))

const wordsOf = (reply: FastifyReply) => wordsFor(visitorLanguage(reply.request)).cardPage

const pathOf = ({ workspace, card }: Path['Params']) => ({ workspace: slugOf(workspace), card: slugOf(card) })

/** Anything that is not a valid slug is not found. */
function slugOf(text: string) {
  const { success, data } = Slug.safeParse(text)
  if (!success) throw noCard()
  return data
}

function sendCardError(reply: FastifyReply, refusal: Refusal) {
  if (refusal.code === 'not_found') return sendNoCard(reply)
  setRetryAfter(reply, refusal)
  const { message } = refusalIn(wordsFor(visitorLanguage(reply.request)), refusal)
  return sendHtml(reply, refusal.status, renderMessage(reply, wordsOf(reply).failed, message))
}

const renderMessage = (reply: FastifyReply, title: string, sentence: string) =>
  messagePage({ words: wordsOf(reply), title, sentence, style: cardAssets.style('linen') })

/** Never cached, so that no visitor gets it. */
function sendOwnersPage(reply: FastifyReply, page: string) {
  return sendHtml(reply.header('vary', 'cookie'), 200, page)
}

function sendHtml(reply: FastifyReply, status: number, page: string) {
  return reply.code(status).header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(page)
}

/** The language of the visitor's browser, or English. */
function visitorLanguage({ headers }: FastifyRequest): CatalogLanguage {
  return catalogLanguageOf(localeFor(undefined, headers['accept-language']))
}

/** For a page that depends on the visitor's language: caches keep one for each. */
const variesByLanguage = { vary: 'accept-encoding, accept-language' }

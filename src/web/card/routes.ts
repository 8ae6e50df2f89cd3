import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPublicRow } from '#cards/cards/public-cards.ts'
import { Refusal } from '#contract/errors.ts'
import { call } from '#door/call.ts'
import { setRetryAfter, toRefusal } from '#door/problems.ts'
import { createContext } from '#door/request-context.ts'
import { Slug } from '#members/workspaces/api.ts'
import { getPublicWorkspace } from '#members/workspaces/public.ts'
import type { Kith } from '#platform/context/context.ts'
import { sendPacked } from '../site/compressed.ts'
import { formOf, refuseForeign, takeForms } from '../site/forms.ts'
import { cardStyle } from './assets.ts'
import { quietPage } from './page/message-page.ts'
import { thanksPage } from './page/page.ts'
import { words } from './page/words.ts'
import { cardPages } from './page-cache.ts'
import { sameTurn } from './shared-lookup.ts'
import { filledPage, submissionOf } from './submission.ts'
import { shownCard } from './view.ts'
import { visitorOf } from './visitor.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

type Path = { Params: { workspace: string; card: string } }

/** What visitors see: cards, the form on them, and a kind word where nothing is. */
export function serveCards(app: FastifyInstance, kith: Kith) {
  const pageOf = cardPages(kith)
  const rowOf = sameTurn(
    ({ workspace, card }: Path['Params']) => `${workspace}/${card}`,
    (path) => getPublicRow(kith, path),
  )
  const visit = (request: FastifyRequest, reply: FastifyReply) =>
    createContext(kith, request, reply, { via: 'http', isPublic: true })

  app.register(
    async (app) => {
      takeForms(app)
      app.addHook('onRequest', async (_, reply) => void reply.header('content-security-policy', policy))
      app.setErrorHandler((error, request, reply) => sendRefusal(reply, toRefusal(error, request)))
      app.setNotFoundHandler((_, reply) => sendRefusal(reply, nothing()))

      app.get<Path>('/:workspace/:card', async (request, reply) => {
        await visit(request, reply)
        const row = await rowOf(pathOf(request.params))
        if (!request.url.endsWith('?thanks')) {
          if (request.method === 'GET') kith.visits.countView(row, visitorOf(request))
          return sendPacked(request, reply, await pageOf(row))
        }
        return sendHtml(reply, 200, thanksPage(shownCard(kith.config.baseUrl, row)))
      })

      app.post<Path>('/:workspace/:card', async (request, reply) => {
        refuseForeign(request, kith.config)
        const ctx = await visit(request, reply)
        const path = pathOf(request.params)
        const typed = formOf(request)
        try {
          await call(ctx, 'Exchange_submitToCard', { ...submissionOf(typed), ...path })
        } catch (error) {
          const refusal = toRefusal(error, request)
          if (refusal.code === 'not_found') throw refusal
          setRetryAfter(reply, refusal)
          return sendHtml(reply, refusal.status, await filledPage(ctx, await getPublicRow(ctx, path), typed, refusal))
        }
        return reply.redirect(`/w/${path.workspace}/${path.card}?thanks#main`, 303)
      })

      app.get<{ Params: { workspace: string } }>('/:workspace', async (request, reply) => {
        const ctx = await visit(request, reply)
        const { name } = await getPublicWorkspace(ctx, slugOf(request.params.workspace))
        return sendHtml(reply, 200, quiet(name, words.space(name)))
      })
    },
    { prefix: '/w' },
  )
}

/** Where nothing is, whatever was there before. */
export function sendNothing(reply: FastifyReply) {
  return sendHtml(reply, 404, quiet(words.nothing, words.nothingHint))
}

const nothing = () => new Refusal('not_found', words.nothing)

const pathOf = ({ workspace, card }: Path['Params']) => ({ workspace: slugOf(workspace), card: slugOf(card) })

/** What cannot be a slug names nothing. */
function slugOf(text: string) {
  const { success, data } = Slug.safeParse(text)
  if (!success) throw nothing()
  return data
}

function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  if (refusal.code === 'not_found') return sendNothing(reply)
  setRetryAfter(reply, refusal)
  return sendHtml(reply, refusal.status, quiet(words.refused, refusal.message))
}

const quiet = (title: string, sentence: string) => quietPage({ title, sentence, style: cardStyle.style('linen') })

function sendHtml(reply: FastifyReply, status: number, page: string) {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { Id } from '#contract/fields.ts'
import { catalogLanguageOf } from '#contract/texts/languages.ts'
import { say } from '#contract/texts/text.ts'
import type { Kith } from '#platform/context/context.ts'
import { draftHeaders, renderDraft } from '../../../card/draft.ts'
import { requireSameOrigin } from '../../../site/forms.ts'
import { type Entered, enterScreen } from '../../frame/enter.ts'
import { askToSignIn } from '../../frame/screens.ts'
import { applyDraft } from './draft.ts'

/** The page of a card with changes that are not stored, for the frame beside its form. */
export function serveCardPreview(app: FastifyInstance, kith: Kith) {
  app.get('/cards/:id/preview', async (request, reply) => {
    const page = await enterScreen(kith, request, reply)
    return page ? sendDraft(reply, page) : reply.code(401).type('text/plain').send('Sign in first.')
  })
  app.post('/cards/:id/preview', async (request: FastifyRequest, reply) => {
    requireSameOrigin(request, kith.config)
    const page = await enterScreen(kith, request, reply)
    return page ? sendDraft(reply, page) : askToSignIn(request, reply, '/cards')
  })
}

async function sendDraft(reply: FastifyReply, { ctx, locale, params, query, form, requestedParts }: Entered) {
  const { success, data: cardId } = Id.safeParse(params.id)
  if (!success) throw new Refusal('not_found', say('refusals.cards.noCardId'))
  const draft = {
    cardId,
    language: catalogLanguageOf(locale),
    change: (row: Parameters<typeof applyDraft>[0]) => applyDraft(row, { ...query, ...form }),
    isStill: query.still !== undefined,
  }
  const text = await renderDraft(ctx, draft)
  return reply
    .headers(draftHeaders)
    .type('text/html; charset=utf-8')
    .send(requestedParts.length > 0 ? '' : text)
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cardsApi } from '#cards/cards/api.ts'
import { getOwnRow, type PublicRow } from '#cards/cards/public-cards.ts'
import { templates } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { consentIn, consentText } from '#cards/exchange/stamp.ts'
import { Refusal } from '#contract/errors.ts'
import { Id } from '#contract/fields.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { type CatalogLanguage, catalogLanguageOf } from '#contract/texts/languages.ts'
import { say } from '#contract/texts/text.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import { buildCardView } from '../../../card/build-view.ts'
import { emptyForm, stampPlaceholder } from '../../../card/page/exchange-form.ts'
import { cardPage } from '../../../card/page/page.ts'
import { requireSameOrigin } from '../../../site/forms.ts'
import { type Entered, enterScreen } from '../../frame/enter.ts'
import { askToSignIn } from '../../frame/screens.ts'
import { readColours } from '../design/colours.ts'
import { listNames, readContents, textNames, type Values } from '../details/lines.ts'

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
  if (!success) throw new Refusal('not_found', say('refusals.cards.noCard'))
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

/** The card with the form's current values. Invalid ones keep their stored value. */
function applyDraft(row: PublicRow, values: Values): PublicRow {
  return {
    ...row,
    ...(values.name !== undefined && { contents: draftContents(row, values) }),
    ...draftLook(values),
  }
}

const { shape } = cardsApi.Cards_update.input

function draftContents({ contents }: PublicRow, values: Values): PublicRow['contents'] {
  const written = readContents(values)
  const texts = textNames.flatMap((name) => {
    const { success, data } = shape[name].safeParse(written[name])
    return success ? [[name, data ?? undefined]] : []
  })
  const items = listNames.map((name) => [name, validItems(name, written[name])])
  return { ...contents, ...Object.fromEntries([...texts, ...items]) }
}

/** An address that is half typed is not shown yet. */
function validItems(name: (typeof listNames)[number], items: unknown): unknown[] {
  return [items].flat().flatMap((item): unknown[] => shape[name].safeParse([item]).data ?? [])
}

function draftColours(values: Values) {
  return shape.colours.safeParse(readColours(values)).data ?? null
}

/** `look` is a template and one of its colours, `linen.ink`; `film` a video background, or nothing for none. */
function draftLook(values: Values) {
  const { look = '', film } = values
  // The form of a card's look always says which film.
  const isDesign = film !== undefined
  const [key, colour] = look.split('.')
  const template = templates.find((each) => each.key === key)
  const isKnown = template?.colours.some(({ id }) => id === colour)
  return {
    ...(template && isKnown && colour && { templateId: template.id, colour }),
    ...(isDesign && { colours: draftColours(values) }),
    ...(film !== undefined && { videoBackgroundId: videoBackgrounds.find(({ id }) => id === film)?.id ?? null }),
    ...(film && { backgroundImage: null }),
  }
}

type Draft = {
  language: CatalogLanguage
  cardId: string
  /** Makes the changes that are not stored yet. */
  change: (row: PublicRow) => PublicRow
  /** Without the script, so that no film plays. */
  isStill: boolean
}

/** The page of a member's card as visitors will see it. Nothing is stored or counted, and its form goes nowhere. */
async function renderDraft(ctx: MemberContext, { cardId, language, change, isStill }: Draft) {
  const row = change(await getOwnRow(ctx, cardId))
  const view = buildCardView(ctx, row, wordsFor(language).cardPage)
  const shown = { ...view, isPreview: true, ...(isStill && { script: null }) }
  const consent = consentText(row.contents.name, consentIn[language])
  return cardPage(shown, consent, emptyForm).replace(stampPlaceholder, '')
}

/** Our own pages may show it in a frame. It sends nothing anywhere. */
const draftHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; " +
    "form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

import { getOwnRow, type PublicRow } from '#cards/cards/public-cards.ts'
import { consentIn, consentText } from '#cards/exchange/stamp.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import type { CatalogLanguage } from '#contract/texts/languages.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { buildCardView } from './build-view.ts'
import { emptyForm, stampPlaceholder } from './page/exchange-form.ts'
import { cardPage } from './page/page.ts'

type Draft = {
  language: CatalogLanguage
  cardId: string
  /** Makes the changes that are not stored yet. */
  change: (row: PublicRow) => PublicRow
  /** Without the script, so that no film plays. */
  isStill: boolean
}

/** The page of a member's card as visitors will see it. Nothing is stored or counted, and its form goes nowhere. */
export async function renderDraft(ctx: MemberContext, { cardId, language, change, isStill }: Draft) {
  const row = change(await getOwnRow(ctx, cardId))
  const view = buildCardView(ctx, row, wordsFor(language).cardPage)
  const shown = { ...view, isPreview: true, ...(isStill && { script: null }) }
  const consent = consentText(row.contents.name, consentIn[language])
  return cardPage(shown, consent, emptyForm).replace(stampPlaceholder, '')
}

/** Our own pages may show it in a frame. It sends nothing anywhere. */
export const draftHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; " +
    "form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

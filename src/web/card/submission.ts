import type { PublicRow } from '#cards/cards/public-cards.ts'
import { consentIn, consentText, formStamp } from '#cards/exchange/stamp.ts'
import type { FieldError, Refusal } from '#contract/errors.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import type { CatalogLanguage } from '#contract/texts/languages.ts'
import { inEnglish } from '#contract/texts/text.ts'
import type { Context } from '#platform/context/context.ts'
import { refusalIn } from '../words/refusal.ts'
import { cardAssets } from './assets.ts'
import { buildCardView } from './build-view.ts'
import type { CardWords } from './page/card-view.ts'
import { emptyForm, stampPlaceholder } from './page/exchange-form.ts'
import { cardPage } from './page/page.ts'

type FormFields = Record<string, string>

const textFields = ['displayName', 'email', 'phone', 'company', 'title', 'note', 'homepage', 'stamp'] as const
const checkboxes = ['sendCopy', 'consent'] as const

/** Turns the fields of a form, which are all text, into the operation's input. Empty fields are left out. */
export function readSubmission(typed: FormFields) {
  const given = textFields.filter((name) => name === 'displayName' || typed[name]?.trim())
  const checked = checkboxes.filter((name) => typed[name] !== undefined)
  return {
    ...Object.fromEntries(given.map((name) => [name, typed[name] ?? ''])),
    ...Object.fromEntries(checked.map((name) => [name, true])),
  }
}

/** The page with the input and its errors. */
export async function renderFilledForm(
  ctx: Context,
  row: PublicRow,
  { typed, refusal: english, language }: { typed: FormFields; refusal: Refusal; language: CatalogLanguage },
) {
  const words = wordsFor(language).cardPage
  const refusal = refusalIn(wordsFor(language), english)
  const shown = refusal.fields.filter(({ field }) => Object.hasOwn(words.field, field))
  const errors = Object.fromEntries(shown.map((each) => [each.field, sentenceOf(words, each)]))
  const message = shown.length > 0 ? words.wrong : refusal.code === 'internal' ? words.unsent : refusal.message
  const page = cardPage(buildCardView(ctx, row, words), consentText(row.contents.name, consentIn[language]), {
    typed,
    errors,
    message,
  })
  return page.replace(stampPlaceholder, await formStamp(ctx, row.id, consentIn[language]))
}

/** The page as the owner of the card sees it, with the QR code at the top. */
export async function renderOwnersPage(ctx: Context, row: PublicRow, language: CatalogLanguage) {
  const view = { ...buildCardView(ctx, row, wordsFor(language).cardPage), ownerStyle: cardAssets.ownerStyle() }
  const page = cardPage(view, consentText(row.contents.name, consentIn[language]), emptyForm)
  return page.replace(stampPlaceholder, await formStamp(ctx, row.id, consentIn[language]))
}

/** In English, what a field must be follows its label; in other languages it is a sentence. */
function sentenceOf({ lang, field: labels }: CardWords, { field, message, text }: FieldError) {
  return lang === 'en' && text ? `${labels[field as keyof typeof labels]} ${inEnglish(text)}.` : message
}

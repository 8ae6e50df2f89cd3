import type { PublicRow } from '#cards/cards/public-cards.ts'
import { consentText } from '#cards/exchange/consent.ts'
import { formStamp } from '#cards/exchange/stamp.ts'
import type { Refusal } from '#contract/errors.ts'
import type { Context } from '#platform/context/context.ts'
import { buildCardView } from './build-view.ts'
import { stampPlaceholder } from './page/exchange-form.ts'
import { cardPage } from './page/page.ts'
import { words } from './page/words.ts'

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

/** The page again, with what was typed and what is wrong with it. */
export async function renderFilledForm(ctx: Context, row: PublicRow, typed: FormFields, refusal: Refusal) {
  const shown = refusal.fields.filter(({ field }) => Object.hasOwn(words.field, field))
  const errors = Object.fromEntries(shown.map(({ field, message }) => [field, `${labelOf(field)} ${message}.`]))
  const message = shown.length > 0 ? words.wrong : refusal.code === 'internal' ? words.unsent : refusal.message
  const page = cardPage(buildCardView(ctx, row), consentText(row.contents.name), {
    typed,
    errors,
    message,
  })
  return page.replace(stampPlaceholder, await formStamp(ctx, row.id))
}

const labelOf = (field: string) => words.field[field as keyof typeof words.field]

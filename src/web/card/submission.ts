import type { PublicRow } from '#cards/cards/public-cards.ts'
import { consentText } from '#cards/exchange/consent.ts'
import { formStamp } from '#cards/exchange/stamp.ts'
import type { Refusal } from '#contract/errors.ts'
import type { Context } from '#platform/context/context.ts'
import { stampPlace } from './page/form.ts'
import { cardPage } from './page/page.ts'
import { words } from './page/words.ts'
import { shownCard } from './view.ts'

type Typed = Record<string, string>

const names = ['displayName', 'email', 'phone', 'company', 'title', 'note', 'homepage', 'stamp'] as const
const ticks = ['sendCopy', 'consent'] as const

/** A form says everything in text, and sends what was left blank: from it, what the operation takes. */
export function submissionOf(typed: Typed) {
  const given = names.filter((name) => name === 'displayName' || typed[name]?.trim())
  const ticked = ticks.filter((name) => typed[name] !== undefined)
  return {
    ...Object.fromEntries(given.map((name) => [name, typed[name] ?? ''])),
    ...Object.fromEntries(ticked.map((name) => [name, true])),
  }
}

/** The page once more, with all that was typed, and what is wrong beside it. */
export async function filledPage(ctx: Context, row: PublicRow, typed: Typed, refusal: Refusal) {
  const shown = refusal.fields.filter(({ field }) => Object.hasOwn(words.field, field))
  const errors = Object.fromEntries(shown.map(({ field, message }) => [field, `${labelOf(field)} ${message}.`]))
  const message = shown.length > 0 ? words.wrong : refusal.code === 'internal' ? words.unsent : refusal.message
  const page = cardPage(shownCard(ctx.config.baseUrl, row), consentText(row.contents.name), { typed, errors, message })
  return page.replace(stampPlace, await formStamp(ctx, row.id))
}

const labelOf = (field: string) => words.field[field as keyof typeof words.field]

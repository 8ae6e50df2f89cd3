import type { FieldError } from '#contract/errors.ts'
import type { Member } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { formErrorBox, radioField, selectField } from '../site/form-fields.ts'
import { renderPage } from '../site/page.ts'
import { localeFor } from '../words/words.ts'
import { backToSettings } from './rename-form.ts'

type TypedLook = { theme: string; locale: string; errors: FieldError[]; formError?: string }

export const themeLabels = { system: 'Same as your device', light: 'Light', dark: 'Dark' }
const themes = Object.entries(themeLabels).map(([value, label]) => ({ value, label }))

/** English as it is written in different countries: the app has no other language yet. */
const locales = ['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IE', 'en-IN', 'en-NZ', 'en-ZA']

export function lookPage(member: Member, { theme, locale, errors, formError }: TypedLook) {
  const content = html`<h1>Look and dates</h1>
<form class="panel" method="post" action="/settings/look">
${formErrorBox(formError)}
${radioField({ id: 'theme', label: 'Theme', options: themes, chosen: theme, errors })}
${localeField(locale, errors)}
<button type="submit">Save</button>
</form>
${backToSettings}`
  const description = 'How Kith looks.'
  return renderPage({ title: 'Look and dates', description, content, formError, theme: member.theme })
}

export function localeLabel(locale: string | undefined) {
  return locale ? localeNames.of(locale) : 'Same as your browser'
}

function localeField(chosen: string, errors: FieldError[]) {
  const isValid = !errors.some(({ field }) => field === 'locale')
  const others = chosen && isValid && !locales.includes(chosen) ? [chosen] : []
  const browser = { value: '', label: 'Same as your browser, or British' }
  const options = [...locales, ...others].map((value) => ({
    value,
    label: `${localeLabel(value)}: ${sampleIn(value)}`,
  }))
  const hint = 'Kith is in English only for now. Choose how it writes dates and times.'
  return selectField({ id: 'locale', label: 'Dates', hint, options: [browser, ...options], chosen, errors })
}

const localeNames = new Intl.DisplayNames('en', { type: 'language' })
const sampleTime = Temporal.PlainDateTime.from('2026-12-31T14:30')

/** As pages write it, which is English whatever was chosen. */
function sampleIn(locale: string) {
  const format = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return sampleTime.toLocaleString(localeFor(locale), format)
}

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

/** The languages of the app, as they are written in different countries. */
const locales = [
  ...['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IE', 'en-IN', 'en-NZ', 'en-ZA'],
  ...['de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'fr-CA', 'fr-CH'],
  ...['es-ES', 'es-AR', 'es-CO', 'es-MX', 'es-US', 'pt-PT', 'pt-BR'],
]

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
  return locale ? nameOf(locale) : 'Same as your browser'
}

function localeField(chosen: string, errors: FieldError[]) {
  const isValid = !errors.some(({ field }) => field === 'locale')
  const others = chosen && isValid && !locales.includes(chosen) ? [chosen] : []
  const browser = { value: '', label: 'Same as your browser, or British English' }
  const options = [...locales, ...others].map((value) => ({
    value,
    label: `${localeLabel(value)}: ${sampleIn(value)}`,
  }))
  const hint = 'The country decides how dates and times are written.'
  return selectField({ id: 'locale', label: 'Language', hint, options: [browser, ...options], chosen, errors })
}

/** In its own language, so that its readers find it whatever the page is in. */
function nameOf(locale: string) {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

const sampleTime = Temporal.PlainDateTime.from('2026-12-31T14:30')

/** As pages write it. */
function sampleIn(locale: string) {
  const format = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return sampleTime.toLocaleString(localeFor(locale), format)
}

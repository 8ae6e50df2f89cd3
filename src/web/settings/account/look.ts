import type { FieldError } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { html } from '#platform/html/html.ts'
import { checkField, radioField, selectField } from '../../kit/fields.ts'
import { formErrorBox, noticeIn } from '../../kit/notices.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { sendSettings, withNotice } from '../frame/screen.ts'
import type { FormErrors } from './account-pages.ts'

type TypedLook = FormErrors & { theme: string; locale: string; keys: boolean }

/** The languages of the app, and ways of writing dates in them. */
const locales = [
  ...['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IE', 'en-IN', 'en-NZ', 'en-ZA'],
  ...['de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'fr-CA', 'fr-CH'],
  ...['es-ES', 'es-AR', 'es-CO', 'es-MX', 'es-US', 'pt-PT', 'pt-BR'],
]

export function sendLook(page: SettingsRequest, { theme, locale, keys, errors, formError, status }: TypedLook) {
  const { settings } = page.words
  const words = settings.look
  const themes = Object.entries(words.themes).map(([value, label]) => ({ value, label }))
  const body = html`<form class="panel" method="post" action="/settings/look">
${formErrorBox(formError)}
${localeField(page, locale, errors)}
${radioField({ id: 'theme', label: words.theme, options: themes, chosen: theme, errors })}
${checkField({ id: 'keys', label: words.keys, hint: words.keysHint, isChosen: keys, errors })}
<button type="submit">${settings.save}</button>
</form>`
  const notice = noticeIn({ saved: settings.saved }, page.said)
  return sendSettings(page, { title: words.title, body, notice, formError }, status)
}

export const localeLabel = ({ settings }: Words, locale: string | undefined) =>
  locale ? nameOf(locale) : settings.look.sameAsBrowser

/** In its own language, so that its readers find it whatever the page is in. */
function nameOf(locale: string) {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

function localeField({ words }: SettingsRequest, chosen: string, errors: FieldError[]) {
  const isValid = !errors.some(({ field }) => field === 'locale')
  const others = chosen && isValid && !locales.includes(chosen) ? [chosen] : []
  const options = [...locales, ...others].map((value) => ({ value, label: localeLabel(words, value) }))
  const { language: label, languageHint: hint, sameAsBrowser } = words.settings.look
  const browser = { value: '', label: sameAsBrowser }
  return selectField({ id: 'locale', label, hint, options: [browser, ...options], chosen, errors })
}

export function serveLook({ get, post }: SettingsPages) {
  get('/look', async (page) => {
    const { theme, locale = '', keys } = page.ctx.member
    return sendLook(page, { theme, locale, keys, errors: [] })
  })

  post('/look', '/settings/look', async (page) => {
    const { theme = '', locale = '' } = page.form
    const keys = page.form.keys === 'yes'
    try {
      await page.call('Members_update', { theme, locale: locale || null, keys })
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code === 'unauthenticated') throw error
      return sendLook(page, { theme, locale, keys, ...wrong })
    }
    return page.reply.redirect(withNotice('/settings/look', 'saved'), 303)
  })
}

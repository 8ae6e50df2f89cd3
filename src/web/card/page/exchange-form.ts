import { type Html, html } from '#platform/html/html.ts'
import { hiddenField } from '../../kit/forms.ts'
import type { CardView, CardWords } from './card-view.ts'

/** A visitor's input and its errors. */
export type FormState = {
  typed: Record<string, string>
  errors: Record<string, string>
  /** The error of the form as a whole. */
  message: string | null
}

type FieldName = 'displayName' | 'email' | 'phone' | 'company' | 'title' | 'note'

/** Replaced by the stamp when the page is sent. No card can contain it. */
export const stampPlaceholder = '\u0000stamp\u0000'

export const emptyForm: FormState = { typed: {}, errors: {}, message: null }

/** Where visitors leave their details. The script sends it as JSON; without JavaScript it is a plain form. */
export function exchangeForm(card: CardView, consent: string, state: FormState) {
  const { words } = card
  const field = fieldRenderer(words, state)
  const { typed, errors, message } = state
  // Browsers count an emoji as two characters, so maxlength is twice the limit; the service checks the exact length.
  const isMoreOpen = ['company', 'title'].some((name) => typed[name] || errors[name])
  return html`<section class="exchange" aria-labelledby="exchange">
<h2 id="exchange" tabindex="-1">${words.exchange}</h2>
<p class="hint" dir="auto">${words.exchangeHint({ name: card.name })}</p>
<form method="post" action="${card.path}#exchange" data-to="/api/public${card.path}/exchange"
  data-wrong="${words.wrong}" data-unsent="${words.unsent}" data-sending="${words.sending}">
<p class="message" role="alert">${message}</p>
${field('displayName', html`autocomplete="name" maxlength="240" required`)}
${field('email', html`type="email" autocomplete="email" maxlength="200"`)}
${field('phone', html`type="tel" autocomplete="tel" maxlength="80"`)}
${field('note', html`maxlength="4000" rows="3"`)}
<details class="more"${isMoreOpen && html` open`}><summary>${words.more}</summary>
${field('company', html`autocomplete="organization" maxlength="240"`)}
${field('title', html`autocomplete="organization-title" maxlength="240"`)}
</details>
<div class="trap" aria-hidden="true"><label for="f-homepage">${words.trap}</label>
  <input id="f-homepage" name="homepage" tabindex="-1" autocomplete="off"></div>
${
  card.sendsCopies &&
  html`<label class="tick"><input type="checkbox" name="sendCopy" value="true"${typed.sendCopy && html` checked`}>
${words.field.sendCopy}</label>
`
}${hiddenField('stamp', stampPlaceholder)}
${hiddenField('consent', 'true')}
<button class="button main" type="submit">${words.send}</button>
<p class="consent" dir="auto">${consent}</p>
</form>
</section>`
}

function fieldRenderer(words: CardWords, { typed, errors }: FormState) {
  return (name: FieldName, attributes: Html) => {
    const id = `f-${name}`
    const value = typed[name] ?? ''
    const error = errors[name]
    const described = [name === 'note' && 'h-note', `e-${name}`].filter(Boolean).join(' ')
    const more = html`id="${id}" name="${name}" dir="auto" ${attributes}
  aria-describedby="${described}"${error && html` aria-invalid="true"`}`
    return html`<div class="field"><label for="${id}">${words.field[name]}
    ${name === 'displayName' && html` <small>${words.required}</small>`}</label>
${name === 'note' && html`<p class="hint" id="h-note">${words.noteHint}</p>`}
  ${name === 'note' ? html`<textarea ${more}>\n${value}</textarea>` : html`<input ${more} value="${value}">`}
<p class="error" id="e-${name}" data-label="${words.field[name]}"
  data-fix="${words.lang === 'en' ? '' : words.fix({ label: words.field[name] })}">${error}</p></div>`
  }
}

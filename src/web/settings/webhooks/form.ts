import type { FieldError } from '#contract/errors.ts'
import { type EventKind, eventKinds } from '#platform/events/api.ts'
import { html } from '#platform/html/html.ts'
import { inputField } from '../../kit/fields.ts'
import { formKey } from '../../kit/forms.ts'
import { formErrorBox } from '../../kit/notices.ts'
import type { SettingsRequest } from '../frame/pages.ts'

export type TypedWebhook = {
  url: string
  description: string
  kinds: readonly string[] | undefined
  errors: FieldError[]
  formError?: string | undefined
  status?: number
}

type Form = TypedWebhook & { action: string; title?: string; button: string }

export function webhookForm(page: SettingsRequest, { action, title, button, ...typed }: Form) {
  const { url, description, kinds, errors, formError } = typed
  const words = page.words.settings.webhooks
  const wrongKinds = errors.some(({ field }) => field.startsWith('kinds'))
  return html`<form class="panel" method="post" action="${action}">${formKey()}
${title && html`<h2>${title}</h2>`}
${formErrorBox(wrongKinds ? words.chooseKinds : formError)}
${inputField({
  id: 'url',
  label: words.url,
  hint: words.urlHint,
  errors,
  type: 'url',
  value: url,
  more: html`maxlength="2000" autocomplete="off" placeholder="https://" dir="ltr"`,
})}
${inputField({
  id: 'description',
  label: words.description,
  hint: words.descriptionHint,
  errors,
  isOptional: true,
  value: description,
  more: html`maxlength="200" autocomplete="off"`,
})}
${kindFields(page, kinds)}
<button type="submit">${button}</button>
</form>`
}

/** The input as the operations expect it. */
export function readWebhook(form: Record<string, string>) {
  const { url = '', description = '' } = form
  return { url, description: description.trim(), kinds: readKinds(form) }
}

type Group = keyof SettingsRequest['words']['settings']['webhooks']['groups']

const groups = Map.groupBy(eventKinds, (kind) => kind.split('.')[0] as Group)
const nameOf = (kind: string) => `kind-${kind}`

/** Which events are sent: all, or those with a check mark. Developers know the kinds by their names in the reference. */
function kindFields({ words: { settings } }: SettingsRequest, chosen: readonly string[] | undefined) {
  const words = settings.webhooks
  const choice = (value: string, label: string, isChosen: boolean) =>
    html`<p><input type="radio" id="which-${value}" name="which" value="${value}" ${isChosen && html`checked`}>
<label for="which-${value}">${label}</label></p>`
  return html`<fieldset class="options"><legend>${words.kinds}</legend>
${choice('all', words.all, !chosen)}
${choice('some', words.some, Boolean(chosen))}
${[...groups].map(
  ([group, kinds]) => html`<details class="fold"><summary>${words.groups[group]}</summary>
${kinds.map((kind) => kindBox(kind, chosen?.includes(kind) ?? false))}</details>
`,
)}</fieldset>`
}

const kindBox = (kind: EventKind, isChosen: boolean) =>
  html`<p><input type="checkbox" id="${nameOf(kind)}" name="${nameOf(kind)}" value="yes"
    ${isChosen && html`checked`}> <label for="${nameOf(kind)}"><code>${kind}</code></label></p>
`

/** The kinds with a check mark, or undefined for all. */
function readKinds(form: Record<string, string>) {
  const chosen = eventKinds.filter((kind) => form[nameOf(kind)] === 'yes')
  return form.which === 'some' ? chosen : undefined
}

import { type EventKind, eventKinds } from '#platform/events/api.ts'
import { html } from '#platform/html/html.ts'
import type { SettingsRequest } from '../frame/pages.ts'

type Group = keyof SettingsRequest['words']['settings']['webhooks']['groups']

const groups = Map.groupBy(eventKinds, (kind) => kind.split('.')[0] as Group)
const nameOf = (kind: string) => `kind-${kind}`

/** Which events are sent: all, or those with a check mark. Developers know the kinds by their names in the reference. */
export function kindFields({ words: { settings } }: SettingsRequest, chosen: readonly string[] | undefined) {
  const words = settings.webhooks
  const choice = (value: string, label: string, isChosen: boolean) =>
    html`<p><input type="radio" id="which-${value}" name="which" value="${value}" ${isChosen && html`checked`}> <label for="which-${value}">${label}</label></p>`
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
  html`<p><input type="checkbox" id="${nameOf(kind)}" name="${nameOf(kind)}" value="yes" ${isChosen && html`checked`}> <label for="${nameOf(kind)}"><code>${kind}</code></label></p>
`

/** The kinds with a check mark, or undefined for all. */
export function readKinds(form: Record<string, string>) {
  const chosen = eventKinds.filter((kind) => form[nameOf(kind)] === 'yes')
  return form.which === 'some' ? chosen : undefined
}

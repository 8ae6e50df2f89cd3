import { relationKinds } from '#contract/relation-kinds.ts'
import { type Html, html } from '#platform/html/html.ts'
import { backToPerson } from '../../kit/document.ts'
import { inputField, selectField, textareaField } from '../../kit/fields.ts'
import { actionButton, formKey, hiddenField, named } from '../../kit/forms.ts'
import { formErrorBox, undoNotice } from '../../kit/notices.ts'
import type { FormState, Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { isOwnWord, kindName, type Relation, relationSentence } from './line.ts'

export type Match = { connectionId: string; displayName: string; company?: string | undefined }

type RelationsData = {
  person: Output<'Connections_get'>
  suggested: Output<'Relations_suggested'>
  /** Of relations to a name: who that may be. */
  matches: ReadonlyMap<string, Match[]>
  /** Names to choose from. */
  names: string[]
}

export function relationsPage(page: ScreenRequest, data: RelationsData, state?: FormState): Screen {
  const { relations: words } = page.words
  const { person, matches } = data
  const { displayName, relations = [] } = person
  const title = words.heading({ name: displayName })
  const changed = relations.find(({ relationId }) => relationId === (state?.values.relation ?? page.query.change))
  const rows = relations.map((relation) => relationRow(page, relation, matches.get(relation.relationId) ?? []))
  return {
    title,
    tab: 'people',
    sheets: ['person', 'edit'],
    body: html`<div id="relations" class="relations one-column">${backToPerson(person)}
<h1 dir="auto">${title}</h1>
${undoOf(page)}
<p class="soft">${words.intro}</p>
${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p>${words.none}</p>`}
${suggestions(page, data)}
${relationForm(page, data, changed, state)}</div>`,
  }
}

function relationRow(page: ScreenRequest, relation: Relation, matches: Match[]): Html {
  const { relations: words } = page.words
  const { relationId, since, until, note, name } = relation
  const path = `/people/${page.params.id}/relations`
  const times = [since && words.since({ when: since }), until && words.until({ when: until })].filter(Boolean)
  const about = { about: name, style: 'link' } as const
  const link = ({ connectionId, displayName, company }: Match) =>
    actionButton({
      ...about,
      action: `${path}/${relationId}/link`,
      label: words.linkTo({ name: company ? `${displayName} (${company})` : displayName }),
      fields: { other: connectionId },
    })
  return html`<li id="relation-${relationId}" class="relation"><p>${relationSentence(page, [relation])}
${times.length > 0 && html`<span class="soft small">${times.join(' · ')}</span>`}</p>
${note && html`<p class="small written" dir="auto">${note}</p>`}
<div class="actions">${matches.map(link)}
<a href="${path}?change=${relationId}#relation-form" ${named(words.change, name)}>${words.change}</a>
${actionButton({ ...about, action: `${path}/${relationId}/removal`, label: words.remove })}</div></li>
`
}

/** What notes say: one tap keeps it. */
function suggestions(page: ScreenRequest, { suggested }: RelationsData) {
  const { relations: words } = page.words
  if (suggested.length === 0) return false
  const path = `/people/${page.params.id}/relations`
  const rows = suggested.map(({ kind, name, sentence }) => {
    const button = { about: name, style: 'link', fields: { name, kind } } as const
    return html`<li class="relation"><p>${kindName(page, kind)}: <bdi>${name}</bdi></p>
<p class="small soft" dir="auto">${sentence}</p>
<div class="actions">${actionButton({ ...button, action: `${path}/keeping`, label: words.keep })}
${actionButton({ ...button, action: `${path}/dismissal`, label: words.dismiss })}</div></li>
`
  })
  return html`<h2>${words.noted}</h2><ul class="rows">${rows}</ul>`
}

function relationForm(page: ScreenRequest, { person, names }: RelationsData, changed?: Relation, state?: FormState) {
  const { relations: words } = page.words
  const { errors = [], formError, values = valuesOf(changed) } = state ?? {}
  const field = (name: string) => ({ id: `relation-${name}`, name, errors, focus: false })
  const written = (name: string) => ({ ...field(name), value: values[name] ?? '', isOptional: true })
  const label = words.what({ name: person.displayName })
  const options = relationKinds.map((value) => ({ value, label: words.kinds[value] }))
  const hasDetails = [values.since, values.until, values.note].some(Boolean) || errors.length > 0
  return html`<form id="relation-form" class="panel" method="post" action="/people/${person.connectionId}/relations"
  novalidate>
<h2>${changed ? words.change : words.add}</h2>
${formErrorBox(formError)}${formKey()}${changed && hiddenField('relation', changed.relationId)}
${
  changed
    ? html`<p><strong><bdi>${changed.name}</bdi></strong></p>`
    : html`${inputField({
        ...field('who'),
        label: words.who,
        hint: words.whoHint,
        value: values.who ?? '',
        more: html`list="known-people" maxlength="120" autocomplete="off" dir="auto"`,
      })}
<datalist id="known-people">${names.map((name) => html`<option value="${name}"></option>`)}</datalist>`
}
${selectField({ ...field('kind'), label, options, chosen: values.kind ?? 'friend' })}
<details class="fold" ${(hasDetails || Boolean(values.own)) && html`open`}><summary>${words.details}</summary>
${inputField({ ...written('own'), label: words.ownWord, more: html`maxlength="60"` })}
${(['since', 'until'] as const).map((name) =>
  inputField({
    ...written(name),
    label: words[`${name}Field`],
    hint: words.dateHint,
    more: html`maxlength="10" inputmode="numeric" autocomplete="off"`,
  }),
)}
${textareaField({ ...written('note'), label: words.note, more: html`maxlength="500"` })}
</details>
<button type="submit">${words.save}</button>
</form>`
}

function valuesOf(relation?: Relation): Record<string, string> {
  if (!relation) return {}
  const { kind, since = '', until = '', note = '' } = relation
  return { ...(isOwnWord(kind) ? { own: kind === 'other' ? '' : kind, kind: 'other' } : { kind }), since, until, note }
}

function undoOf(page: ScreenRequest) {
  const { relations: words, shell } = page.words
  const path = `/people/${page.params.id}/relations`
  const { removed, did, of = '', kind = '', name = '' } = page.query
  const undo = { label: shell.undo, style: 'link' } as const
  if (removed && /^[\w-]{36}$/.test(removed)) {
    const button = { ...undo, action: `${path}/${removed}/restoration`, about: words.removed }
    return undoNotice(words.removed, actionButton(button))
  }
  if (did !== 'related' && did !== 'unrelated') return false
  const sentence = did === 'related' ? page.words.capture.keptFact : words.dismissed
  const button = { ...undo, action: `${path}/undo`, about: sentence, fields: { of, kind, name } }
  return undoNotice(sentence, actionButton(button))
}

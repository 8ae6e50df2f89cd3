import { fieldError, Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { readMentions, type UnclearMention } from '#people/mentions/mentions.ts'
import { html } from '#platform/html/html.ts'
import { radioField } from '../../kit/fields.ts'
import { readFingerprint } from '../frame/form-state.ts'
import type { ScreenRequest } from '../frame/screen.ts'

/** Stands for the id of a person who is added by their name. */
export const newPerson = 'new'
/** Begins the names of the fields of chosen people: a form has each name once. */
export const withPerson = 'with-'
/** Stands in such a name for the id of a person who is added by this name. */
export const newKey = (name: string) => `${newPerson} ${name.trim()}`
/** Stands for a name that is none: it stays as it is. */
const noPerson = 'text'
const maxAsked = 5
const choice = 'mention-'

/** The form has to ask whom these names mean. */
export class UnclearMentions extends Refusal {
  readonly unclear: UnclearMention[]

  constructor(unclear: UnclearMention[]) {
    const text = say('mentions.unclear')
    super('invalid', text, { fields: [fieldError('text', text)] })
    this.unclear = unclear
  }
}

type Written = { text: string; connectionId: string; connectionIds?: string[]; before?: unknown }

/**
 * The other people of a form's entry, with those whom its text names after an @. The field `mentioned` says who was chosen
 * while it was typed, and other fields who was chosen when the form asked. Nobody is asked about a name that was there
 * `before`. Somebody new is added once all names are clear.
 */
export async function takeMentions(page: ScreenRequest, written: Written) {
  const { form, ctx, call } = page
  const { text, connectionId, connectionIds = [], before = '' } = written
  const chosen = Object.entries(chosenIn(form)).filter(([name]) => text.includes(`@${name}`))
  const added = chosen.flatMap(([name, id]) => (id === newPerson ? [name] : []))
  const known = chosen.flatMap(([, id]) => (/^[\w-]{36}$/.test(id) ? [id] : []))
  const rest = chosen
    .toSorted(([a], [b]) => b.length - a.length)
    .reduce((rest, [name]) => rest.replaceAll(`@${name}`, name), text)
  const ids = [connectionId, ...connectionIds, ...known]
  const read = await readMentions(ctx, { text: rest, connectionIds: ids, before: String(before) })
  const unclear = read.unclear.filter(({ said, people }) => people.length > 0 || /^\p{Lu}/u.test(said))
  const asked = unclear
    .slice(0, maxAsked)
    .map(async (each) => (each.people.length > 0 ? each : { ...each, people: await findSimilar(page, each.said) }))
  if (unclear.length > 0) throw new UnclearMentions(await Promise.all(asked))
  const people = new Set(read.connectionIds)
  for (const displayName of added) {
    const key = `${form.ixId ?? form.key ?? ''} ${displayName}`
    people.add((await call('Connections_create', { displayName }, key)).connectionId)
  }
  people.delete(connectionId)
  return [...people]
}

/** People whose names are spelt nearly so. */
async function findSimilar({ call }: ScreenRequest, query: string) {
  const { connections } = await call('Connections_search', { query, limit: maxAsked })
  return connections.flatMap(({ connectionId: id, displayName, company = null, matched }) =>
    matched ? [] : [{ id, displayName, company }],
  )
}

function chosenIn(form: ScreenRequest['form']): Record<string, string> {
  const asked = Object.entries(form).filter(([field]) => field.startsWith(choice))
  const pairs = [
    ...Object.entries(readFingerprint(form.mentioned)),
    ...asked.map(([field, id]) => [field.slice(choice.length), id]),
  ]
  return Object.fromEntries(pairs.filter(([, id]) => typeof id === 'string').slice(0, 100))
}

type Asked = { id: string; values: Record<string, string>; unclear?: UnclearMention[] | undefined; draft?: string }

/** Who was chosen while the text was typed; and for each unclear name, whether it is somebody here, somebody new, or nobody. */
export function drawMentioned({ words: { mentions } }: ScreenRequest, { id, values, unclear = [], draft }: Asked) {
  const asked = unclear.map(({ said, people }, at) => {
    const known = people.slice(0, maxAsked).map(({ id, displayName, company }) => ({
      value: id,
      label: displayName,
      ...(company && { hint: company }),
    }))
    const others = [
      { value: newPerson, label: mentions.add({ name: said }) },
      { value: noPerson, label: mentions.leave },
    ]
    const label = html`<span dir="auto">${mentions.who({ name: said })}</span>`
    const field = { id: `${id}-mention-${at}`, name: `${choice}${said}`, label }
    return radioField({ ...field, options: [...known, ...others], chosen: people.length > 0 ? '' : noPerson })
  })
  return html`<input type="hidden" name="mentioned" value="${values.mentioned}" autocomplete="off"
  ${draft && html`data-draft="${draft}"`}>${asked}`
}

import { escapeText, writeParameter } from '#cards/vcards/format/escape.ts'
import { toWebAddress } from '#cards/vcards/format/fields.ts'
import { groupCounter, joinParts, labelledLines } from '#cards/vcards/format/labels.ts'
import { dayIn, type Export, fieldsOf, type Item, join, listIn, nameIn, textIn, valuesOf } from './export.ts'

/** Says in the member's language what a value is. */
export type InWords = (kind: string, values?: { name?: string; text?: string }) => string

/** A person as lines of a vCard. What has no field there gets one of its own. */
export function personLines(item: Item, { find }: Export, inWords: InWords) {
  const person = fieldsOf(item)
  const [born, died, met] = [dayIn(person.birthdate), dayIn(person.deceased_date), dayIn(person.first_met_date)]
  const isDead = person.is_dead === true
  // Without the day they died, Kith would remind of their birthday.
  const isUnknown = isDead && !died.day
  const own = (kind: string, value: unknown) => ownField(inWords(kind), value)
  const each = (type: string) => valuesOf(item, type).map(fieldsOf)
  const newGroup = groupCounter([])
  return [
    ...line('UID', item.uuid),
    ...line('FN', nameIn(person)),
    ...line('NICKNAME', person.nickname),
    ...line('ORG', person.company),
    ...line('TITLE', person.job),
    ...line('BDAY', isUnknown ? '' : born.day),
    ...line('DEATHDATE', died.day),
    ...line('X-KITH-MET-ON', met.day),
    ...line('X-KITH-HOW-MET', person.first_met_additional_info),
    ...line('X-KITH-RHYTHM-DAYS', isDead ? '' : person.stay_in_touch_frequency),
    ...listIn(person.tags).flatMap((tag) => line('CATEGORIES', tag)),
    ...line('CATEGORIES', person.is_starred === true ? inWords('starred') : ''),
    ...line('CATEGORIES', person.is_active === false ? inWords('archived') : ''),
    ...own('born', isUnknown ? born.day || born.year : born.year),
    ...own('met', met.year),
    ...own('died', isUnknown ? died.year || inWords('unknown') : ''),
    ...own('gender', find(person.gender).name),
    ...each('pet').flatMap(({ name, category }) => own('pet', join(', ', [name, category]))),
    ...each('address').flatMap(({ name, street, city, province, postal_code, country }) => {
      const address = joinParts(['', '', ...[street, city, province, postal_code, country].map(textIn)])
      return labelledLines('ADR', address, textIn(name) || undefined, newGroup)
    }),
    ...each('contact_field').flatMap((field) => contactLine(field, find)),
  ]
}

const line = (name: string, value: unknown) => (textIn(value) ? [`${name}:${escapeText(textIn(value))}`] : [])
export const ownField = (label: string, value: unknown) => line(`X-KITH-FIELD;X-NAME=${writeParameter(label)}`, value)

function contactLine({ data, type }: Item, find: Export['find']) {
  const { name, protocol, type: kind } = find(type)
  if (kind === 'email' || protocol === 'mailto:') return line('EMAIL', data)
  if (kind === 'phone' || protocol === 'tel:') return line('TEL', data)
  const isPage = /^www\.|\//i.test(textIn(data)) && toWebAddress(textIn(data))
  return isPage ? line('URL', data) : ownField(textIn(name) || 'Monica', data)
}

import type { dateLines } from '#cards/vcards/format/dates.ts'
import { Instant, storableText } from '#contract/fields.ts'
import { splitNote } from '#people/interactions/logged.ts'
import type { ImportedEntry } from '#platform/db/schema/values.ts'
import { dayIn, type Export, fieldsOf, type Item, itemIn, join, listIn, nameIn, textIn, valuesOf } from './export.ts'
import type { InWords } from './person.ts'

export type Days = Parameters<typeof dateLines>[0][number][]

/** The entries of a person by their text, and the dates. */
export function readEntries(item: Item, file: Export, inWords: InWords) {
  const person = fieldsOf(item)
  const name = textIn(person.first_name)
  const entries = new Map<string, ImportedEntry>()
  const days: Days = []
  const add = (own: Item, texts: unknown[], written?: unknown, kind: ImportedEntry['kind'] = 'note') => {
    const at = instantIn(written) || instantIn(own.created_at)
    for (const text of splitNote(storableText(join('\n', texts))))
      entries.set(entries.has(text) ? `${text} (${at.slice(0, 10)})` : text, { kind, at })
  }
  const each = (type: string, read: (fields: Item, own: Item) => void) => {
    for (const own of valuesOf(item, type)) read(fieldsOf(own), itemIn(own))
  }
  add(item, [person.description])
  add(item, [person.food_preferences && inWords('food', { text: textIn(person.food_preferences) })])
  each('note', ({ body }, own) => add(own, [body]))
  each('call', ({ called_at, content, contact_called, emotions }, own) => {
    const sentence = inWords(contact_called === true ? 'theyCalled' : 'call', { name })
    add(own, [sentence, content, join(', ', listIn(emotions))], called_at, 'call')
  })
  each('conversation', ({ happened_at, messages }, own) => {
    const nameOf = ({ written_by_me }: Item) => (written_by_me === true ? inWords('me') : name)
    const lines = listIn(messages).map(fieldsOf)
    add(
      own,
      lines.map((message) => `${nameOf(message)}: ${textIn(message.content)}`),
      happened_at,
      'message',
    )
  })
  for (const uuid of valuesOf(item, 'activity')) {
    const { summary, description, happened_at } = file.find(uuid)
    const [first, ...others] = file.meetings.get(uuid) ?? []
    const text = others.map(({ item }) => nameIn(fieldsOf(item))).join(', ')
    const texts = [summary, description, text && inWords('with', { text })]
    if (first?.item === item) add({}, texts, happened_at, 'meeting')
  }
  each('life_event', ({ name: title, note, happened_at, type }, own) => {
    const { name: typeName, translation_key: key } = file.find(type)
    const { day } = dayIn({ date: happened_at })
    if (key === 'marriage') days.push({ kind: 'anniversary', date: day, label: null })
    add(own, [title || typeName || textIn(key).replaceAll('_', ' '), note], happened_at)
  })
  each('reminder', ({ title, description, initial_date, frequency_type, frequency_number, inactive }, own) => {
    const [date, label] = [textIn(initial_date).slice(0, 10), join(': ', [title, description])]
    // Monica has its own for these.
    if ([person.birthdate, person.deceased_date].some((known) => dayIn(known).day.endsWith(date.slice(5)))) return
    const isYearly = frequency_type === 'year' && Number(frequency_number ?? 1) === 1
    const isDay = (isYearly || frequency_type === 'one_time') && inactive !== true && date && label
    if (isDay) days.push({ kind: 'other', date, label, repeats: isYearly ? undefined : 'once' })
    else add(own, [inWords('reminder', { text: join(', ', [label, date]) })])
  })
  each('debt', ({ amount, currency, in_debt, status }, own) => {
    const text = join(' ', [amount, currency, itemIn(currency).iso])
    const sentence = inWords(in_debt === true ? 'iOwe' : 'theyOwe', { name, text })
    add(own, [status === 'complete' ? inWords('settled', { text: sentence }) : sentence])
  })
  each('task', ({ title, description, completed, completed_at }, own) => {
    const text = join(': ', [title, description])
    add(own, [inWords(completed === true ? 'done' : 'task', { text })], completed_at)
  })
  each('gift', ({ name: what, comment, url, amount, status, date, recipient }, own) => {
    const kind = status === 'offered' || status === 'received' ? status : 'gift'
    const text = join(', ', [what, amount, nameIn(file.find(recipient))])
    add(own, [inWords(kind, { text }), comment, url], date)
  })
  return { entries, days }
}

/** A day is its noon, which is the same day nearly everywhere. */
const instantIn = (written: unknown) =>
  Instant.safeParse(textIn(written).replace(/^(.{10})(?:[T ]00:00:00.*)?$/, '$1T12:00:00Z')).data ?? ''

import { orIn } from '#language/locales/lists.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { peopleWords as Words } from '../en/people.ts'

const count = pluralIn('de')
const or = orIn('de')
const people = (number: number) => count(number, { one: '# Person', other: '# Personen' })

export const peopleWords = {
  title: 'Kontakte',
  search: 'Kontakte durchsuchen',
  searchHint: 'Name, Firma oder Notiz',
  count: (number) => (number === 0 ? 'Noch niemand' : people(number)),
  found: (number) => (number === 0 ? 'Niemand passt' : people(number)),
  foundMore: (matches) => count(matches, { other: 'Die # besten Treffer' }),
  more: 'Es passen mehr, als hier stehen. Tippe mehr vom Namen, eine Firma oder einen Ort.',
  unmatched: (said) => `Auf ${or(said.map((word) => `„${word}“`))} passt niemand. Auf den Rest passen diese.`,
  nobody: (query) => `Auf „${query}“ passt niemand.`,
  nobodyHint: 'Versuch es mit weniger Buchstaben, einer Firma, einem Ort oder einem Wort aus deinen Notizen.',
  addFound: (query) => `${query} hinzufügen`,
  sameName: (namesakes, name) =>
    `${people(namesakes)} heißen ${name}. Firma, Ort und letzter Kontakt unterscheiden sie.`,
  alike: 'Mehrere passen gleich gut. Firma, Ort und letzter Kontakt unterscheiden sie.',
  foundBy: (label) => `${label}:`,
  matched: {
    tag: 'Tag',
    company: 'Firma',
    title: 'Position',
    email: 'E-Mail',
    phone: 'Telefon',
    place: 'Ort',
    met: 'Woher ihr euch kennt',
    note: 'Deine Notiz',
    transcript: 'Sprachnotiz',
    promise: 'Versprechen',
  } as Record<string, string>,
  theirWords: 'Nachricht an dich',
  assistantWords: 'Notiz deines Assistenten',
  order: 'Reihenfolge',
  orders: { name: 'Name', recent: 'Zuletzt', due: 'Fällig', newest: 'Neu' },
  filter: 'Filter',
  tags: 'Tags',
  allTags: 'Alle Tags',
  place: 'Ort',
  showPlace: 'Zeigen',
  withTag: (tag) => `Tag: ${tag}`,
  inPlace: (place) => `Ort: ${place}`,
  fromLetter: (letter) => `Ab ${letter}`,
  removeFilter: 'Diesen Filter entfernen',
  letters: 'Zu einem Buchstaben springen',
  letter: (letter, number) => `${letter}, ${people(number)}`,
  nobodyFiltered: 'Niemand hat diesen Tag oder ist an diesem Ort.',
  showEveryone: 'Alle zeigen',
  showMore: 'Mehr zeigen',
  fromStart: 'Zurück zum Anfang',
  lastContact: 'Letzter Kontakt',
  noContact: 'Noch kein Kontakt',
  dueOn: (day) => `Fällig ${day}`,
  lateSince: (day) => `War ${day} fällig`,
  moreTags: (tags) => count(tags, { other: 'und # weitere' }),
  removed: (name) => `Du hast ${name} entfernt.`,
  emptyTitle: 'Hier stehen bald die Menschen, die du triffst',
  emptyText:
    'Füge jemanden hinzu, den du neulich getroffen hast: Ein Name genügt. Kith merkt sich, worüber ihr gesprochen habt, was du versprochen hast und wann ihr zuletzt Kontakt hattet.',
  addFirst: 'Die erste Person hinzufügen',
  bringIn: 'Kontakte importieren',
} satisfies typeof Words

import { orIn } from '#language/locales/lists.ts'
import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')
const or = orIn('en')
const people = (number: number) => count(number, { one: '# person', other: '# people' })

/** The words of the list of people. */
export const peopleWords = {
  title: 'People',
  search: 'Search people',
  searchHint: 'Find by name, company or note',
  count: (number: number) => (number === 0 ? 'Nobody yet' : people(number)),
  found: (number: number) => (number === 0 ? 'Nobody matches' : people(number)),
  foundMore: (matches: number) => count(matches, { other: 'The # best matches' }),
  more: 'More people match than are shown. Type more of the name, a company or a place.',
  unmatched: (said: string[]) => `Nobody fits ${or(said.map((word) => `“${word}”`))}. These people fit the rest.`,
  nobody: (query: string) => `Nobody matches “${query}”.`,
  nobodyHint: 'Try fewer letters, a company, a place, or a word from your notes.',
  addFound: (query: string) => `Add ${query}`,
  sameName: (namesakes: number, name: string) =>
    `${people(namesakes)} are called ${name}. Company, place and last contact tell them apart.`,
  alike: 'Several people match equally well. Company, place and last contact tell them apart.',
  foundBy: (label: string) => `${label}:`,
  matched: {
    tag: 'Tag',
    company: 'Company',
    title: 'Title',
    email: 'E-mail',
    phone: 'Phone',
    place: 'Place',
    met: 'How you met',
    note: 'Your note',
    transcript: 'Voice memo',
    promise: 'Promise',
  } as Record<string, string>,
  theirWords: 'They wrote',
  assistantWords: 'Your assistant’s note',
  order: 'Order',
  orders: { name: 'Name', recent: 'Recent', due: 'Due', newest: 'Newest' },
  filter: 'Filter',
  tags: 'Tags',
  allTags: 'All tags',
  place: 'Place',
  showPlace: 'Show',
  withTag: (tag: string) => `Tag: ${tag}`,
  inPlace: (place: string) => `Place: ${place}`,
  fromLetter: (letter: string) => `From ${letter}`,
  removeFilter: 'Remove this filter',
  letters: 'Jump to a letter',
  letter: (letter: string, number: number) => `${letter}, ${people(number)}`,
  nobodyFiltered: 'Nobody has this tag or is in this place.',
  showEveryone: 'Show everyone',
  showMore: 'Show more',
  fromStart: 'Back to the start',
  lastContact: 'Last contact',
  noContact: 'No contact yet',
  dueOn: (day: string) => `Due ${day}`,
  lateSince: (day: string) => `Due since ${day}`,
  moreTags: (tags: number) => count(tags, { other: 'and # more' }),
  removed: (name: string) => `You removed ${name}.`,
  emptyTitle: 'The people you meet will be here',
  emptyText:
    'Add somebody you met lately: a name is enough. Kith remembers what you talked about, what you promised, and when you were last in touch.',
  addFirst: 'Add the first',
  bringIn: 'Bring your people in',
}

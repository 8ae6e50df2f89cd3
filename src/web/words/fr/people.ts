import { orIn } from '#language/locales/lists.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { peopleWords as Words } from '../en/people.ts'

const count = pluralIn('fr')
const or = orIn('fr')
const people = (number: number) => count(number, { one: '# personne', other: '# personnes' })

export const peopleWords = {
  title: 'Contacts',
  search: 'Chercher une personne',
  searchHint: 'Nom, entreprise ou note',
  count: (number) => (number === 0 ? 'Personne pour l’instant' : people(number)),
  found: (number) => (number === 0 ? 'Aucun résultat' : people(number)),
  foundMore: (matches) => count(matches, { other: 'Les # meilleurs résultats' }),
  more: 'D’autres personnes correspondent. Ajoutez des lettres, une entreprise ou un lieu.',
  unmatched: (said) =>
    `Personne ne correspond à ${or(said.map((word) => `« ${word} »`))}. Ces personnes correspondent au reste.`,
  nobody: (query) => `Personne ne correspond à « ${query} ».`,
  nobodyHint: 'Essayez moins de lettres, une entreprise, un lieu ou un mot de vos notes.',
  addFound: (query) => `Ajouter ${query}`,
  sameName: (namesakes, name) =>
    `${people(namesakes)} s’appellent ${name}. L’entreprise, le lieu et le dernier contact les distinguent.`,
  alike: 'Plusieurs personnes correspondent aussi bien. L’entreprise, le lieu et le dernier contact les distinguent.',
  foundBy: (label) => `${label} :`,
  matched: {
    tag: 'Étiquette',
    company: 'Entreprise',
    title: 'Fonction',
    email: 'E-mail',
    phone: 'Téléphone',
    place: 'Lieu',
    met: 'Rencontre',
    note: 'Votre note',
    transcript: 'Mémo vocal',
    promise: 'Promesse',
  } as Record<string, string>,
  theirWords: 'Ses mots',
  assistantWords: 'Note de votre assistant',
  order: 'Ordre',
  orders: { name: 'Nom', recent: 'Récents', due: 'À revoir', newest: 'Nouveaux' },
  filter: 'Filtrer',
  tags: 'Étiquettes',
  allTags: 'Toutes les étiquettes',
  place: 'Lieu',
  showPlace: 'Afficher',
  withTag: (tag) => `Étiquette : ${tag}`,
  inPlace: (place) => `Lieu : ${place}`,
  fromLetter: (letter) => `À partir de ${letter}`,
  removeFilter: 'Retirer ce filtre',
  letters: 'Aller à une lettre',
  letter: (letter, number) => `${letter}, ${people(number)}`,
  nobodyFiltered: 'Personne n’a cette étiquette ou n’est dans ce lieu.',
  showEveryone: 'Afficher tout le monde',
  showMore: 'En afficher plus',
  fromStart: 'Revenir au début',
  lastContact: 'Dernier contact',
  noContact: 'Pas encore de contact',
  dueOn: (day) => `À recontacter ${day}`,
  lateSince: (day) => `Était à recontacter ${day}`,
  moreTags: (tags) => count(tags, { one: 'et # autre', other: 'et # autres' }),
  removed: (name) => `Vous avez supprimé ${name}.`,
  emptyTitle: 'Les personnes que vous rencontrez seront ici',
  emptyText:
    'Ajoutez quelqu’un que vous avez vu récemment : un nom suffit. Kith retient de quoi vous avez parlé, ce que vous avez promis et la date de votre dernier contact.',
  addFirst: 'Ajouter la première personne',
  bringIn: 'Importer vos contacts',
} satisfies typeof Words

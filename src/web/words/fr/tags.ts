import { pluralIn } from '#language/locales/plural.ts'
import type { tagsWords as Words } from '../en/tags.ts'

const count = pluralIn('fr')

export const tagsWords = {
  title: 'Étiquettes',
  count: (people) => count(people, { one: '# personne', other: '# personnes' }),
  renameTag: (tag) => `Renommer ${tag}`,
  newName: 'Nouveau nom',
  mergeHint: 'Le nom d’une autre étiquette réunit les deux.',
  save: 'Enregistrer',
  renamed: (from, to) => `« ${from} » s’appelle maintenant « ${to} ».`,
  merged: (from, to) => `« ${from} » et « ${to} » ne font plus qu’une étiquette : « ${to} ».`,
  pending: 'Beaucoup de personnes l’ont : le reste change en quelques minutes.',
  askMerge: (from, to) => `L’étiquette « ${to} » existe déjà. Y intégrer « ${from} » ?`,
  noUndo: 'Deux étiquettes réunies ne peuvent plus être séparées.',
  merge: 'Les réunir',
  mergeOf: (from, to) => `${from} et ${to}`,
  keepApart: 'Garder les deux',
  empty: 'Vos étiquettes seront ici. Donnez-en une à quelqu’un, comme « design » ou « famille », sur sa page.',
} satisfies typeof Words

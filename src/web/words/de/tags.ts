import { pluralIn } from '#language/locales/plural.ts'
import type { tagsWords as Words } from '../en/tags.ts'

const count = pluralIn('de')

export const tagsWords = {
  title: 'Tags',
  count: (people) => count(people, { one: '# Person', other: '# Personen' }),
  renameTag: (tag) => `${tag} umbenennen`,
  newName: 'Neuer Name',
  mergeHint: 'Mit dem Namen eines anderen Tags werden beide eins.',
  save: 'Speichern',
  renamed: (from, to) => `„${from}“ heißt jetzt „${to}“.`,
  merged: (from, to) => `„${from}“ und „${to}“ sind jetzt ein Tag: „${to}“.`,
  pending: 'Viele haben ihn: Der Rest ändert sich in wenigen Minuten.',
  askMerge: (from, to) => `Den Tag „${to}“ gibt es schon. Soll „${from}“ darin aufgehen?`,
  noUndo: 'Zwei Tags, die eins geworden sind, lassen sich nicht wieder trennen.',
  merge: 'Zusammenlegen',
  mergeOf: (from, to) => `${from} und ${to}`,
  keepApart: 'Beide behalten',
  empty: 'Hier stehen bald deine Tags. Gib jemandem auf seiner Seite einen Tag, etwa „Design“ oder „Familie“.',
} satisfies typeof Words

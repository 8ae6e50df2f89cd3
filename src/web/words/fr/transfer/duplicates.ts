import { pluralIn } from '#language/locales/plural.ts'
import type { duplicateWords as Words } from '../../en/transfer/duplicates.ts'

const count = pluralIn('fr')

export const duplicateWords = {
  title: 'Doublons',
  link: 'Trouver les doublons',
  intro: 'Ce sont peut-être les mêmes personnes. Fusionnez-les ou gardez-les à part : les deux s’annulent.',
  count: (pairs) => count(pairs, { one: '# paire à voir.', other: '# paires à voir.' }),
  countOrMore: (pairs) => count(pairs, { one: 'La paire la plus sûre.', other: 'Les # paires les plus sûres.' }),
  pair: (name, other) => `${name} et ${other}`,
  strengths: {
    strong: 'Très probablement la même personne.',
    likely: 'Probablement la même personne.',
    possible: 'Peut-être la même personne.',
  },
  merge: 'Fusionner',
  mergeInto: (name) => `Garder plutôt ${name}`,
  apart: 'Pas la même personne',
  later: 'Décider plus tard',
  others: 'Les autres',
  merged: (name, other) => `${other} et ${name} ne font plus qu’une personne.`,
  keptApart: (name, other) => `${name} et ${other} restent à part et ne seront plus proposés.`,
  undone: 'Annulé. Les deux sont revenus comme avant.',
  none: 'Aucun doublon',
  noneHint: 'Quand deux de vos contacts semblent être la même personne, ils apparaissent ici.',
  backToFirst: 'Retour à la première paire',
} satisfies typeof Words

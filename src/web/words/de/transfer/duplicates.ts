import { pluralIn } from '#language/locales/plural.ts'
import type { duplicateWords as Words } from '../../en/transfer/duplicates.ts'

const count = pluralIn('de')

export const duplicateWords = {
  title: 'Doppelte Kontakte',
  link: 'Doppelte finden',
  intro:
    'Diese Personen sind vielleicht dieselben. Führe sie zusammen oder halte sie getrennt: beides kannst du rückgängig machen.',
  count: (pairs) => count(pairs, { one: 'Noch # Paar.', other: 'Noch # Paare.' }),
  countOrMore: (pairs) => count(pairs, { one: 'Das sicherste Paar.', other: 'Die # sichersten Paare.' }),
  pair: (name, other) => `${name} und ${other}`,
  strengths: {
    strong: 'Sehr wahrscheinlich dieselbe Person.',
    likely: 'Wahrscheinlich dieselbe Person.',
    possible: 'Möglicherweise dieselbe Person.',
  },
  merge: 'Zusammenführen',
  mergeInto: (name) => `Stattdessen ${name} behalten`,
  apart: 'Nicht dieselbe Person',
  later: 'Später entscheiden',
  others: 'Die anderen',
  merged: (name, other) => `${other} und ${name} sind jetzt eine Person.`,
  keptApart: (name, other) => `${name} und ${other} bleiben getrennt und werden nicht mehr vorgeschlagen.`,
  undone: 'Rückgängig gemacht. Beide sind wieder da wie zuvor.',
  none: 'Niemand ist doppelt',
  noneHint: 'Wenn zwei deiner Kontakte wie dieselbe Person aussehen, erscheinen sie hier.',
  backToFirst: 'Zurück zum ersten Paar',
} satisfies typeof Words

import { pluralIn } from '#language/locales/plural.ts'
import type { duplicateWords as Words } from '../../en/transfer/duplicates.ts'

const count = pluralIn('es')

export const duplicateWords = {
  title: 'Duplicados',
  link: 'Buscar duplicados',
  intro: 'Puede que sean la misma persona. Únelas o mantenlas aparte: ambas cosas se pueden deshacer.',
  count: (pairs) => count(pairs, { one: 'Queda # pareja.', other: 'Quedan # parejas.' }),
  countOrMore: (pairs) => count(pairs, { one: 'La pareja más segura.', other: 'Las # parejas más seguras.' }),
  pair: (name, other) => `${name} y ${other}`,
  strengths: {
    strong: 'Muy probablemente la misma persona.',
    likely: 'Probablemente la misma persona.',
    possible: 'Quizá la misma persona.',
  },
  merge: 'Unir',
  mergeInto: (name) => `Conservar mejor a ${name}`,
  apart: 'No es la misma persona',
  later: 'Decidir más tarde',
  others: 'Las demás',
  merged: (name, other) => `${other} y ${name} son ahora una sola persona.`,
  keptApart: (name, other) => `${name} y ${other} quedan aparte y no se volverán a proponer.`,
  undone: 'Deshecho. Las dos fichas están como antes.',
  none: 'Nadie está repetido',
  noneHint: 'Cuando dos de tus contactos parezcan la misma persona, aparecerán aquí.',
  backToFirst: 'Volver a la primera pareja',
} satisfies typeof Words

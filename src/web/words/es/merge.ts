import { pluralIn } from '#language/locales/plural.ts'
import type { mergeWords as Words } from '../en/merge.ts'

const count = pluralIn('es')

export const mergeWords = {
  heading: (name) => `¿Quién es la misma persona que ${name}?`,
  intro:
    'Si alguien está dos veces en tus contactos, une las dos fichas: no se pierde nada y puedes deshacerlo durante 30 días.',
  suggested: 'Puede que sean la misma persona',
  search: 'Buscar en tus contactos',
  searchButton: 'Buscar',
  results: (people) => count(people, { one: '# persona encontrada', other: '# personas encontradas' }),
  nobody: 'No se ha encontrado a nadie más.',
  compare: 'Comparar',
  apart: 'No es la misma persona',
  keptApart: (name) => `${name} queda aparte y no se volverá a proponer aquí.`,
  preview: (name, other) => `¿Unir ${other} con ${name}?`,
  sure: 'Esto es lo que pasaría. No cambia nada hasta que elijas «Unir».',
  stays: 'Se queda',
  added: 'Se añade',
  setAside: 'Se aparta',
  same: 'Igual en ambas',
  unknown: 'No se sabe',
  setAsideHint: 'Lo que se aparta queda guardado con la unión y vuelve si la deshaces.',
  moves: (name) => `Esto pasa a ${name}:`,
  nothingMoves: 'No hay entradas ni promesas que mover.',
  moved: {
    entries: (entries) => count(entries, { one: '# entrada', other: '# entradas' }),
    recordings: (recordings) => count(recordings, { one: '# grabación', other: '# grabaciones' }),
    promises: (promises) => count(promises, { one: '# promesa', other: '# promesas' }),
    findings: (findings) => count(findings, { one: '# promesa sugerida', other: '# promesas sugeridas' }),
    followups: (followups) => count(followups, { one: '# mensaje', other: '# mensajes' }),
  },
  merge: 'Unir',
  swap: (name) => `Conservar mejor ${name}`,
  chooseAnother: 'Elegir a otra persona',
  done: (name, other) => `${other} y ${name} son ahora una sola persona.`,
  undo: 'Deshacer',
  undoAbout: (other) => `unión con ${other}`,
  undone: 'La unión se ha deshecho. Las dos fichas están como antes.',
  rhythm: 'Cada cuánto hablar',
  days: (days) => count(Number(days), { one: 'Cada día', other: 'Cada # días' }),
} satisfies typeof Words

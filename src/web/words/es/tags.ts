import { pluralIn } from '#language/locales/plural.ts'
import type { tagsWords as Words } from '../en/tags.ts'

const count = pluralIn('es')

export const tagsWords = {
  title: 'Etiquetas',
  count: (people) => count(people, { one: '# persona', other: '# personas' }),
  renameTag: (tag) => `Cambiar el nombre de ${tag}`,
  newName: 'Nombre nuevo',
  mergeHint: 'El nombre de otra etiqueta une las dos.',
  save: 'Guardar',
  renamed: (from, to) => `«${from}» ahora es «${to}».`,
  merged: (from, to) => `«${from}» y «${to}» son ahora una sola etiqueta: «${to}».`,
  pending: 'La tienen muchas personas: el resto cambia en unos minutos.',
  askMerge: (from, to) => `Ya hay una etiqueta «${to}». ¿Quieres que «${from}» pase a ser parte de ella?`,
  noUndo: 'Dos etiquetas unidas ya no se pueden separar.',
  merge: 'Unirlas',
  mergeOf: (from, to) => `${from} y ${to}`,
  keepApart: 'Conservar las dos',
  empty: 'Aquí estarán tus etiquetas. Pon una a alguien en su página, por ejemplo «diseño» o «familia».',
} satisfies typeof Words

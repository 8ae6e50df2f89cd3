import { pluralIn } from '#language/locales/plural.ts'
import type { importWords as Words } from '../en/imports.ts'

const count = pluralIn('es')

export const importWords = {
  title: 'Importar tus contactos',
  hint: 'Elige un archivo de tu teléfono, Google Contacts, LinkedIn, Outlook o una hoja de cálculo: vCard (.vcf) o CSV. No se añade a nadie hasta que tú lo digas.',
  file: 'Archivo',
  tag: 'Etiqueta para todos (opcional)',
  tagPlaceholder: 'de mi teléfono',
  upload: 'Leer el archivo',
  earlier: 'Importaciones anteriores',
  from: (day) => `Importación, ${day}`,
  states: {
    reading: 'Leyendo el archivo',
    ready: 'Listo: aún no se ha añadido a nadie',
    applying: 'Añadiendo personas',
    applied: 'Hecho',
    undoing: 'Deshaciendo',
    undone: 'Deshecha',
    failed: 'Ha fallado',
  },
  progress: (percent) => `${percent} % hecho`,
  reload: 'Recarga la página para ver cómo va.',
  verdicts: {
    new: 'Personas nuevas',
    match: 'Personas que ya tienes, con algo nuevo',
    conflict: 'Personas que ya tienes, con otros datos',
    same: 'Personas que ya tienes, sin novedades',
    unreadable: 'Filas que no se han podido leer',
  },
  deeds: {
    added: 'Añadidas',
    merged: 'Añadidas a personas que ya tienes',
    unchanged: 'Sin cambios',
    skipped: 'Omitidas',
    undone: 'Deshechas',
    kept: 'Conservadas, porque las has cambiado desde entonces',
    left: 'Pendientes de tu decisión',
  },
  conflicts: 'Donde el archivo y Kith no coinciden',
  keep: 'Conservar lo que tiene Kith',
  theirs: 'Tomar lo que tiene el archivo',
  skip: 'Omitir a la persona',
  apply: (people) => count(people, { one: 'Añadir # persona', other: 'Añadir # personas' }),
  undo: 'Deshacer la importación',
  undoUntil: (day) => `Último día para deshacer: ${day}.`,
  toPeople: 'Ver tus contactos',
  another: 'Importar otro archivo',
} satisfies typeof Words

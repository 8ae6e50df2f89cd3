import { pluralIn } from '#language/locales/plural.ts'
import type { importWords as Words } from '../../en/transfer/imports.ts'

const count = pluralIn('es')

export const importWords = {
  title: 'Importar tus contactos',
  hint: 'Elige un archivo con tus contactos. Kith te muestra qué contiene, y no se añade a nadie hasta que tú lo digas.',
  file: 'Archivo',
  fileHint: 'Un archivo .vcf o .csv, de hasta 20 MB',
  drop: 'o suéltalo aquí',
  tag: 'Etiqueta para todos (opcional)',
  tagPlaceholder: 'de mi teléfono',
  upload: 'Leer el archivo',
  sending: 'Enviando el archivo',
  noFile: 'Elige primero un archivo.',
  wrongFile: 'Esto no es una lista de contactos. Elige un archivo vCard (.vcf) o CSV: más abajo ves dónde conseguirlo.',
  largeFile: 'Este archivo ocupa más de 20 MB. Expórtalo por partes o sin fotos.',
  sourcesTitle: 'Dónde conseguir el archivo',
  sources: {
    iphone: {
      name: 'iPhone',
      steps:
        'En Contactos, abre Listas, mantén pulsado «Todos los contactos» y elige Exportar. O en icloud.com/contacts: selecciona todos y elige Exportar vCard.',
    },
    google: {
      name: 'Contactos de Google, Android',
      steps: 'En contacts.google.com, elige Exportar y luego «CSV de Google» o «vCard». Las etiquetas se conservan.',
    },
    outlook: {
      name: 'Outlook',
      steps:
        'En outlook.com, abre Contactos, luego Administrar contactos y Exportar contactos. Obtienes un archivo CSV.',
    },
    linkedin: {
      name: 'LinkedIn',
      steps:
        'En Ajustes, abre Privacidad de los datos, «Obtener una copia de tus datos», y elige Contactos. Del archivo ZIP que recibes, usa Connections.csv.',
    },
    spreadsheet: {
      name: 'Una hoja de cálculo',
      steps: 'Guárdala como CSV. La primera línea da nombre a las columnas: name, email, phone, company, tags.',
    },
  },
  archiveHint: '¿Vienes de otro Kith? Importa su archivo completo.',
  earlier: 'Importaciones anteriores',
  from: (day) => `Importación, ${day}`,
  found: (people) => count(people, { one: '# persona en el archivo', other: '# personas en el archivo' }),
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
  verdicts: {
    new: 'Nuevas',
    match: 'Con algo nuevo',
    conflict: 'Tú decides',
    same: 'Sin novedades',
    unreadable: 'Ilegibles',
  },
  verdictHints: {
    new: 'Aún no tienes a estas personas.',
    match: 'Ya tienes a estas personas, y el archivo sabe algo más de ellas.',
    conflict:
      'Ya tienes a estas personas, o a alguien parecido, pero el archivo dice otra cosa. Decide una por una, o arriba para todas.',
    same: 'Ya tienes a estas personas, con todo lo que dice el archivo.',
    unreadable:
      'No se ha podido leer a nadie en estas líneas. Corrígelas en el archivo e impórtalo otra vez: nadie se añade dos veces.',
  },
  deeds: {
    added: 'Añadidas',
    merged: 'Completadas',
    unchanged: 'Sin cambios',
    skipped: 'Omitidas',
    undone: 'Deshechas',
    kept: 'Conservadas',
    left: 'Tú decides',
  },
  deedHints: {
    added: 'Estas personas son nuevas.',
    merged: 'Ya tenías a estas personas; se ha añadido lo que el archivo sabía de más.',
    unchanged: 'Ya tenías a estas personas con todo lo que dice el archivo.',
    skipped: 'Estas personas no se han añadido.',
    undone: 'Están como antes de la importación.',
    kept: 'Se conservan, porque las has cambiado desde entonces.',
    left: 'Puede que ya tengas a estas personas. Decide para cada una y pulsa «Importar» otra vez.',
  },
  filters: 'Mostrar',
  line: (line) => count(line, { one: 'Línea #', other: 'Línea #' }),
  isLike: (name) => `Como ${name}, en tus contactos`,
  joins: (row) =>
    count(row, {
      one: 'La misma persona que la número # del archivo',
      other: 'La misma persona que la número # del archivo',
    }),
  adds: (fields) => `Añade: ${fields}`,
  fields: {
    rhythmDays: 'Ritmo',
    photo: 'Foto',
    notes: 'Notas',
    extras: 'Más detalles',
  },
  field: 'Campo',
  mine: 'En Kith',
  theirs: 'En el archivo',
  choose: (name) => `Qué hacer con ${name}`,
  choices: {
    keep: 'Conservar lo de Kith',
    theirs: 'Tomar lo del archivo',
    add: 'Añadir como persona nueva',
    skip: 'Omitir',
    clear: 'Deshacer',
  },
  itIs: (name) => `Es ${name}`,
  chosen: {
    keep: 'Lo que tiene Kith se queda; se añade lo que falta.',
    theirs: 'Lo que dice el archivo sustituye a lo de Kith.',
    merge: (name) => `Se une a ${name}.`,
    add: 'Será una persona nueva.',
    skip: 'Se queda fuera.',
  },
  conflicts: 'Donde no has elegido y el archivo no coincide',
  keep: 'Conservar lo que tiene Kith',
  takeTheirs: 'Tomar lo que tiene el archivo',
  skip: 'Omitir a la persona',
  willAdd: (people) => count(people, { one: 'Se añadirá # persona.', other: 'Se añadirán # personas.' }),
  willUpdate: (people) =>
    count(people, { one: 'Se completará # persona que ya tienes.', other: 'Se completarán # personas que ya tienes.' }),
  apply: 'Importar',
  nothingToAdd: 'En este archivo no hay nadie que añadir ni nada nuevo.',
  undoTitle: 'Deshacer la importación',
  undoAdded: (people) =>
    count(people, { one: 'Se quita la # persona añadida.', other: 'Se quitan las # personas añadidas.' }),
  undoMerged: (people) =>
    count(people, {
      one: '# persona completada vuelve a estar como antes.',
      other: '# personas completadas vuelven a estar como antes.',
    }),
  undoKeeps: 'Lo que has cambiado o escrito desde entonces se queda.',
  undo: 'Deshacer la importación',
  undoUntil: (day) => `Último día para deshacer: ${day}.`,
  remove: 'Quitar esta importación de la lista',
  next: 'Página siguiente',
  first: 'Primera página',
  toPeople: 'Ver tus contactos',
  whoMatters: '¿Quién te importa?',
  whoMattersHint: 'Repasa a las personas nuevas, de diez en diez, y di con quién quieres seguir en contacto.',
  whoMattersGo: (people) => count(people, { one: 'Repasar # persona', other: 'Repasar # personas' }),
} satisfies typeof Words

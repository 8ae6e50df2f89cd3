import { pluralIn } from '#language/locales/plural.ts'
import type { findWords as Words } from '../../en/asking/find.ts'

const count = pluralIn('es')

export const findWords = {
  title: 'Buscar',
  label: 'Buscar personas, páginas y acciones',
  placeholder: 'Un nombre, una empresa o qué hacer',
  submit: 'Buscar',
  shortcut: 'Ctrl K',
  people: 'Personas',
  actions: 'Acciones',
  screens: 'Páginas',
  nothing: 'No se ha encontrado nada.',
  count: (results) => count(results, { one: '# resultado', other: '# resultados' }),
  askThis: (question) => `Preguntar: ${question}`,
  writeNote: 'Escribir una nota',
  record: 'Grabar una nota de voz',
  addPerson: 'Añadir a una persona',
  promises: 'Promesas',
  drafts: 'Borradores',
  tags: 'Etiquetas',
  removedThings: 'Elementos eliminados',

  keysTitle: 'Teclas',
  keysHint: 'Funcionan en cualquier lugar fuera de un campo de texto.',
  keysOff: 'Las teclas sueltas están desactivadas. La paleta se abre igualmente.',
  keysSettings: 'Activar o desactivar las teclas sueltas',
  close: 'Cerrar',
  afterwards: 'y luego',
  keys: {
    palette: 'Abrir la paleta',
    search: 'Buscar',
    today: 'Ir a Hoy',
    people: 'Ir a las personas',
    capture: 'Ir a Anotar',
    ask: 'Ir a Preguntar',
    note: 'Escribir una nota',
    record: 'Grabar una nota de voz',
    next: 'Siguiente de la lista',
    previous: 'Anterior de la lista',
    open: 'Abrir',
    edit: 'Editar',
    done: 'Marcar como hecho',
    undo: 'Deshacer',
    help: 'Mostrar estas teclas',
  },
} satisfies typeof Words

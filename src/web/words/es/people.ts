import { orIn } from '#language/locales/lists.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { peopleWords as Words } from '../en/people.ts'

const count = pluralIn('es')
const or = orIn('es')
const people = (number: number) => count(number, { one: '# persona', other: '# personas' })

export const peopleWords = {
  title: 'Contactos',
  search: 'Buscar personas',
  searchHint: 'Nombre, empresa o nota',
  count: (number) => (number === 0 ? 'Nadie todavía' : people(number)),
  found: (number) => (number === 0 ? 'Sin resultados' : people(number)),
  foundMore: (matches) => count(matches, { other: 'Los # mejores resultados' }),
  more: 'Hay más personas que coinciden. Escribe más letras del nombre, una empresa o un lugar.',
  unmatched: (said) =>
    `Nadie coincide con ${or(said.map((word) => `«${word}»`))}. Estas personas coinciden con lo demás.`,
  nobody: (query) => `Nadie coincide con «${query}».`,
  nobodyHint: 'Prueba con menos letras, una empresa, un lugar o una palabra de tus notas.',
  addFound: (query) => `Añadir ${query}`,
  sameName: (namesakes, name) =>
    `${people(namesakes)} se llaman ${name}. La empresa, el lugar y el último contacto las distinguen.`,
  alike: 'Varias personas coinciden igual de bien. La empresa, el lugar y el último contacto las distinguen.',
  foundBy: (label) => `${label}:`,
  matched: {
    tag: 'Etiqueta',
    company: 'Empresa',
    title: 'Cargo',
    email: 'Correo',
    phone: 'Teléfono',
    place: 'Lugar',
    met: 'Cómo os conocisteis',
    note: 'Tu nota',
    transcript: 'Nota de voz',
    promise: 'Promesa',
  } as Record<string, string>,
  theirWords: 'Sus palabras',
  assistantWords: 'Nota de tu asistente',
  order: 'Orden',
  orders: { name: 'Nombre', recent: 'Reciente', due: 'Pendiente', newest: 'Nuevo' },
  filter: 'Filtrar',
  tags: 'Etiquetas',
  allTags: 'Todas las etiquetas',
  place: 'Lugar',
  showPlace: 'Mostrar',
  withTag: (tag) => `Etiqueta: ${tag}`,
  inPlace: (place) => `Lugar: ${place}`,
  fromLetter: (letter) => `Desde la ${letter}`,
  removeFilter: 'Quitar este filtro',
  letters: 'Ir a una letra',
  letter: (letter, number) => `${letter}, ${people(number)}`,
  nobodyFiltered: 'Nadie tiene esta etiqueta ni está en este lugar.',
  showEveryone: 'Mostrar a todos',
  showMore: 'Mostrar más',
  fromStart: 'Volver al principio',
  lastContact: 'Último contacto',
  noContact: 'Sin contacto todavía',
  dueOn: (day) => `Toca ${day}`,
  lateSince: (day) => `Tocaba ${day}`,
  moreTags: (tags) => count(tags, { other: 'y # más' }),
  removed: (name) => `Has eliminado a ${name}.`,
  emptyTitle: 'Aquí estarán las personas que conoces',
  emptyText:
    'Añade a alguien que hayas visto hace poco: basta con el nombre. Kith recuerda de qué hablasteis, qué prometiste y cuándo fue el último contacto.',
  addFirst: 'Añadir a la primera persona',
  bringIn: 'Importar tus contactos',
} satisfies typeof Words

import { orIn } from '#language/locales/lists.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { peopleWords as Words } from '../en/people.ts'

const count = pluralIn('pt')
const or = orIn('pt')
const people = (number: number) => count(number, { one: '# pessoa', other: '# pessoas' })

export const peopleWords = {
  title: 'Contactos',
  search: 'Procurar pessoas',
  searchHint: 'Nome, empresa ou nota',
  count: (number) => (number === 0 ? 'Ainda ninguém' : people(number)),
  found: (number) => (number === 0 ? 'Sem resultados' : people(number)),
  foundMore: (matches) => count(matches, { other: 'Os # melhores resultados' }),
  more: 'Há mais pessoas que correspondem. Escreva mais letras do nome, uma empresa ou um local.',
  unmatched: (said) =>
    `Ninguém corresponde a ${or(said.map((word) => `“${word}”`))}. Estas pessoas correspondem ao resto.`,
  nobody: (query) => `Ninguém corresponde a “${query}”.`,
  nobodyHint: 'Tente menos letras, uma empresa, um local ou uma palavra das suas notas.',
  addFound: (query) => `Adicionar ${query}`,
  sameName: (namesakes, name) =>
    `${people(namesakes)} chamam-se ${name}. A empresa, o local e o último contacto distinguem-nas.`,
  alike: 'Várias pessoas correspondem igualmente. A empresa, o local e o último contacto distinguem-nas.',
  foundBy: (label) => `${label}:`,
  matched: {
    tag: 'Etiqueta',
    company: 'Empresa',
    title: 'Cargo',
    email: 'E-mail',
    phone: 'Telefone',
    place: 'Local',
    met: 'Como se conheceram',
    note: 'A sua nota',
    transcript: 'Nota de voz',
    promise: 'Promessa',
  } as Record<string, string>,
  theirWords: 'Palavras da pessoa',
  assistantWords: 'Nota do seu assistente',
  order: 'Ordem',
  orders: { name: 'Nome', recent: 'Recentes', due: 'Pendentes', newest: 'Novos' },
  filter: 'Filtrar',
  tags: 'Etiquetas',
  allTags: 'Todas as etiquetas',
  place: 'Local',
  showPlace: 'Mostrar',
  withTag: (tag) => `Etiqueta: ${tag}`,
  inPlace: (place) => `Local: ${place}`,
  fromLetter: (letter) => `A partir de ${letter}`,
  removeFilter: 'Remover este filtro',
  letters: 'Ir para uma letra',
  letter: (letter, number) => `${letter}, ${people(number)}`,
  nobodyFiltered: 'Ninguém tem esta etiqueta ou está neste local.',
  showEveryone: 'Mostrar todos',
  showMore: 'Mostrar mais',
  fromStart: 'Voltar ao início',
  lastContact: 'Último contacto',
  noContact: 'Ainda sem contacto',
  dueOn: (day) => `Contactar ${day}`,
  lateSince: (day) => `Era para contactar ${day}`,
  moreTags: (tags) => count(tags, { other: 'e mais #' }),
  removed: (name) => `Removeu ${name}.`,
  emptyTitle: 'As pessoas que conhece ficam aqui',
  emptyText:
    'Adicione alguém que viu há pouco: basta um nome. O Kith lembra-se do que falaram, do que ficou prometido e do último contacto.',
  addFirst: 'Adicionar a primeira pessoa',
  bringIn: 'Importar os seus contactos',
} satisfies typeof Words

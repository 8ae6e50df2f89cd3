import { pluralIn } from '#language/locales/plural.ts'
import type { tagsWords as Words } from '../en/tags.ts'

const count = pluralIn('pt')

export const tagsWords = {
  title: 'Etiquetas',
  count: (people) => count(people, { one: '# pessoa', other: '# pessoas' }),
  renameTag: (tag) => `Mudar o nome de ${tag}`,
  newName: 'Novo nome',
  mergeHint: 'O nome de outra etiqueta junta as duas.',
  save: 'Guardar',
  renamed: (from, to) => `“${from}” é agora “${to}”.`,
  merged: (from, to) => `“${from}” e “${to}” são agora uma só etiqueta: “${to}”.`,
  pending: 'Muitas pessoas têm-na: o resto muda em poucos minutos.',
  askMerge: (from, to) => `Já existe a etiqueta “${to}”. Juntar “${from}” a ela?`,
  noUndo: 'Duas etiquetas juntas já não se podem separar.',
  merge: 'Juntar as duas',
  mergeOf: (from, to) => `${from} e ${to}`,
  keepApart: 'Manter as duas',
  empty: 'As suas etiquetas ficam aqui. Dê uma a alguém na sua página, como “design” ou “família”.',
} satisfies typeof Words

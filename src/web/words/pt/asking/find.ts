import { pluralIn } from '#language/locales/plural.ts'
import type { findWords as Words } from '../../en/asking/find.ts'

const count = pluralIn('pt')

export const findWords = {
  title: 'Procurar',
  label: 'Procurar pessoas, páginas e ações',
  placeholder: 'Um nome, uma empresa ou o que fazer',
  submit: 'Procurar',
  shortcut: 'Ctrl K',
  people: 'Pessoas',
  actions: 'Ações',
  screens: 'Páginas',
  nothing: 'Nada encontrado.',
  count: (results) => count(results, { one: '# resultado', other: '# resultados' }),
  askThis: (question) => `Perguntar: ${question}`,
  writeNote: 'Escrever uma nota',
  record: 'Gravar uma nota de voz',
  addPerson: 'Adicionar uma pessoa',
  promises: 'Promessas',
  drafts: 'Rascunhos',
  tags: 'Etiquetas',
  removedThings: 'Itens removidos',

  keysTitle: 'Teclas',
  keysHint: 'Funcionam em todo o lado, fora dos campos de texto.',
  keysOff: 'As teclas simples estão desligadas. A paleta abre na mesma.',
  keysSettings: 'Ligar ou desligar as teclas simples',
  close: 'Fechar',
  afterwards: 'depois',
  keys: {
    palette: 'Abrir a paleta',
    search: 'Procurar',
    today: 'Ir para Hoje',
    people: 'Ir para os contactos',
    capture: 'Ir para Anotar',
    ask: 'Ir para Perguntar',
    note: 'Escrever uma nota',
    record: 'Gravar uma nota de voz',
    next: 'Seguinte na lista',
    previous: 'Anterior na lista',
    open: 'Abrir',
    edit: 'Editar',
    done: 'Marcar como feito',
    undo: 'Anular',
    help: 'Mostrar estas teclas',
  },
} satisfies typeof Words

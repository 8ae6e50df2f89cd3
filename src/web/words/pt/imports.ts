import { pluralIn } from '#language/locales/plural.ts'
import type { importWords as Words } from '../en/imports.ts'

const count = pluralIn('pt')

export const importWords = {
  title: 'Importar os seus contactos',
  hint: 'Escolha um ficheiro do telefone, do Google Contacts, LinkedIn, Outlook ou de uma folha de cálculo: vCard (.vcf) ou CSV. Ninguém é adicionado sem a sua confirmação.',
  file: 'Ficheiro',
  tag: 'Etiqueta para todos (opcional)',
  tagPlaceholder: 'do meu telefone',
  upload: 'Ler o ficheiro',
  earlier: 'Importações anteriores',
  from: (day) => `Importação, ${day}`,
  states: {
    reading: 'A ler o ficheiro',
    ready: 'Pronto: ainda ninguém foi adicionado',
    applying: 'A adicionar pessoas',
    applied: 'Concluída',
    undoing: 'A anular',
    undone: 'Anulada',
    failed: 'Falhou',
  },
  progress: (percent) => `${percent} % concluído`,
  reload: 'Recarregue a página para ver o progresso.',
  verdicts: {
    new: 'Pessoas novas',
    match: 'Pessoas que já tem, com algo novo',
    conflict: 'Pessoas que já tem, com outros valores',
    same: 'Pessoas que já tem, sem novidades',
    unreadable: 'Linhas que não foi possível ler',
  },
  deeds: {
    added: 'Adicionadas',
    merged: 'Juntas a pessoas que já tem',
    unchanged: 'Sem alterações',
    skipped: 'Ignoradas',
    undone: 'Anuladas',
    kept: 'Conservadas, porque as alterou entretanto',
    left: 'À espera da sua decisão',
  },
  conflicts: 'Onde o ficheiro e o Kith diferem',
  keep: 'Manter o que o Kith tem',
  theirs: 'Usar o que o ficheiro tem',
  skip: 'Ignorar a pessoa',
  apply: (people) => count(people, { one: 'Adicionar # pessoa', other: 'Adicionar # pessoas' }),
  undo: 'Anular a importação',
  undoUntil: (day) => `Último dia para anular: ${day}.`,
  toPeople: 'Ver os seus contactos',
  another: 'Importar outro ficheiro',
} satisfies typeof Words

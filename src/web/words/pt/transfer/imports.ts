import { pluralIn } from '#language/locales/plural.ts'
import type { importWords as Words } from '../../en/transfer/imports.ts'

const count = pluralIn('pt')

export const importWords = {
  title: 'Importar os seus contactos',
  hint: 'Escolha um ficheiro com os seus contactos. O Kith mostra o que contém, e ninguém é adicionado sem a sua confirmação.',
  file: 'Ficheiro',
  fileHint: 'Um ficheiro .vcf ou .csv, até 20 MB',
  drop: 'ou largue-o aqui',
  tag: 'Etiqueta para todos (opcional)',
  tagPlaceholder: 'do meu telemóvel',
  upload: 'Ler o ficheiro',
  sending: 'A enviar o ficheiro',
  noFile: 'Escolha primeiro um ficheiro.',
  wrongFile: 'Isto não é uma lista de contactos. Escolha um ficheiro vCard (.vcf) ou CSV: mais abaixo vê onde o obter.',
  largeFile: 'Este ficheiro tem mais de 20 MB. Exporte-o por partes ou sem fotografias.',
  sourcesTitle: 'Onde obter o ficheiro',
  sources: {
    iphone: {
      name: 'iPhone',
      steps:
        'Em Contactos, abra Listas, mantenha premido “Todos os contactos” e escolha Exportar. Ou em icloud.com/contacts: selecione todos e escolha Exportar vCard.',
    },
    google: {
      name: 'Contactos Google, Android',
      steps: 'Em contacts.google.com, escolha Exportar e depois “CSV do Google” ou “vCard”. As etiquetas mantêm-se.',
    },
    outlook: {
      name: 'Outlook',
      steps: 'Em outlook.com, abra Pessoas, depois Gerir contactos e Exportar contactos. Obtém um ficheiro CSV.',
    },
    linkedin: {
      name: 'LinkedIn',
      steps:
        'Em Definições, abra Privacidade dos dados, “Obter uma cópia dos seus dados”, e escolha Conexões. Do ficheiro ZIP recebido, use Connections.csv.',
    },
    spreadsheet: {
      name: 'Uma folha de cálculo',
      steps: 'Guarde-a como CSV. A primeira linha dá nome às colunas: name, email, phone, company, tags.',
    },
  },
  archiveHint: 'Vem de outro Kith? Importe o respetivo arquivo.',
  earlier: 'Importações anteriores',
  from: (day) => `Importação, ${day}`,
  found: (people) => count(people, { one: '# pessoa no ficheiro', other: '# pessoas no ficheiro' }),
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
  verdicts: {
    new: 'Novas',
    match: 'Com algo novo',
    conflict: 'A decidir',
    same: 'Sem novidades',
    unreadable: 'Ilegíveis',
  },
  verdictHints: {
    new: 'Ainda não tem estas pessoas.',
    match: 'Já tem estas pessoas, e o ficheiro sabe algo mais sobre elas.',
    conflict:
      'Já tem estas pessoas, ou alguém parecido, mas o ficheiro diz outra coisa. Decida uma a uma, ou acima para todas.',
    same: 'Já tem estas pessoas, com tudo o que o ficheiro diz.',
    unreadable:
      'Não foi possível ler ninguém nestas linhas. Corrija-as no ficheiro e importe-o de novo: ninguém é adicionado duas vezes.',
  },
  deeds: {
    added: 'Adicionadas',
    merged: 'Completadas',
    unchanged: 'Sem alterações',
    skipped: 'Ignoradas',
    undone: 'Anuladas',
    kept: 'Conservadas',
    left: 'A decidir',
  },
  deedHints: {
    added: 'Estas pessoas são novas.',
    merged: 'Já tinha estas pessoas; foi acrescentado o que o ficheiro sabia a mais.',
    unchanged: 'Já tinha estas pessoas com tudo o que o ficheiro diz.',
    skipped: 'Estas pessoas não foram adicionadas.',
    undone: 'Estão como antes da importação.',
    kept: 'Ficam, porque as alterou entretanto.',
    left: 'Talvez já tenha estas pessoas. Decida para cada uma e prima “Importar” outra vez.',
  },
  filters: 'Mostrar',
  line: (line) => count(line, { one: 'Linha #', other: 'Linha #' }),
  isLike: (name) => `Como ${name}, nos seus contactos`,
  joins: (row) =>
    count(row, {
      one: 'A mesma pessoa que o número # do ficheiro',
      other: 'A mesma pessoa que o número # do ficheiro',
    }),
  adds: (fields) => `Acrescenta: ${fields}`,
  fields: {
    rhythmDays: 'Ritmo',
    photo: 'Foto',
    notes: 'Notas',
    extras: 'Mais detalhes',
  },
  field: 'Campo',
  mine: 'No Kith',
  theirs: 'No ficheiro',
  choose: (name) => `O que fazer com ${name}`,
  choices: {
    keep: 'Manter o do Kith',
    theirs: 'Usar o do ficheiro',
    add: 'Adicionar como pessoa nova',
    skip: 'Ignorar',
    clear: 'Anular',
  },
  itIs: (name) => `É ${name}`,
  chosen: {
    keep: 'O que está no Kith fica; acrescenta-se o que falta.',
    theirs: 'O que o ficheiro diz substitui o que está no Kith.',
    merge: (name) => `Junta-se a ${name}.`,
    add: 'Passa a ser uma pessoa nova.',
    skip: 'Fica de fora.',
  },
  conflicts: 'Onde não escolheu e o ficheiro difere',
  keep: 'Manter o que o Kith tem',
  takeTheirs: 'Usar o que o ficheiro tem',
  skip: 'Ignorar a pessoa',
  willAdd: (people) => count(people, { one: '# pessoa será adicionada.', other: '# pessoas serão adicionadas.' }),
  willUpdate: (people) =>
    count(people, { one: '# pessoa que já tem será completada.', other: '# pessoas que já tem serão completadas.' }),
  apply: 'Importar',
  nothingToAdd: 'Neste ficheiro não há ninguém para adicionar nem nada de novo.',
  undoTitle: 'Anular a importação',
  undoAdded: (people) =>
    count(people, { one: 'A # pessoa adicionada é retirada.', other: 'As # pessoas adicionadas são retiradas.' }),
  undoMerged: (people) =>
    count(people, {
      one: '# pessoa completada volta a estar como antes.',
      other: '# pessoas completadas voltam a estar como antes.',
    }),
  undoKeeps: 'O que alterou ou escreveu entretanto fica.',
  undo: 'Anular a importação',
  undoUntil: (day) => `Último dia para anular: ${day}.`,
  remove: 'Retirar esta importação da lista',
  next: 'Página seguinte',
  first: 'Primeira página',
  toPeople: 'Ver os seus contactos',
  whoMatters: 'Quem é importante?',
  whoMattersHint: 'Percorra as pessoas novas, dez de cada vez, e diga com quem quer manter contacto.',
  whoMattersGo: (people) => count(people, { one: 'Percorrer # pessoa', other: 'Percorrer # pessoas' }),
} satisfies typeof Words

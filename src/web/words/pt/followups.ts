import { andIn } from '#language/locales/lists.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { followupWords as Words } from '../en/followups.ts'

const count = pluralIn('pt')
const and = andIn('pt')

export const followupWords = {
  heading: 'Mensagem de seguimento',
  listHeading: 'Rascunhos',
  listIntro: 'Mensagens preparadas e ainda não enviadas.',
  none: 'Não há rascunhos à espera.',
  noneHint: 'Abra uma pessoa e escolha “Preparar uma mensagem”. O Kith escreve-a a partir das suas notas e promessas.',
  draft: 'Preparar uma mensagem',
  draftAgain: 'Preparar outra',
  drafting: 'A escrever um rascunho a partir das suas notas…',
  explain: 'O Kith escreve uma mensagem a partir das últimas notas e promessas em aberto. Nada é enviado.',
  to: (name) => `Para ${name}`,
  subject: 'Assunto',
  body: 'Mensagem',
  save: 'Guardar alterações',
  saved: 'Guardado.',
  copy: 'Copiar texto',
  copied: 'Copiado.',
  notCopied: 'O seu navegador não consegue copiar. O texto está selecionado: copie-o.',
  openInMail: 'Abrir no e-mail',
  tooLong: 'A mensagem é demasiado longa para uma ligação. Copie o texto e cole-o no e-mail.',
  noAddress: (name) => `Adicione um e-mail a ${name} para abrir o rascunho no seu programa de e-mail.`,
  send: 'Marcar como enviada',
  dismiss: 'Dispensar',
  snooze: 'Mais tarde',
  about: (name) => `rascunho para ${name}`,
  closed: {
    sent: (name) => `Marcada como enviada. Está no histórico com ${name}.`,
    dismissed: (name) => `Rascunho para ${name} dispensado.`,
    snoozed: (name) => `Rascunho para ${name} adiado três dias.`,
  },
  madeFrom: (entries, promises) =>
    and(
      [
        entries > 0 ? count(entries, { one: '# entrada', other: '# entradas' }) : '',
        promises > 0 ? count(promises, { one: '# promessa', other: '# promessas' }) : '',
      ].filter(Boolean),
    ),
  from: (sources) => `Escrito a partir de ${sources}.`,
  openers: 'As suas notas dão pouco assunto. Também pode começar por:',
  undo: 'Anular',
} satisfies typeof Words

import { andIn } from '#language/locales/lists.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { followupWords as Words } from '../en/followups.ts'

const count = pluralIn('es')
const and = andIn('es')

export const followupWords = {
  heading: 'Mensaje de seguimiento',
  listHeading: 'Borradores',
  listIntro: 'Mensajes que has preparado y aún no has enviado.',
  none: 'No hay borradores en espera.',
  noneHint: 'Abre una persona y elige «Preparar un mensaje». Kith lo escribe a partir de tus notas y promesas.',
  draft: 'Preparar un mensaje',
  draftAgain: 'Preparar otro',
  drafting: 'Escribiendo un borrador con tus notas…',
  explain: 'Kith escribe un mensaje con tus últimas notas y promesas pendientes. No se envía nada.',
  to: (name) => `Para ${name}`,
  subject: 'Asunto',
  body: 'Mensaje',
  save: 'Guardar cambios',
  saved: 'Guardado.',
  copy: 'Copiar texto',
  copied: 'Copiado.',
  notCopied: 'Tu navegador no puede copiar. El texto está seleccionado: cópialo tú.',
  openInMail: 'Abrir en el correo',
  tooLong: 'El mensaje es demasiado largo para un enlace. Copia el texto y pégalo en el correo.',
  noAddress: (name) => `Añade un correo a ${name} para abrir el borrador en tu programa de correo.`,
  send: 'Marcar como enviado',
  dismiss: 'Descartar',
  snooze: 'Más tarde',
  about: (name) => `borrador para ${name}`,
  closed: {
    sent: (name) => `Marcado como enviado. Está en tu historial con ${name}.`,
    dismissed: (name) => `Borrador para ${name} descartado.`,
    snoozed: (name) => `Borrador para ${name} aplazado tres días.`,
  },
  madeFrom: (entries, promises) =>
    and(
      [
        entries > 0 ? count(entries, { one: '# entrada', other: '# entradas' }) : '',
        promises > 0 ? count(promises, { one: '# promesa', other: '# promesas' }) : '',
      ].filter(Boolean),
    ),
  from: (sources) => `Escrito a partir de ${sources}.`,
  openers: 'Tus notas dan poco de sí. También podrías empezar así:',
  undo: 'Deshacer',
} satisfies typeof Words

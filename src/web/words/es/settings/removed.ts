import type { removedWords as RemovedWords } from '../../en/settings/removed.ts'

export const removedWords = {
  title: 'Quitado hace poco',
  lead: 'Lo que quitas se puede recuperar durante 30 días. Después se borra para siempre.',
  nothing: 'Aquí no hay nada.',
  earlier: 'Quitado antes',
  restore: 'Recuperar',
  deleteForGood: 'Borrar para siempre',
  askTitle: '¿Borrar para siempre?',
  kinds: {
    connection: (when) => `Persona, quitada ${when}`,
    interaction: (when) => `Entrada, quitada ${when}`,
    promise: (when) => `Promesa, quitada ${when}`,
    card: (when) => `Tarjeta, quitada ${when}`,
    capture: (when) => `Anotación, quitada ${when}`,
    thread: (when) => `Conversación, quitada ${when}`,
    webhook: (when) => `Webhook, quitado ${when}`,
    calendar: (when) => `Calendario, quitado ${when}`,
  },
  kindsWith: {
    interaction: (person, when) => `Entrada con ${person}, quitada ${when}`,
    promise: (person, when) => `Promesa a ${person}, quitada ${when}`,
  },
  until: (when) => `Se borra para siempre ${when}`,
  losses: {
    connection: 'Esto borra a la persona, su historial con sus grabaciones, sus promesas y sus mensajes.',
    interaction: 'Esto borra la entrada, con su grabación si la tiene.',
    promise: 'Esto borra la promesa.',
    card: 'Esto borra la tarjeta, su foto y sus estadísticas.',
    capture: 'Esto borra la anotación, con su grabación si la tiene.',
    thread: 'Esto borra la conversación con sus preguntas y respuestas.',
    webhook: 'Esto borra el webhook y su secreto.',
    calendar: 'Se eliminan la dirección del calendario y sus reuniones. Las entradas que escribiste tú se quedan.',
  },
  noUndo: 'No se puede deshacer.',
  notices: {
    restored: 'Recuperado. Está otra vez en su sitio.',
    deleted: 'Borrado para siempre.',
    notThere: 'Ya estaba recuperado o borrado para siempre.',
  },
} satisfies typeof RemovedWords

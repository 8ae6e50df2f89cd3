import type { removedWords as RemovedWords } from '../../en/settings/removed.ts'

export const removedWords = {
  title: 'Removido há pouco',
  lead: 'O que remove pode ser recuperado durante 30 dias. Depois é eliminado de vez.',
  nothing: 'Não há nada aqui.',
  earlier: 'Removido antes',
  restore: 'Recuperar',
  deleteForGood: 'Eliminar de vez',
  askTitle: 'Eliminar de vez?',
  kinds: {
    connection: (when) => `Pessoa, removida ${when}`,
    interaction: (when) => `Entrada, removida ${when}`,
    promise: (when) => `Promessa, removida ${when}`,
    card: (when) => `Cartão, removido ${when}`,
    capture: (when) => `Anotação, removida ${when}`,
    thread: (when) => `Conversa, removida ${when}`,
    webhook: (when) => `Webhook, removido ${when}`,
    calendar: (when) => `Calendário, removido ${when}`,
  },
  kindsWith: {
    interaction: (person, when) => `Entrada com ${person}, removida ${when}`,
    promise: (person, when) => `Promessa a ${person}, removida ${when}`,
  },
  until: (when) => `É eliminado de vez ${when}`,
  losses: {
    connection: 'Isto elimina a pessoa, o histórico com as gravações, as promessas e as mensagens.',
    interaction: 'Isto elimina a entrada, com a gravação se a tiver.',
    promise: 'Isto elimina a promessa.',
    card: 'Isto elimina o cartão, a fotografia e as estatísticas.',
    capture: 'Isto elimina a anotação, com a gravação se a tiver.',
    thread: 'Isto elimina a conversa com as perguntas e respostas.',
    webhook: 'Isto elimina o webhook e o seu segredo.',
    calendar: 'Elimina o endereço do calendário e as suas reuniões. As entradas que escreveu ficam.',
  },
  noUndo: 'Não é possível anular.',
  notices: {
    restored: 'Recuperado. Está de novo no seu lugar.',
    deleted: 'Eliminado de vez.',
    notThere: 'Já tinha sido recuperado ou eliminado de vez.',
  },
} satisfies typeof RemovedWords

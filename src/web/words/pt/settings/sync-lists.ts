import { pluralIn } from '#language/locales/plural.ts'
import type { syncListWords as SyncListWords } from '../../en/settings/sync-lists.ts'

const count = pluralIn('pt')

export const syncListWords = {
  toDecide: 'Para decidir',
  tasks: {
    title: 'Tarefas sem pessoa',
    hint: (tasks) =>
      count(tasks, { one: '# tarefa acrescentada num dispositivo', other: '# tarefas acrescentadas num dispositivo' }),
    lead: 'Foram acrescentadas num dispositivo. Diga para quem é cada uma e torna-se uma promessa. Continua nos seus dispositivos.',
    none: 'Nenhuma tarefa espera por uma pessoa.',
    due: (day) => `Prazo: ${day}`,
    person: 'Para quem?',
    choose: 'Escolher uma pessoa',
    assign: 'Tornar promessa',
    discard: 'Remover',
    notices: {
      assigned: 'Agora é uma promessa.',
      discarded: 'Removida aqui e nos seus dispositivos.',
      gone: 'Já tinha sido removido.',
    },
  },
  removed: {
    title: 'Apagadas num dispositivo',
    hint: (people) => count(people, { one: '# pessoa, ainda no Kith', other: '# pessoas, ainda no Kith' }),
    lead: 'Estas pessoas foram apagadas num telemóvel ou computador. Continuam aqui, com o seu histórico e as promessas.',
    none: 'Ninguém foi apagado num dispositivo.',
    removedAt: (when) => `Apagada ${when}`,
    putBack: 'Repor',
    putAllBack: 'Repor todas',
    removeHere: 'Remover também aqui',
    notices: {
      back: 'De volta aos seus dispositivos com a próxima sincronização.',
      allBack: 'Todas de volta aos seus dispositivos com a próxima sincronização.',
      removed: 'Removida também aqui. Pode ser restaurada durante 30 dias nas definições, entre o que foi removido.',
      gone: 'Já tinha sido removido.',
    },
  },
} satisfies typeof SyncListWords

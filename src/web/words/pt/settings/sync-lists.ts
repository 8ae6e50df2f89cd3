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
} satisfies typeof SyncListWords

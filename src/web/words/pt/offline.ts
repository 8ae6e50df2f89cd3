import { pluralIn } from '#language/locales/plural.ts'
import type { offlineWords as Words } from '../en/offline.ts'

const count = pluralIn('pt')

export const offlineWords = {
  waitingHere: '# à espera neste dispositivo',
  keptCopy: (time, day) => `Está sem ligação. Esta página é de: ${day}, ${time}.`,
  back: 'Já tem ligação outra vez. Termine o que está a escrever: depois a página volta a carregar.',
  stillWaiting: 'Ainda há algo à espera neste dispositivo',
  waitsForYou: (name) =>
    `Ainda não foi enviado. Se terminar a sessão agora, fica aqui e é enviado quando ${name} voltar a iniciar sessão neste dispositivo.`,
  stay: 'Manter a sessão',
  signOutAnyway: 'Terminar sessão mesmo assim',
  description: 'Lembre-se das pessoas que conhece.',
  addPerson: 'Adicionar uma pessoa',
  title: 'Está sem ligação',
  lead: 'Esta página não está guardada neste dispositivo. Mesmo assim pode anotar: será enviado quando voltar a ter ligação.',
  tryAgain: 'Tentar de novo',
  nobody: 'Está sem ligação e ninguém iniciou sessão neste dispositivo.',
  keepPages: 'Guardar páginas neste dispositivo para ler sem ligação',
  keepPagesHint: (days) =>
    count(days, {
      one: 'As últimas 100 páginas de pessoas, e Hoje. São removidas quando termina a sessão ou ela expira, e se este dispositivo estiver # dia sem contactar o Kith.',
      other:
        'As últimas 100 páginas de pessoas, e Hoje. São removidas quando termina a sessão ou ela expira, e se este dispositivo estiver # dias sem contactar o Kith.',
    }),
} satisfies typeof Words

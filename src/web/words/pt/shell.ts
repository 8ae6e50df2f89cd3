import { pluralIn } from '#language/locales/plural.ts'
import type { shellWords as Words } from '../en/shell.ts'

const count = pluralIn('pt')

export const shellWords = {
  skip: 'Saltar para o conteúdo',
  mainNavigation: 'Navegação principal',
  today: 'Hoje',
  people: 'Contactos',
  capture: 'Anotar',
  ask: 'Perguntar',
  more: 'Mais',
  cards: 'Cartões',
  leads: 'Interessados',
  imports: 'Importar contactos',
  team: 'Equipa',
  settings: 'Definições',
  signOut: 'Terminar sessão',
  menuOf: (name) => `Menu de ${name}`,
  waiting: (things) => count(things, { other: '# à espera' }),
  somethingNew: 'Há algo novo',
  offline: 'Está sem ligação. O texto continua aqui: tente de novo quando voltar a ter ligação.',
  failed: 'Não resultou. O texto continua aqui: tente de novo dentro de momentos.',
  stillSignedIn: 'A sessão continua iniciada: não foi possível terminá-la. Tente de novo dentro de momentos.',
  undo: 'Anular',
  copy: 'Copiar',
  copied: 'Copiado.',
  apiReference: 'Referência da API',
  assistants: 'Ligar um assistente',
  status: 'Estado',
} satisfies typeof Words

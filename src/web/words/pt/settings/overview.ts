import { pluralIn } from '#language/locales/plural.ts'
import type { overviewWords as OverviewWords } from '../../en/settings/overview.ts'

const count = pluralIn('pt')

export const overviewWords = {
  you: 'Conta',
  security: 'Segurança',
  connections: 'Assistentes, aplicações e dispositivos',
  workspace: 'Espaço de trabalho',
  data: 'Os seus dados',
  developers: 'Para programadores',
  team: 'Equipa',
  teamHint: 'Membros, funções e convites',
  languageIs: (language) => `Idioma: ${language}`,
  themeIs: (theme) => `Tema: ${theme}`,
  notVerified: 'Por verificar',
  passwordHint: 'Termina a sessão em todos os outros sítios',
  signInHint: 'Entrar sem palavra-passe, ou também com um código',
  sessionsHint: (sessions) => count(sessions, { one: '# sessão', other: '# sessões' }),
  accessHint: 'Tudo o que pode aceder à sua conta',
  activityHint: 'O que aconteceu na sua conta',
  appsHint: (apps) =>
    apps === 0 ? 'Ainda nenhuma ligada' : count(apps, { one: '# aplicação ligada', other: '# aplicações ligadas' }),
  calendarHint: 'Promessas e aniversários no seu calendário',
  devicesHint: (devices) =>
    devices === 0
      ? 'As suas pessoas na aplicação de contactos'
      : count(devices, { one: '# dispositivo', other: '# dispositivos' }),
  tokensHint: (tokens) => (tokens === 0 ? 'Para scripts' : count(tokens, { one: '# token', other: '# tokens' })),
  webhooksHint: (webhooks) =>
    webhooks === 0
      ? 'Avisar outro programa quando algo muda'
      : count(webhooks, { one: '# webhook', other: '# webhooks' }),
  removedHint: 'Recuperar o que removeu nos últimos 30 dias',
  storage: (used, limit) => `Gravações e fotografias: ${used} de ${limit} usados.`,
  download: 'Descarregar os seus dados',
  downloadHint: 'Tudo num ficheiro que o Kith pode voltar a importar',
  removalHint: 'Elimina tudo, de vez',
  reference: 'Referência da API',
  openApi: 'Documento OpenAPI',
} satisfies typeof OverviewWords

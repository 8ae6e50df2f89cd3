import { pluralIn } from '#language/locales/plural.ts'
import type { overviewWords as OverviewWords } from '../../en/settings/overview.ts'

const count = pluralIn('es')

export const overviewWords = {
  you: 'Tú',
  security: 'Seguridad',
  connections: 'Asistentes, aplicaciones y dispositivos',
  workspace: 'Espacio de trabajo',
  data: 'Tus datos',
  developers: 'Para desarrolladores',
  team: 'Equipo',
  teamHint: 'Miembros, roles e invitaciones',
  languageIs: (language) => `Idioma: ${language}`,
  themeIs: (theme) => `Tema: ${theme}`,
  notVerified: 'Sin verificar',
  passwordHint: 'Cierra tu sesión en todos los demás sitios',
  signInHint: 'Entra sin contraseña, o con un código además',
  sessionsHint: (sessions) => count(sessions, { one: '# sesión', other: '# sesiones' }),
  accessHint: 'Todo lo que puede acceder a tu cuenta',
  activityHint: 'Lo que ha pasado en tu cuenta',
  appsHint: (apps) =>
    apps === 0
      ? 'Ninguna conectada todavía'
      : count(apps, { one: '# aplicación conectada', other: '# aplicaciones conectadas' }),
  calendarHint: 'Promesas y cumpleaños en tu calendario',
  devicesHint: (devices) =>
    devices === 0
      ? 'Tu gente en tu aplicación de contactos'
      : count(devices, { one: '# dispositivo', other: '# dispositivos' }),
  tokensHint: (tokens) => (tokens === 0 ? 'Para scripts' : count(tokens, { one: '# token', other: '# tokens' })),
  webhooksHint: (webhooks) =>
    webhooks === 0
      ? 'Avisa a otro programa cuando algo cambia'
      : count(webhooks, { one: '# webhook', other: '# webhooks' }),
  removedHint: 'Recupera lo que quitaste en los últimos 30 días',
  storage: (used, limit) => `Grabaciones y fotos: ${used} de ${limit} usados.`,
  download: 'Descargar tus datos',
  downloadHint: 'Todo en un archivo que Kith puede volver a importar',
  removalHint: 'Lo borra todo, para siempre',
  reference: 'Referencia de la API',
  openApi: 'Documento OpenAPI',
} satisfies typeof OverviewWords

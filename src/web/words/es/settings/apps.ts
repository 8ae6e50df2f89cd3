import type { appsWords as AppsWords, tokensWords as TokensWords } from '../../en/settings/apps.ts'

export const appsWords = {
  title: 'Asistentes y aplicaciones',
  connect: 'Conectar un asistente',
  connectHint:
    'Pega una de estas direcciones en Claude, ChatGPT, VS Code, Cursor u otro asistente que se conecte a servidores MCP. Después entra aquí y elige lo que puede hacer.',
  eightTools:
    'Ocho herramientas: encontrar personas, leer sus notas y promesas, añadir notas, cumplir promesas y redactar mensajes de seguimiento.',
  address: 'Dirección del servidor',
  allTools:
    'Todas las herramientas: también hacer preguntas, prepararte antes de ver a alguien, añadir y cambiar personas y promesas, y atender a los interesados.',
  fullAddress: 'Dirección del servidor con todas las herramientas',
  httpOnThisComputer:
    'Pueden usarla los programas de este ordenador. Los asistentes web como claude.ai necesitan una dirección HTTPS en internet.',
  httpNearby:
    'Pueden usarla los programas que alcancen esta dirección. Los asistentes web como claude.ai necesitan una dirección HTTPS en internet.',
  connected: 'Aplicaciones conectadas',
  none: 'Todavía no hay aplicaciones conectadas.',
  summary: (access, reach, host) => `${access} para ${reach}, en ${host}`,
  connectedAt: (when) => `Conectada ${when}`,
  lead: (host, access, reach) => `Aplicación en ${host} con «${access}» para ${reach}.`,
  tools: 'Herramientas',
  toolsText:
    'El cambio vale al momento. La aplicación no tiene que volver a entrar; algunas muestran las herramientas nuevas tras reiniciarse.',
  canUse: 'Puede usar',
  disconnectTitle: 'Desconectar',
  disconnectText: 'La aplicación pierde el acceso al momento. Para volver a usarla, conéctala otra vez desde ella.',
  disconnect: 'Desconectar esta aplicación',
  notices: {
    renamed: 'Nombre cambiado.',
    saved: 'Cambios guardados.',
    disconnected: 'Aplicación desconectada. Ya no tiene acceso.',
    gone: 'Ya estaba quitado.',
  },
} satisfies typeof AppsWords

export const tokensWords = {
  title: 'Tokens',
  hint: 'Para scripts y para asistentes que no pueden iniciar sesión.',
  create: 'Crear token',
  newTitle: 'Crear un token',
  newLead:
    'Con un token, un script o un asistente actúa en tu nombre. Crea uno para cada cosa, y así podrás revocar uno sin los demás.',
  nameHint: '¿Para qué es? Por ejemplo «Claude Code en mi portátil».',
  access: 'Acceso',
  manages: 'También puede gestionar invitaciones, miembros, espacios de trabajo y webhooks',
  managesHint: 'Solo para un programa tuyo. Necesita Leer y escribir. Lo que crea termina con el token.',
  expiresAfter: 'Caduca a los',
  days: { '30': '30 días', '90': '90 días', '365': '365 días', never: 'No caduca' },
  madeTitle: 'Tu token nuevo',
  madeLead: (name, access) => `${name}, con «${access}». Cópialo ahora: no lo verás otra vez.`,
  token: 'Token',
  keepSecret: 'Mantenlo en secreto, como una contraseña.',
  mayManage: (access) => `${access}, puede gestionar accesos`,
  lead: (access) => `Token con «${access}».`,
  leadManages: (access) =>
    `Token con «${access}», que también puede gestionar invitaciones, miembros, espacios de trabajo y webhooks.`,
  created: (when) => `Creado ${when}`,
  expires: (when) => `Caduca ${when}`,
  expired: (when) => `Caducó ${when}`,
  noExpiry: 'No caduca',
  renew: 'Renovar por un año',
  revokeTitle: 'Revocar',
  revokeText: 'Todo lo que usa este token pierde el acceso al momento. No se puede deshacer.',
  revokeManagesText:
    'Todo lo que usa este token pierde el acceso al momento. No se puede deshacer. Sus invitaciones en espera se anulan y sus webhooks se apagan.',
  revoke: 'Revocar este token',
  notices: {
    renamed: 'Nombre cambiado.',
    renewed: 'Token renovado. Funciona un año más.',
    revoked: 'Token revocado. Ya no funciona.',
    gone: 'Ya estaba quitado.',
  },
} satisfies typeof TokensWords

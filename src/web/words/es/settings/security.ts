import { pluralIn } from '#language/locales/plural.ts'
import type { SecurityKind } from '#members/security-log/api.ts'
import type {
  accessReviewWords as AccessReviewWords,
  activityWords as ActivityWords,
  sessionsWords as SessionsWords,
} from '../../en/settings/security.ts'

const count = pluralIn('es')

export const sessionsWords = {
  title: 'Dónde has iniciado sesión',
  lead: '¿No reconoces alguna? Ciérrala y luego cambia tu contraseña.',
  thisDevice: 'Este dispositivo',
  unknownDevice: 'Dispositivo desconocido',
  signedIn: (when) => `Sesión iniciada ${when}`,
  signedInFrom: (when, network) => `Sesión iniciada ${when} desde ${network}`,
  signOut: 'Cerrar sesión',
  signOutOthers: 'Cerrar sesión en todos los demás',
  idle: (days) =>
    count(days, {
      one: 'Una sesión termina sola si no la usas durante # día, y como muy tarde 30 días después de iniciarla.',
      other: 'Una sesión termina sola si no la usas durante # días, y como muy tarde 30 días después de iniciarla.',
    }),
  keptPages: (days) =>
    count(days, {
      one: 'Las páginas que un dispositivo guarda para leer sin conexión se borran en cuanto vuelve a conectar con Kith, como muy tarde después de # día.',
      other:
        'Las páginas que un dispositivo guarda para leer sin conexión se borran en cuanto vuelve a conectar con Kith, como muy tarde después de # días.',
    }),
  ended: 'Sesión cerrada en ese dispositivo.',
  othersEnded: 'Sesión cerrada en todos los demás sitios.',
} satisfies typeof SessionsWords

const kinds: Record<SecurityKind, string> = {
  'account.created': 'Cuenta creada',
  'account.removed': 'Cuenta eliminada',
  'session.started': 'Inicio de sesión',
  'session.ended': 'Sesión cerrada en otro dispositivo',
  'password.wrong': 'Contraseña incorrecta',
  'password.changed': 'Contraseña cambiada',
  'password.reset': 'Contraseña restablecida por correo',
  'code.wrong': 'Código incorrecto en el segundo paso',
  'passkey.added': 'Llave de acceso añadida',
  'passkey.removed': 'Llave de acceso quitada',
  'authenticator.added': 'Aplicación de autenticación añadida',
  'authenticator.removed': 'Aplicación de autenticación quitada',
  'recoveryCode.used': 'Código de recuperación usado',
  'recoveryCodes.created': 'Códigos de recuperación nuevos',
  'email.verified': 'Dirección de correo verificada',
  'email.changed': 'Dirección de correo cambiada',
  'token.created': 'Token creado',
  'token.renewed': 'Token renovado',
  'token.revoked': 'Token revocado',
  'device.created': 'Contraseña de dispositivo creada',
  'device.renewed': 'Contraseña de dispositivo renovada',
  'device.revoked': 'Contraseña de dispositivo revocada',
  'app.connected': 'Aplicación conectada',
  'app.changed': 'Herramientas de una aplicación cambiadas',
  'app.disconnected': 'Aplicación desconectada',
  'webhook.created': 'Webhook creado',
  'webhook.changed': 'Dirección de un webhook cambiada',
  'webhook.removed': 'Webhook quitado',
  'calendar.created': 'Dirección de calendario creada',
  'calendar.removed': 'Dirección de calendario borrada',
  'archive.exported': 'Datos descargados',
  'invite.created': 'Invitación enviada',
  'invite.accepted': 'Invitación aceptada',
  'invite.revoked': 'Invitación anulada',
  'member.joined': 'Alguien aceptó tu invitación',
  'role.changed': 'Rol cambiado',
  'member.removed': 'Miembro quitado de un espacio de trabajo',
}

export const activityWords = {
  title: 'Actividad de seguridad',
  lead: 'Lo que ha pasado en tu cuenta en los últimos 400 días. Si algo no fuiste tú, cambia tu contraseña.',
  nothing: 'Nada todavía.',
  earlier: 'Actividad anterior',
  wrongPasswords: (times) => count(times, { one: '# contraseña incorrecta', other: '# contraseñas incorrectas' }),
  wrongCodes: (times) =>
    count(times, {
      one: '# código incorrecto en el segundo paso',
      other: '# códigos incorrectos en el segundo paso',
    }),
  kinds,
} satisfies typeof ActivityWords

export const accessReviewWords = {
  title: 'Qué tiene acceso',
  lead: 'Revisa lo que no reconozcas y termínalo. Las sesiones, las aplicaciones, los tokens y el calendario tienen sus propias páginas.',
  webhooks: 'Webhooks',
  on: 'Encendido',
  off: 'Apagado.',
  created: (when) => `Creado ${when}`,
  turnOff: 'Apagar',
  turnOn: 'Encender',
  remove: 'Quitar',
  invites: 'Invitaciones que enviaste',
  pendingAs: {
    owner: 'En espera, como propietario',
    admin: 'En espera, como administrador',
    member: 'En espera, como miembro',
  },
  revoked: 'Anulada.',
  sent: (when) => `Enviada ${when}`,
  revoke: 'Anular',
  inviteAgain: 'Invitar otra vez',
  joined: 'Entraron en tus espacios de trabajo en los últimos 30 días',
  roleOf: {
    owner: (workspace) => `Propietario de ${workspace}`,
    admin: (workspace) => `Administrador de ${workspace}`,
    member: (workspace) => `Miembro de ${workspace}`,
  },
  joinedAt: (when) => `Entró ${when}`,
  removeMember: 'Quitar del espacio de trabajo',
  passkeys: 'Llaves de acceso',
  passkeysStay: 'Una contraseña nueva no termina las llaves de acceso.',
  added: (when) => `Añadida ${when}`,
  restoreTitle: 'Todo esto es mío',
  restoreText: 'Enciende todos los webhooks y envía otra vez las invitaciones anuladas.',
  restore: 'Encender todo otra vez',
  endTitle: 'Terminarlo todo',
  endText: 'Quita todos los webhooks y anula todas las invitaciones en espera. Los miembros se quedan.',
  end: 'Terminar todo',
  notices: {
    password:
      'Contraseña cambiada. Tu sesión está cerrada en todos los demás sitios, y tus tokens, contraseñas de dispositivo, aplicaciones conectadas y dirección de calendario ya no funcionan. Los webhooks están apagados y tus invitaciones anuladas.',
    on: 'El webhook vuelve a estar encendido.',
    off: 'El webhook está apagado.',
    removed: 'Se ha quitado el webhook.',
    revoked: 'La invitación está anulada.',
    invited: 'La invitación se ha enviado otra vez.',
    memberRemoved: 'El miembro ya no está en el espacio de trabajo.',
    restored: 'Todo vuelve a estar encendido.',
    ended: 'Todo está terminado.',
    gone: 'Ya estaba quitado.',
  },
} satisfies typeof AccessReviewWords

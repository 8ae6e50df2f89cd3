import type { inviteWords as Words } from '../../en/pages/invites.ts'

const roles = { owner: 'con permisos de propietario', admin: 'con permisos de administrador', member: 'como miembro' }

export const inviteWords = {
  description: 'Una invitación a Kith.',
  notFound: 'Invitación no encontrada',
  gone: 'Esta invitación ya no sirve',
  linkExpired: 'Este enlace ya no sirve',
  invited: ({ invitedBy, workspace, role }) =>
    invitedBy
      ? `${invitedBy} te invita a unirte a ${workspace ?? 'su espacio de trabajo'} en Kith, ${roles[role]}.`
      : `Tienes una invitación para unirte a ${workspace ?? 'un espacio de trabajo'} en Kith, ${roles[role]}.`,
  join: (workspace) => `Unirse a ${workspace}`,
  joinOf: (name) => `Unirse al espacio de trabajo de ${name}`,
  privacy: (day) =>
    `Tus notas en Kith son privadas: nadie del espacio de trabajo puede leerlas. Esta invitación sirve una vez, hasta el ${day}.`,
  welcome: (name) => `Te damos la bienvenida, ${name}`,
  joined: (workspace, email) => `Te has unido a ${workspace} y has iniciado sesión como ${email}.`,
  open: 'Abrir Kith',
  openHint: 'Añade a alguien que hayas visto hace poco y lo que le prometiste.',
  settings: 'Ajustes',
  settingsHint: 'Conecta tu asistente, cambia tu perfil.',
  signedInAs: (name, email) => `Has iniciado sesión como ${name} (${email}).`,
  sentElsewhere: (email) => `La invitación se envió a ${email}, pero puedes unirte con esta cuenta.`,
  notYou: '¿No eres tú?',
  signOut: 'Cerrar sesión',
  thenAgain: 'Después vuelve a abrir el enlace de la invitación.',
  hasAccount: (email) => `${email} ya tiene una cuenta aquí. Inicia sesión para aceptar la invitación.`,
  signInToJoin: 'Iniciar sesión para unirse',
  ifAccount: 'Si ya tienes una cuenta aquí, inicia sesión para unirte con ella.',
  ifNone: (email) => `Si no, abre el enlace del correo que enviamos a ${email}. Con él puedes crear una cuenta.`,
  otherAccount: '¿Ya tienes una cuenta con otro correo?',
} satisfies typeof Words

import { pluralIn } from '#language/locales/plural.ts'
import type { teamWords as TeamWords } from '../../en/settings/team.ts'

const count = pluralIn('es')

export const teamWords = {
  title: 'Equipo',
  yourWorkspaces: 'Tus espacios de trabajo',
  lead: 'En un espacio de trabajo están las tarjetas y las personas que las hacen. Tus contactos, notas y promesas son solo tuyos: nadie del espacio puede leerlos.',
  addWorkspace: 'Espacio nuevo',
  workspaceHint: 'Para otra empresa o un club, con sus propias tarjetas y miembros.',
  name: 'Nombre',
  slug: 'Dirección',
  slugHint: (prefix) =>
    `El principio de las direcciones de sus tarjetas: ${prefix}. Las direcciones anteriores dejan de funcionar; los enlaces cortos y los códigos QR siguen valiendo.`,
  newSlugHint: (prefix) =>
    `El principio de las direcciones de sus tarjetas: ${prefix}. Déjalo vacío para crearla a partir del nombre.`,
  createWorkspace: 'Crear espacio de trabajo',
  members: (members) => count(members, { one: '# miembro', other: '# miembros' }),
  roles: { owner: 'Propietario', admin: 'Administrador', member: 'Miembro' },
  roleHints: {
    owner: 'Puede hacerlo todo.',
    admin: 'Puede cambiar el nombre del espacio, invitar, y cambiar o quitar administradores y miembros.',
    member: 'Puede tener tarjetas aquí y ver quién está.',
  },
  you: 'tú',
  joined: (when) => `Entró ${when}`,
  role: 'Rol',
  remove: 'Quitar',
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removeText: (name, workspace) =>
    `${name} pierde al momento el acceso a ${workspace} y recibe un correo, si Kith puede enviarlo. Sus contactos, notas y tarjetas siguen siendo suyos: las tarjetas pasan a otro de sus espacios, con sus enlaces cortos. Las invitaciones que envió se anulan. Para que vuelva, hay que invitarle otra vez.`,
  removeMember: 'Quitar del espacio de trabajo',
  leave: 'Salir del espacio de trabajo',
  leaveTitle: (workspace) => `¿Salir de ${workspace}?`,
  leaveText:
    'Pierdes el acceso al momento. Tus contactos, notas y tarjetas siguen siendo tuyos: las tarjetas pasan a otro de tus espacios, con sus enlaces cortos. Las invitaciones que enviaste se anulan. Para volver, alguien tiene que invitarte.',
  deleteWorkspace: 'Eliminar el espacio de trabajo',
  deleteTitle: (workspace) => `¿Eliminar ${workspace}?`,
  deleteText:
    'Su dirección queda libre para otros. Tus tarjetas pasan a otro de tus espacios, con sus enlaces cortos. No se puede deshacer.',
  onlyWorkspace: 'Es tu único espacio de trabajo. Crea otro o entra en otro antes de eliminarlo.',
  cancel: 'Cancelar',
  invites: 'Invitaciones',
  invite: 'Invitar a alguien',
  email: 'Correo',
  sendInvite: 'Crear invitación',
  mailHint: 'Kith envía la invitación por correo y tú recibes un enlace para pasarlo. Vale 7 días y una sola vez.',
  linkHint: 'Recibes un enlace para pasarlo. Vale 7 días y una sola vez. Este Kith no envía correos.',
  states: { pending: 'En espera', accepted: 'Usada', revoked: 'Anulada', expired: 'Caducada' },
  invitedAs: { owner: 'Como propietario', admin: 'Como administrador', member: 'Como miembro' },
  sent: (when) => `Invitación enviada ${when}`,
  expires: (when) => `Caduca ${when}`,
  revoke: 'Anular',
  newLink: 'Enlace nuevo',
  ended: 'Invitaciones usadas y terminadas',
  noInvites: 'Ahora mismo no hay nadie invitado.',
  inviteMade: 'Tu invitación está lista',
  inviteLead: (email) => `Envía este enlace a ${email}. No lo verás otra vez, pero puedes crear uno nuevo.`,
  mailedLead: (email) =>
    `La enviamos por correo a ${email}. También puedes pasar este enlace, que sirve a quien ya tiene cuenta en Kith.`,
  link: 'Enlace de invitación',
  qrCode: 'Código QR del enlace de invitación',
  done: 'Listo',
  workspaceSettings: 'Ajustes del espacio de trabajo',
  save: 'Guardar',
  notices: {
    created: 'El espacio de trabajo está listo.',
    saved: 'Cambios guardados.',
    role: 'El rol ha cambiado.',
    removed: 'El miembro ya no está.',
    left: 'Has salido del espacio de trabajo.',
    deleted: 'El espacio de trabajo está eliminado.',
    revoked: 'La invitación está anulada. Su enlace ya no funciona.',
  },
} satisfies typeof TeamWords

import type { accountWords as AccountWords } from '../../en/settings/account.ts'

export const accountWords = {
  profile: {
    title: 'Perfil',
    photo: 'Foto',
    photoOfCard: 'Tu foto es la de tu tarjeta. Cámbiala allí.',
    noPhoto: 'Añade una foto a tu tarjeta y aparecerá también aquí.',
    editCard: 'Ir a tus tarjetas',
    timeZone: 'Zona horaria',
    timeZoneHint: 'Para los vencimientos y los cumpleaños.',
  },
  password: {
    title: 'Cambiar la contraseña',
    lead: 'Esto cierra tu sesión en todos los demás navegadores. También termina todos tus tokens, las aplicaciones conectadas y tu dirección de calendario, apaga tus webhooks y anula las invitaciones que enviaste. La página siguiente muestra lo que queda.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    hint: 'Al menos 8 caracteres.',
    change: 'Cambiar la contraseña',
  },
  email: {
    title: 'Dirección de correo',
    signInWith: (email) => `Entras con ${email}.`,
    notVerified:
      'Todavía no está verificada: abre el enlace del correo que te enviamos. Hasta entonces, Kith no envía invitaciones ni copias de tus tarjetas por correo.',
    sendAgain: 'Enviar un enlace nuevo',
    change: 'Cambiarla',
    changeHint:
      'Enviaremos un enlace a la dirección nueva. Será la tuya cuando lo abras; hasta entonces no cambia nada.',
    next: 'Correo nuevo',
    sendLink: 'Enviar enlace',
    verifyTitle: 'Verifica tu dirección de correo',
    willSignInWith: (next, current) => `A partir de ahora entrarás con ${next} en lugar de ${current}.`,
    verify: (email) => `Verificar ${email}`,
    sent: 'Te hemos enviado un correo. Abre su enlace para verificar tu dirección.',
    verified: 'Tu dirección de correo está verificada.',
  },
  removal: {
    title: 'Eliminar la cuenta',
    lead: 'Esto elimina tu cuenta y todo lo que hay en ella: personas, notas, grabaciones, promesas, borradores, preguntas, tarjetas, datos que dejaron los visitantes, importaciones, webhooks, calendario, tokens y aplicaciones conectadas. No se puede deshacer.',
    copyFirst: 'Si quieres una copia, descarga antes tus datos. Kith puede volver a importar ese archivo.',
    download: 'Descargar tus datos',
    workspaces:
      'Los espacios de trabajo donde solo estás tú también se eliminan. Los demás se quedan. Si eres el único propietario de alguno, pasa a serlo su administrador más antiguo o, si no hay, su miembro más antiguo.',
    remove: 'Eliminar mi cuenta',
    removedTitle: 'Tu cuenta está eliminada',
    removedLead:
      'Tus datos pueden seguir en copias de seguridad. Quien administra este servidor puede borrarlos de allí. Gracias por usar Kith.',
    removedLeadWithFiles:
      'Tus datos pueden seguir en copias de seguridad y en correos guardados como archivos. Quien administra este servidor puede borrarlos de allí. Gracias por usar Kith.',
    about: 'Acerca de Kith',
  },
} satisfies typeof AccountWords

import { pluralIn } from '#language/locales/plural.ts'
import type { MailWords } from './en.ts'

const count = pluralIn('es')
const ignoreUnchanged = 'Si no has sido tú, puedes ignorar este correo: no ha cambiado nada.'
const roles: Record<string, string> = {
  owner: ', con permisos de propietario',
  admin: ', con permisos de administrador',
}

export const es: MailWords = {
  lang: 'es',
  hello: 'Hola:',
  noButton: 'Si el botón no hace nada, abre esta dirección:',
  signUp: {
    subject: 'Crea tu cuenta de Kith',
    about: 'Alguien ha pedido crear una cuenta de Kith con este correo. Si has sido tú, continúa aquí:',
    button: 'Crear tu cuenta',
    after: ['El enlace funciona una vez, durante un día. Si no has sido tú, puedes ignorar este correo.'],
  },
  accountExists: {
    subject: 'Ya tienes una cuenta de Kith',
    about: 'Alguien ha pedido crear una cuenta de Kith con este correo. Ya tienes una cuenta con él: inicia sesión.',
    button: 'Iniciar sesión',
    after: [
      'Si has olvidado la contraseña, elige otra en la página de inicio de sesión. Si no has sido tú, puedes ignorar este correo.',
    ],
  },
  reset: {
    subject: 'Restablecer tu contraseña de Kith',
    about: 'Alguien ha pedido restablecer la contraseña de tu cuenta de Kith. Si has sido tú, elige una nueva aquí:',
    button: 'Elegir una contraseña nueva',
    after: [
      'Esto cierra tu sesión en todos los navegadores, pone fin a tus tokens, contraseñas de dispositivo, aplicaciones conectadas y enlace de calendario, desactiva tus webhooks y revoca las invitaciones que enviaste. Tendrás que volver a configurar lo que aún uses.',
      'El enlace funciona una vez, durante una hora. Si no lo has pedido, puedes ignorar este correo: tu contraseña no ha cambiado.',
    ],
  },
  verification: {
    subject: 'Confirma tu correo para Kith',
    about: 'Alguien ha indicado este correo para su cuenta de Kith. Si has sido tú, confírmalo aquí:',
    button: 'Confirmar este correo',
    after: ['Se te pedirá que inicies sesión. El enlace funciona una vez, durante un día.', ignoreUnchanged],
  },
  addressTaken: {
    subject: 'Ya tienes una cuenta de Kith',
    about:
      'Alguien ha pedido usar este correo para otra cuenta de Kith. Ya tienes una cuenta con él, así que no ha cambiado nada.',
    button: 'Iniciar sesión',
    after: [ignoreUnchanged],
  },
  emailChanged: {
    subject: 'Tu correo de Kith ha cambiado',
    about: 'Tu cuenta de Kith tiene ahora otro correo. Ya no inicias sesión con este.',
    button: 'Abrir Kith',
    after: [
      'Si no has sido tú, alguien conoce tu contraseña. Avisa a quien gestiona este Kith: puede devolverte la cuenta.',
    ],
  },
  removal: {
    subject: 'Te han quitado de un espacio de trabajo en Kith',
    about: 'Alguien te ha quitado de un espacio de trabajo. Tu actividad de seguridad dice quién y cuándo:',
    button: 'Actividad de seguridad',
    after: [
      'Tus contactos, notas y promesas siguen siendo tuyos, y también tus tarjetas: están en tu propio espacio y los códigos impresos siguen llevando a ellas.',
      'Si no lo esperabas, cambia la contraseña y pregunta a los demás miembros.',
    ],
  },
  peopleRemoved: {
    subject: (people) =>
      count(people, {
        one: 'Se ha borrado a # persona en un dispositivo',
        other: 'Se ha borrado a # personas en un dispositivo',
      }),
    about: (people) =>
      count(people, {
        one: 'Un móvil u ordenador que se sincroniza con Kith ha borrado a # persona de su agenda. Sigue en Kith, con su historial y sus promesas:',
        other:
          'Un móvil u ordenador que se sincroniza con Kith ha borrado a # personas de su agenda. Siguen en Kith, con su historial y sus promesas:',
      }),
    button: 'Ver a quién se ha borrado',
    after: [
      'En esa página puedes recuperar a todas las personas a la vez o eliminarlas también de Kith.',
      'Si no has sido tú, revoca la contraseña del dispositivo en los ajustes, en «Móvil y ordenador».',
    ],
  },
  security: {
    ifYou: 'Si has sido tú, no tienes que hacer nada.',
    name: (name) => `Nombre: ${name}`,
    when: (at) => `Cuándo: ${at}`,
    device: (device) => `Dispositivo: ${device}`,
    network: (network) => `Red: ${network}`,
    deviceOn: (program, system) => `${program} en ${system}`,
    kinds: {
      'code.wrong': {
        subject: 'Alguien ha pasado el primer paso para entrar en tu cuenta de Kith',
        about:
          'Alguien ha escrito la contraseña correcta de tu cuenta de Kith, o ha usado un enlace de restablecimiento, y después un código incorrecto. No ha podido entrar.',
        advice: 'Si no, alguien conoce tu contraseña o lee tu correo. Elige una contraseña nueva:',
      },
      'session.started': {
        subject: 'Nuevo inicio de sesión en tu cuenta de Kith',
        about: 'Alguien ha entrado en tu cuenta de Kith desde un lugar donde no has entrado últimamente.',
        advice: 'Si no, cierra la sesión de ese dispositivo y elige una contraseña nueva:',
      },
      'passkey.added': {
        subject: 'Se ha añadido una llave de acceso a tu cuenta de Kith',
        about: 'Se ha añadido una llave de acceso a tu cuenta de Kith. Sirve para entrar sin contraseña.',
        advice: 'Si no, quítala y elige una contraseña nueva:',
      },
      'authenticator.removed': {
        subject: 'Se ha desactivado la verificación en dos pasos',
        about:
          'Se ha desactivado la verificación en dos pasos de tu cuenta de Kith. Ahora basta con tu contraseña para entrar.',
        advice: 'Si no, elige una contraseña nueva y vuelve a activarla:',
      },
      'token.created': {
        subject: 'Se ha creado un token para tu cuenta de Kith',
        about:
          'Se ha creado un token personal para tu cuenta de Kith. Los programas lo usan para leer o cambiar tus datos.',
        advice: 'Si no, revócalo y elige una contraseña nueva:',
      },
      'device.created': {
        subject: 'Se ha creado una contraseña de dispositivo para tu cuenta de Kith',
        about:
          'Se ha creado una contraseña para un móvil u ordenador en tu cuenta de Kith. Sincroniza tus contactos y promesas.',
        advice: 'Si no, revócala y elige una contraseña nueva:',
      },
      'app.connected': {
        subject: 'Se ha conectado una aplicación a tu cuenta de Kith',
        about:
          'Se ha conectado una aplicación a tu cuenta de Kith. Puede usar tus datos hasta donde se le ha permitido.',
        advice: 'Si no, desconéctala y elige una contraseña nueva:',
      },
    },
  },
  invite: {
    asks: (inviter, workspace) => {
      if (!inviter) return workspace ? `Invitación para unirte a ${workspace}` : 'Invitación a un espacio de trabajo'
      return workspace ? `${inviter} te invita a unirte a ${workspace}` : `${inviter} te invita a su espacio de trabajo`
    },
    about: (asks, role) => `${asks} en Kith${roles[role] ?? ''}.`,
    toAccept: 'Para aceptar, abre este enlace:',
    button: 'Aceptar la invitación',
    what: 'Kith recuerda a las personas que conoces y comparte tu tarjeta digital. Tus notas son privadas: nadie más del espacio de trabajo puede leerlas.',
    from: (email) =>
      email
        ? `Kith ha enviado este correo porque ${email} ha escrito tu dirección.`
        : 'Kith ha enviado este correo porque un miembro del espacio de trabajo ha escrito tu dirección.',
    ends: (day) => `El enlace funciona una vez, hasta el ${day}. Si no esperabas este correo, puedes ignorarlo.`,
  },
  card: {
    subject: (name) => `La tarjeta de ${name}`,
    here: (who) => `Aquí está la tarjeta de ${who}:`,
    toSave: (url) => `Para guardarla en tus contactos, abre el archivo adjunto o ${url}`,
    why: 'Kith ha enviado este correo porque alguien dejó esta dirección en la tarjeta y pidió una copia. Si no has sido tú, puedes ignorarlo: no recibirás más.',
  },
}

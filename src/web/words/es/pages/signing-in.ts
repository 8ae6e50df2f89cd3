import type { signingInWords as Words } from '../../en/pages/signing-in.ts'

export const signingInWords = {
  signIn: 'Iniciar sesión',
  signInTo: 'Inicia sesión en Kith.',
  forApp: 'Una aplicación quiere acceder a tu cuenta de Kith. Inicia sesión para elegir qué puede hacer.',
  email: 'Correo',
  password: 'Contraseña',
  name: 'Nombre',
  code: 'Código',
  passkey: 'Iniciar sesión con una llave de acceso',
  passkeyFailed: 'La llave de acceso no se ha usado. Inténtalo de nuevo o usa tu contraseña.',
  forgotten: '¿Has olvidado la contraseña?',
  newHere: '¿Aún no tienes cuenta?',
  stays: 'La sesión sigue abierta en este navegador 30 días, o hasta que la cierres.',
  signedOut: 'Sesión cerrada',
  signedOutHint:
    'Has cerrado la sesión en este navegador. Las aplicaciones conectadas y los tokens siguen funcionando.',
  signInAgain: 'Volver a iniciar sesión',
  backToSignIn: 'Volver al inicio de sesión',

  enterCode: 'Escribe tu código',
  codeHint: 'Abre tu aplicación de autenticación y escribe las seis cifras que muestra para Kith.',
  useRecovery: 'Usar un código de recuperación',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los diez códigos que guardaste al activar la verificación en dos pasos. Cada uno vale una vez.',
  signInRecovery: 'Iniciar sesión con un código de recuperación',
  startAgain: 'Empezar de nuevo',

  createAccount: 'Crear una cuenta',
  create: 'Crear cuenta',
  yourAccount: 'Crea tu cuenta de Kith.',
  welcome: 'Te damos la bienvenida',
  welcomeToKith: 'Te damos la bienvenida a Kith',
  first:
    'Kith recuerda a las personas que conoces, para ti y tu asistente de IA. Crea la primera cuenta para empezar. Esta instalación será tuya.',
  haveOne: '¿Ya tienes una?',
  passwordHint: 'Al menos 8 caracteres.',
  emailHint: 'Con él inicias sesión.',
  privacy:
    'Tus notas son privadas: ningún otro miembro puede leerlas, ni siquiera el propietario de esta instalación. Quien gestiona el servidor puede acceder a su base de datos.',
  enterEmail: 'Escribe tu correo. Te enviaremos un enlace para crear tu cuenta.',
  sendLink: 'Enviar enlace',
  checkEmail: 'Mira tu correo',
  signUpSent: (email) =>
    `Hemos enviado un correo a ${email}. Abre el enlace que contiene para continuar. Funciona una vez, durante un día.`,
  noEmail: '¿Nada después de unos minutos? Mira en la carpeta de spam. Solo funciona el enlace más reciente.',
  anotherLink: 'Pedir otro enlace',
  needInvite: 'Necesitas una invitación',
  needInviteHint: 'Aquí, los miembros nuevos necesitan una invitación.',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Para los vencimientos y los cumpleaños.',

  reset: 'Restablecer tu contraseña',
  resetKith: 'Restablece tu contraseña de Kith.',
  resetHint: 'Escribe el correo con el que inicias sesión. Te enviaremos un enlace.',
  sendReset: 'Enviar enlace',
  resetSent: (email) =>
    `Si ${email} tiene una cuenta aquí, le hemos enviado un enlace. Funciona una vez, durante una hora.`,
  noReset:
    '¿Nada después de unos minutos? Mira en la carpeta de spam y comprueba que es el correo con el que inicias sesión. Solo funciona el enlace más reciente.',
  noMail: 'Este Kith no envía correo. Pide a quien lo gestiona que ejecute este comando en su carpeta:',
  onServer: 'En el servidor',
  commandHint: 'Muestra un enlace a una página donde eliges una contraseña nueva. Funciona una vez, durante una hora.',
  newPassword: 'Contraseña nueva',
  choosePassword: 'Elige una contraseña nueva',
  choosePasswordHint:
    'Esto cierra tu sesión en los demás navegadores y pone fin a tus tokens, aplicaciones conectadas y dirección de calendario. Tendrás que configurarlos de nuevo.',
  resetCodeHint: 'De tu aplicación de autenticación, o un código de recuperación.',
  saveAndSignIn: 'Guardar e iniciar sesión',

  cookiesBlocked: 'Las cookies están bloqueadas',
  cookiesNeeded:
    'Kith necesita una cookie para mantener tu sesión abierta, y tu navegador no la ha guardado. Tu formulario no se ha enviado.',
  allowCookies: (address) =>
    `Permite las cookies de este sitio en los ajustes de tu navegador y comprueba que estás en ${address}. Luego inténtalo de nuevo.`,
  unreadablePasskey: 'No se ha podido leer la respuesta de tu navegador. Inténtalo de nuevo.',
} satisfies typeof Words

import { pluralIn } from '#language/locales/plural.ts'
import type { signInSettingsWords as SignInSettingsWords } from '../../en/settings/sign-in.ts'

const count = pluralIn('es')

export const signInSettingsWords = {
  title: 'Llaves de acceso y verificación en dos pasos',
  passkeys: 'Llaves de acceso',
  passkeysHint:
    'Entra con tu huella, tu cara o el bloqueo de tu dispositivo. Nadie puede robar una llave de acceso de una web ni adivinarla.',
  addPasskey: 'Añadir una llave de acceso',
  noPasskeys: (address) =>
    `Las llaves de acceso no funcionan aquí, porque este Kith está en ${address}. Los navegadores exigen una dirección https con un nombre de dominio. Quien administra este servidor puede configurarla.`,
  synced: 'Sincronizada entre dispositivos',
  oneDevice: 'En un dispositivo',
  added: (when) => `Añadida ${when}`,
  newPasskeyLead: 'Tu dispositivo o llave de seguridad la crea y te pide la huella, la cara o su PIN.',
  passkeyNameHint: 'Para reconocerla en la lista.',
  passkey: 'Llave de acceso',
  createPasskey: 'Crear llave de acceso',
  notCreated:
    'No se ha creado ninguna llave de acceso. Puede que tu dispositivo ya tenga una para esta cuenta. Prueba otra vez o usa otro dispositivo.',
  cannotCreate: (origin) =>
    `Tu navegador no puede crear llaves de acceso aquí. Comprueba que JavaScript está activado y que estás en ${origin}.`,
  unreadable: 'No se ha podido leer la respuesta de tu navegador. Prueba otra vez.',
  removeTitle: 'Quitar',
  removeText: 'Ya no servirá para entrar. Donde la usaste, tu sesión sigue abierta.',
  removePasskey: 'Quitar esta llave de acceso',
  removePasskeys: 'Quitar llaves de acceso',
  passkeysStay:
    'Las llaves de acceso siguen funcionando con una contraseña nueva. Marca las que quieras quitar: todas las que no reconozcas o ya no uses.',
  twoStep: 'Verificación en dos pasos',
  twoStepOff:
    'Después de la contraseña, Kith pide un código de una aplicación de tu teléfono. Así no basta con robar la contraseña.',
  setUp: 'Configurar una aplicación de autenticación',
  onSince: (when) =>
    `Activada ${when}. Después de la contraseña, Kith pide un código de tu aplicación de autenticación. Las llaves de acceso no necesitan código.`,
  codesLeft: (codes) =>
    count(codes, { one: 'Queda # código de recuperación.', other: 'Quedan # códigos de recuperación.' }),
  fewCodes: 'Crea otros antes de necesitarlos.',
  createCodes: 'Crear códigos de recuperación nuevos',
  turnOffTitle: 'Desactivar',
  turnOffText: 'Volverá a bastar con tu contraseña. Tus códigos de recuperación dejarán de funcionar.',
  turnOff: 'Desactivar la verificación en dos pasos',
  setUpLead:
    'Sirve cualquier aplicación de autenticación, como la de tu gestor de contraseñas o tu teléfono. Escanea con ella este código.',
  qrCode: 'Código QR para tu aplicación de autenticación',
  cannotScan: '¿No puedes escanearlo?',
  openApp: 'Abrir tu aplicación de autenticación en este dispositivo',
  enterKey: 'O escribe esta clave en la aplicación, como código basado en la hora:',
  key: 'Clave',
  code: 'Código de la aplicación',
  turnOn: 'Activar la verificación en dos pasos',
  wrongCodeLead: 'Escribe el código que tu aplicación de autenticación muestra ahora.',
  startAgain: 'Empezar de nuevo con otro código QR',
  isOn: 'La verificación en dos pasos está activada',
  newCodes: 'Códigos de recuperación nuevos',
  codesLead:
    'Guarda estos códigos ahora: no los verás otra vez. Cada uno te deja entrar una vez si pierdes el teléfono.',
  codes: 'Códigos de recuperación',
  codesHint: 'Guárdalos con tus contraseñas o imprímelos. No los tengas solo en el teléfono.',
  savedCodes: 'Los he guardado',
  confirmTitle: 'Confirma que eres tú',
  confirmLead: 'Hace un rato que entraste. Confirma que eres tú y seguirás donde estabas.',
  continue: 'Continuar',
  useCode: 'Usar un código en su lugar',
  usePasskey: 'Usar una llave de acceso',
  passkeyNotUsed: 'No se ha usado la llave de acceso. Prueba otra vez o usa tu contraseña.',
  passkeyRefused: 'No se ha podido usar esta llave de acceso. Usa tu contraseña.',
  cancel: 'Cancelar',
  notices: {
    passkeyAdded: 'Llave de acceso añadida. La próxima vez, elige «Iniciar sesión con una llave de acceso».',
    renamed: 'Nombre cambiado.',
    passkeyRemoved: 'Llave de acceso quitada. Ya no sirve para entrar. Bórrala también de tu dispositivo.',
    gone: 'Ya estaba quitado.',
    off: 'La verificación en dos pasos está desactivada. Basta con tu contraseña.',
  },
} satisfies typeof SignInSettingsWords

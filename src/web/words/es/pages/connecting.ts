import type { connectingWords as Words } from '../../en/pages/connecting.ts'

export const connectingWords = {
  title: 'Conectar una aplicación',
  description: 'Una aplicación quiere acceder a tu cuenta de Kith.',
  heading: (app) => `¿Conectar ${app}?`,
  lead: (app) => `Una aplicación llamada ${app} quiere acceder a tu cuenta de Kith.`,
  redirectsTo: 'Redirige a',
  onThisDevice: 'un programa de este dispositivo',
  describedAt: 'Información de la aplicación en',
  asksFor: 'Pide',
  canUse: 'Puede usar',
  signedInAs: 'Sesión iniciada como',
  tools: 'Herramientas',
  access: 'Acceso',
  connect: 'Conectar',
  cancel: 'Cancelar',
  notYou: '¿No eres tú?',
  otherAccount: 'Usar otra cuenta',
  warning:
    'Conecta una aplicación solo si acabas de pedírselo. Las aplicaciones pueden usar cualquier nombre, así que comprueba adónde te redirige. Puedes desconectarla cuando quieras en los ajustes.',
  expired: 'Esta solicitud ha caducado',
  about: 'Acerca de Kith',
  failedTitle: 'Aplicación no conectada',
  failed: 'No se puede conectar esta aplicación',
  forDeveloper: 'Para quien desarrolla la aplicación:',
  failures: {
    invalid: 'La aplicación envió una solicitud no válida. Vuelve a la aplicación e intenta conectarla de nuevo.',
    noDocument:
      'Kith no pudo cargar la información de la aplicación. Vuelve a la aplicación, quita esta conexión y añádela de nuevo. Si no sirve, crea un token en los ajustes y escríbelo en la aplicación.',
    unknown:
      'Kith no conoce esta aplicación, o ya no la conoce. Vuelve a la aplicación, quita esta conexión y añádela de nuevo.',
    otherAddress: 'La aplicación quería enviarte a una dirección que no es suya. No ha obtenido acceso a tu cuenta.',
    server: 'Algo ha fallado en el servidor. Vuelve a la aplicación e inténtalo de nuevo.',
  },
} satisfies typeof Words

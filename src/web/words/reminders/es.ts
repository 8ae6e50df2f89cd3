import type { reminderWords as Reminders, sharedWords as Shared, unsubscribeWords as Unsubscribe } from './en.ts'

export const reminderWords = {
  title: 'Recordatorios',
  lead: 'Elige lo que Kith te dice por sí solo. No llega nada hasta que lo actives aquí.',
  saved: 'Guardado.',
  save: 'Guardar',
  mailHeading: 'Por correo',
  digest: 'Un correo por la mañana',
  digestHint: 'Lo que vence, de quién no sabes nada hace tiempo y los nuevos interesados. Si no hay nada, no se envía.',
  morning: 'Tu mañana',
  morningHint: (zone) => `En tu zona horaria, ${zone}. Las promesas sin hora también vencen entonces.`,
  nextDigest: (time) => `El próximo: ${time}`,
  leadMail: 'Un correo cuando alguien deja sus datos',
  leadMailHint: 'Enseguida con la primera persona. Las de los 15 minutos siguientes llegan juntas.',
  noMail: 'Este Kith todavía no puede enviar correos: no hay correo por la mañana ni sobre interesados.',
  noMailHow:
    'Quien administra el servidor puede conectar un servidor de correo. Kith lee estos dos ajustes al arrancar:',
  noMailMore: 'El archivo docs/running.md en la carpeta de Kith los explica en «Send e-mails».',
  deviceHeading: 'En tus dispositivos',
  deviceLead:
    'Las notificaciones llegan a los dispositivos que elijas, y el icono de la app muestra cuántas promesas vencen.',
  pushPromises: 'Cuando vence una promesa',
  pushLeads: 'Cuando alguien deja sus datos',
  pushNames: 'Mostrar nombres y lo que prometí',
  pushNamesHint: 'Quien vea tu pantalla de bloqueo puede leerlos. Si no, solo aparece un número.',
  turnOn: 'Activar las notificaciones en este dispositivo',
  thisDevice: 'Este dispositivo',
  unknownDevice: 'Un navegador',
  since: (date) => `desde el ${date}`,
  turnOff: 'Desactivar',
  turnOffOf: (device) => `Desactivar las notificaciones: ${device}`,
  noDevices: 'Ningún dispositivo recibe notificaciones todavía.',
  turnedOff: 'Las notificaciones están desactivadas en ese dispositivo.',
  turnedOn: 'Las notificaciones están activadas.',
  needsScript: 'Las notificaciones necesitan JavaScript en este navegador.',
  notSupported: 'Este navegador no puede mostrar notificaciones.',
  iosFirst:
    'En un iPhone o iPad, añade primero Kith a la pantalla de inicio: toca Compartir y luego «Añadir a pantalla de inicio». Ábrelo desde allí y vuelve a esta página.',
  blocked:
    'Las notificaciones están bloqueadas para este sitio. Permítelas en los ajustes del navegador e inténtalo de nuevo.',
  insecure:
    'Las notificaciones solo funcionan si Kith se abre con HTTPS, o en el equipo donde se ejecuta. Pide a quien administra este Kith que configure HTTPS.',
  noWorker:
    'Este navegador no deja que Kith trabaje en segundo plano. Abre Kith fuera de una ventana privada, permite que esta dirección guarde datos y vuelve a cargar esta página.',
  dismissed:
    'El navegador preguntó si Kith puede mostrar notificaciones y la pregunta se cerró. Pulsa otra vez el botón y elige «Permitir».',
  noService:
    'Has permitido las notificaciones, pero el navegador no consigue conectar con el servicio push de su fabricante. Las ventanas privadas no lo tienen, y algunas versiones de Chromium tampoco: usa una ventana normal de Chrome, Edge, Firefox o Safari. En Brave, activa «Usar los servicios de Google para mensajería push» en los ajustes de privacidad. Si no, puede que lo impida una VPN, un cortafuegos o un bloqueador de contenido. El navegador dice:',
  failed: 'El navegador no pudo activar las notificaciones. Actualízalo o reinícialo e inténtalo de nuevo. Dice:',
  calendarHeading: 'En tu calendario',
  calendar: 'Promesas y cumpleaños en tu app de calendario, con avisos',
} satisfies typeof Reminders

export const unsubscribeWords = {
  description: 'Dejar de recibir correos de Kith.',
  askDigest: '¿Dejar de recibir el correo de la mañana?',
  askLeads: '¿Dejar de recibir correos sobre nuevos interesados?',
  stop: 'Dejar de recibir estos correos',
  digestStopped: 'El correo de la mañana está desactivado',
  leadsStopped: 'Los correos sobre nuevos interesados están desactivados',
  stopped: 'No volverá a llegar si no lo activas.',
  broken: 'Este enlace no está completo',
  brokenHint: 'Ábrelo otra vez desde el correo, o desactiva el correo en tus ajustes.',
  settings: 'Recordatorios en tus ajustes',
} satisfies typeof Unsubscribe

export const sharedWords = {
  title: 'Compartido con Kith',
  question:
    'Una aplicación o un sitio web quiere compartir contactos con Kith. ¿Quieres verlos? No se añade a nadie sin tu permiso.',
  look: 'Verlos',
  discard: 'Descartarlos',
  sending: 'Tus contactos están en camino. Los revisas antes de que se añada a nadie.',
  nothing: 'Aquí no espera nada.',
  waits: 'El archivo está guardado en este dispositivo. Se envía cuando abres esta página con conexión.',
  refused: 'Kith no puede leer este archivo. Elige otro.',
  toImports: 'Traer personas',
} satisfies typeof Shared

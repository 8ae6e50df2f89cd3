import type { calendarWords as CalendarWords } from '../../en/settings/calendar.ts'

export const calendarWords = {
  title: 'Suscripción al calendario',
  lead: 'Mira tus promesas y los cumpleaños en tu propio calendario. Kith crea una dirección privada y tu calendario se actualiza solo desde ella.',
  madeAt: (when) => `Creaste una dirección ${when}.`,
  lastRead: (when) => `Tu calendario la leyó por última vez ${when}.`,
  neverRead: 'Ningún calendario la ha leído todavía.',
  notShown: 'No se muestra otra vez. Una dirección nueva la sustituye.',
  include: 'Incluir',
  contents: { both: 'Promesas y cumpleaños', promises: 'Promesas pendientes', birthdays: 'Cumpleaños' },
  show: 'Mostrar',
  full: 'Todo',
  fullHint: 'Por ejemplo «Enviar la presentación a Ana».',
  private: 'Solo que vence algo',
  privateHint: 'Para un calendario que otros pueden ver.',
  create: 'Crear dirección',
  createNew: 'Crear dirección nueva',
  removeTitle: 'Borrar la dirección',
  removeText:
    'La dirección deja de funcionar al momento. Para quitar también las entradas, borra la suscripción en tu calendario.',
  remove: 'Borrar esta dirección',
  removed: 'Tu dirección de calendario ya no funciona.',
  newTitle: 'Tu dirección de calendario',
  newLead: 'Cópiala ahora: no la verás otra vez. Quien la tenga puede leer tu calendario.',
  address: 'Dirección de calendario',
  google: 'Google Calendar en la web: Otros calendarios, Desde URL.',
  apple: 'iPhone: Calendarios, Añadir calendario, Añadir suscripción. Mac: Archivo, Nueva suscripción a calendario.',
  outlook: 'Outlook: Agregar calendario, Suscribirse desde la web.',
  reach:
    'Los calendarios en línea como el de Google solo pueden leerla si este servidor está en internet. Algunos se actualizan una vez al día.',
} satisfies typeof CalendarWords

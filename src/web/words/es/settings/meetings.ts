import { pluralIn } from '#language/locales/plural.ts'
import type { meetingsWords as MeetingsWords } from '../../en/settings/meetings.ts'

const count = pluralIn('es')

export const meetingsWords = {
  title: 'Tu calendario',
  hint: 'Reuniones en los historiales y un resumen antes de cada una',
  lead: 'Kith lee tu calendario y reconoce a las personas que conoces por su dirección de correo. Antes de una reunión te espera un resumen en Hoy; después, la reunión está en su historial.',
  privacy:
    'No se leen los eventos privados ni los de todo el día, las invitaciones rechazadas, las salas ni los grupos de más de diez. No se añade a nadie. Kith solo lee.',
  add: 'Leer este calendario',
  address: 'Dirección de tu calendario',
  addressHint:
    'La dirección privada en formato iCal o la de un calendario CalDAV. Kith la guarda cifrada y no la muestra otra vez.',
  where: 'Dónde está la dirección',
  google: 'Google Calendar en la web: Configuración, tu calendario, Dirección secreta en formato iCal.',
  apple: 'iCloud: Calendario, icono de compartir, Calendario público, Copiar enlace. Empieza por webcal://.',
  outlook: 'Outlook en la web: Configuración, Calendarios compartidos, Publicar un calendario, enlace ICS.',
  nextcloud:
    'Nextcloud: Compartir, Compartir enlace, Copiar enlace de suscripción. Con un enlace privado, escribe abajo tu nombre y una contraseña de aplicación.',
  ownEmails: 'Tus otras direcciones de correo',
  ownEmailsHint: 'Con las que te invitan, además de la de tu cuenta. Sepáralas con comas.',
  signIn: 'La dirección pide una contraseña',
  userName: 'Nombre de usuario',
  password: 'Contraseña',
  passwordHint: 'Usa una contraseña de aplicación, no la de tu cuenta. Se guarda cifrada.',
  calendars: 'Calendarios que lee Kith',
  lastRead: (when) => `Leído por última vez ${when}`,
  neverRead: 'Sin leer todavía',
  nextRead: (when) => `Otra vez ${when}`,
  entries: (entries) =>
    count(entries, { one: '# reunión en los historiales', other: '# reuniones en los historiales' }),
  editEmails: 'Cambiar tus direcciones',
  editTitle: 'Tus direcciones en este calendario',
  save: 'Guardar',
  refresh: 'Leer ahora',
  remove: 'Quitar',
  undo: 'Deshacer',
  attendees: 'Personas de tus reuniones',
  attendeesHint: 'Aún no están entre tus personas. No se añade a nadie si tú no lo dices.',
  meetings: (meetings) => count(meetings, { one: '# reunión', other: '# reuniones' }),
  lastMet: (when) => `la última ${when}`,
  addPerson: 'Añadir',
  notNow: 'Ahora no',
  problems: {
    unreachable:
      'El servidor del calendario no responde. Comprueba la dirección; Kith lo intenta de nuevo por sí solo.',
    refused: 'La dirección está en esta máquina o en su red, y eso Kith no lo lee. Usa una dirección de internet.',
    sign_in:
      'El servidor pide otro nombre de usuario u otra contraseña. Quita el calendario y añádelo con los correctos.',
    not_found: 'No hay ningún calendario en esta dirección. Copia otra vez la dirección de tu calendario.',
    not_a_calendar: 'La dirección lleva a algo que no es un calendario. Copia la dirección que termina en .ics.',
    too_large: 'El calendario ocupa más de 5 MB o tiene demasiados eventos. Comparte un calendario más pequeño.',
    server_error: 'El servidor del calendario responde con un error. Kith lo intenta de nuevo por sí solo.',
    key_lost: 'Kith ya no puede abrir la dirección guardada. Quita el calendario y añádelo de nuevo.',
  },
  notices: {
    added: 'Tu calendario está leído. Las reuniones con personas que conoces aparecen enseguida en sus historiales.',
    read: 'El calendario se ha leído otra vez.',
    removed: 'El calendario está quitado y sus reuniones salen de los historiales. Lo que escribiste tú se queda.',
    restored: 'El calendario ha vuelto, con sus reuniones.',
    dismissed: 'Esta persona no se volverá a sugerir aquí.',
    saved: 'Guardado. El calendario se vuelve a leer con estas direcciones.',
    gone: 'Ya estaba quitado.',
  },
  heading: 'Reuniones',
  when: (day, start, end) => `${day}, ${start}–${end}`,
  now: (end) => `ahora, hasta las ${end}`,
  others: (others) => count(others, { one: 'y # persona más', other: 'y # más' }),
  readBrief: 'Leer el resumen',
  readBriefOn: (name) => `Leer el resumen: ${name}`,
  unread: (name) => `Kith no puede leer tu calendario «${name}».`,
  check: 'Ver por qué',
} satisfies typeof MeetingsWords

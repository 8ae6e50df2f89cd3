import { pluralIn } from '#language/locales/plural.ts'
import type { offlineWords as Words } from '../en/offline.ts'

const count = pluralIn('es')

export const offlineWords = {
  waitingHere: '# en espera en este dispositivo',
  keptCopy: (time, day) => `Estás sin conexión. Así estaba esta página: ${day}, ${time}.`,
  back: 'Vuelves a tener conexión. Termina lo que estás escribiendo: después la página se carga de nuevo.',
  stillWaiting: 'Aún hay algo en espera en este dispositivo',
  waitsForYou: (name) =>
    `Todavía no se ha enviado. Si cierras la sesión ahora, se queda aquí y se envía cuando tú, ${name}, vuelvas a iniciar sesión en este dispositivo.`,
  stay: 'Mantener la sesión',
  signOutAnyway: 'Cerrar sesión de todos modos',
  description: 'Recuerda a las personas que conoces.',
  addPerson: 'Añadir una persona',
  title: 'Estás sin conexión',
  lead: 'Esta página no está guardada en este dispositivo. Aun así puedes anotar: se enviará cuando vuelvas a tener conexión.',
  tryAgain: 'Intentar de nuevo',
  nobody: 'Estás sin conexión y nadie ha iniciado sesión en este dispositivo.',
  keepPages: 'Guardar páginas en este dispositivo para leerlas sin conexión',
  keepPagesHint: (days) =>
    count(days, {
      one: 'Las últimas 100 páginas de personas, y Hoy. Se borran al cerrar la sesión o cuando esta termina, y si este dispositivo lleva # día sin conectar con Kith.',
      other:
        'Las últimas 100 páginas de personas, y Hoy. Se borran al cerrar la sesión o cuando esta termina, y si este dispositivo lleva # días sin conectar con Kith.',
    }),
} satisfies typeof Words

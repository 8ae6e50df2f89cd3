import { pluralIn } from '#language/locales/plural.ts'
import type { errorWords as Words } from '../en/errors.ts'

const count = pluralIn('es')

export const errorWords = {
  field: {
    empty: 'Esto no puede quedar vacío.',
    tooLong: (max) => count(max, { one: 'Como máximo # carácter.', other: 'Como máximo # caracteres.' }),
    tooShort: (min) => count(min, { one: 'Como mínimo # carácter.', other: 'Como mínimo # caracteres.' }),
    email: 'Escribe una dirección de correo, por ejemplo ana@example.com.',
    website: 'Escribe una dirección web, por ejemplo https://example.com/ana.',
    secureAddress: 'La dirección debe empezar por https://.',
    oneLine: 'Debe ser una sola línea.',
    date: 'Escribe una fecha.',
    time: 'Escribe una hora, por ejemplo 15:30.',
    future: 'Debe ser una fecha futura.',
    past: 'No puede ser una fecha futura.',
    afterToday: 'Debe ser después de hoy.',
    timeZone: 'Escribe una zona horaria, por ejemplo Europe/Madrid.',
    slug: 'De 1 a 64 caracteres: letras de la a a la z, cifras y guiones.',
    tooMany: (max) => count(max, { one: 'Como máximo # elemento.', other: 'Como máximo # elementos.' }),
    other: () => 'Revisa este campo.',
  },
  fixFields: 'Corrige los campos marcados.',
  refusal: (code) => refusals[code] ?? 'No ha funcionado. Inténtalo de nuevo en un momento.',
  headings: {
    rate_limited: 'Demasiadas solicitudes',
    not_found: 'Página no encontrada',
    wrong_host: 'Dirección equivocada',
  } as Record<string, string>,
  heading: 'Algo ha ido mal',
  tooLongText: () => 'Lo que has escrito es demasiado largo. Vuelve atrás, acórtalo e inténtalo de nuevo.',
  wrongForm: 'Algo no está bien en este formulario o en esta dirección. Vuelve atrás, cámbialo e inténtalo de nuevo.',
  useForm: 'Usa el formulario de esta página.',
  tooLarge: 'Tu texto es demasiado largo. Acórtalo.',
  alreadySent: 'Ya enviaste este formulario con otros datos. Para enviar también estos, envíalo otra vez.',
  toToday: 'Ir a Hoy',
  toSettings: 'Ir a los ajustes',
} satisfies typeof Words

const refusals: Record<string, string> = {
  not_found: 'Esto no existe o se ha eliminado.',
  invalid: 'Revisa los datos.',
  unauthenticated: 'Inicia sesión.',
  forbidden: 'No tienes permiso para hacerlo.',
  conflict: 'Algo ha cambiado mientras tanto. Recarga la página.',
  rate_limited: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  too_large: 'Es demasiado grande.',
  wrong_host: 'Esta dirección no es de este servicio.',
  unavailable: 'No está disponible ahora mismo. Inténtalo más tarde.',
}

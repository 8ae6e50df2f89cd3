import { type DateWords, inOrder, leadOf, type Numbered, signOf } from '../language-data/date-words.ts'
import { phrases } from '../phrases/phrases.ts'

const small: Numbered = [
  ...inOrder(['un[ao]?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce']),
  ['quince', 15],
  ['veinte', 20],
  ['treinta', 30],
]
const hour = `\\d{1,2}|${small
  .slice(0, 12)
  .map(([words]) => words)
  .join('|')}`

/** Words after a number that isn't a day: "el 20 por ciento". */
const goesOn =
  '(?=\\s*(?:$|[.,;:!?)…]|[–—-]\\s)|\\s+(?:a|al|y|o|con|en|para|que|de|del|le|les|lo|la|se|me|nos|si|pero|porque|como|sin|mismo|próximo|a más tardar|yo|por la|hay|es|tengo|sobre|según|viene)(?![a-z]))'
const part =
  '(?:,?\\s*(?:de|por|en) la (?<part>mañana|tarde|noche|madrugada)|\\s*(?<half>a\\.? ?m\\.?|p\\.? ?m\\.?)(?![a-z]))?'
const at = '(?:(?:a|para|hacia|sobre|desde|hasta|antes de|tipo|como a|de) las?|tipo)'
const nextWeek = '(?:próxima semana|semana (?:que viene|próxima|entrante|que entra))'
const nextMonth = '(?:próximo mes|mes (?:que viene|próximo|entrante|que entra))'
const end = '(?:a |al )?(?:fin|fines|final|finales)'
const start = '(?:a )?(?:principios?|comienzos?|inicios?|primeros)'
const weekend = '(?:fin de semana|finde|fin)'
const partOf = '(?: (?:por|en|a) la (?:mañana|tarde|noche)| temprano| a primera hora| al mediodía)?'
const led = '(?:en|dentro de|de aquí a|de acá a|antes de)(?: unos| unas| como| unas? )?'
const ofYear = '(?: del? <year>)?'

const weekendOf = '(?:el |en el )?(?:fin de semana|finde) (?:del|de los)(?: días?)?'
/** "16 y 17" */
const secondDay = '(?:\\s*(?:y|al|/|[-–])\\s*(?:el )?\\d{1,2})?'

export const spanishDates: DateWords = {
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  shortWeekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo|may',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'sep?tiembre|sept?|set',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  counts: [['un par de', 2], ['unos|unas|pocos|algunos', 3], ...small, ['\\d{1,3}']],
  ordinals: [
    ['primer[oa]?|1º|1ro', 1],
    ['segund[oa]', 2],
    ['tercer[oa]?', 3],
    ['cuart[oa]', 4],
  ],
  units: {
    day: 'días?',
    week: 'semanas?',
    fortnight: 'quincenas?',
    month: 'mes(?:es)?',
    quarter: 'trimestres?',
    year: 'años?',
    weekend: 'fin(?:es)? de semana',
  },
  part: 'temprano|por la mañana|por la tarde|por la noche|en la mañana|en la tarde|en la noche|a la mañana|a la tarde|a la noche|al mediodía|a primera hora|a última hora',
  holidays: [
    ['nochebuena', { on: [12, 24] }],
    ['navidad(?:es)?', { on: [12, 25] }],
    ['nochevieja', { on: [12, 31] }],
    ['año nuevo', { on: [1, 1] }],
    ['(?:día de |los )?reyes(?: magos)?', { on: [1, 6] }],
    ['san valentín|día de los enamorados', { on: [2, 14] }],
    ['martes de carnaval', { easter: -47 }],
    ['miércoles de ceniza', { easter: -46 }],
    ['domingo de ramos', { easter: -7 }],
    ['jueves santo', { easter: -3 }],
    ['viernes santo', { easter: -2 }],
    ['domingo de resurrección|pascua', { easter: 0 }],
    ['día del trabajo|día del trabajador', { on: [5, 1] }],
    ['día de la madre', { nth: [5, 7, 1] }],
    ['halloween', { on: [10, 31] }],
    ['todos los santos', { on: [11, 1] }],
    ['día de (?:los )?muertos', { on: [11, 2] }],
    ['la inmaculada', { on: [12, 8] }],
  ],
  phrases: {
    today: [`hoy(?: mismo)?${partOf}|esta (?:mañana|tarde|noche)|ahora mismo|ahorita`],
    tomorrow: [`(?<!(?<![a-zÀ-ɏ])(?:la|las|esta|cada|una|pasado|buena|toda|media|otra) )mañana(?: mismo)?${partOf}`],
    dayAfterTomorrow: [`pasado mañana${partOf}`],
    yesterday: [`ayer${partOf}|anoche`],
    dayBeforeYesterday: ['antes de ayer|anteayer|antier|antes de anoche|anteanoche'],
    inThreeDays: [
      '(?:en )?(?:los|estos) próximos días|(?:en|dentro de) (?:dos o tres|2 o 3|2-3|unos|pocos|algunos) días|un día de estos',
    ],
    midweek: ['a (?:mitad|mediados) de (?:la )?semana'],
    weekday: [`(?:el )?<weekday>${partOf}`, '<short>\\.'],
    nextWeekday: [
      `(?:el )?próximo <weekday>${partOf}|(?:el )?<weekday> (?:próximo|que viene|entrante|que entra)${partOf}`,
    ],
    thisWeekday: [`este <weekday>${partOf}`],
    weekdayOfThisWeek: ['(?:el )?<weekday> de esta semana|esta semana,? el <weekday>'],
    weekdayOfNextWeek: [`(?:el )?<weekday> de la ${nextWeek}|(?:la )?${nextWeek},? el <weekday>`],
    weekdayInAWeek: ['(?:el |de este )?<weekday> en ocho(?: días)?'],
    lastWeekday: ['(?:el )?<weekday> pasado|(?:el )?(?:pasado|último) <weekday>'],
    weekdayOfLastWeek: ['(?:el )?<weekday> de la semana pasada|la semana pasada,? el <weekday>'],
    thisWeek: [`esta (?:misma )?semana|a finales? de (?:la |esta )?semana|${end} de (?:la|esta) semana|entre semana`],
    nextWeek: [`(?:${end} de )?(?:la )?${nextWeek}`],
    earlyNextWeek: [`${start} de (?:la )?${nextWeek}`],
    midNextWeek: [`a (?:mitad|mediados) de (?:la )?${nextWeek}`],
    lastWeek: ['(?:la )?semana pasada'],
    weekBeforeLast: ['(?:la )?semana antepasada'],
    weekend: [`(?:el|este|en el) (?:fin de semana|finde)`],
    weekendOfNumber: [`${weekendOf} (?<number>\\d{1,2})${secondDay}(?! ?(?:\\d|de <month>))`],
    weekendOfDate: [`${weekendOf} (?<number>\\d{1,2})${secondDay} de <month>`],
    beforeWeekend: ['antes del (?:fin de semana|finde)'],
    nextWeekend: [`(?:el )?(?:próximo (?:fin de semana|finde)|(?:fin de semana|finde) (?:que viene|próximo))`],
    lastWeekend: [`(?:el )?(?:fin de semana|finde) pasado|(?:el )?pasado ${weekend}`],
    thisMonth: [`este mes|${end} de(?:l| este)? mes`],
    midThisMonth: ['a (?:mitad|mediados) de(?:l| este)? mes'],
    nextMonth: [`(?:el |${end} del )?${nextMonth}`],
    startOfNextMonth: [`${start} del? ${nextMonth}`],
    midNextMonth: [`a mediados del ${nextMonth}`],
    lastMonth: ['(?:el )?mes pasado'],
    namedMonth: [`(?:en|durante|para) <month>${ofYear}(?! ?\\d)`],
    endOfNamedMonth: [`${end} de <month>${ofYear}`],
    startOfNamedMonth: [`(?:${start} de|antes de|hasta) <month>${ofYear}(?! ?\\d)`],
    midNamedMonth: [`a mediados de <month>${ofYear}`],
    firstWeekOfMonth: [`(?:la )?primera semana de <month>${ofYear}`],
    thisQuarter: [`este trimestre|${end} de(?:l| este) trimestre`],
    nextQuarter: ['(?:el )?próximo trimestre'],
    numberedQuarter: ['(?:en|a finales de|fin) (?:el )?[tq](?<quarter>[1-4])(?: <year>)?'],
    thisYear: [`este año|${end} de(?:l| este)? año`],
    nextYear: ['(?:el )?(?:año que viene|próximo año)'],
    lastYear: ['(?:el )?año pasado'],
    endOfNumberedYear: [`${end} de <year>`],
    inAWeek: [`${led} (?:ocho|8) días`],
    inTwoWeeks: [`${led} quince días`],
    in: [`${led} <count> <unit>`, '(?:en )?l[oa]s próxim[oa]s <count> <unit>'],
    ago: ['hace(?: ya| como)? <count> <unit>|<count> <unit> atrás'],
    inWorkdays: [`${led} <count> días (?:hábiles|laborables)`],
    aWeekFromTomorrow: ['mañana en ocho(?: días)?'],
    numbered: [
      `(?:el|para el|hasta el|antes del|al|desde el|a partir del|del)(?: día)? (?<number>\\d{1,2})${goesOn}`,
      `día (?<number>\\d{1,2})${goesOn}`,
    ],
    numberedOfNextMonth: [`(?:el )?(?:día )?(?<number>\\d{1,2}) del ${nextMonth}`],
    numberedWeekday: [
      '(?:el )?<weekday>,? (?:el )?(?:día )?(?<number>\\d{1,2})(?! ?(?:h|de <month>|hs|horas|[:/.]?\\d))',
    ],
    dayOfNamedMonth: ['(?:el )?(?:día )?<ordinal> de <month>(?: del? <year>)?'],
    nthWeekdayOfNamedMonth: [`(?:el )?<ordinal> <weekday> de <month>${ofYear}`],
    lastWeekdayOfNamedMonth: [`(?:el )?último <weekday> de <month>${ofYear}`],
    nthWeekdayOfThisMonth: ['(?:el )?<ordinal> <weekday> del mes'],
    lastWeekdayOfThisMonth: ['(?:el )?último <weekday> del mes'],
    holiday: ['<holiday>(?: (?:de )?<year>)?'],
    lastHoliday: ['<holiday> pasad[oa]s?'],
    dayBeforeHoliday: ['(?:el )?día antes de <holiday>|(?:la )?víspera de <holiday>'],
    dayAfterHoliday: ['(?:el )?día después de <holiday>'],
  },
  sign: signOf(`
    día hoy mañana ayer noche antier ahora lunes martes miércoles jueves viernes sábado domingo semana finde \\bmes año
    trimestre quincena enero febrero marzo abril mayo junio julio agosto tiembre octubre noviembre diciembre
    \\b(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)\\b navidad reyes santo pascua valentín halloween ramos
    inmaculada ceniza esta\\starde (?:lun|mar|mié|jue|vie|sáb|dom)\\.`),
  written: { article: '(?:el )?(?:día )?', ending: '[ºª]', of: '(?: de | del mes de | |[-/])', yearOf: '(?: del?)?' },
  clock: {
    patterns: [
      `${at} (?<hour>${hour})(?::(?<minute>[0-5]\\d))?(?:\\s*(?:h|hs|hrs|horas)(?![a-z]))?(?! y (?:media|cuarto|<tens>)| menos)(?![a-z\\d:])${part}`,
      `${at} (?<hour>${hour}) y <tens>(?![a-z])${part}`,
      `${at} (?<halfPast>${hour}) y media(?![a-z])${part}`,
      `${at} (?<quarterPast>${hour}) y cuarto(?![a-z])${part}`,
      `${at} (?<quarterTo>${hour}) menos cuarto(?![a-z])${part}`,
      `(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?![:\\d])(?:\\s*(?:h|hs|hrs|horas)(?![a-z]))?${part}`,
      '(?<!(?<![a-zÀ-ɏ])(?:durante|unas|en|hace|por) )(?<hour>1\\d|2[0-3]|[6-9])\\s?(?:h|hs|hrs)(?![a-z\\d])',
      '(?<hour>\\d{1,2})\\s*(?<half>a\\.? ?m|p\\.? ?m)\\.?(?![a-z])',
      '(?<hour>\\d{1,2}) de la (?<part>mañana|tarde|noche)',
      '(?:al?|antes del|hasta el) (?<noon>mediodía)',
      '(?:a|antes de|hasta) (?<midnight>medianoche)',
    ],
    minutes: [
      ['cinco', 5],
      ['diez', 10],
      ['quince', 15],
      ['veinte', 20],
      ['veinticinco', 25],
      ['treinta', 30],
    ],
    sign: /\d|\blas?\s|mediodía|medianoche/i,
    morning: /^(?:mañana|madrugada|a)/i,
    evening: /noche|cena/i,
    firstHour: 6,
    soon: '(?:en|dentro de)(?: unas?)?\\s+<parts>\\s*(?<unit>horas?|hs|h|minutos?|min)',
    hourParts: [['media', 0.5], ['un cuarto de', 0.25], ['\\d+,\\d']],
    hourUnit: /^h/i,
  },
  around: {
    lead: leadOf(phrases`
      a más tardar, como muy tarde, como tarde, como máximo, antes del, antes de, hasta, para, desde, a partir del, a
      partir de, el, la, este, al, a, de aquí al, de aquí a, de acá al, de acá a, por, en, ya, tipo, mejor, tal vez,
      quizás, quizá`),
    by: /(?<![a-z])(?:antes|hasta|a más tardar|como muy tarde|como máximo|de aquí a|de acá a|para)(?![a-z])/i,
    byItself: /^(?:antes|hasta|para|de aquí a)\s/i,
    byTime: /^(?:antes|hasta|para)/i,
    tail: /^\s*(?:a más tardar|como muy tarde|como máximo|sin falta|en punto|mismo)(?![a-z])/i,
    gap: /^[\s,(]*(?:a|para|hacia|sobre|antes de|-|–|—|@)?[\s,]*(?:el\s+)?$/i,
    describing:
      /(?:^|[^a-z])(?:desde|desde el|cada|todos los|los|(?<!(?:antes|partir|dentro|aqui|aca) )del?|como|feliz|felices|tras|después del?|fue)\s+$/i,
    from: /(?:^|\s)(?:de|del|desde el)\s+$/i,
    to: /^\s*(?:al?|hasta(?: el)?)\s/i,
    between: /entre\s+(?:el\s+)?$/i,
    and: /^\s*y\s+(?:el\s+)?$/i,
    instead:
      /^(?:\s*,?\s*(?:o|o quizás?|o tal vez|o si no)\s+(?:el )?|.{0,12}(?:no|perdón|quiero decir|mejor|digo)[\s,]+(?:el )?)$/i,
    latest: /a más tardar|como muy tarde|como máximo/i,
  },
}

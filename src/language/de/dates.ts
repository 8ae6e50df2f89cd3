import { type DateWords, inOrder, leadOf, type Numbered, signOf } from '../language-data/date-words.ts'
import { phrases } from '../phrases/phrases.ts'

const ones = [
  'ein(?:e[nmrs]?|s)?',
  'zwei|zwo',
  'drei',
  'vier',
  'fünf|fuenf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
]
const small: Numbered = [
  ...inOrder([...ones, 'zwölf|zwoelf']),
  ['vierzehn', 14],
  ['fünfzehn', 15],
  ['zwanzig', 20],
  ['dreißig', 30],
]
const hour = `\\d{1,2}|${small
  .slice(0, 12)
  .map(([words]) => words)
  .join('|')}`

const ordinalStems =
  'erste|zweite|dritte|vierte|fünfte|sechste|sieb(?:en)?te|achte|neunte|zehnte|elfte|zwölfte|dreizehnte|vierzehnte|fünfzehnte|sechzehnte|siebzehnte|achtzehnte|neunzehnte|zwanzigste'.split(
    '|',
  )
const tens = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun'.split('|').map((one) => `${one}undzwanzigste`)

const next = '(?:nächste|naechste|nä\\.|kommende)[nrsm]?'
const last = '(?:letzte|vergangene|vorige)[nrsm]?'
const inAfterNext = '(?:übernächste|uebernaechste)[nrsm]?'
const day = '(?:<weekday>(?:[ -]?<part>)?|<short>)'
const noUnit =
  '(?!\\s*(?:tage?n?|wochen?|monate?n?|jahre?n?|euro|eur|cent|prozent|stunden?|minuten?|min|meter|kilo|kg|km|cm|grad|leute|mal|[%€$:.,]\\d|[%€$]|\\d))(?![a-z])'
const part = '(?:\\s*(?<part>morgens|vormittags|früh|in der früh|mittags|nachmittags|abends|nachts))?'
const noThing = '(?! (?:tag|mal|treffen|termin|abend|versuch|stock|monat|woche|geburtstag))'

const weekendOf =
  '(?:am |das |dieses |übers |fürs )?(?:wochenende|we)(?: vom| des| um den| rund um den|(?= \\d{1,2}\\.?\\s*(?:und|/|[-–])))'
/** "16./17.", "16. und 17." */
const secondDay = '(?:\\s*(?:und|bis|/|[-–])\\s*(?:den |zum )?\\d{1,2}\\.)?'

export const germanDates: DateWords = {
  weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend', 'sonntag'],
  shortWeekdays: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  months: [
    'januar|jänner|jan',
    'februar|feb',
    'märz|maerz|mrz',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept?',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  counts: [['ein(?:em)? paar', 3], ['paar', 3], ['einigen?', 3], ...small, ['\\d{1,3}']],
  ordinals: [
    ...[...ordinalStems, ...tens, 'dreißigste', 'einunddreißigste'].map(
      (stem, at) => [`${stem}[nrs]?`, at + 1] as const,
    ),
    ['\\d{1,2}\\.'],
  ],
  units: {
    day: 'tage?n?',
    week: 'wochen?',
    month: 'monate?n?',
    quarter: 'quartale?n?',
    year: 'jahre?n?',
    weekend: 'wochenenden?',
  },
  part: 'morgen|früh|vormittag|mittag|nachmittag|abend|nacht|in der früh|vormittags|mittags|nachmittags|abends',
  holidays: [
    ['heilig ?abend|weihnachten', { on: [12, 24] }],
    ['(?:erste[rn]?|1\\.) weihnachts(?:feier)?tag', { on: [12, 25] }],
    ['(?:zweite[rn]?|2\\.) weihnachts(?:feier)?tag', { on: [12, 26] }],
    ['silvester', { on: [12, 31] }],
    ['neujahr(?:stag)?', { on: [1, 1] }],
    ['dreikönig(?:e|stag)?', { on: [1, 6] }],
    ['valentinstag', { on: [2, 14] }],
    ['rosenmontag', { easter: -48 }],
    ['aschermittwoch', { easter: -46 }],
    ['karfreitag', { easter: -2 }],
    ['ostermontag', { easter: 1 }],
    ['ostern|ostersonntag', { easter: 0 }],
    ['tag der arbeit', { on: [5, 1] }],
    ['muttertag', { nth: [5, 7, 2] }],
    ['(?:christi )?himmelfahrt|vatertag', { easter: 39 }],
    ['pfingstmontag', { easter: 50 }],
    ['pfingsten|pfingstsonntag', { easter: 49 }],
    ['fronleichnam', { easter: 60 }],
    ['tag der deutschen einheit', { on: [10, 3] }],
    ['reformationstag|halloween', { on: [10, 31] }],
    ['allerheiligen', { on: [11, 1] }],
    ['nikolaus(?:tag)?', { on: [12, 6] }],
  ],
  phrases: {
    today: [
      '(?:noch |gleich )?heute?(?: noch)?(?: (?:<part>))?(?: noch)?|diese[nr]? (?:vormittag|mittag|nachmittag|abend|nacht)',
      'eod|(?:zum )?feierabend|ende des tages|sofort|umgehend',
    ],
    tomorrow: [
      '(?<!(?<![a-zÀ-ɏ])(?:guten|am|jeden|gestern|diesen|der|des|den|schönen|heute?) )(?:gleich )?morgen(?: (?:<part>))?(?! in der nacht)',
    ],
    dayAfterTomorrow: ['(?:übermorgen|uebermorgen)(?: (?:<part>))?'],
    yesterday: ['gestern(?: (?:<part>))?'],
    dayBeforeYesterday: ['vorgestern(?: (?:<part>))?'],
    inThreeDays: ['in den (?:nächsten|kommenden) tagen|in (?:zwei bis drei|zwei,? drei|2-3|2 bis 3|einigen) tagen'],
    midweek: ['mitte der woche'],
    weekday: [
      '<weekday>(?:[ -]?<part>)?',
      '(?<=(?:am|bis|bis zum|ab|für|vor|spätestens|jetzt|den|und|oder) )<short>(?=\\.?\\s*(?:$|[,;!?)]|um |früh|abend|\\d))',
      '(?<=\\()<short>(?=\\))',
      '<short>(?=\\.?,? (?:um )?\\d{1,2}(?::\\d\\d| ?uhr| ?h(?![a-z])))',
    ],
    nextWeekday: [`nächste[nrsm]? ${day}`],
    comingWeekday: [`kommende[nrsm]? ${day}`],
    thisWeekday: [`diese[nr] ${day}`],
    weekdayOfThisWeek: ['<weekday> dieser woche|diese(?:r)? woche,?(?: am)? <short>'],
    weekdayOfNextWeek: [`<weekday>,? (?:in der )?${next} woche|(?:in der )?${next} woche,?(?: am)? <short>`],
    weekdayAfterNext: [`${inAfterNext} <weekday>|${inAfterNext} woche,?(?: am)? <short>`],
    weekdayInAWeek: ['<weekday> in (?:einer woche|(?:acht|8) tagen)'],
    lastWeekday: [`${last} ${day}`],
    weekdayOfLastWeek: [`<weekday> ${last} woche|${last} woche,?(?: am)? <short>`],
    thisWeek: [
      '(?:noch |im laufe |in |ende )?diese[r]? woche|(?:bis |zum )?ende der woche|im laufe der woche|unter der woche|wochenschluss',
    ],
    nextWeek: [`(?:im laufe |ende |in )?(?:der )?${next} woche|anfang bis mitte ${next} woche`],
    earlyNextWeek: [`(?:gleich )?anfang (?:der )?${next} woche`],
    midNextWeek: [`mitte (?:der )?${next} woche`],
    weekAfterNext: [`(?:in der )?${inAfterNext} woche`],
    lastWeek: [`(?:in der )?${last} woche`],
    weekBeforeLast: ['(?:in der )?vorletzte[nr]? woche'],
    weekend: ['(?:am|dieses|übers|über das|das|fürs|im laufe des) (?:wochenendes?|we)|kommende[sn] (?:wochenende|we)'],
    weekendOfNumber: [`${weekendOf} <ordinal>${secondDay}(?! ?(?:\\d|<month>))`],
    weekendOfDate: [`${weekendOf} (?<number>\\d{1,2})\\.?${secondDay} ?<month>`],
    beforeWeekend: ['(?:noch )?(?:vor dem|vorm|bis zum|bis) (?:wochenende|we)'],
    nextWeekend: ['nächste[sn] (?:wochenende|we)'],
    lastWeekend: [`${last} (?:wochenende|we)`],
    thisMonth: [
      '(?:noch )?(?:in )?diese[nm] monat|(?:zum |bis )?monatsende|(?:bis |zum )?ende (?:des|dieses|vom) monats?',
    ],
    midThisMonth: ['mitte (?:des|dieses) monats'],
    nextMonth: [`(?:im |ende )?(?:des )?${next} monats?`],
    startOfNextMonth: [`anfang (?:des )?${next} monats?`],
    midNextMonth: [`mitte (?:des )?${next} monats?`],
    lastMonth: [`(?:im )?${last} monat`],
    namedMonth: ['(?:im|während des|irgendwann im) <month>(?: <year>)?(?! ?\\d)'],
    endOfNamedMonth: ['(?:bis |zum )?ende <month>(?: <year>)?'],
    startOfNamedMonth: ['(?:anfang|bis|ab|vor) <month>(?: <year>)?(?! ?\\d)'],
    midNamedMonth: ['mitte <month>(?: <year>)?'],
    firstWeekOfMonth: ['(?:in der )?ersten? <month>woche|erste woche im <month>'],
    thisQuarter: ['diese[sm]? quartal|quartalsende|ende des quartals'],
    nextQuarter: [`(?:im )?${next} quartal`],
    numberedQuarter: ['(?:in|im|bis|ende) q(?<quarter>[1-4])(?: <year>)?'],
    thisYear: ['(?:noch )?dieses jahr|(?:zum |bis )?jahresende|ende des jahres|heuer'],
    nextYear: [`${next} jahr`],
    lastYear: [`${last} jahr`],
    endOfNumberedYear: ['ende <year>'],
    inAWeek: ['(?:heute )?in (?:acht|8) tagen'],
    in: [
      '(?:heute )?in(?: etwa| ca\\.?| rund| ungefähr| spätestens| so)? <count> <unit>',
      '(?:binnen|innerhalb(?: von| der nächsten)?|(?:in )?den nächsten|die nächsten) <count> <unit>',
    ],
    ago: ['vor(?: etwa| ca\\.?| gut| rund)? <count> <unit>'],
    inWorkdays: ['(?:in|binnen|innerhalb von) <count> (?:werk|arbeits)tagen'],
    aWeekFromTomorrow: ['morgen in (?:einer woche|(?:acht|8) tagen)'],
    fromWeekday: ['<weekday> in <count> <unit>'],
    numbered: [
      `(?:am|bis(?: zum)?|zum|ab(?: dem)?|vor dem|nach dem|für den|den|der) <ordinal>(?! ?(?:\\d|<month>))${noThing}`,
    ],
    numberedOfNextMonth: [`(?:am )?<ordinal> (?:des )?${next} monats`],
    numberedWeekday: ['<short>\\.?,? (?:den |der |dem )?(?<number>\\d{1,2})\\.(?! ?\\d)'],
    dayOfNamedMonth: ['<ordinal> <month>(?:,? <year>)?'],
    nthWeekdayOfNamedMonth: ['<ordinal> <weekday> (?:im|des) <month>(?: <year>)?'],
    lastWeekdayOfNamedMonth: ['letzte[nr]? <weekday> (?:im|des) <month>(?: <year>)?'],
    nthWeekdayOfNextMonth: [`<ordinal> <weekday> (?:im|des) ${next} monats?`],
    nthWeekdayOfThisMonth: ['<ordinal> <weekday> (?:im|des|diesen|dieses) monats?'],
    lastWeekdayOfThisMonth: ['letzte[nr]? <weekday> (?:im|des|dieses) monats?'],
    holiday: ['<holiday>(?: <year>)?'],
    lastHoliday: [`${last} <holiday>`],
    dayBeforeHoliday: ['(?:am )?tag vor <holiday>'],
    dayAfterHoliday: ['(?:am )?tag nach <holiday>'],
  },
  sign: signOf(`
    tag abend heut morgen gestern woche monat jahr quartal nächst naechst kommend letzt
    \\b(?:mo|di|mi|do|fr|sa|so|we|eod|ende|mitte|anfang|sofort|umgehend|heuer|in|im|vor|bis|ab|am|q[1-4])\\b mittwoch
    ostern weihnacht pfingst silvester neujahr heilig himmelfahrt fronleichnam halloween nikolaus dreikönig`),
  written: { article: '(?:den |der |dem )?', ending: '\\.', of: ' ?', dotted: true },
  clock: {
    patterns: [
      `(?:(?:um|gegen|ab|bis|vor|nach)\\s+)?(?<hour>\\d{1,2})[:.](?<minute>[0-5]\\d)(?![:\\d.])\\s*(?:uhr|h)(?![a-z])${part}`,
      `(?:(?:um|gegen|ab|bis|vor|nach)\\s+)?(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?![:\\d])${part}`,
      `(?:(?:um|gegen|ab|bis|vor|nach)\\s+)?(?<hour>${hour})\\s*uhr(?:\\s*(?<minute>[0-5]\\d))?(?![a-z\\d])${part}`,
      '(?:(?:um|gegen|ab|bis|vor|nach)\\s+)?(?<hour>1\\d|2[0-3]|[6-9])\\s?h(?<minute>[0-5]\\d)?(?![a-z\\d])',
      `(?:(?:um|gegen|ab|bis)\\s+)?halb\\s+(?<halfTo>${hour})(?![a-z\\d])${part}`,
      `(?:(?:um|gegen|ab|bis)\\s+)?viertel nach\\s+(?<quarterPast>${hour})(?![a-z\\d])${part}`,
      `(?:(?:um|gegen|ab|bis)\\s+)?(?:viertel vor|dreiviertel)\\s+(?<quarterTo>${hour})(?![a-z\\d])${part}`,
      `(?:um|gegen|ab|bis)\\s+viertel\\s+(?<quarterOf>${hour})(?![a-z\\d])${part}`,
      `(?:um|gegen)\\s+(?<hour>${hour})${noUnit}${part}`,
      `(?:bis )?(?<midnight>mitternacht)`,
    ],
    minutes: [],
    sign: /\d|uhr|\b(?:um|gegen|ab|bis)\s+[a-z]|halb|viertel|mitternacht/i,
    morning: /^(?:morgens|vormittags|früh|in der früh|nachts)/i,
    evening: /abend|nacht(?!isch)/i,
    firstHour: 6,
    soon: 'in(?: etwa| ca\\.?| rund)?\\s+<parts>\\s*(?<unit>stunden?|std\\.?|minuten?|min\\.?)',
    hourParts: [
      ['einer halben', 0.5],
      ['einer viertel', 0.25],
      ['einer dreiviertel', 0.75],
      ['anderthalb|eineinhalb', 1.5],
      ['\\d+,\\d'],
    ],
    hourUnit: /^s/i,
  },
  around: {
    lead: leadOf(phrases`
      bis spätestens, spätestens bis, spätestens, bis zum, bis, am, an, vor dem, vorm, vor, zum, zu, ab dem, ab, für den,
      für, den, dem, der, gleich, noch, schon, direkt, wieder, so, im, in der, fällig, irgendwann`),
    by: /(?<![a-z])(?:bis|spätestens|vor|vorm|fällig)(?![a-z])/i,
    byItself: /^(?:bis|vor|vorm|spätestens)\s/i,
    byTime: /^(?:bis|vor|spätestens)/i,
    tail: /^\s*(?:aller)?(?:spätestens|pünktlich)(?![a-z])/i,
    gap: /^[\s,(]*(?:um|gegen|ab|bis|vor|so|-|–|—|@)?[\s,]*$/i,
    describing: /(?:^|[^a-z])(?:vom|von|seit|seit dem|jede[nrms]?|alle|immer|wie|war|frohes?|schöne[sn]?|dieser)\s+$/i,
    thing: /^-[a-z]/i,
    from: /(?:^|\s)(?:von|vom)\s+$/i,
    to: /^\s*bis(?: zum)?\s/i,
    between: /zwischen\s+(?:dem\s+)?$/i,
    and: /^\s*und\s+(?:dem\s+)?$/i,
    instead:
      /^(?:\s*,?\s*(?:oder|bzw\.?|oder vielleicht|oder doch)\s+(?:am |bis )?|.{0,12}(?:quatsch|nein|ich meine?|sorry|also|besser)[\s,]+(?:am |bis )?)$/i,
    latest: /spätestens/i,
    dayEnd: /(?:eod|feierabend)$/i,
  },
}

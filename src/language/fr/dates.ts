import { type DateWords, inOrder, leadOf, type Numbered, signOf } from '../language-data/date-words.ts'
import { phrases } from '../phrases/phrases.ts'

const small: Numbered = [
  ...inOrder(['une?', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze']),
  ['quinze', 15],
  ['vingt', 20],
  ['trente', 30],
]
const hour = `\\d{1,2}|${small
  .slice(0, 12)
  .map(([words]) => words)
  .join('|')}`

/** Words after a number that isn't a day: "le 20 minutes". */
const goesOn =
  "(?=\\s*(?:$|[.,;:!?)…]|[–—-]\\s)|\\s+(?:à|au|pour|et|ou|avec|on|je|j'|il|elle|c'est|chez|de|du|par|sans|pis|si|mais|donc|car|que|qui|max|dernier|prochain|midi|matin|soir|en|sur|le|la|les|un|une|sauf|dans|vers|y)(?![a-z]))"
const part = "(?:\\s*(?<part>du matin|du mat|du soir|de l'après-midi|de l'aprem))?"
const lead = "(?:(?:à|vers|avant|après|dès|pour|jusqu'à|d'ici)\\s+)?"
const noLength = '(?<!(?<![a-zÀ-ɏ])(?:pendant|durant|depuis|il y a|fait|pris|duré|reste|dans|en|toutes les) )'
const ofMonth = "(?:de |d')?<month>(?: <year>)?"
const led = "(?:dans|d'ici|sous)(?: environ| à peu près| maximum| max)?"

const weekendOf = '(?:le |ce |pour le )?(?:week-?end|we) (?:du|des|autour du)'
/** "16 et 17" */
const secondDay = '(?:\\s*(?:et|au|/|[-–])\\s*\\d{1,2})?'

export const frenchDates: DateWords = {
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  shortWeekdays: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  months: [
    'janvier|janv',
    'février|févr|fév',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'août',
    'septembre|sept',
    'octobre|oct',
    'novembre|nov',
    'décembre|déc',
  ],
  counts: [['quelques', 3], ['une dizaine de', 10], ...small, ['\\d{1,3}']],
  ordinals: [
    ['premiers?|1er', 1],
    ['deuxième|second|2e', 2],
    ['troisième|3e', 3],
    ['quatrième|4e', 4],
  ],
  units: {
    day: 'jours?',
    week: 'semaines?|sem',
    month: 'mois',
    quarter: 'trimestres?',
    year: 'ans?|années?',
    weekend: 'week-?ends?',
  },
  part: "matin|midi|après-midi|aprem|soir|nuit|dans la matinée|dans l'après-midi|dans la soirée|en soirée|au soir|au matin|à la première heure|en fin de journée",
  holidays: [
    ['(?:la )?veille de noël|réveillon(?: de noël)?', { on: [12, 24] }],
    ['noël', { on: [12, 25] }],
    ["(?:la )?saint-sylvestre|réveillon du (?:jour de l'an|nouvel an)", { on: [12, 31] }],
    ["(?:le )?jour de l'an|nouvel an", { on: [1, 1] }],
    ["(?:l')?épiphanie", { on: [1, 6] }],
    ['(?:la )?chandeleur', { on: [2, 2] }],
    ['(?:la )?saint-valentin', { on: [2, 14] }],
    ['mardi gras', { easter: -47 }],
    ['vendredi saint', { easter: -2 }],
    ['lundi de pâques', { easter: 1 }],
    ['pâques', { easter: 0 }],
    ['(?:la )?fête du travail', { on: [5, 1] }],
    ["(?:l')?ascension", { easter: 39 }],
    ['lundi de (?:la )?pentecôte', { easter: 50 }],
    ['(?:la )?pentecôte', { easter: 49 }],
    ['(?:la )?fête des mères', { nth: [5, 7, -1] }],
    ['(?:la )?fête des pères', { nth: [6, 7, 3] }],
    ['(?:la )?saint-jean(?:-baptiste)?', { on: [6, 24] }],
    ['(?:la )?fête nationale', { on: [7, 14] }],
    ["(?:l')?assomption", { on: [8, 15] }],
    ["(?:l')?action de grâces?", { nth: [10, 1, 2] }],
    ["(?:l')?halloween", { on: [10, 31] }],
    ['(?:la )?toussaint', { on: [11, 1] }],
    ["(?:l')?armistice", { on: [11, 11] }],
  ],
  phrases: {
    today: [
      "aujourd'hui(?: même)?|ce (?:matin|midi|soir)|cet (?:après-midi|aprem)|cette (?:après-midi|nuit)|à soir|dans la journée|d'ici ce soir|tout de suite",
    ],
    tomorrow: ['demain(?: (?:<part>))?'],
    dayAfterTomorrow: ['après[- ]demain(?: (?:<part>))?'],
    yesterday: ['hier(?: (?:<part>))?'],
    dayBeforeYesterday: ['avant[- ]hier(?: (?:<part>))?'],
    inThreeDays: [
      "(?:dans )?les (?:prochains jours|jours qui viennent)|(?:ces|dans) prochains jours|(?:dans|d'ici) (?:deux(?:,| ou)? trois|2-3|2 ou 3|quelques) jours",
    ],
    midweek: ['(?:au )?milieu de (?:la )?semaine'],
    weekday: ['<weekday>(?: (?:<part>))?', '<short>\\.'],
    nextWeekday: ['<weekday> prochain(?: (?:<part>))?'],
    comingWeekday: ['<weekday> qui vient'],
    thisWeekday: ['ce <weekday>(?: (?:<part>))?'],
    weekdayOfThisWeek: ['<weekday> de cette semaine|cette semaine,? <weekday>'],
    weekdayOfNextWeek: ['<weekday> de la semaine prochaine|(?:la )?semaine prochaine,? (?:le )?<weekday>'],
    weekdayInAWeek: ['<weekday> en huit'],
    weekdayAfterNext: ['<weekday> en quinze'],
    lastWeekday: ['<weekday> (?:dernier|passé)(?: (?:<part>))?'],
    weekdayOfLastWeek: ['<weekday> de la semaine (?:dernière|passée)|(?:la )?semaine (?:dernière|passée),? <weekday>'],
    thisWeek: ['cette semaine|(?:la |en )?fin de (?:la |cette )?semaine|dans la semaine|courant (?:de la )?semaine'],
    nextWeek: ['(?:la |en |courant )?(?:fin de (?:la )?)?semaine (?:prochaine|qui vient)'],
    earlyNextWeek: ['(?:au |en |le )?début (?:de )?(?:la )?semaine prochaine'],
    midNextWeek: ['(?:au )?milieu (?:de )?(?:la )?semaine prochaine'],
    lastWeek: ['(?:la )?semaine (?:dernière|passée)'],
    weekend: ['(?:ce|le|pendant le|dans le) (?:week-?end|we)'],
    weekendOfNumber: [`${weekendOf} (?<number>\\d{1,2})${secondDay}(?! ?(?:\\d|<month>))`],
    weekendOfDate: [`${weekendOf} (?<number>\\d{1,2})${secondDay} <month>`],
    beforeWeekend: ["(?:avant|d'ici) (?:le|ce) (?:week-?end|we)"],
    nextWeekend: ['(?:le )?(?:week-?end|we) prochain'],
    lastWeekend: ['(?:le )?(?:week-?end|we) (?:dernier|passé)'],
    thisMonth: ['ce mois(?:-ci)?|(?:à )?(?:la )?fin (?:du|de ce|de) mois|dans le mois|courant du mois'],
    midThisMonth: ['(?:au )?milieu du mois|mi-mois'],
    nextMonth: ['(?:le |(?:la )?fin du )?mois (?:prochain|qui vient)'],
    startOfNextMonth: ['(?:au |le )?début du mois prochain'],
    midNextMonth: ['(?:au )?milieu du mois prochain'],
    lastMonth: ['(?:le )?mois (?:dernier|passé)'],
    namedMonth: ["(?:en|au mois de|au mois d'|courant|pour) <month>(?: <year>)?(?! ?\\d)"],
    endOfNamedMonth: [`(?:à )?(?:la )?fin (?:du mois )?${ofMonth}`],
    startOfNamedMonth: [`(?:(?:le |au )?début|d'ici|avant) ${ofMonth}(?! ?\\d)`],
    midNamedMonth: [`(?:mi-|(?:au )?milieu )${ofMonth}`],
    firstWeekOfMonth: [`(?:la )?première semaine ${ofMonth}`],
    thisQuarter: ['ce trimestre|(?:la )?fin du trimestre'],
    nextQuarter: ['(?:le )?trimestre prochain'],
    numberedQuarter: ['(?:en|au|fin) [tq](?<quarter>[1-4])(?: <year>)?'],
    thisYear: ["cette année|(?:la )?fin (?:de l'|d')année"],
    nextYear: ["l'(?:année prochaine|an prochain)"],
    lastYear: ["l'(?:année (?:dernière|passée)|an (?:dernier|passé))"],
    endOfNumberedYear: ['(?:la )?fin <year>'],
    inAWeek: [`${led} (?:huit|8) jours|${led} (?:une )?huitaine(?: de jours)?`],
    inTwoWeeks: [`${led} (?:quinze|15) jours|${led} (?:une )?quinzaine(?: de jours)?`],
    in: [`${led} <count> <unit>`, "(?:dans |d'ici )?les <count> prochain(?:e)?s <unit>"],
    ago: ['(?:il )?y a(?: environ| bien)? <count> <unit>|(?:ça|cela) fait <count> <unit>'],
    inWorkdays: [`${led} <count> jours ouvr(?:és|ables)`],
    aWeekFromTomorrow: ['demain en huit'],
    numbered: [
      `(?:le|au|jusqu'au|avant le|pour le|d'ici le|d'ici au|dès le|à partir du) (?<number>\\d{1,2})(?:er)?${goesOn}`,
      '(?:le|au|avant le|pour le) <ordinal>(?= du mois|\\s*[.,;!?)]|\\s*$)(?: du mois)?',
    ],
    numberedOfNextMonth: ['(?:le )?(?<number>\\d{1,2})(?:er)? du mois prochain'],
    numberedWeekday: ['<weekday>,? (?:le )?(?<number>\\d{1,2})(?:er)?(?! ?(?:h|heures?|[:/.]?\\d|<month>))'],
    dayOfNamedMonth: ['(?:le )?<ordinal> <month>(?: <year>)?'],
    nthWeekdayOfNamedMonth: [`<ordinal> <weekday> ${ofMonth}`],
    lastWeekdayOfNamedMonth: [`dernier <weekday> ${ofMonth}`],
    nthWeekdayOfThisMonth: ['<ordinal> <weekday> du mois'],
    lastWeekdayOfThisMonth: ['dernier <weekday> du mois'],
    holiday: ['<holiday>(?: <year>)?'],
    lastHoliday: ['<holiday> dernier'],
    dayBeforeHoliday: ["(?:la )?veille (?:de |d'|du )<holiday>"],
    dayAfterHoliday: ["(?:le )?lendemain (?:de |d'|du )<holiday>"],
  },
  sign: signOf(`
    jour hui soir matin midi demain hier lundi mardi mercredi jeudi vendredi samedi dimanche semaine week \\bwe\\b mois
    année \\ban\\b trimestre janv fév \\bmars\\b avr \\bmai\\b \\bjuin juil août sept oct nov déc noël pâques saint
    fête ascension pentecôte toussaint halloween armistice assomption chandeleur épiphanie huitaine quinzaine premier
    suite (?:lun|mar|mer|jeu|ven|sam|dim)\\.`),
  written: { article: '(?:le )?', ending: '(?:er)', of: '(?: | de |-)?' },
  clock: {
    patterns: [
      `${noLength}${lead}(?<hour>\\d{1,2})\\s?h(?:eures?)?\\s?(?<minute>[0-5]\\d)?(?![a-z\\d])(?! (?:de|d'|par|avec|chaque))${part}`,
      `(?:à|vers|avant|après|dès|jusqu'à|d'ici)\\s+(?<hour>\\d{1,2})\\s?h(?:eures?)?\\s?(?<minute>[0-5]\\d)?(?![a-z\\d])${part}`,
      `${lead}(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?![:\\d])${part}`,
      `(?:à|vers|avant|après|dès|jusqu'à|d'ici)\\s+(?<hour>${hour})\\s+heures?(?![a-z])${part}`,
      `${lead}(?<halfPast>${hour})\\s*(?:h|heures?)\\s+et\\s+demie?(?![a-z])${part}`,
      `${lead}(?<quarterPast>${hour})\\s*(?:h|heures?)\\s+et\\s+quart(?![a-z])${part}`,
      `${lead}(?<quarterTo>${hour})\\s*(?:h|heures?)\\s+moins\\s+(?:le\\s+)?quart(?![a-z])${part}`,
      "(?:à|vers|avant|jusqu'à|d'ici)\\s+(?<noon>midi)",
      "(?:à|avant|jusqu'à|d'ici)\\s+(?<midnight>minuit)",
    ],
    minutes: [],
    sign: /\d|heure|midi|minuit/i,
    morning: /^du mat/i,
    evening: /soir|souper/i,
    firstHour: 6,
    soon: "(?:dans|d'ici|sous)(?: environ)?\\s+<parts>\\s*(?<unit>heures?|h|minutes?|min)",
    hourParts: [['une demi-?', 0.5], ["un quart d'", 0.25], ['\\d+,\\d']],
    hourUnit: /^h/i,
  },
  around: {
    lead: leadOf(phrases`
      au plus tard, dernier délai, d'ici à, d'ici, jusqu'à, jusqu'au, avant, pour, dès, à partir de, à partir du, à
      partir, le, la, ce, au, à, vers, en, dans, sinon, peut-être, plutôt`),
    by: /(?<![a-z])(?:avant|d'ici|jusqu'|au plus tard|dernier délai|date limite)/i,
    byItself: /^(?:avant|d'ici|jusqu'|au plus tard)/i,
    byTime: /^(?:avant|d'ici|jusqu')/i,
    tail: /^\s*(?:au plus tard|dernier délai|maximum|max|sans faute|pile|précises?)(?![a-z])/i,
    gap: /^[\s,(]*(?:à|vers|avant|dès|pour|-|–|—|@)?[\s,]*(?:le\s+)?$/i,
    describing:
      /(?:^|[^a-z])(?:depuis|depuis le|chaque|tous les|les|(?<!partir )du|(?<!partir )de|d'|des|comme|joyeux|joyeuses|bonne?|après|c'était)\s*$/i,
    led: /(?:^|\s)(?:avant|d'ici|pour|partir)\s+(?:le |du |de )?$/i,
    from: /(?:^|\s)(?:de|du|entre le)\s+$/i,
    to: /^\s*(?:au|à|jusqu'au|jusqu'à)\s/i,
    between: /entre\s+(?:le\s+)?$/i,
    and: /^\s*et\s+(?:le\s+)?$/i,
    instead:
      /^(?:\s*,?\s*(?:ou|ou bien|ou alors|ou peut-être|voire)\s+(?:le )?|.{0,12}(?:non|pardon|je veux dire|plutôt|enfin)[\s,]+(?:le )?)$/i,
    latest: /au plus tard/i,
  },
}

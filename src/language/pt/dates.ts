import { type DateWords, inOrder, leadOf, type Numbered, signOf } from '../language-data/date-words.ts'
import { phrases } from '../phrases/phrases.ts'

const small: Numbered = [
  ...inOrder(['uma?', 'dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze']),
  ['quinze', 15],
  ['vinte', 20],
  ['trinta', 30],
]
const hour = `\\d{1,2}|${small
  .slice(0, 12)
  .map(([words]) => words)
  .join('|')}`

/** Words that can follow a numbered day. */
const goesOn =
  '(?=\\s*(?:$|[.,;:!?)…]|[–—-]\\s)|\\s+(?:à|às|a|ao|e|ou|com|em|para|pra|pro|que|q|de|do|da|no|na|lhe|se|me|mas|porque|como|sem|eu|ele|ela|o|os|as|por|tem|é|vou|lá)(?![a-z]))'
const part = '(?:\\s*(?:da|de|à) (?<part>manhã|tarde|noite|madrugada))?'
const at = '(?:às|as|à|até às|até as|pelas|lá pelas|das|para as|pras|por volta das|antes das|a partir das)'
const nextWeek = '(?:semana que vem|próxima semana|semana próxima|outra semana)'
const nextMonth = '(?:mês que vem|próximo mês)'
const end = '(?:a?o |n?o |em )?(?:fim|final|finais|fins)'
const start = '(?:n?o |em )?(?:início|começo|princípio|inícios|princípios)'
const weekend = '(?:fim[- ]de[- ]semana|final de semana|fds)'
const partOf =
  '(?: (?:de|pela|da) (?:manhã|tarde|noite)| à (?:tarde|noite)| cedo| cedinho| a?o (?:fim|final) d[oae] (?:dia|tarde)| na hora do almoço| ao almoço)?'
const led = '(?:em|dentro de|daqui a|daqui|dali a)(?: uns| umas| cerca de)?'
const ofYear = '(?: de <year>)?'
/** "Segunda" and "quinta" are ordinals too, and a quinta is a farm. */
const noThing =
  '(?! (?:vez|parte|via|mão|opção|fase|etapa|pessoa|edição|d[ao]s? (?!semana|próxima|outra|tarde|manhã|noite)))'
const feira = `(?:[- ]?feira|${noThing})`

const weekendOf = `(?:n?o )?${weekend} d(?:[eo]|os)(?: dias?)?`
/** "16 e 17" */
const secondDay = '(?:\\s*(?:e|a|/|[-–])\\s*\\d{1,2})?'

export const portugueseDates: DateWords = {
  weekdays: [
    `segunda${feira}|2ª(?:[- ]?feira)?`,
    `terça${feira}|3ª(?:[- ]?feira)?`,
    `quarta${feira}|4ª(?:[- ]?feira)?`,
    `quinta${feira}|5ª(?:[- ]?feira)?`,
    `sexta${feira}|6ª(?:[- ]?feira)?`,
    'sábado',
    'domingo',
  ],
  shortWeekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
  months: [
    'janeiro|jan',
    'fevereiro|fev',
    'março|mar',
    'abril|abr',
    'maio|mai',
    'junho|jun',
    'julho|jul',
    'agosto|ago',
    'setembro|set',
    'outubro|out',
    'novembro|nov',
    'dezembro|dez',
  ],
  counts: [['um par de', 2], ['uns|umas|alguns|algumas', 3], ...small, ['\\d{1,3}']],
  ordinals: [
    ['primeir[oa]|1º', 1],
    ['segund[oa]', 2],
    ['terceir[oa]', 3],
    ['quart[oa]', 4],
  ],
  units: {
    day: 'dias?',
    week: 'semanas?',
    fortnight: 'quinzenas?',
    month: 'mês|meses',
    quarter: 'trimestres?',
    year: 'anos?',
    weekend: 'fi(?:m|ns)[- ]de[- ]semana',
  },
  part: 'cedo|de manhã|à tarde|à noite|pela manhã',
  holidays: [
    ['(?:véspera de natal|consoada)', { on: [12, 24] }],
    ['natal', { on: [12, 25] }],
    ['réveillon|passagem de ano|véspera de ano novo', { on: [12, 31] }],
    ['ano novo', { on: [1, 1] }],
    ['(?:dia de )?reis', { on: [1, 6] }],
    ['carnaval', { easter: -47 }],
    ['quarta[- ]feira de cinzas', { easter: -46 }],
    ['domingo de ramos', { easter: -7 }],
    ['sexta[- ]feira santa', { easter: -2 }],
    ['páscoa', { easter: 0 }],
    ['tiradentes', { on: [4, 21] }],
    ['dia d[oe] trabalh(?:o|ador)', { on: [5, 1] }],
    ['dia da mãe', { nth: [5, 7, 1] }],
    ['dia das mães', { nth: [5, 7, 2] }],
    ['corpus christi|corpo de deus', { easter: 60 }],
    ['dia dos namorados', { on: [6, 12] }],
    ['dia dos pais', { nth: [8, 7, 2] }],
    ['halloween|dia das bruxas', { on: [10, 31] }],
    ['todos os santos', { on: [11, 1] }],
    ['finados', { on: [11, 2] }],
  ],
  phrases: {
    today: [`(?:ainda )?hoje(?: mesmo| ainda)?${partOf}|(?:n?esta|n?essa) (?:manhã|tarde|noite)|agora mesmo|já já`],
    tomorrow: [`amanhã(?: mesmo)?${partOf}`],
    dayAfterTomorrow: [`depois de amanhã${partOf}`],
    yesterday: [`ontem${partOf}`],
    dayBeforeYesterday: ['anteontem|antes de ontem'],
    inThreeDays: [
      '(?:nos|nestes) próximos dias|(?:em|daqui a|dentro de) (?:dois ou três|2 ou 3|2-3|uns|alguns|poucos) dias|um dia destes',
    ],
    midweek: ['(?:a |no )?meio da semana|a meio da semana'],
    weekday: [`<weekday>${partOf}`, '<short>\\.'],
    nextWeekday: [`próxim[oa] <weekday>${partOf}|<weekday> (?:que vem|próxim[oa])${partOf}`],
    thisWeekday: [`n?(?:est[ae]|ess[ae]) <weekday>${partOf}`],
    weekdayOfThisWeek: ['<weekday> d?(?:esta|essa) semana'],
    weekdayOfNextWeek: [`<weekday> da ${nextWeek}|(?:na )?${nextWeek},? (?:na )?<weekday>`],
    weekdayInAWeek: ['<weekday> a oito(?: dias)?'],
    lastWeekday: ['<weekday> passad[oa]|últim[oa] <weekday>'],
    weekdayOfLastWeek: ['<weekday> da semana passada|(?:na )?semana passada,? (?:na )?<weekday>'],
    thisWeek: [`(?:ainda )?n?(?:esta|essa) semana|${end} da semana|durante a semana`],
    nextWeek: [`(?:${end} da )?(?:[nd]?a |pra )?${nextWeek}|para a semana(?! que)|pra semana`],
    earlyNextWeek: [`${start} da ${nextWeek}`],
    midNextWeek: [`(?:a |no )?meio da ${nextWeek}`],
    lastWeek: ['(?:na |a )?semana passada'],
    weekBeforeLast: ['(?:na |a )?semana retrasada'],
    weekend: [`(?:n?o|n?este|n?esse) ${weekend}`],
    weekendOfNumber: [`${weekendOf} (?<number>\\d{1,2})${secondDay}(?! ?(?:\\d|de <month>))`],
    weekendOfDate: [`${weekendOf} (?<number>\\d{1,2})${secondDay} de <month>`],
    beforeWeekend: [`antes do ${weekend}`],
    nextWeekend: [`(?:n?o )?próximo ${weekend}|${weekend} que vem`],
    lastWeekend: [`(?:n?o )?${weekend} passado|(?:n?o )?último ${weekend}`],
    thisMonth: [`n?(?:este|esse) mês|${end} d(?:o|este|esse) mês`],
    midThisMonth: ['(?:em |a )?(?:meados|meio) do mês'],
    nextMonth: [`(?:n?o |${end} do )?${nextMonth}`],
    startOfNextMonth: [`${start} do ${nextMonth}`],
    midNextMonth: [`(?:em )?meados do ${nextMonth}`],
    lastMonth: ['(?:n?o )?mês passado'],
    namedMonth: [`(?:em|durante|para|pra) <month>${ofYear}(?! ?\\d)`],
    endOfNamedMonth: [`${end} de <month>${ofYear}`],
    startOfNamedMonth: [`(?:${start} de|antes de|até) <month>${ofYear}(?! ?\\d)`],
    midNamedMonth: [`(?:em |a )?(?:meados|meio) de <month>${ofYear}`],
    firstWeekOfMonth: [`(?:na )?primeira semana de <month>${ofYear}`],
    thisQuarter: [`n?este trimestre|${end} do trimestre`],
    nextQuarter: ['(?:n?o )?próximo trimestre|trimestre que vem'],
    numberedQuarter: ['(?:no|em|até o) [tq](?<quarter>[1-4])(?: <year>)?'],
    thisYear: [`n?(?:este|esse) ano|${end} d(?:o|e|este) ano`],
    nextYear: ['(?:n?o )?(?:ano que vem|próximo ano)|para o ano'],
    lastYear: ['(?:n?o )?ano passado'],
    endOfNumberedYear: [`${end} de <year>`],
    inAWeek: [`${led} oito dias`],
    inTwoWeeks: [`${led} quinze dias`],
    in: [`${led} <count> <unit>`, '(?:n[oa]s )?próxim[oa]s <count> <unit>'],
    ago: ['(?:há|faz)(?: uns| umas| cerca de)? <count> <unit>|<count> <unit> atrás'],
    inWorkdays: [`${led} <count> dias úteis`],
    aWeekFromTomorrow: ['amanhã a oito(?: dias)?'],
    numbered: [
      `(?:n?o |para o |pro |até (?:a?o )?|antes do |a partir do |do )?dia (?<number>\\d{1,2})${goesOn}`,
      `até (?:a?o )(?<number>\\d{1,2})${goesOn}`,
    ],
    numberedOfNextMonth: [`(?:n?o )?dia (?<number>\\d{1,2}) do ${nextMonth}`],
    numberedWeekday: ['<weekday>,? (?:dia |a )?(?<number>\\d{1,2})(?! ?(?:h|horas|de <month>|[:/.]?\\d))'],
    dayOfNamedMonth: ['(?:n?o )?(?:dia )?<ordinal> de <month>(?: de <year>)?'],
    nthWeekdayOfNamedMonth: [`(?:n?[oa] )?<ordinal> <weekday> de <month>${ofYear}`],
    lastWeekdayOfNamedMonth: [`(?:n?[oa] )?últim[oa] <weekday> de <month>${ofYear}`],
    nthWeekdayOfThisMonth: ['(?:n?[oa] )?<ordinal> <weekday> do mês'],
    lastWeekdayOfThisMonth: ['(?:n?[oa] )?últim[oa] <weekday> do mês'],
    holiday: ['<holiday>(?: (?:de )?<year>)?'],
    lastHoliday: ['<holiday> passad[oa]'],
    dayBeforeHoliday: ['(?:na |a )?véspera d[eoa] <holiday>|dia antes d[eoa] <holiday>'],
    dayAfterHoliday: ['dia (?:depois|a seguir) (?:d[eoa]|ao) <holiday>'],
  },
  sign: signOf(`
    dia hoje amanhã ontem manhã tarde noite segunda terça quarta quinta sexta sábado domingo semana fds mês meses
    \\bano trimestre quinzena janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
    natal páscoa carnaval réveillon reveillon reis finados santos tiradentes halloween consoada corp[ou]s? passagem
    agora já\\sjá (?:seg|ter|qua|qui|sex|sáb|dom)\\.`),
  written: { article: '(?:dia )?', ending: '[ºª]', of: '(?: de | |[-/])', yearOf: '(?: de)?' },
  clock: {
    patterns: [
      `${at} (?<hour>${hour})(?:\\s?(?:h|horas)|:)?(?<minute>(?<=[h:]\\s?)[0-5]\\d)?(?:\\s?(?:h|hs|horas)(?![a-z]))?(?! e (?:meia|quinze|<tens>))(?![a-z\\d:])${part}`,
      `(?:${at} )?(?<hour>\\d{1,2})h(?<minute>[0-5]\\d)?(?![a-z\\d])${part}`,
      `(?:${at} )?(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?![:\\d])(?:\\s?h(?![a-z]))?${part}`,
      `${at} (?<hour>${hour}) e <tens>(?![a-z])${part}`,
      `${at} (?<halfPast>${hour})(?:h| horas)? e meia(?![a-z])${part}`,
      `${at} (?<quarterPast>${hour})(?:h| horas)? e um quarto(?![a-z])${part}`,
      '(?<hour>\\d{1,2}) (?:horas )?da (?<part>manhã|tarde|noite)',
      '(?:ao?|até ao?|antes do|por volta do) (?<noon>meio[- ]dia)(?! e)',
      '(?:à|até à|antes da) (?<midnight>meia[- ]noite)',
    ],
    minutes: [
      ['cinco', 5],
      ['dez', 10],
      ['quinze', 15],
      ['vinte e cinco', 25],
      ['vinte', 20],
      ['trinta', 30],
    ],
    sign: /\d|\b(?:às|as|pelas|das|pras)\s|meio[- ]dia|meia[- ]noite/i,
    morning: /^(?:manhã|madrugada)/i,
    evening: /noite|jantar/i,
    firstHour: 6,
    soon: '(?:em|dentro de|daqui a|daqui)(?: umas?)?\\s+<parts>\\s*(?<unit>horas?|h|minutos?|min)',
    hourParts: [['meia', 0.5], ['um quarto de', 0.25], ['\\d+,\\d']],
    hourUnit: /^h/i,
  },
  around: {
    lead: leadOf(phrases`
      o mais tardar, no máximo, até, até o, até ao, até à, antes da, antes do, antes de, para, pra, pro, desde, a
      partir da, a partir do, a partir de, já, na, no, nesta, a, o, à, ao, de, da, do, em, lá, talvez, logo`),
    by: /(?<![a-z])(?:até|antes|no máximo|o mais tardar)(?![a-z])/i,
    byItself: /^(?:até|antes)\s/i,
    byTime: /^(?:até|antes)/i,
    tail: /^\s*(?:no máximo|o mais tardar|sem falta|em ponto|mesmo)(?![a-z])/i,
    gap: /^[\s,(]*(?:às|as|à|a|para|pelas|-|–|—|@)?[\s,]*$/i,
    describing:
      /(?:^|[^a-z])(?:desde|desde a|desde o|cada|toda|todo|toda a|todo o|todas as|todos os|as|os|(?<!(?:antes|partir|depois|fim|final) )d[aoe]|como|feliz|foi)\s+$/i,
    from: /(?:^|\s)(?:de|da|do|desde)\s+$/i,
    to: /^\s*(?:a|à|ao|até)\s/i,
    between: /entre\s+(?:a |o |as |os )?$/i,
    and: /^\s*e\s+(?:a |o )?$/i,
    instead:
      /^(?:\s*,?\s*(?:ou|ou talvez|ou então)\s+(?:na |no |a |o )?|.{0,12}(?:não|quer dizer|aliás|melhor|digo)[\s,]+(?:na |no )?)$/i,
    latest: /no máximo|o mais tardar/i,
  },
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Language, languages } from '../languages/language.ts'
import { findDates, findDueDate } from './dates.ts'

/** Tuesday, 10 March 2026, 18:20 in Berlin. */
const said = { at: Temporal.Instant.from('2026-03-10T17:20:00Z'), timeZone: 'Europe/Berlin' }

const readDue = (text: string, language: Language) => {
  const read = findDueDate(text, said, language)
  return read && [read.dueOn, read.dueTime].filter(Boolean).join(' ')
}

/** The text and its due date; null if it isn't one. */
const expressions: Record<Exclude<Language, 'en'>, Record<string, string | null>> = {
  de: {
    'heute noch': '2026-03-10',
    'morgen früh': '2026-03-11',
    übermorgen: '2026-03-12',
    'bis Freitag': '2026-03-13',
    'am Montagabend': '2026-03-16',
    'bis Mi': '2026-03-11',
    'nächsten Mittwoch': '2026-03-18',
    'kommenden Freitag': '2026-03-13',
    'nächste Woche Dienstag': '2026-03-17',
    'Anfang nächster Woche': '2026-03-16',
    'diese Woche noch': '2026-03-13',
    'übers Wochenende': '2026-03-15',
    'am Wochenende um den 21.': '2026-03-22',
    'das Wochenende vom 16. Mai': '2026-05-17',
    'am Wochenende des 21.': '2026-03-22',
    'am Wochenende 16./17. Mai': '2026-05-17',
    'in drei Tagen': '2026-03-13',
    'in acht Tagen': '2026-03-17',
    'in zwei Wochen': '2026-03-24',
    'bis Ende des Monats': '2026-03-31',
    'Mitte April': '2026-04-15',
    'am 3.5.': '2026-05-03',
    'bis 20. März': '2026-03-20',
    'bis zum 15.': '2026-03-15',
    'am neunundzwanzigsten': '2026-03-29',
    'Freitag, den 13.': '2026-03-13',
    'vor Ostern': '2026-04-05',
    'morgen um halb drei': '2026-03-11 14:30',
    'Donnerstag 15 Uhr': '2026-03-12 15:00',
    'Freitag um Viertel nach neun': '2026-03-13 09:15',
    'in zwei Stunden': '2026-03-10 20:20',
    'Bilder morgen': '2026-03-11',
    'guten Morgen': null,
    'letzten Dienstag': null,
    'vor zwei Wochen': null,
    'jeden Montag': null,
    'seit Freitag': null,
    'so ist das': null,
  },
  fr: {
    "aujourd'hui": '2026-03-10',
    'ce soir': '2026-03-10',
    'demain matin': '2026-03-11',
    'après-demain': '2026-03-12',
    "d'ici vendredi": '2026-03-13',
    'mardi prochain': '2026-03-17',
    'vendredi en huit': '2026-03-20',
    'mercredi de la semaine prochaine': '2026-03-18',
    'avant la fin de la semaine': '2026-03-13',
    'la semaine prochaine': '2026-03-20',
    'ce week-end': '2026-03-15',
    'le week-end du 21': '2026-03-22',
    'le week-end du 16 mai': '2026-05-17',
    'le week-end des 16 et 17 mai': '2026-05-17',
    'dans trois jours': '2026-03-13',
    'dans 15 jours': '2026-03-24',
    'd’ici deux semaines': '2026-03-24',
    'fin du mois': '2026-03-31',
    'mi-avril': '2026-04-15',
    'le 3 mai': '2026-05-03',
    'le 1er avril': '2026-04-01',
    'avant le 20': '2026-03-20',
    '3/5': '2026-05-03',
    'lundi 16 mars': '2026-03-16',
    'à Pâques': '2026-04-05',
    'demain à 14 h 30': '2026-03-11 14:30',
    'jeudi 10h': '2026-03-12 10:00',
    'vendredi à 8h du soir': '2026-03-13 20:00',
    'demain à midi': '2026-03-11 12:00',
    'mardi dernier': null,
    'il y a 3 jours': null,
    'depuis lundi': null,
    'tous les mardis': null,
    'le 20 minutes': null,
  },
  es: {
    'hoy mismo': '2026-03-10',
    'esta tarde': '2026-03-10',
    mañana: '2026-03-11',
    'pasado mañana': '2026-03-12',
    'llamarla mañana': '2026-03-11',
    'mandárselas mañana': '2026-03-11',
    'antes del viernes': '2026-03-13',
    'el martes que viene': '2026-03-17',
    'el lunes por la tarde': '2026-03-16',
    'el jueves de la próxima semana': '2026-03-19',
    'la semana que viene': '2026-03-20',
    'este fin de semana': '2026-03-15',
    'el fin de semana del 21': '2026-03-22',
    'el finde del 16 de mayo': '2026-05-17',
    'el fin de semana del 16 y 17 de mayo': '2026-05-17',
    'de aquí a dos semanas': '2026-03-24',
    'dentro de tres días': '2026-03-13',
    'en quince días': '2026-03-24',
    'a finales de mes': '2026-03-31',
    'antes de fin de mes': '2026-03-31',
    'a mediados de abril': '2026-04-15',
    'el 3 de mayo': '2026-05-03',
    'el 3 de mayo de 2027': '2027-05-03',
    'para el día 22': '2026-03-22',
    '3/5': '2026-05-03',
    'antes de Navidad': '2026-12-25',
    'el miércoles a las 9 y media': '2026-03-11 09:30',
    'mañana a las 8 de la tarde': '2026-03-11 20:00',
    'a las 11 de la mañana': '2026-03-11 11:00',
    'el martes pasado': null,
    'hace dos semanas': null,
    'desde el lunes': null,
    'todos los viernes': null,
    'por la mañana': null,
  },
  pt: {
    'ainda hoje': '2026-03-10',
    'amanhã cedo': '2026-03-11',
    'depois de amanhã': '2026-03-12',
    'até sexta': '2026-03-13',
    'na quinta-feira': '2026-03-12',
    'terça-feira que vem': '2026-03-17',
    'quarta da semana que vem': '2026-03-18',
    'na próxima semana': '2026-03-20',
    'esta semana': '2026-03-13',
    'no fim de semana': '2026-03-15',
    'no fim de semana do dia 21': '2026-03-22',
    'o fim de semana de 16 de maio': '2026-05-17',
    'no fim de semana de 16 e 17 de maio': '2026-05-17',
    'daqui a duas semanas': '2026-03-24',
    'em três dias': '2026-03-13',
    'até ao fim do mês': '2026-03-31',
    'em meados de abril': '2026-04-15',
    'no dia 15': '2026-03-15',
    'até 30 de novembro': '2026-11-30',
    '3/5': '2026-05-03',
    'antes do Natal': '2026-12-25',
    'quinta às 20h': '2026-03-12 20:00',
    'amanhã às 15h30': '2026-03-11 15:30',
    'sexta às três e meia': '2026-03-13 15:30',
    'amanhã às 8 da noite': '2026-03-11 20:00',
    'terça passada': null,
    'há duas semanas': null,
    'desde segunda': null,
    'a segunda vez': null,
    'na quinta do avô': null,
  },
}

for (const [language, phrases] of Object.entries(expressions)) {
  test(`dates in ${language} are read as people mean them`, () => {
    const wrong = Object.entries(phrases)
      .map(([text, due]) => ({ text, due, read: readDue(text, language as Language) }))
      .filter(({ due, read }) => due !== read)
    assert.deepEqual(wrong, [])
  })
}

test('past days are found, though they are never due', () => {
  const days = (text: string, language: Language) => findDates(text, said, language).map(({ day }) => day.toString())
  assert.deepEqual(days('letzten Dienstag', 'de'), ['2026-03-03'])
  assert.deepEqual(days('vor drei Tagen', 'de'), ['2026-03-07'])
  assert.deepEqual(days('il y a 3 jours', 'fr'), ['2026-03-07'])
  assert.deepEqual(days('mardi dernier', 'fr'), ['2026-03-03'])
  assert.deepEqual(days('hace dos semanas', 'es'), ['2026-02-24'])
  assert.deepEqual(days('anteayer', 'es'), ['2026-03-08'])
  assert.deepEqual(days('há um mês', 'pt'), ['2026-02-10'])
  assert.deepEqual(days('na sexta passada', 'pt'), ['2026-03-06'])
})

test('without a given language, it is detected from the text', () => {
  assert.equal(findDueDate('Ich schicke ihr das Rezept bis übermorgen', said)?.dueOn, '2026-03-12')
  assert.equal(findDueDate("Je lui envoie le devis d'ici jeudi", said)?.dueOn, '2026-03-12')
  assert.equal(findDueDate('Tengo que llamarla pasado mañana', said)?.dueOn, '2026-03-12')
  assert.equal(findDueDate('Vou ligar pra ela depois de amanhã', said)?.dueOn, '2026-03-12')
})

const zone = fc.constantFrom('Europe/Berlin', 'America/Toronto', 'America/Sao_Paulo', 'Pacific/Apia', 'Africa/Cairo')
const instant = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2032, 0, 1) / 1000 })
  .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000))
/** Instants within two hours of a change of the clock in that zone, or any. */
const anywhere = fc
  .tuple(zone, instant, fc.integer({ min: -7200, max: 7200 }), fc.boolean())
  .map(([timeZone, at, seconds, isChange]) => {
    const change = isChange ? at.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next')?.toInstant() : null
    return { timeZone, at: (change ?? at).add({ seconds }) }
  })

const prepositions = {
  en: ['by', 'on'],
  de: ['bis', 'am'],
  fr: ["d'ici", 'le'],
  es: ['antes del', 'el'],
  pt: ['até', 'no dia'],
}
const tomorrow = { en: 'tomorrow', de: 'morgen', fr: 'demain', es: 'mañana', pt: 'amanhã' }

test('every day of a year and every weekday is read as the calendar of the language writes it', () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 0, max: 330 }), fc.constantFrom(...languages), (said, days, language) => {
      const today = said.at.toZonedDateTimeISO(said.timeZone).toPlainDate()
      const day = today.add({ days })
      const [by, on] = prepositions[language]
      const dayAndMonth = day.toLocaleString(language, { day: 'numeric', month: 'long' })
      const weekday = day.toLocaleString(language, { weekday: 'long' })
      const whole = day.toLocaleString(language, { day: 'numeric', month: 'long', year: 'numeric' })
      const coming = today.add({ days: ((day.dayOfWeek - today.dayOfWeek + 6) % 7) + 1 })
      assert.equal(findDueDate(`${on} ${dayAndMonth}`, said, language)?.dueOn, day.toString(), dayAndMonth)
      assert.equal(findDueDate(whole, said, language)?.dueOn, day.toString(), whole)
      assert.equal(findDueDate(`${by} ${weekday}`, said, language)?.dueOn, coming.toString(), weekday)
      assert.equal(findDueDate(tomorrow[language], said, language)?.dueOn, today.add({ days: 1 }).toString())
    }),
    { numRuns: 400 },
  )
})

test('words in any order are read without an error, within the text, and are never due before the day of the note', () => {
  const words = fc.constantFrom(
    ...Object.values(expressions).flatMap((phrases) => Object.keys(phrases).flatMap((phrase) => phrase.split(' '))),
  )
  fc.assert(
    fc.property(anywhere, fc.array(words, { maxLength: 8 }), fc.constantFrom(...languages), (said, all, language) => {
      const text = all.join(' ')
      const today = said.at.toZonedDateTimeISO(said.timeZone).toPlainDate()
      const read = findDueDate(text, said, language)
      if (!read) return
      assert.ok(read.dueOn >= today.toString() && read.index >= 0 && read.index + read.length <= text.length, text)
    }),
    { numRuns: 500 },
  )
})

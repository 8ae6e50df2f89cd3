import assert from 'node:assert/strict'
import { test } from 'node:test'
import { templates } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { fieldError } from '#contract/errors.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { lengthOf } from '#language/calendar/day-names.ts'
import { readText } from '#language/reading/read-text.ts'
import { readCatalog } from '../../../scripts/words-type.ts'
import { onDay } from '../kit/dates.ts'
import { sayFieldError } from './refusal.ts'

const languages = ['de', 'fr', 'es', 'pt']

/** A page on Saturday, 14 March 2026. */
function pageIn(locale: string) {
  const now = () => Temporal.Instant.from('2026-03-14T09:30:00Z')
  return { ctx: { now, member: { timeZone: 'Europe/Lisbon' } as never }, locale }
}

test('a day inside a sentence has the words that the language puts before it', () => {
  const days = ['2026-03-15', '2026-03-20', '2026-03-21', '2026-01-02', '2024-01-02']
  const sentences = (locale: string) =>
    days.map((day) => wordsFor(locale).today.due({ day: onDay(pageIn(locale), day) }))
  assert.deepEqual(sentences('en-GB'), [
    'Due tomorrow',
    'Due Friday',
    'Due 21 March',
    'Due 2 January',
    'Due 2 January 2024',
  ])
  assert.deepEqual(sentences('de').slice(0, 3), ['Fällig morgen', 'Fällig am Freitag', 'Fällig am 21. März'])
  assert.deepEqual(sentences('fr').slice(0, 3), ['À faire demain', 'À faire vendredi', 'À faire le 21 mars'])
  assert.deepEqual(sentences('es').slice(0, 3), ['Vence mañana', 'Vence el viernes', 'Vence el 21 de marzo'])
  assert.deepEqual(sentences('pt').slice(0, 3), ['Prazo amanhã', 'Prazo na sexta-feira', 'Prazo a 21 de março'])
})

test('how often to be in touch is worded in each language', () => {
  const say = (days: number) =>
    languages.map((each) => {
      const { rhythm } = wordsFor(each)
      return rhythm.sentence({ often: rhythm.often(lengthOf(days)) })
    })
  assert.deepEqual(say(60)[0], 'Melde dich alle 2 Monate.')
  assert.deepEqual(say(365)[1], 'Donner des nouvelles chaque année.')
  assert.deepEqual(say(7)[2], 'Habla con esta persona cada semana.')
  assert.deepEqual(say(10)[3], 'Manter contacto a cada 10 dias.')
})

test('field errors are sentences in each language', () => {
  const sentence = (locale: string, text: Text) => sayFieldError(wordsFor(locale), fieldError('text', text))
  const tooLong = say('fields.atMostCharacters', { max: 2000 })
  assert.equal(sentence('en', tooLong), 'This must be at most 2000 characters.')
  assert.equal(sentence('de', tooLong), 'Höchstens 2000 Zeichen.')
  assert.equal(sentence('fr', say('fields.notEmpty')), 'Ce champ ne peut pas être vide.')
})

test('the adjacent Record and Save buttons have different names in each language', () => {
  for (const language of ['en', ...languages]) {
    const { capture } = wordsFor(language)
    assert.notEqual(capture.record, capture.save, language)
  }
})

test('the example of a first note is read as contact in each language', () => {
  const said = { at: Temporal.Instant.from('2026-03-10T17:20:00Z'), timeZone: 'Europe/Lisbon' }
  const isRead = (language: string) =>
    readText(wordsFor(language).start.example.replace(/^[^:]*: ?/, ''), 'Ana Ferreira').saysContact(said)
  assert.deepEqual(
    languages.filter((each) => !isRead(each)),
    [],
  )
})

test('no French line starts with punctuation of the previous line', () => {
  const { ask, person } = wordsFor('fr')
  assert.equal(ask.placeholder, 'Qui est-ce que je connais à Porto\u00a0?')
  assert.equal(person.when({ day: 'Hier' }), 'Quand\u00a0: Hier')
})

test('every design, colour and film has its name in the catalogue', () => {
  const { templates: names, colours, films } = wordsFor('en').designs
  const named = (list: Record<string, string>) => Object.entries(list).sort()
  const unique = (list: [string, string][]) => Object.entries(Object.fromEntries(list)).sort()
  assert.deepEqual(named(names), unique(templates.map(({ key, name }) => [key, name])))
  assert.deepEqual(named(colours), unique(templates.flatMap((each) => each.colours.map(({ id, name }) => [id, name]))))
  assert.deepEqual(named(films), unique(videoBackgrounds.map(({ id, name }) => [id, name])))
})

test('no line was left in English by mistake', () => {
  const english = readCatalog('en')
  const same = new Set<string>()
  for (const language of ['de', 'fr', 'es', 'pt-PT', 'pt-BR'])
    for (const [id, text] of Object.entries(readCatalog(language)))
      if (text.replaceAll(/\{[^}]*\}/g, '').split(/\p{L}+/u).length > 3 && english[id] === text) same.add(id)
  // A name in an example is the same everywhere.
  assert.deepEqual(
    [...same].filter((id) => !/[pP]laceholder$/.test(id)),
    [],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { callName } from '../names/call-name.ts'
import { sayDay, sayLength, sayRhythm } from './day-names.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test('days are formatted as people say them', () => {
  const sunday = day('2026-11-15')
  const said = Object.entries({
    '2026-11-15': 'today',
    '2026-11-14': 'yesterday',
    '2026-11-16': 'tomorrow',
    '2026-11-10': 'on Tuesday',
    '2026-11-17': 'on Tuesday',
    '2026-11-21': 'on Saturday',
    '2026-11-22': 'in a week',
    '2026-11-24': 'on 24 November',
    '2027-01-02': 'on 2 January 2027',
    '2026-11-08': 'last week',
    '2026-11-02': 'last week',
    '2026-11-01': 'two weeks ago',
    '2026-10-25': 'three weeks ago',
    '2026-10-01': 'in October',
    '2026-03-14': 'in March',
    '2025-12-31': 'in December 2025',
    '2024-03-14': 'in March 2024',
  })
  for (const [of, words] of said) assert.equal(sayDay(day(of), sunday), words, of)
  assert.equal(sayDay(day('2026-11-08'), day('2026-11-16')), 'two weeks ago')
  assert.equal(sayDay(day('2026-03-01'), day('2026-03-31')), 'four weeks ago')
  assert.equal(sayDay(day('2025-12-20'), day('2026-02-01')), 'in December')
})

test('the year of a month is left out only when no other year is possible', () => {
  fc.assert(
    fc.property(fc.integer({ min: 28, max: 4000 }), fc.integer({ min: 0, max: 4000 }), (ago, later) => {
      const today = day('2020-01-01').add({ days: later })
      const then = today.subtract({ days: ago })
      const words = sayDay(then, today)
      if (!/^in [A-Z][a-z]+$/.test(words)) return
      assert.ok(then.month !== today.month && ago < 335, `${then} seen from ${today} is ${words}`)
    }),
  )
})

test('rhythms are worded in days, weeks, months and years', () => {
  const said = Object.entries({
    1: 'every day',
    7: 'every week',
    10: 'every ten days',
    14: 'every two weeks',
    30: 'every month',
    45: 'every six weeks',
    60: 'every two months',
    90: 'every three months',
    180: 'twice a year',
    365: 'every year',
    730: 'every two years',
  })
  for (const [days, words] of said) assert.equal(sayRhythm(Number(days)), words)
  assert.deepEqual([sayLength(250), sayLength(180), sayLength(1100)], ['eight months', 'half a year', 'three years'])
})

test('a person is called by first name if it is clear which name that is', () => {
  const called = Object.entries({
    'Ana Ribeiro': 'Ana',
    'Dr. Ana Ribeiro': 'Ana',
    'Zé Carlos Moreira': 'Zé',
    'Юлия Иванова': 'Юлия',
    "D'Arcy Wu": "D'Arcy",
    李小龍: '李小龍',
    'Ribeiro, Ana': 'Ana',
    'A. Silva': 'A. Silva',
    'Hotel Mar': 'Hotel Mar',
    'Silva & Filhos': 'Silva & Filhos',
  })
  for (const [displayName, name] of called) assert.equal(callName(displayName), name)
})

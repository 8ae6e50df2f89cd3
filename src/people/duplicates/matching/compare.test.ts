import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEnglish } from '#contract/texts/text.ts'
import { nameKeyOf } from '#language/names/name-keys.ts'
import { type ComparedPerson, comparePeople } from './compare.ts'
import { compareNames } from './name-likeness.ts'

const blank = { displayName: '', company: null, location: null, birthday: null, emails: [], phones: [] }
type Some = Partial<ComparedPerson>
const strengthOf = (one: Some, other: Some) =>
  comparePeople({ ...blank, ...one }, { ...blank, ...other })?.strength ?? null

const ana = { displayName: 'Ana Ribeiro' }
const rui = { displayName: 'Rui Costa' }

const judged: [string, Some, Some, string | null][] = [
  ['the same e-mail', { ...ana, emails: ['Ana@x.pt'] }, { displayName: 'A. Ribeiro', emails: ['ana@X.pt'] }, 'strong'],
  [
    'the same phone in another spelling',
    { ...ana, phones: ['+351 912 345 678'] },
    { ...ana, phones: ['912345678'] },
    'strong',
  ],
  [
    'seven digits in common at the end of both',
    { ...ana, phones: ['+351 912 345 678'] },
    { ...rui, phones: ['812345678'] },
    null,
  ],
  ['a number of six digits', { ...ana, phones: ['345 678'] }, { ...rui, phones: ['+351 912 345 678'] }, null],
  ['the same name alone', ana, { displayName: 'RIBEIRO, Ána' }, 'possible'],
  ['the same name and company', { ...ana, company: 'Acme' }, { ...ana, company: 'ACME' }, 'likely'],
  ['the same name and birthday', { ...ana, birthday: '1985-04-23' }, { ...ana, birthday: '1985-04-23' }, 'strong'],
  ['a first name alone', { displayName: 'Ana' }, { displayName: 'Ana' }, null],
  ['a name in two alphabets alone', { displayName: 'Анна Иванова' }, { displayName: 'Anna Ivanova' }, null],
  [
    'a name in two alphabets and the same company',
    { displayName: '王小明', company: 'Acme' },
    { displayName: 'Xiaoming Wang', company: 'Acme' },
    'possible',
  ],
  ['a typo alone', ana, { displayName: 'Ana Ribero' }, null],
  [
    'a typo and the same company',
    { ...ana, company: 'Acme' },
    { displayName: 'Ana Ribero', company: 'Acme' },
    'possible',
  ],
  [
    'a typo and the same place',
    { ...ana, location: 'Lisbon' },
    { displayName: 'Ana Ribero', location: 'lisbon' },
    'possible',
  ],
  ['the same company alone', { ...ana, company: 'Acme' }, { ...rui, company: 'Acme' }, null],
  [
    'company and place',
    { ...ana, company: 'Acme', location: 'Lisbon' },
    { ...rui, company: 'Acme', location: 'Lisbon' },
    null,
  ],
  [
    'company, place and birthday',
    { ...ana, company: 'Acme', birthday: '1985-04-23' },
    { ...rui, company: 'Acme', birthday: '1985-04-23' },
    null,
  ],
  ['family at one company', { ...ana, company: 'Acme' }, { displayName: 'Rui Ribeiro', company: 'Acme' }, null],
  [
    'a switchboard',
    { ...ana, company: 'Acme', phones: ['21 555 0100'] },
    { ...rui, company: 'Acme', phones: ['21 555 0100'] },
    null,
  ],
  [
    'a phone that a family shares',
    { ...ana, phones: ['21 555 0100'] },
    { displayName: 'Rui Ribeiro', phones: ['21 555 0100'] },
    'possible',
  ],
  ['an address of the house', { ...ana, emails: ['info@acme.pt'] }, { ...rui, emails: ['info@acme.pt'] }, null],
  [
    'an address of the house and one name',
    { ...ana, emails: ['info@acme.pt'] },
    { ...ana, emails: ['info@acme.pt'] },
    'strong',
  ],
  ['an e-mail that two names share', { ...ana, emails: ['us@x.pt'] }, { ...rui, emails: ['us@x.pt'] }, 'possible'],
  [
    'birthdays that contradict',
    { ...ana, emails: ['a@x.pt'], birthday: '1985-04-23' },
    { ...ana, emails: ['a@x.pt'], birthday: '--05-23' },
    null,
  ],
  ['years that contradict', { ...ana, birthday: '1985-04-23' }, { ...ana, birthday: '1958-04-23' }, null],
  ['a birthday without its year', { ...ana, birthday: '1985-04-23' }, { ...ana, birthday: '--04-23' }, 'likely'],
]

for (const [what, one, other, wanted] of judged) {
  test(`${what}: ${wanted ?? 'not suggested'}, whichever comes first`, () => {
    assert.deepEqual([strengthOf(one, other), strengthOf(other, one)], [wanted, wanted])
  })
}

test('a pair has its reasons in words', () => {
  const one = { ...blank, ...ana, company: 'Acme', emails: ['ana@x.pt'], phones: ['+351 912 345 678'] }
  const match = comparePeople(one, { ...one, displayName: 'Ribeiro Ana' })
  assert.deepEqual(match?.reasons.map(inEnglish), [
    'The names are the same: Ana Ribeiro and Ribeiro Ana.',
    'Both have the e-mail ana@x.pt.',
    'Both have the phone number +351 912 345 678.',
    'Both work at Acme.',
  ])
})

test('names match in any order, whatever the accents, case, titles and middle initials', () => {
  const spellings = ['Ana Ribeiro', 'RIBEIRO, Ana', 'Ána Ribéiro', 'Ana M. Ribeiro', 'Dr. Ana Ribeiro']
  assert.deepEqual(new Set(spellings.map(nameKeyOf)), new Set(['ana ribeiro']))
  assert.deepEqual(
    [nameKeyOf('José Straße'), nameKeyOf('李小龍'), nameKeyOf('J. R.'), nameKeyOf('🌊')],
    ['jose strasse', '李小龍', 'j r', null],
  )
  assert.ok((nameKeyOf('ﷺ'.repeat(120)) ?? '').length <= 240)
})

test('a short form of a name fits it, and another name does not', () => {
  for (const [one, other, wanted] of [
    ['A. Ribeiro', 'Ana Ribeiro', 'fitting'],
    ['Ana', 'Ana Ribeiro', 'fitting'],
    ['Ana Maria Ribeiro', 'Ana Ribeiro', 'fitting'],
    ['R. Ribeiro', 'Ana Ribeiro', 'different'],
    ['A. R.', 'Ana Ribeiro', 'different'],
    ['Rui Ribeiro', 'Ana Ribeiro', 'different'],
    ['Ana Ribeira', 'Ana Ribeiro', 'alike'],
    ['Ann Ribeiro', 'Ana Ribeiro', 'different'],
  ] as const) {
    assert.deepEqual([compareNames(one, other), compareNames(other, one)], [wanted, wanted], one)
  }
})

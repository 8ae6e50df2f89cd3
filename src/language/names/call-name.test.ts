import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSensitive } from '#people/followups/draft/reading/sensitive.ts'
import { findCallName, namePartsOf } from './call-name.ts'

const called: Record<string, string | null> = {
  'Ana Ribeiro': 'Ana',
  'Dr. Ana Ribeiro': 'Ana',
  'Prof. Dr. Ana Ribeiro': 'Ana',
  'Ribeiro, Ana': 'Ana',
  'Ana Ribeiro, PhD': 'Ana',
  'van der Berg, Jan': 'Jan',
  'ANA RIBEIRO': 'Ana',
  'ana ribeiro': 'Ana',
  Ana: 'Ana',
  'Ana 🌊 Ribeiro': 'Ana',
  'Ana Ribeiro (Acme)': 'Ana',
  'Robert "Bob" Smith': 'Bob',
  'Guðmundur "Gummi"': 'Gummi',
  'Nguyễn Thị Lan': 'Lan',
  'Trần Minh Đức': 'Đức',
  '田中 葵 (Aoi Tanaka)': 'Aoi',
  'Олена Ковальчук (Olena Kovalchuk)': 'Olena',
  'Jean-Pierre Dupont': 'Jean-Pierre',
  'JP Morgan': 'JP',
  'J. Robert Smith': 'Robert',
  'J. Smith': 'J. Smith',
  'Dr. Ribeiro': 'Dr. Ribeiro',
  'Mr Smith': 'Mr Smith',
  李小龍: '李小龍',
  '田中 太郎': '田中 太郎',
  김민수: '김민수',
  'Юлия Петрова': 'Юлия',
  'محمد علي': 'محمد',
  'Ana. Click here': 'Ana',
  'ana@acme.example': null,
  '+351 912 345 678': null,
  'https://acme.example': null,
  'acme.example prizes': null,
  '🌊': null,
}

for (const [displayName, name] of Object.entries(called)) {
  test(`${displayName} is ${name ? `called ${name}` : 'no name to greet with'}`, () => {
    assert.equal(findCallName(displayName), name)
  })
}

test('the small words of a name are not names by themselves', () => {
  assert.deepEqual(namePartsOf('Jan van der Berg'), ['Jan', 'Berg'])
  assert.deepEqual(namePartsOf('Dr. ana ribeiro, PhD'), ['ana', 'ribeiro'])
})

test('a name that is also a private word neither blocks a note nor hides a private one', () => {
  assert.equal(isSensitive('Lunch with Al Church', ['Al', 'Church']), false)
  assert.equal(isSensitive('Alcohol again', ['Al', 'Church']), true)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressLines, canBeSameHome, homeOf } from './home-key.ts'

const hamburg = { street: 'Hafenstraße 12', city: 'Hamburg', postalCode: '20359', country: 'Germany' }

test('spellings of one address have one key', () => {
  const same = [
    [
      hamburg,
      { street: 'Hafenstr. 12', city: 'HAMBURG' },
      { street: '12, Hafen-Str.', city: 'hamburg', country: 'DE' },
    ],
    [
      { street: '12 Main Street', city: 'Springfield' },
      { street: 'Main St. 12', city: 'springfield', label: 'Home' },
    ],
    [
      { street: 'Rua do Alecrim, 12', city: 'Lisboa' },
      { street: 'R. Alecrim 12', city: 'LISBOA', label: 'Casa' },
    ],
    [
      { street: 'Hauptstr. 12 a', city: 'München' },
      { street: 'Hauptstraße 12A', city: 'Muenchen', label: 'Zuhause' },
    ],
    [
      { street: 'Marktpl. 3', city: 'Wien' },
      { street: '3 Markt Platz', city: 'Wien', label: 'Home address' },
    ],
    [
      { street: 'C/ Mayor, 5', city: 'Madrid' },
      { street: 'CALLE MAYOR 5', city: 'Madrid', extended: '2º B' },
    ],
    [
      { street: '12, rue de la Paix', city: 'Paris' },
      { street: '12 Rue Paix', city: 'Paris', label: 'domicile' },
    ],
    [
      { street: 'ул. Ленина, 5', city: 'Москва' },
      { street: '5 Ул Ленина', city: 'МОСКВА' },
    ],
  ]
  for (const spellings of same) {
    const keys = new Set(spellings.map((address) => homeOf(address)?.key))
    assert.equal(keys.size, 1, [...keys].join(' '))
    assert.ok(!keys.has(undefined))
  }
  assert.equal(homeOf(hamburg)?.key, 'hamburg-hafen-st-12')
})

test('another house, city or street has another key', () => {
  const others = [
    { street: 'Hafenstraße 13' },
    { street: 'Hafenweg 12' },
    { city: 'Bremen' },
    { street: 'Hafenstr. 12b' },
  ]
  const keys = new Set(others.map((change) => homeOf({ ...hamburg, ...change })?.key))
  assert.equal(keys.size, 4)
  assert.ok(!keys.has('hamburg-hafen-st-12'))
})

test('an office, a summer house, a street without a number and a city are no home', () => {
  for (const label of ['work', 'Arbeit', 'Summer house', 'other', 'Büro'])
    assert.equal(homeOf({ ...hamburg, label }), null)
  assert.equal(homeOf({ street: 'Hafenstraße', city: 'Hamburg' }), null)
  assert.equal(homeOf({ city: 'Hamburg', postalCode: '20359' }), null)
  assert.equal(homeOf({ street: 'Hafenstraße 12' }), null)
})

test('another flat or postal code tells two homes in one house apart, unless only one of them says it', () => {
  const fits = (one: object, other: object) => {
    const [a, b] = [homeOf({ ...hamburg, ...one }), homeOf({ ...hamburg, ...other })]
    return a !== null && b !== null && canBeSameHome(a, b)
  }
  assert.ok(fits({ extended: 'Apt. 4B' }, { extended: '#4 b' }))
  assert.ok(fits({ extended: '3rd floor' }, { extended: '3. OG' }))
  assert.ok(fits({ extended: 'c/o Meyer' }, { extended: '3º Esq.' }))
  assert.ok(fits({ postalCode: '1200' }, { postalCode: '1200-014' }))
  assert.ok(fits({ postalCode: undefined }, {}))
  assert.ok(!fits({ extended: '3º Esq.' }, { extended: '3º Dto.' }))
  assert.ok(!fits({ extended: 'Apt 4' }, { extended: 'Apt 5' }))
  assert.ok(!fits({}, { postalCode: '22767' }))
})

test('an envelope has the postal code where the country has it', () => {
  assert.deepEqual(addressLines(hamburg), ['Hafenstraße 12', '20359 Hamburg', 'Germany'])
  const springfield = {
    street: '12 Main St',
    extended: 'Apt 4B',
    city: 'Springfield',
    region: 'IL',
    postalCode: '62701',
  }
  assert.deepEqual(addressLines(springfield), ['12 Main St', 'Apt 4B', 'Springfield, IL 62701'])
  assert.deepEqual(addressLines({ city: 'Porto', region: 'Douro Litoral' }), ['Porto, Douro Litoral'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareText } from '../words/fold.ts'
import { sortNameOf } from './name-keys.ts'

test('names are sorted without case, accents and punctuation', () => {
  const names = ['Zoe', 'éva', 'Ana Ribeiro', '“Ana”', 'ana-lúcia', 'Ébano', 'O’Neill', 'Øyvind', '50 Cent']
  assert.deepEqual(names.toSorted(byKey), [
    '50 Cent',
    '“Ana”',
    'ana-lúcia',
    'Ana Ribeiro',
    'Ébano',
    'éva',
    'O’Neill',
    'Øyvind',
    'Zoe',
  ])
})

test('other alphabets follow in their own order, and Chinese characters are sorted by pronunciation', () => {
  const names = ['Ярослав', '王小明', 'Борис', 'Wanda', 'Алёна', '김민준', '가영', 'Xavier', 'Άννα']
  assert.deepEqual(names.toSorted(byKey), [
    'Wanda',
    '王小明',
    'Xavier',
    'Άννα',
    'Алёна',
    'Борис',
    'Ярослав',
    '가영',
    '김민준',
  ])
})

test('every name has a key that fits an index', () => {
  assert.equal(sortNameOf('🌊'), '🌊')
  assert.ok(Buffer.byteLength(sortNameOf('ﷺ'.repeat(120))) <= 320)
  assert.equal(sortNameOf('🌊'.repeat(120)).isWellFormed(), true)
})

const byKey = (a: string, b: string) => compareText(sortNameOf(a), sortNameOf(b))

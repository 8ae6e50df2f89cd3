import assert from 'node:assert/strict'
import { test } from 'node:test'
import { companyKey } from './company-key.ts'

test('spellings and legal forms of a company have one key', () => {
  for (const [key, ...names] of [
    ['google', 'Google', 'GOOGLE', 'Google LLC', 'Google, Inc.', ' google  L.L.C. '],
    ['banco-atlantico', 'Banco Atlântico', 'BANCO ATLANTICO, S.A.', 'Banco Atlântico SGPS, S. A.'],
    ['serrano-filhos', 'Serrano & Filhos', 'Serrano e Filhos, Lda.', 'Serrano & Filhos Unipessoal Lda'],
    ['weiss-partner', 'Weiss & Partner', 'Weiss und Partner GmbH & Co. KG', 'Weiss and Partner Ltd'],
    ['nordlys', 'Nordlys', 'Nordlys A/S', 'Nordlys AS', 'Nordlys AB', 'Nordlys Oy'],
    ['o-neill', 'O.Neill Ltd', 'O Neill'],
    ['lakta', 'Lakta sp. z o.o.', 'Lakta S. A.', 'Lakta s.r.o.', 'LAKTA Sp. z o. o.'],
    ['тепло', 'Тепло', 'ООО «Тепло»', 'Тепло ООО'],
    ['星', '株式会社星', '星株式会社', '(株)星', '㈱星'],
    ['달빛', '주식회사 달빛', '달빛(주)', '달빛'],
    ['bahia', 'Bahía S. de R.L. de C.V.', 'Bahia SA de CV'],
  ] as const)
    for (const name of names) assert.equal(companyKey(name), key, name)
})

test('different companies have different keys, and every name has one', () => {
  const names = ['C', 'C++', 'AG', 'Google Cloud', 'Google', 'Company', 'A1', '🌊', '..', '?/#', 'The Limited Edition']
  const keys = names.map(companyKey)
  assert.equal(new Set(keys).size, names.length)
  for (const key of keys) assert.match(key, /^[\p{L}\p{N}-]+$/u)
})

test('a key is its own key', () => {
  for (const name of [
    'Banco Atlântico, S.A.',
    '株式会社星',
    '..',
    'SA SA',
    'Weiss & Partner',
    'x'.repeat(120),
    'A & Co & B',
  ])
    assert.equal(companyKey(companyKey(name)), companyKey(name), name)
})

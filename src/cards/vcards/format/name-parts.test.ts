import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namePartsOf } from './name-parts.ts'

/** Family, given, additional, prefixes, suffixes. */
const names: Record<string, [string, string, string?, string?, string?]> = {
  'Rui Costa': ['Costa', 'Rui'],
  Björk: ['', 'Björk'],
  'Rui Miguel Costa': ['Costa', 'Rui', 'Miguel'],
  'Ludwig van Beethoven': ['van Beethoven', 'Ludwig'],
  'Johanna van der Berg': ['van der Berg', 'Johanna'],
  'Robert De Niro': ['De Niro', 'Robert'],
  'Van Morrison': ['Morrison', 'Van'],
  'Al Gore': ['Gore', 'Al'],
  'Maria de Lourdes Pereira': ['Pereira', 'Maria', 'de Lourdes'],
  'José García y Vega': ['García y Vega', 'José'],
  'Dr. Ana Silva': ['Silva', 'Ana', '', 'Dr.'],
  'Prof. Dr. Ana Silva, PhD': ['Silva', 'Ana', '', 'Prof. Dr.', 'PhD'],
  'Martin Luther King Jr.': ['King', 'Martin', 'Luther', '', 'Jr.'],
  'Costa, Rui Miguel': ['Costa', 'Rui', 'Miguel'],
  'Dr. Dre': ['', 'Dre', '', 'Dr.'],
  Dr: ['', 'Dr'],
  ',': ['', ','],
  王小明: ['王', '小明'],
  欧阳修: ['欧阳', '修'],
  山田太郎: ['山田', '太郎'],
  '山田 太郎': ['山田', '太郎'],
  高橋みなみ: ['高橋', 'みなみ'],
  さくら: ['', 'さくら'],
  李: ['', '李'],
  김민수: ['김', '민수'],
  '김 민수': ['김', '민수'],
  남궁민: ['남궁', '민'],
  'محمد سلمان': ['سلمان', 'محمد'],
}

for (const [name, [family, given, additional = '', prefixes = '', suffixes = '']] of Object.entries(names)) {
  test(`${name} is ${[given, family].filter(Boolean).join(' of the family ')}`, () => {
    assert.deepEqual(namePartsOf(name), { family, given, additional, prefixes, suffixes })
  })
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const { client } = await newMember(house)

const everyone = `
  Robert Baker, Margaret Oliveira, Юлия Кузнецова, Julia Hartmann, Jürgen Müller, Søren Ødegård, Zoë Straße, Mary Ann Lee,
  Maryann Gordon, Conor O’Brien, Pieter van der Berg, John Fitzgerald Kennedy, 王小明, 김민준, محمد منصور, Γιώργος Παπαδόπουλος,
  Will Smith, Ana Ribeiro, Li Wei, Agnieszka Wiśniewska, Mikhail Shcherbakov, Christopher Pemberton, Alexandra Castellanos,
  Wojciech Szymański, Katharina Zimmermann, Giuseppe Lombardi, Beatriz Figueiredo, Ekaterina Volkova, Nguyễn Thị Minh,
  Hans-Ulrich Großmann, Łukasz Żółkiewski, Siobhán Gallagher, Mustafa Yılmaz, Dwayne Hollingsworth`
  .split(',')
  .map((name) => name.trim())
for (const displayName of everyone) await client.Connections_create({ displayName })

const names = async (query: string) =>
  (await client.Connections_search({ query })).connections.map(({ displayName }) => displayName)

const expected: [string, string, string][] = [
  ['a nickname', 'Bob Baker', 'Robert Baker'],
  ['a nickname alone', 'peggy', 'Margaret Oliveira'],
  ['a nickname of another language', 'Beppe Lombardi', 'Giuseppe Lombardi'],
  ['a nickname with a typo in the other name', 'Kate Volkowa', 'Ekaterina Volkova'],
  ['Latin letters for a name in Cyrillic', 'Yulia Kuznetsova', 'Юлия Кузнецова'],
  ['another romanisation', 'Iuliia Kuznecova', 'Юлия Кузнецова'],
  ['Cyrillic for a name in Latin letters', 'Михаил Щербаков', 'Mikhail Shcherbakov'],
  ['Cyrillic for a name in Cyrillic', 'юлия', 'Юлия Кузнецова'],
  ['Latin letters for a name in Greek', 'Giorgos Papadopoulos', 'Γιώργος Παπαδόπουλος'],
  ['vowels that a name in Arabic leaves out', 'Mohamed Mansour', 'محمد منصور'],
  ['Pinyin', 'Wang Xiaoming', '王小明'],
  ['Pinyin, the family name last', 'Xiaoming Wang', '王小明'],
  ['Latin letters for a name in Hangul', 'Gim Minjun', '김민준'],
  ['ü written as ue', 'Juergen Mueller', 'Jürgen Müller'],
  ['ø and å written as oe and aa', 'Soeren Oedegaard', 'Søren Ødegård'],
  ['ü for a name written with u', 'Pemberton Christöpher', 'Christopher Pemberton'],
  ['ß written as ss', 'Grossmann', 'Hans-Ulrich Großmann'],
  ['ß written as s', 'Zoe Strase', 'Zoë Straße'],
  ['two words written as one', 'maryann lee', 'Mary Ann Lee'],
  ['one word written as two', 'mary ann gordon', 'Maryann Gordon'],
  ['an apostrophe left out', 'conor obrien', 'Conor O’Brien'],
  ['an apostrophe as a space', 'O Brien', 'Conor O’Brien'],
  ['van der written as one', 'vanderberg', 'Pieter van der Berg'],
  ['an initial and a name', 'M. Oliveira', 'Margaret Oliveira'],
  ['a name and an initial', 'ana r', 'Ana Ribeiro'],
  ['initials', 'jfk', 'John Fitzgerald Kennedy'],
  ['initials and a name', 'J F Kennedy', 'John Fitzgerald Kennedy'],
  ['initials of the first and the last name', 'wh dwayne', 'Dwayne Hollingsworth'],
  ['the order swapped', 'Ribeiro Ana', 'Ana Ribeiro'],
  ['the order swapped and a comma', 'Smith, Will', 'Will Smith'],
  ['a name that is a common word', 'Will Smith', 'Will Smith'],
  ['a wrong first letter', 'Vemberton', 'Christopher Pemberton'],
  ['two typos in one word', 'Hollinsgwort', 'Dwayne Hollingsworth'],
  ['a typo in each word', 'Katarina Zimermann', 'Katharina Zimmermann'],
  ['ph for f, and k for c', 'Kristofer Pemberton', 'Christopher Pemberton'],
  ['a name as it sounds', 'Shevaun Galager', 'Siobhán Gallagher'],
]

for (const [what, query, wanted] of expected) {
  test(`a person is found by ${what}: ${query}`, async () => assert.equal((await names(query))[0], wanted))
}

const plain = everyone.filter((name) => /^[\p{Script=Latin}\s’-]+$/u.test(name))
const someone = fc.constantFrom(...plain)
const few = { numRuns: 60 }

test('case and accents make no difference', async () => {
  await fc.assert(
    fc.asyncProperty(someone, fc.boolean(), fc.boolean(), async (name, isLoud, isBare) => {
      const spelt = isBare ? name.normalize('NFKD').replace(/\p{M}/gu, '') : name
      assert.equal((await names(isLoud ? spelt.toUpperCase() : spelt.toLowerCase()))[0], name)
    }),
    few,
  )
})

test('the words of a name may come in any order', async () => {
  await fc.assert(
    fc.asyncProperty(someone, fc.infiniteStream(fc.nat()), async (name, keys) => {
      const shuffled = name
        .split(' ')
        .map((word) => ({ word, key: keys.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
      assert.equal((await names(shuffled.map(({ word }) => word).join(' ')))[0], name)
    }),
    few,
  )
})

test('any one typo in a word of five letters or more still finds the person', async () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  const kind = fc.constantFrom('change', 'drop', 'add', 'swap')
  await fc.assert(
    fc.asyncProperty(someone, fc.nat(), fc.nat(), letter, kind, async (name, which, place, letter, kind) => {
      const words = name.split(/[ -]/)
      const long = words.filter((word) => word.length >= 5)
      const word = long[which % long.length] ?? ''
      fc.pre(word !== '')
      const at = place % (word.length - 1)
      const typo = {
        change: word.slice(0, at) + letter + word.slice(at + 1),
        drop: word.slice(0, at) + word.slice(at + 1),
        add: word.slice(0, at) + letter + word.slice(at),
        swap: word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      }[kind]
      assert.ok((await names(name.replace(word, typo))).includes(name), `${name.replace(word, typo)}`)
      assert.ok((await names(typo)).includes(name), typo)
    }),
    { numRuns: 80 },
  )
})

test('a phone number is found in any format, and by its last digits', async () => {
  const member = await newMember(house)
  await member.client.Connections_create({ displayName: 'Ana', phones: ['+351 912 345 678'] })
  const between = fc.constantFrom('', ' ', '-', '.', ' - ')
  await fc.assert(
    fc.asyncProperty(between, between, fc.constantFrom('+351', '00351', '(351)', ''), async (a, b, code) => {
      const { connections } = await member.client.Connections_search({ query: `${code && code + a}912${b}345${a}678` })
      assert.equal(connections[0]?.displayName, 'Ana')
    }),
    few,
  )
  for (const query of ['5678', '345678', '45 678']) {
    assert.equal((await member.client.Connections_search({ query })).connections.length, 1, query)
  }
})

test('people with the same name are reported as ambiguous, with their differences', async () => {
  const member = await newMember(house)
  const search = (query: string) => member.client.Connections_search({ query })
  for (const company of ['Revue', 'Harbour Bank']) {
    await member.client.Connections_create({ displayName: 'Ana Ribeiro', company, location: 'Porto' })
  }
  await member.client.Connections_create({ displayName: 'Ana Costa' })
  const both = await search('ana ribeiro')
  assert.equal(
    both.ambiguous,
    '2 people are called Ana Ribeiro. Tell them apart by company, or ask which one is meant.',
  )
  assert.deepEqual(
    both.connections.map(({ company }) => company),
    ['Harbour Bank', 'Revue'],
  )
  assert.match((await search('ana')).ambiguous ?? '', /^3 people match equally well\. Tell them apart by name, company/)
  assert.equal((await search('ana ribeiro revue')).ambiguous, undefined)
  assert.equal((await search('ana costa')).ambiguous, undefined)
})

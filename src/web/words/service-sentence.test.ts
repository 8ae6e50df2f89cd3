import assert from 'node:assert/strict'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { templates } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { openContactsFile } from '#transfer/imports/reading/read-file.ts'
import { literalsOf, readCatalog } from '../../../scripts/words-type.ts'
import { addPseudoLanguages, longLocale } from '../../../test/browser/pseudo-language.ts'
import { sayInWords } from './service-sentence.ts'

addPseudoLanguages()
const bracketedWords = wordsFor(longLocale)
const en = wordsFor('en')
const de = wordsFor('de')

test('every sentence of the service that the catalogue holds is said in each language', () => {
  for (const words of ['de', 'fr', 'es', 'pt-PT', 'pt-BR'].map(wordsFor))
    for (const [said, expected] of pairs([en.sentences, en.reasons], [words.sentences, words.reasons]))
      assert.equal(sayInWords(words, said), expected)
})

test('several sentences are said one by one, and an unknown one stays as it is', () => {
  const { noRoom, badPhoto } = en.sentences.result
  const { result } = de.sentences
  assert.equal(
    sayInWords(de, `${noRoom({ extras: '3' })} ${badPhoto}`),
    `${result.noRoom({ extras: '3' })} ${result.badPhoto}`,
  )
  assert.equal(sayInWords(de, 'Something new. And more.'), 'Something new. And more.')
  assert.equal(sayInWords(en, badPhoto), badPhoto)
})

test('the service still says what the catalogue holds', async () => {
  const texts = Object.entries(readCatalog('en')).flatMap(([id, text]) =>
    id.startsWith('refusals.') ? literalsOf(text) : [],
  )
  for await (const path of glob('src/{cards,members,people,platform,transfer}/**/*.ts'))
    texts.push(await readFile(path, 'utf8'))
  const source = texts.join('\n')
  const { file, card, result, archive, matches } = en.sentences
  const lost = piecesOf([file, card, result, archive, matches, en.reasons]).filter((piece) => !source.includes(piece))
  assert.deepEqual(lost, [])
})

test('every problem with a file is known', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'kith-test-'))
  t.after(() => rm(folder, { recursive: true }))
  const long = 'x'.repeat(700)
  const table = [
    'name,email,phone,company,title,location,birthday,tags,website,how met,met on',
    `${long},no mail,no phone,${long},${long},${long},tomorrow,${long},not a page,${'y'.repeat(9000)},someday`,
    `,ana@example.com,,,,,,,,,`,
    `,,,Atelier,,,,,,,`,
    `,,+351 912 345 678,,,,,,,,`,
    `,,,,somewhere,,,,,,`,
    `Ana,${Array.from({ length: 60 }, (_, at) => `a${at}@example.com`).join(';')},${Array.from({ length: 60 }, (_, at) => `+35191234${1000 + at}`).join(';')},,,,,${Array.from({ length: 90 }, (_, at) => `tag${at}`).join(';')},,,`,
    `"Ben,,,,,,,,,,`,
  ].join('\n')
  const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n')
  const cards = [
    'stray',
    card(`FN:${long}`, 'EMAIL:no mail', 'BDAY:someday', `ORG:${long}`, `TITLE:${long}`, 'no property', 'X-KITH-NAME:x'),
    card('NICKNAME:Nick', 'NOTE;CHARSET=KLINGON:x', `NOTE:${'word '.repeat(9000)}`, 'TEL:none', `CATEGORIES:${long}`),
    card('NOTE:nobody'),
    card('FN:Ana', ...Array.from({ length: 60 }, (_, at) => `EMAIL:a${at}@example.com`), 'URL:not a page'),
    'BEGIN:VCARD\r\nFN:Open',
  ].join('\r\n')
  const unknown = [
    ...(await problemsIn(join(folder, 'a.csv'), table)),
    ...(await problemsIn(join(folder, 'a.vcf'), cards)),
  ]
  assert.ok(unknown.length > 20)
  assert.deepEqual(
    unknown.filter((said) => !sayInWords(bracketedWords, said).startsWith('[')),
    [],
  )
})

test('every design, colour and film has its name in the catalogue', () => {
  const { templates: names, colours, films } = en.designs
  const named = (list: Record<string, string>) => Object.entries(list).sort()
  const unique = (list: [string, string][]) => Object.entries(Object.fromEntries(list)).sort()
  assert.deepEqual(named(names), unique(templates.map(({ key, name }) => [key, name])))
  assert.deepEqual(named(colours), unique(templates.flatMap((each) => each.colours.map(({ id, name }) => [id, name]))))
  assert.deepEqual(named(films), unique(videoBackgrounds.map(({ id, name }) => [id, name])))
})

async function problemsIn(path: string, text: string) {
  await writeFile(path, text)
  const file = await openContactsFile(path, null)
  const problems = [...file.problems]
  for await (const row of file.rows) problems.push(...row.problems)
  return problems
}

/** Each sentence in English and in another language, with values. */
function pairs(english: unknown, other: unknown): [string, string][] {
  if (typeof english === 'string') return [[english, String(other)]]
  if (typeof english === 'function') return [[english(anyValues), (other as (values: unknown) => string)(anyValues)]]
  return Object.entries(english as object).flatMap(([name, each]) => pairs(each, (other as never)[name]))
}

/** Each value is its own name. */
const anyValues = new Proxy({}, { get: (_, name) => `<${String(name)}>`, has: () => true })

/** The parts of sentences that do not depend on values. */
function piecesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function')
    return String(value(anyValues))
      .split(/<\w+>/)
      .map((piece) => piece.trim())
      .filter((piece) => piece.length > 8)
  return Object.values(value as object).flatMap(piecesOf)
}

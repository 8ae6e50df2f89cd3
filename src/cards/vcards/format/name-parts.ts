import { escapeText } from './escape.ts'

/** The parts of N in a vCard. People see FN; this only helps to sort. */
type NameParts = { family: string; given: string; additional: string; prefixes: string; suffixes: string }

/** Guesses the parts of a name. Unclear parts stay in the given name. */
export function namePartsOf(name: string): NameParts {
  const { prefixes, words, suffixes } = withoutTitles(name.trim())
  const more = { prefixes: prefixes.join(' '), suffixes: suffixes.join(' ') }
  const [before = '', after = ''] = words.join(' ').split(/\s*,\s*/, 2)
  if (before && after) {
    const [given = '', ...additional] = after.split(' ')
    return { family: before, given, additional: additional.join(' '), ...more }
  }
  return { ...(isEastAsian.test(words.join('')) ? familyFirst(words) : givenFirst(words)), ...more }
}

function withoutTitles(name: string) {
  const words = name.split(/\s+/)
  const prefixes: string[] = []
  while (words.length > 1 && nameTitles.has(normalizeWord(words[0]))) prefixes.push(words.shift() ?? '')
  const suffixes: string[] = []
  while (words.length > 1 && nameSuffixes.has(normalizeWord(words.at(-1)))) suffixes.unshift(words.pop() ?? '')
  // The comma of “Costa, PhD” belongs to neither.
  const last = words.pop() ?? ''
  const tidy = suffixes.map((suffix) => suffix.replace(/,$/, ''))
  return { prefixes, words: [...words, suffixes.length > 0 ? last.replace(/,$/, '') : last], suffixes: tidy }
}

const normalizeWord = (word = '') => word.replaceAll(/[.,]/g, '').toLowerCase()

const nameTitles = new Set('dr dra prof profa mr mrs ms mx miss sir dame rev hon ing eng herr frau mme mlle'.split(' '))
const nameSuffixes = new Set('jr sr ii iii iv phd md mba dds esq cpa msc bsc rn jd llm'.split(' '))

/** “Ludwig van Beethoven”: the last word is the family's, with the particles before it. */
function givenFirst(words: string[]) {
  let start = words.length - 1
  while (start > 1 && isParticle(words[start - 1])) start -= 1
  // “García y Vega”: names joined by a particle are one.
  if (start > 1 && /^[ye]$/.test(words[start] ?? '')) start -= 1
  if (words.length === 1) return { family: '', given: words[0] ?? '', additional: '' }
  return { family: words.slice(start).join(' '), given: words[0] ?? '', additional: words.slice(1, start).join(' ') }
}

/** Some are names as well when they are large: Al, Do. */
const isParticle = (word = '') => particles.has(word.toLowerCase()) || smallParticles.has(word)
const particles = new Set('van von der den de da das dos del della di du des la ten ter zu zur bin ibn bint'.split(' '))
const smallParticles = new Set('al el do e y af av le lo'.split(' '))

const isEastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u

/** 王小明, 欧阳修, 山田太郎, 高橋みなみ, 김 민수: with a space the first word is the family's, else the first character or two. */
function familyFirst([first = '', ...others]: string[]) {
  if (others.length > 0) return { family: first, given: others.join(' '), additional: '' }
  const characters = [...first]
  const kana = characters.findIndex((character) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character))
  const length = kana >= 0 ? kana : hasTwo.test(first) ? 2 : 1
  if (characters.length < 2 || length >= characters.length) return { family: '', given: first, additional: '' }
  return { family: characters.slice(0, length).join(''), given: characters.slice(length).join(''), additional: '' }
}

/** Four Han characters are two and two, as most are in Japan; these families have two anyway. */
const hasTwo =
  /^(?:\p{Script=Han}{4}$|(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|夏侯|皇甫|尉迟|尉遲|公孙|公孫|慕容|令狐|司徒|东方|東方|端木|남궁|황보|제갈|선우|독고|사공|서문).)/u

/** A line with a escapeText value, or none without a value. */
export const optionalLine = (name: string, value: string | undefined) =>
  value === undefined ? [] : [`${name}:${escapeText(value)}`]

type NamedPerson = { displayName: string; prefix?: string | undefined; suffix?: string | undefined }

export function namePartsOfPerson({ displayName, prefix, suffix }: NamedPerson): NameParts {
  const parts = namePartsOf(displayName)
  return { ...parts, prefixes: prefix ?? parts.prefixes, suffixes: suffix ?? parts.suffixes }
}

export function nameLine(person: NamedPerson) {
  const { family, given, additional, prefixes, suffixes } = namePartsOfPerson(person)
  return `N:${structuredValue([family, given, additional, prefixes, suffixes])}`
}

/** Many readers wrongly take a backslash at the end of a part for one that escapes the semicolon: it is left out. */
export const structuredValue = (parts: (string | undefined)[]) =>
  parts.map((part = '') => escapeText(part.replace(/\\+$/, ''))).join(';')

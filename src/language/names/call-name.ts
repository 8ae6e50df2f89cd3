import { graphemes } from '../words/words.ts'

const titles =
  /^(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|rev|fr|father|eng|dipl|ing|dra|sr|sra|herrn?|frau|mme|mlle|madame|monsieur|maître|señora?|doña|dona|m)\.?$/iu
const suffixes = /^(?:ph\.?d|m\.?d|mba|msc|bsc|ma|ba|jr|sr|ii|iii|iv|cpa|esq|cfa|pmp|rn|dds|llm|jd)\.?$/iu
const isOfCompany = /^(?:ltd|inc|llc|gmbh|lda|corp|co|group|bank|hotel|&)\.?,?$/i
const initial = /^(?:\p{Lu}\.)+\p{Lu}?$|^\p{L}$/u
const wholeNameScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const titleOrSuffix = new RegExp(`${titles.source}|${suffixes.source}`, 'iu')

export const isNameTitle = (word: string) => titles.test(word)
export const isNameSuffix = (word: string) => suffixes.test(word)

/** How to refer to a person in a sentence: by first name if it is clear. */
export const callName = (displayName: string) => findCallName(displayName) ?? displayName

/** "田中 葵 (Aoi Tanaka)". */
const latinInBrackets = /^([^\p{Script=Latin}]+)\((\p{Script=Latin}[^)]*)\)$/u

/** How to address a person in a message, usually by first name. Null if there is no name, only an address. */
export function findCallName(displayName: string): string | null {
  if (/[@/\\<>]|\d{3}|\p{L}\.\p{Ll}{2}/u.test(displayName)) return null
  if (displayName.split(/\s+/).some((word) => isOfCompany.test(word))) return null
  const nickname = /^\S+ (?:["“(]([\p{L}-]+)["”)] \p{L}|["“]([\p{L}-]+)["”]$)/u
    .exec(displayName)
    ?.slice(1)
    .find(Boolean)
  if (nickname) return bounded(cased(nickname))
  const latin = latinInBrackets.exec(displayName)?.[2]
  if (latin) return findCallName(latin)
  const name = givenNameFirst(plainLetters(displayName))
  if (isVietnamese(name)) return bounded(cased(name.split(' ').at(-1) ?? ''))
  if (wholeNameScripts.test(name)) return bounded(name)
  const words = name.split(' ').filter((word) => /\p{L}/u.test(word))
  const bare = words.filter((word) => !titles.test(word))
  // "Dr. Ribeiro" is called just that, and so is "J. Smith".
  const given = bare.find((word) => !initial.test(word))
  const surnameOnly = bare.length === 1 && bare.length < words.length
  const initialsOnly = initial.test(bare[0] ?? '') && bare.filter((word) => !initial.test(word)).length === 1
  return bounded(surnameOnly || initialsOnly ? words.map(cased).join(' ') : cased(given ?? bare[0] ?? ''))
}

/** The family name comes first and the given name last: Nguyễn Thị Lan is Lan. */
const vietnameseFamilies =
  /^(?:nguyễn|trần|lê|phạm|huỳnh|hoàng|phan|vũ|võ|đặng|bùi|đỗ|hồ|ngô|dương|lý|đinh|trịnh|nguyen)$/iu

function isVietnamese(name: string) {
  const [family = '', ...more] = name.split(' ')
  const isMarked = more.some((word) =>
    /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉĩọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]|^(?:Thị|Văn|Thi|Van)$/iu.test(word),
  )
  return more.length > 0 && vietnameseFamilies.test(family) && (isMarked || (more.length > 1 && family !== 'Nguyen'))
}

/** The words of a person's name, as notes may use them. */
export function namePartsOf(displayName: string): string[] {
  const words = plainLetters(displayName.replace(latinInBrackets, '$1 $2'))
    .split(/[ ,]+/)
    .filter((word) => word.length > 1 && !titleOrSuffix.test(word))
  // In "Jan van der Berg", only what is written large is a name by itself.
  const large = words.filter((word) => !/^\p{Ll}/u.test(word))
  return large.length > 0 ? large : words
}

/** The letters of a name, without signs, emoji and what is in brackets. */
export function plainLetters(name: string) {
  if (isPlain.test(name)) return name
  return name
    .normalize('NFC')
    .replace(/(?<=\S )["“(]([\p{L}-]+)["”)] (?=\p{L})/gu, '$1 ')
    .replace(/(?<=\S )["“]([\p{L}-]+)["”]$/u, '$1')
    .replace(/\([^)]*\)|["“][^"”]*["”]/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}.,'’·\- ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Most names are: letters, with one space between words. */
const isPlain = /^[A-Za-zÀ-ÖØ-öø-ÿ.,'’-]+(?: [A-Za-zÀ-ÖØ-öø-ÿ.,'’-]+)*$/

/** "Ribeiro, Ana" is Ana Ribeiro; "Ana Ribeiro, PhD" is Ana Ribeiro. */
export function givenNameFirst(name: string) {
  const [last = '', ...more] = name.split(',').map((part) => part.trim())
  const given = more.find((part) => part !== '' && !part.split(' ').every((word) => suffixes.test(word)))
  return given ? `${given} ${last}` : last
}

/** ANA and ana are Ana; JP and McKay stay as they are. */
function cased(word: string) {
  const shouted = word.length > 2 && word === word.toUpperCase() && !word.includes('.')
  const quiet = word === word.toLowerCase()
  if (!shouted && !quiet) return word
  return word.toLowerCase().replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase())
}

function bounded(name: string) {
  return name === '' || name.length > 40 ? null : name.replace(/[,·-]+$|(?<=\p{Ll})\.$/u, '')
}

/**
 * The initials shown where a person has no photo: two letters in a script with capitals, else one. A name without
 * letters is shown by its first character. Empty for an empty name.
 */
export function initialsOf(displayName: string) {
  // An e-mail address is one word.
  const words = displayName.includes('@') ? [displayName] : nameWords(displayName)
  const first = firstLetter(words[0])
  if (first === '') return graphemes(displayName.trim())[0] ?? ''
  const last = words.length > 1 ? firstLetter(words.at(-1)) : ''
  return hasCapitals.test(first) && hasCapitals.test(last) ? capital(first) + capital(last) : capital(first)
}

/** Without titles before the name, and without degrees after two names: “Jack Ma” has none. */
function nameWords(displayName: string) {
  const words = givenNameFirst(plainLetters(displayName))
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  while (words.length > 1 && isNameTitle(words[0] ?? '')) words.shift()
  while (words.length > 2 && isNameSuffix(words.at(-1) ?? '')) words.pop()
  return words
}

/** "Rita" and "van der Berg". Null if a name has one part only, or is in a script that puts the family first. */
export function splitName(displayName: string) {
  const words = nameWords(displayName)
  const particle = words.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word))
  const at = particle > 0 ? particle : words.length - 1
  const [given, family] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
  return given !== '' && hasCapitals.test(family) ? { given, family } : null
}

const firstLetter = (word = '') => graphemes(word).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? ''

const hasCapitals = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u

/** Some capitals are two letters, such as that of ß. */
const capital = (letter: string) => (hasCapitals.test(letter) ? (graphemes(letter.toUpperCase())[0] ?? '') : letter)

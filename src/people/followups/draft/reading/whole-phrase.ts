import type { Language } from '#language/languages/language.ts'
import { isNameTitle } from '#language/names/call-name.ts'
import { wordSet } from '#language/words/word-set.ts'
import { isSensitive } from './sensitive.ts'

/** Words before a noun that are left out in a list of tasks. */
const beforeNouns: Record<Exclude<Language, 'en'>, ReadonlySet<string>> = {
  de: wordSet(`
    der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner dein deine deinen ihr ihre ihren ihrem
    seine seinen seinem unser unsere unseren alle beide zwei drei vier fünf zum zur vom beim im am ins ans mit von zu nach bei für
    an auf über in aus um bis wegen ohne und oder diese diesen diesem paar`),
  fr: wordSet(`
    le la les un une des du de mon ma mes son sa ses notre nos ce cette ces deux trois quatre à au aux chez pour avec sur en
    dans par que si quand comment tout toute`),
  es: wordSet(`
    el la los las un una unos unas mi mis su sus nuestro nuestra este esta dos tres cuatro al del a con para por de en sobre que si
    cuándo cómo lo todo toda`),
  pt: wordSet(`
    o a os as um uma uns umas meu minha meus minhas seu sua seus suas nosso nossa este esta dois duas três ao à aos às do da dos das
    no na com para pra pro por de em sobre que se quando como`),
}
const reflexives = wordSet('umhören kümmern bewerben erkundigen bedanken beeilen melden informieren überlegen umsehen')
const kin = wordSet(`
  onkel tante oma opa mutti vati mama maman mamie papa papi oncle tío tía abuelo abuela mamá papá tio tia avô avó mãe pai primo prima
  cousin cousine uncle aunt auntie grandma grandpa granny`)

/** The person in one word: "Frau Krüger" is Krüger, "Onkel Dieter" is Dieter. */
export function withOneName(text: string, names: string[]) {
  const words = text.split(' ')
  return words.filter((word, at) => !(isPart(word, names) && names.includes(words[at + 1] ?? ''))).join(' ')
}

export const isKin = (word: string) => kin.has(word.toLowerCase())
const isPart = (word: string, names: string[]) => isNameTitle(word) || isKin(word) || names.includes(word)

/** Whether an action is a full phrase and not in list style: it has articles and no uncertain names. */
export function isWholePhrase(text: string, names: string[], language: Exclude<Language, 'en'>) {
  const small = new Set(names.map((name) => name.toLowerCase()))
  const words = text.split(' ')
  if (words.some((word) => isKin(word) || isNameTitle(word))) return false
  if (words.some((word) => !names.includes(word) && small.has(word.replace(/['’]?s$/, '').toLowerCase()))) return false
  return language === 'de' ? isWholeInGerman(words, names) : hasArticle(words, names, language)
}

function isWholeInGerman(words: string[], names: string[]) {
  const last = words.at(-1) ?? ''
  if (reflexives.has(last) && !words.some((word) => /^(?:mich|mir)$/i.test(word))) return false
  return words.every((word, at) => {
    if (!/^\p{Lu}/u.test(word) || names.includes(word) || known(word) || pronouns.test(word)) return true
    const before = words.slice(0, at).findLast((each) => !/^\p{Ll}{3,}(?:e|en|es|er|em)$/u.test(each) || known(each))
    return before !== undefined && (known(before) || (at > 0 && /^\p{Lu}/u.test(words[at - 1] ?? '')))
  })
}
const pronouns = /^(?:ihm|ihn|ihnen|sie|mich|mir)$/i
const known = (word: string) => beforeNouns.de.has(word.toLowerCase()) || /^\d+$/.test(word)

/** After the verb comes an article, another small word, or somebody's name. */
function hasArticle(words: string[], names: string[], language: 'fr' | 'es' | 'pt') {
  const at = words.findIndex((word) => /^[\p{Ll}'’]+(?:[aeiíô]r|re|oir)(?:les?|l[ao]s?|-\p{Ll}+)?$/u.test(word))
  const next = words[at + 1]
  if (at < 0 || next === undefined) return true
  const isJoined = /^[ldqu]{1,2}['’]/.test(next)
  return isJoined || beforeNouns[language].has(next) || names.includes(next) || /^[\p{Lu}\d]/u.test(next)
}

const telegram =
  /\b(?:w|b4|fyi|asap|tbd|tbc|tba|todo|mtg|ppl|thx|pls|etc|eod|eow|lol|idk|imo|ref|cf|aka|attn|n\/a|xxx)\b/i
const placeholder = /[[\]{}<>_]|\bTBD\b|\bXXX\b|\blorem\b/i

/** Whether words of a note may stand in a message as they are: plain, short, and about nothing that is private. */
export function isFitForMessage(phrase: string) {
  return (
    phrase.length <= 80 &&
    phrase.split(' ').length <= 12 &&
    /^[\p{L}\p{M}\p{N}'’& -]+$/u.test(phrase) &&
    !/\d{5}|(?:^| )[-&]/u.test(phrase) &&
    !/\b(?:she|he|him|her|his|hers|herself|himself|themselves)\b/i.test(phrase) &&
    !telegram.test(phrase) &&
    !placeholder.test(phrase) &&
    !isSensitive(phrase)
  )
}

export const hasPlaceholder = (text: string) =>
  /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|_{2,}|\b(?:TBD|TBC|XXX+|lorem ipsum|your name|first name|insert)\b/i.test(text)

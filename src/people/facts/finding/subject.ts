import { callName } from '#language/names/call-name.ts'
import { lazy } from '#language/phrases/lazy.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { fold } from '#language/words/fold.ts'
import { givenName, namesOfPerson, namesOthers, nameWord } from './names-in-text.ts'
import { anyRelationWord, genderOfPronoun, genderOfRelation, isPlural } from './relations.ts'

/** Whom a statement is about: the person of the note (`name` null), or somebody of theirs. */
export type Subject = { name: string | null; relation: string | null; isElided?: boolean }

/** The sentence up to a verb or a thing, and the note before the sentence. */
export type Before = { sentence: string; earlier: string }

/** What may stand between a subject and its verb. */
const between = phrases`
  is, are, has, have, been, now, still, currently, also, just, recently, actually, finally, already, who, ${/says? s?he/},
  ${/(?:said|told me) s?he/}`
const betweenAtEnd = pattern('iu')`(?:[\s,(]+|['’](?:s|ve|re)|(?<!\p{L})${between})$`
const clauseStart = /(?:^|[,;:(–—]|(?<!\p{L})(?:and|but|with))\s*$/iu
const startOfNote = /^[\s>*•–—-]*(?:(?:now|also|still|and)\s+)?$/iu
const pronoun = /(?<![\p{L}\d'’-])(?:she|he|they)$/iu
const pronounFirst = /^[^\p{L}]*(?:she|he|they)(?!\p{L})/iu
const possessive = /(?<![\p{L}\d'’-])(?:her|his|their)$/iu
const relationsIn = pattern('giu')`(?<![\p{L}\d])${anyRelationWord}s?(?![\p{L}\d])`
/** “His sister Olga”: a relative's name, not one of somebody else. */
const namedRelative = pattern('gu')`(?<![\p{L}\d])(?:${anyRelationWord})s?,? (?<name>${givenName})`
const mine = /(?<!\p{L})(?:my|our)(?!\p{L})/iu

const lastWord = pattern('iu')`(?<![\p{L}\d'’-])${nameWord}$`
const firstWord = pattern('iu')`^[^\p{L}]*(?:(?:dr|mr|mrs|ms|sr|rev|prof)\.? )?(?<word>${nameWord})(?!\d)`
const endsInRelative = pattern(
  'iu',
)`(?<![\p{L}\d'’-])(?<owner>${nameWord}) (?:\p{L}+ )?(?<relation>${anyRelationWord})(?:,? (?<name>${givenName}))?$`
const ownerEnding = /['’]s?$/u

/** Tells whom the notes of a person speak of. Null where that is not sure. */
export function subjectReader(displayName: string) {
  // Most notes name nobody where it matters.
  const names = lazy(() => namesOfPerson(displayName))
  const isName = (word = '') => word !== '' && names().has(fold(word))
  const person: Subject = { name: null, relation: null }
  const isCouple = () => /\s(?:and|&|\+)\s/iu.test(displayName)

  /** The subject of the verb that follows. */
  function readSubject({ sentence, earlier }: Before): Subject | null {
    const before = withoutBetween(sentence)
    const named = lastWord.exec(before)?.[0]
    if (isName(named)) return isCouple() ? { ...person, name: named ?? null } : person
    if (pronoun.test(before)) return isPronounSure(`${earlier}\n${before}`, pronoun.exec(before)?.[0]) ? person : null
    return readRelative(before, earlier) ?? readElided({ sentence, earlier })
  }

  /** Who has what follows: "her", "Ana's", "her daughter's". */
  function readOwner({ sentence, earlier }: Before): Subject | null {
    const before = sentence.trimEnd()
    if (isName(lastWord.exec(before)?.[0].replace(ownerEnding, ''))) return person
    if (possessive.test(before))
      return isPronounSure(`${earlier}\n${before}`, possessive.exec(before)?.[0]) ? person : null
    if (/['’]s$/u.test(before)) return readRelative(before.slice(0, -2), earlier)
    if (!clauseStart.test(sentence) || mine.test(sentence)) return null
    return isPronounSure(earlier) ? { ...person, isElided: true } : null
  }

  function readRelative(before: string, earlier: string): Subject | null {
    const found = endsInRelative.exec(before)
    const { owner = '', relation = '', name } = found?.groups ?? {}
    const isOwner = possessive.test(owner) || (ownerEnding.test(owner) && isName(owner.replace(ownerEnding, '')))
    if (!isOwner || (name && !/^\p{Lu}\p{Ll}/u.test(name))) return null
    if (!found || /(?<!\p{L})and\s*$/iu.test(before.slice(0, found.index))) return null
    const isSure = !possessive.test(owner) || isPronounSure(`${earlier}\n${before.slice(0, found.index)}`, owner)
    if (!isSure) return null
    const word = relation.toLowerCase()
    return { name: name ?? `${callName(displayName)}’s ${word}`, relation: word }
  }

  /** "Ana lives in Leeds and works at Acme"; "Works at Acme". */
  function readElided({ sentence, earlier }: Before): Subject | null {
    if (startOfNote.test(sentence)) return isPronounSure(earlier) ? { ...person, isElided: true } : null
    if (!clauseStart.test(sentence)) return null
    const isOfPerson =
      isName(firstWord.exec(sentence)?.groups?.word) ||
      (pronounFirst.test(sentence) && isPronounSure(earlier, pronounFirst.exec(sentence)?.[0].trim()))
    return isOfPerson && isPronounSure(sentence) ? person : null
  }

  /** A pronoun means the person as long as nobody else was spoken of who can be called by it. */
  function isPronounSure(before: string, pronoun = '') {
    const gender = genderOfPronoun(pronoun)
    const isMeant = (relation: string) =>
      gender === null || (!isPlural(relation) && (genderOfRelation(relation) ?? gender) === gender)
    if (before.match(relationsIn)?.some(isMeant)) return false
    const relatives = before.matchAll(namedRelative).map(({ groups }) => fold(groups?.name ?? ''))
    return !namesOthers(before, gender === null ? names() : names().union(new Set(relatives)))
  }

  /** Whether a sentence begins with the person and names nobody else: a pronoun after it means the person again. */
  function startsOver(sentence: string) {
    return isName(firstWord.exec(sentence)?.groups?.word?.replace(ownerEnding, '')) && isPronounSure(sentence)
  }

  return { readSubject, readOwner, isPronounSure, isName, startsOver }
}

export type SubjectReader = ReturnType<typeof subjectReader>

function withoutBetween(text: string) {
  let left = text
  for (let last = ''; last !== left; ) {
    last = left
    left = left.replace(betweenAtEnd, '')
  }
  return left
}

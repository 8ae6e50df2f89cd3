import { givenName, nameWord } from '../../language-data/fact-pieces.ts'
import type { FactWords } from '../../language-data/fact-words.ts'
import { callName } from '../../names/call-name.ts'
import { lazy } from '../../phrases/lazy.ts'
import { anyOf, pattern } from '../../phrases/phrases.ts'
import { fold } from '../../words/fold.ts'
import { namesOfPerson, namesOthers, nounRules } from './names-in-text.ts'

/** The subject of a statement: the person of the note (`name` null), or a relative. */
export type Subject = { name: string | null; relation: string | null; isElided?: boolean }

/** The sentence up to a verb or a thing, and the note before the sentence. */
export type Before = { sentence: string; earlier: string }

export type SubjectPatterns = ReturnType<typeof subjectPatterns>

/** The patterns that find a subject, in the words of a language. */
export function subjectPatterns({ subjects, relations, things }: FactWords) {
  const { between, joints, starts, pronouns, possessives, titles, genitive } = subjects
  const anyRelation = anyOf([...relations.relatives, ...relations.others])
  const ending = { source: genitive ?? '(?!)' }
  return {
    betweenAtEnd: pattern('iu')`(?:[\s,(]+|['’](?:s|ve|re)|(?<!\p{L})${between})$`,
    clauseStart: pattern('iu')`(?:^|[,;:(–—]|(?<!\p{L})${joints})\s*$`,
    startOfNote: pattern('iu')`^[\s>*•–—-]*(?:${starts}\s+)?$`,
    pronoun: pattern('iu')`(?<![\p{L}\d'’-])${pronouns}$`,
    pronounFirst: pattern('iu')`^[^\p{L}]*${pronouns}(?!\p{L})`,
    nounFirst: pattern('iu')`^[^\p{L}]*(?:${things.determiners}|${subjects.possessives})(?!\p{L})`,
    possessive: pattern('iu')`(?<![\p{L}\d'’-])${possessives}$`,
    relationsIn: pattern('giu')`(?<![\p{L}\d])${anyRelation}${{ source: relations.plural }}(?![\p{L}\d])`,
    /** “His sister Olga”: a relative's name, not one of somebody else. */
    namedRelative: pattern(
      'gu',
    )`(?<![\p{L}\d])(?:${anyRelation})${{ source: relations.plural }},? (?<name>${givenName})`,
    mine: pattern('iu')`(?<!\p{L})${subjects.mine}(?!\p{L})`,
    lastWord: pattern('iu')`(?<![\p{L}\d'’-])${nameWord}$`,
    firstWord: pattern('iu')`^[^\p{L}]*(?:${titles}\.? )?(?<word>${nameWord})(?!\d)`,
    endsInRelative: pattern(
      'iu',
    )`(?<![\p{L}\d'’-])(?<owner>${nameWord}) (?:\p{L}+ )?(?<relation>${anyRelation})(?:,? (?<name>${givenName}))?$`,
    ownerEnding: pattern('u')`${ending}$`,
    relativeOf: subjects.of && pattern('iu')`(?:(?<relation>${anyRelation}) |[\p{L}\d] )${subjects.of}\s?${nameWord}$`,
    afterAnd: pattern('iu')`(?<!\p{L})${subjects.and}\s*$`,
    nouns: nounRules(subjects),
    female: pattern('iu')`^${subjects.female}$`,
    male: pattern('iu')`^${subjects.male}$`,
  }
}

/** Finds out who a person's notes are about. Null if uncertain. */
export function subjectReader(displayName: string, { relations, subjects }: FactWords, patterns: SubjectPatterns) {
  const { pronoun, pronounFirst, possessive, lastWord, firstWord, ownerEnding, clauseStart } = patterns
  // Most notes name nobody where it matters.
  const names = lazy(() => namesOfPerson(displayName))
  const isName = (word = '') => word !== '' && names().has(fold(word))
  const isOwnerName = (word = '') => isName(word.replace(ownerEnding, ''))
  const person: Subject = { name: null, relation: null }
  const isCouple = () => /\s(?:and|&|\+)\s/iu.test(displayName)

  /** The subject of the verb that follows. */
  function readSubject({ sentence, earlier }: Before): Subject | null {
    const before = withoutBetween(sentence)
    const named = lastWord.exec(before)?.[0]
    const relativeOf = isName(named) ? patterns.relativeOf?.exec(before) : null
    if (relativeOf) return relativeOf.groups?.relation ? relativeCalled(relativeOf.groups.relation, undefined) : null
    if (isName(named)) return isCouple() ? { ...person, name: named ?? null } : person
    if (pronoun.test(before)) return isPronounSure(`${earlier}\n${before}`, pronoun.exec(before)?.[0]) ? person : null
    return readRelative(before, earlier) ?? readElided({ sentence, earlier })
  }

  /** Who has what follows: "her", "Ana's", "her daughter's". */
  function readOwner({ sentence, earlier }: Before): Subject | null {
    const before = sentence.trimEnd()
    if (isOwnerName(lastWord.exec(before)?.[0])) return person
    if (possessive.test(before))
      return isPronounSure(`${earlier}\n${before}`, possessive.exec(before)?.[0]) ? person : null
    if (/['’]s$/u.test(before)) return readRelative(before.slice(0, -2), earlier)
    if (!clauseStart.test(sentence) || patterns.mine.test(sentence)) return null
    return isPronounSure(earlier) ? { ...person, isElided: true } : null
  }

  function readRelative(before: string, earlier: string): Subject | null {
    const found = patterns.endsInRelative.exec(before)
    const { owner = '', relation = '', name } = found?.groups ?? {}
    const isOwner = possessive.test(owner) || (ownerEnding.test(owner) && isOwnerName(owner))
    if (!isOwner || (name && !/^\p{Lu}\p{Ll}/u.test(name))) return null
    if (!found || patterns.afterAnd.test(before.slice(0, found.index))) return null
    const isSure = !possessive.test(owner) || isPronounSure(`${earlier}\n${before.slice(0, found.index)}`, owner)
    return isSure ? relativeCalled(relation, name) : null
  }

  /** A relative by name, or else as whose they are. */
  function relativeCalled(relation: string, name: string | undefined): Subject {
    const word = relation.toLowerCase()
    const called = subjects.relativeOf.replace('{name}', callName(displayName)).replace('{relative}', word)
    return { name: name ?? called, relation: word }
  }

  /** "Ana lives in Leeds and works at Acme"; "Works at Acme". */
  function readElided({ sentence, earlier }: Before): Subject | null {
    if (patterns.startOfNote.test(sentence)) return isPronounSure(earlier) ? { ...person, isElided: true } : null
    if (!clauseStart.test(sentence)) return null
    const isOfPerson =
      isName(firstWord.exec(sentence)?.groups?.word) ||
      (pronounFirst.test(sentence) && isPronounSure(earlier, pronounFirst.exec(sentence)?.[0].trim()))
    if (isOfPerson) return isPronounSure(sentence) ? person : null
    // "Trabaja en Telefónica y vive en Sevilla"
    const isDropped = subjects.mayDrop && !patterns.nounFirst.test(sentence) && isPronounSure(`${earlier}\n${sentence}`)
    return isDropped ? { ...person, isElided: true } : null
  }

  /** A pronoun means the person as long as nobody else was spoken of who can be called by it. */
  function isPronounSure(before: string, pronoun = '') {
    const gender = patterns.female.test(pronoun) ? 'f' : patterns.male.test(pronoun) ? 'm' : null
    const isMeant = (relation: string) =>
      gender === null || (!relations.isPlural(relation) && (relations.gender(relation) ?? gender) === gender)
    if (before.match(patterns.relationsIn)?.some(isMeant)) return false
    const relatives = before.matchAll(patterns.namedRelative).map(({ groups }) => fold(groups?.name ?? ''))
    return !namesOthers(before, gender === null ? names() : names().union(new Set(relatives)), patterns.nouns)
  }

  /** Whether a sentence begins with the person and names nobody else: a pronoun after it means the person again. */
  function startsOver(sentence: string) {
    return isOwnerName(firstWord.exec(sentence)?.groups?.word) && isPronounSure(sentence)
  }

  function withoutBetween(text: string) {
    let left = text
    for (let last = ''; last !== left; ) {
      last = left
      left = left.replace(patterns.betweenAtEnd, '')
    }
    return left
  }

  return { readSubject, readOwner, isPronounSure, isName, startsOver, mayDrop: subjects.mayDrop }
}

export type SubjectReader = ReturnType<typeof subjectReader>

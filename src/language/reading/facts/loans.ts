import type { FactKind } from '#platform/db/schema/values.ts'
import type { By, Fact, FactWords, LoanForm } from '../../language-data/fact-words.ts'
import { allMatches, pattern } from '../../phrases/phrases.ts'
import type { Before, SubjectReader } from './subject.ts'

/** A sentence, the same with quotes blanked out, and the note before it. */
export type NoteSentence = { text: string; plain: string; earlier: string }

export type ThingPatterns = ReturnType<typeof thingPatterns>

/** A language's patterns for lent and owed things. */
export function thingPatterns({ things }: Pick<FactWords, 'things'>) {
  const { currencies, beforeMoney, determiners, notThings, stops, money, ...rest } = things
  const amount = pattern(
    'iu',
  )`(?:[£$€¥₹] ?\d[\d.,]*k?|(?:R|CHF|USD|EUR) ?\d[\d.,]*|\d[\d.,]*k? ?${currencies}(?!\p{L})|\d{2,}(?:[.,]\d+)*(?![\d:]| ?\p{L}))`
  return {
    ...rest,
    isMoney: pattern('iu')`^(?:${beforeMoney} )?(?<money>${amount})`,
    isAllMoney: pattern('iu')`^${money}$`,
    abstract: pattern('iu')`^${notThings}(?!\p{L})`,
    stop: pattern('iu')`\s+${stops}(?!\p{L})|[.,;:!?()–—]|\s-`,
    determiner: pattern('iu')`^(?:${determiners}\s+|${determiners}(?<=['’]))`,
  }
}

const maxThingWords = 6

/** Things lent, borrowed and owed between the member and the person, found in a sentence by a form. */
export function loanReader({ readSubject, isPronounSure, isName, mayDrop }: SubjectReader, things: ThingPatterns) {
  return function loansBy({ kind, by, form }: LoanForm, { text, plain, earlier }: NoteSentence): Fact[] {
    const loans: Fact[] = []
    for (const found of things.returned.test(plain) ? [] : allMatches(form, plain)) {
      const before = { sentence: plain.slice(0, found.index), earlier }
      if (/\p{L}$/u.test(before.sentence) && /^\p{L}/u.test(found[0])) continue
      if (!isBy(by, before)) continue
      const { whom, named } = found.groups ?? {}
      if (named && !isName(named)) continue
      if (whom && !isPronounSure(`${earlier}\n${before.sentence}`, whom)) continue
      const fact = loanOf(kind, restOf(found, text), things)
      if (fact) loans.push({ ...fact, about: null, ended: false })
    }
    return loans
  }

  function isBy(by: By, before: Before) {
    if (by === 'me') return things.byMe.test(before.sentence)
    const subject = readSubject(before)
    return subject !== null && subject.name === null && (mayDrop || !subject.isElided)
  }
}

/** The words of a sentence that name what a form is about. */
export function restOf({ index, groups, 0: all }: RegExpExecArray, text: string) {
  const rest = groups?.rest
  if (rest === undefined) return text.slice(index + all.length)
  const at = index + all.lastIndexOf(rest)
  return text.slice(at, at + rest.length)
}

export function loanOf(kind: FactKind, rest: string, things: ThingPatterns): Pick<Fact, 'kind' | 'value'> | null {
  const money = things.isMoney.exec(rest)?.groups?.money
  const isDebt = kind === 'they_owe' || kind === 'i_owe'
  if (money)
    return {
      kind: kind === 'lent' ? 'they_owe' : kind === 'borrowed' ? 'i_owe' : kind,
      value: money.replace(/[.,]+$/u, ''),
    }
  if (isDebt || !things.determiner.test(rest)) return null
  const [, quoted] = /^(?:\p{L}+\s+){0,3}["“]([^"”]{1,80})["”]/u.exec(rest) ?? []
  const thing = quoted ?? rest.replace(things.determiner, '').split(things.stop, 1)[0]?.trim() ?? ''
  const isThing = thing !== '' && thing.split(/\s+/u).length <= maxThingWords && !things.abstract.test(thing)
  return isThing ? { kind, value: thing } : null
}

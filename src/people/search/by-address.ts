import { phoneEndings } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Lookup, readTerms } from './index/read-terms.ts'
import { emailTerm } from './index/terms.ts'

/** People with the e-mail address or phone number of the query. */
export async function findByAddress(ctx: MemberContext, query: string) {
  const terms = addressTerms(query)
  const rows = await readTerms(ctx, terms.flatMap(ownerLookups))
  return {
    reached: new Set(rows.flat().map((row) => row.connectionId)),
    isEmail: terms[0]?.startsWith('@') ?? false,
  }
}

/** The terms of an e-mail address, or of a phone number in any format. */
function addressTerms(query: string) {
  const text = query.trim()
  if (/^\S+@\S*$/.test(text)) return [emailTerm(text)]
  const isPhone = /^[+\d(][\d\s().\-/]*$/.test(text)
  return isPhone ? phoneEndings(text).map((digits) => `#${digits}`) : []
}

/** The query may be the end of a number, or have a country code that was not stored. */
function ownerLookups(term: string): Lookup[] {
  return [
    { place: 'own', start: term },
    { place: 'own', terms: term.startsWith('#') ? shorterNumbers(term) : [] },
  ]
}

function shorterNumbers(term: string) {
  return Array.from({ length: Math.max(0, term.length - 8) }, (_, at) => term.slice(0, 8 + at))
}

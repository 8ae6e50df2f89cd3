import { phoneEndings } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findByPrefix, findExact } from './index/lookups.ts'
import { emailTerm } from './index/terms.ts'

/** People with the e-mail address or phone number of the query. */
export async function findByAddress(ctx: MemberContext, query: string) {
  const terms = addressTerms(query)
  const owners = await Promise.all(terms.map((term) => findOwners(ctx, term)))
  return { reached: new Set(owners.flat()), isEmail: terms[0]?.startsWith('@') ?? false }
}

/** The terms of an e-mail address, or of a phone number in any format. */
function addressTerms(query: string) {
  const text = query.trim()
  if (/^\S+@\S*$/.test(text)) return [emailTerm(text)]
  const isPhone = /^[+\d(][\d\s().\-/]*$/.test(text)
  return isPhone ? phoneEndings(text).map((digits) => `#${digits}`) : []
}

/** The query may be the end of a number, or have a country code that was not stored. */
async function findOwners(ctx: MemberContext, term: string) {
  const [longer, shorter] = await Promise.all([
    findByPrefix(ctx, 'own', term),
    findExact(ctx, 'own', term.startsWith('#') ? shorterNumbers(term) : []),
  ])
  return [...longer, ...shorter].map((row) => row.connectionId)
}

function shorterNumbers(term: string) {
  return Array.from({ length: Math.max(0, term.length - 8) }, (_, at) => term.slice(0, 8 + at))
}

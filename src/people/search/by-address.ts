import { reversedDigits } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { exactly, startingWith } from './index/lookups.ts'
import { emailTerm, phoneTerm } from './index/terms.ts'

/** Who has the e-mail address or the telephone number that was asked for. */
export async function byAddress(ctx: MemberContext, query: string) {
  const term = addressTerm(query)
  return { reached: new Set(term ? await owners(ctx, term) : []), isEmail: term?.startsWith('@') ?? false }
}

/** An e-mail address, or a telephone number in any spelling. */
function addressTerm(query: string) {
  const text = query.trim()
  if (/^\S+@\S*$/.test(text)) return emailTerm(text)
  const isPhone = /^[+\d(][\d\s().\-/]*$/.test(text) && reversedDigits(text).length >= 4
  return isPhone ? phoneTerm(text) : null
}

/** The end of a number may be given alone, or with a country code that was not stored. */
async function owners(ctx: MemberContext, term: string) {
  const [longer, shorter] = await Promise.all([
    startingWith(ctx, 'own', term),
    exactly(ctx, 'own', term.startsWith('#') ? endings(term) : []),
  ])
  return [...longer, ...shorter].map((row) => row.connectionId)
}

function endings(term: string) {
  return Array.from({ length: Math.max(0, term.length - 8) }, (_, at) => term.slice(0, 8 + at))
}

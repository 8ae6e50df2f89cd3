import { plainText } from '#language/sentences/plain-text.ts'
import { stopWords, words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'

const mostCounted = 1000

type Field = 'location' | 'company' | 'tags' | 'howMet' | 'title'

const ways: { asks: RegExp; fields: Field[]; says: (what: string) => string }[] = [
  {
    asks: /\bmet (?:at|in|through|during|via|on)\s+(?:the )?(?<what>.+)$/iu,
    fields: ['howMet'],
    says: (what) => `whom you met at ${what}`,
  },
  {
    asks: /\b(?:tagged(?: as| with)?|with the tag|have the tag|with tag)\s+(?<what>.+)$/iu,
    fields: ['tags'],
    says: (what) => `tagged ${what}`,
  },
  {
    asks: /\b(?:live|living|are|based|is)?\s*\b(?:in|near|from)\s+(?:the )?(?<what>.+)$/iu,
    fields: ['location'],
    says: (what) => `in ${what}`,
  },
  {
    asks: /\b(?:(?:work|working|are) )?(?:at|for|with)\s+(?:the )?(?<what>.+)$/iu,
    fields: ['company'],
    says: (what) => `at ${what}`,
  },
  {
    asks: /^(?<what>\p{L}+(?: \p{L}+)?)\s+(?:do|did) (?:i|we) know$/iu,
    fields: ['title', 'tags'],
    says: (what) => `listed as ${what}`,
  },
  {
    asks: /\bwho (?:are|is)\s+(?:an? )?(?<what>.+)$/iu,
    fields: ['title', 'tags'],
    says: (what) => `listed as ${what}`,
  },
]

/** Those of whom a field says it; 'all' when nothing more is asked, and null when it is not plain what is. */
export async function peopleWho(ctx: MemberContext, question: Question, after: string) {
  const plain = after
    .replace(/[?!.\s]+$/u, '')
    .replace(/\b(?:do|did|have) (?:i|we) (?:know|have|meet|met|got)\b(?!$)/iu, (know) =>
      /met|meet/iu.test(know) ? 'met' : '',
    )
  const without = question.span ? plain.replace(question.span.said, '') : plain
  for (const { asks, fields, says } of ways) {
    const what = asks
      .exec(without.trim())
      ?.groups?.what?.replace(/\b(?:do|did) (?:i|we) (?:know|have)$/iu, '')
      .trim()
    if (!what || plainWords.has(what)) continue
    const wanted = words(what).filter((word) => !stopWords.has(word))
    if (wanted.length === 0 || question.span) return null
    const having = await withWord(ctx, wanted)
    const found = new Map(having.map((row) => [row.id, row]))
    const rows = [...found.values()].filter((row) => fields.some((field) => isSaidBy(row[field], wanted)))
    return { rows, said: says(plainText(what)), isCut: having.length === mostCounted }
  }
  return question.words.filter((word) => !plainWords.has(word)).length === 0 && !question.span ? ('all' as const) : null
}

const plainWords = new Set(
  'people persons person contacts contact connections connection friends folks know number count total memory altogether'.split(
    ' ',
  ),
)

const isSaidBy = (field: string | string[] | null, wanted: string[]) =>
  (Array.isArray(field) ? field : [field ?? '']).some((text) => {
    const has = new Set(words(text).flatMap((word) => [word, `${word}s`]))
    return wanted.every((word) => has.has(word))
  })

/** Who has the longest of the words in a field of their own; which field, is seen afterwards. */
async function withWord(ctx: MemberContext, wanted: string[]) {
  const longest = wanted.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return ctx.db
    .selectFrom('searchTerms')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'searchTerms.memberId')
        .onRef('connections.id', '=', 'searchTerms.connectionId'),
    )
    .select(['connections.id', 'displayName', 'company', 'title', 'location', 'howMet', 'tags'])
    .where('searchTerms.memberId', '=', ctx.member.id)
    .where('searchTerms.place', '=', 'own')
    .where('searchTerms.term', 'in', [...new Set([longest, longest.replace(/s$/u, '')])])
    .orderBy('connections.recentAt', 'desc')
    .orderBy('connections.id', 'desc')
    .limit(mostCounted)
    .execute()
}

export async function countPeople(ctx: MemberContext) {
  const { total } = await ctx.db
    .selectFrom('connections')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('memberId', '=', ctx.member.id)
    .executeTakeFirstOrThrow()
  return Number(total)
}

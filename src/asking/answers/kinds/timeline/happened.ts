import { dateAt } from '#language/calendar/calendar.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { wordingOf } from '../../../questions/completion.ts'
import type { Question } from '../../../questions/question.ts'
import { contactEntries, type Entry } from '../../passages/timeline.ts'
import { type Answer, type Claim, quoteOf } from '../../wording/claims.ts'
import { onDay } from '../../wording/day-names.ts'
import { andMore, entryPassage, maxListed, nameOf } from '../../wording/lists.ts'

const timelinePattern =
  /^\W*(?:and |so )?(?:what|whats|anything|something|any|show|list|give|how (?:was|did)|notes?|tell|remind)\b/iu
const timelineWords = new Set(
  `happen happened happening change changed changes discuss discussed discussing new going go went week weekend month day year notes note entries
  entry wrote write written add added log logged learn learned learnt did do doing done meetings meeting calls call
  conversations conversation memories memory everything summary summarise summarize recap was`.split(/\s+/),
)

const maxQuoteLength = 200

/** "What happened last week?": the entries of that time about anybody, latest first. */
export async function happened(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const { span, named, about, words } = question
  if (!span || named.length > 0 || about.length > 0 || words.some((word) => !timelineWords.has(word))) return null
  if (!timelinePattern.test(wordingOf(question))) return null
  const entries = await contactEntries(ctx, question, { connectionId: null, order: 'desc' })
  if (entries.length === 0) {
    const text = `You have no entries ${span.said.charAt(0).toLowerCase()}${span.said.slice(1)}.`
    return { claims: [{ text, cites: [] }], about: [], isKnown: true }
  }
  const shown = entries.slice(0, maxListed)
  const claims = shown.map((entry): Claim => ({ text: describeEntry(entry, question), cites: [entryPassage(entry)] }))
  const people = [...new Set(shown.map(({ connectionId }) => connectionId))]
  return { claims: [...claims, ...andMore(entries.length)], about: people, isKnown: true }
}

/** Names the author: you or the visitor. */
function describeEntry(entry: Entry, { today, timeZone }: Question) {
  const day = onDay(dateAt(entry.occurredAt, timeZone), today)
  const name = nameOf(entry)
  const words = quoteOf([entry.text, entry.transcript].filter(Boolean).join(' '), maxQuoteLength).replace(/[“”]/gu, '"')
  const quote = words ? `: “${words}”` : '.'
  const start = `${day.charAt(0).toUpperCase()}${day.slice(1)}`
  if (entry.source === 'visitor') return `${start} ${name} wrote when you exchanged cards${quote}`
  return `${start} you ${verbs[entry.kind]} ${name}${quote}`
}

const verbs: Record<Entry['kind'], string> = {
  note: 'noted about',
  voice_memo: 'recorded about',
  meeting: 'met',
  call: 'had a call with',
  message: 'wrote to',
  exchange: 'exchanged cards with',
}

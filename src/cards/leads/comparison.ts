import { connectionsOf, type Row } from '#people/connections/record/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findNews } from './person.ts'
import type { LeadRow } from './row.ts'
import type { ComparedField, ComparedSuggestion, Suggestion } from './suggestions.ts'

/** The suggestions for leads, with what each lead and the person say beside each other. */
export async function compareSuggestions(ctx: MemberContext, leads: LeadRow[], suggestions: Map<string, Suggestion>) {
  const ids = [...suggestions.values()].map(({ connectionId }) => connectionId)
  const rows = ids.length > 0 ? await connectionsOf(ctx).where('id', 'in', ids).execute() : []
  const people = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    leads.flatMap((lead): [string, ComparedSuggestion][] => {
      const suggestion = suggestions.get(lead.id)
      const person = people.get(suggestion?.connectionId ?? '')
      return suggestion && person ? [[lead.id, { ...suggestion, compared: compare(ctx, lead, person) }]] : []
    }),
  )
}

function compare(ctx: MemberContext, lead: LeadRow, known: Row): ComparedField[] {
  const { lists, empty, kept } = findNews(ctx, lead, known)
  const isEmpty = (field: string) => empty.some((each) => each === field)
  const isKept = (field: string) => kept.some((each) => each.field === field)
  const ofField = (field: string) => (isKept(field) ? 'kept' : isEmpty(field) ? 'added' : 'same')
  const ofList = (missing: unknown[]) => (missing.length > 0 ? 'added' : 'same')
  const { displayName, title, company, email, phone, profiles } = lead
  const urls = known.profiles.map(({ url }) => url)
  return [
    compareField('displayName', displayName, [known.displayName], ofField('displayName')),
    compareField('title', title, listOf(known.title), ofField('title')),
    compareField('company', company, listOf(known.company), ofField('company')),
    compareField('email', email, known.emails, ofList(lists.emails)),
    compareField('phone', phone, known.phones, ofList(lists.phones)),
    ...profiles.map(({ url }) =>
      compareField('profile', url, urls, ofList(lists.profiles.filter((each) => each.url === url))),
    ),
  ].flat()
}

/** None if the visitor left the field empty. */
function compareField(
  field: ComparedField['field'],
  offered: string | null,
  known: string[],
  outcome: ComparedField['outcome'],
): ComparedField[] {
  return offered === null ? [] : [{ field, offered, known, outcome }]
}

const listOf = (value: string | null) => (value === null ? [] : [value])

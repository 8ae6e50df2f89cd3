import { dateAt } from '#language/calendar/calendar.ts'
import { joinLists, listFields, missingValues, refuseLongLists } from '#people/connections/record/lists.ts'
import type { Details, Row } from '#people/connections/record/row.ts'
import { isSameNumber } from '#people/duplicates/matching/compare.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { LeadRow } from './row.ts'

export const leadSource = ({ sourceCard }: LeadRow) => `through the card ${sourceCard.workspace}/${sourceCard.slug}`

/** The fields of a connection that a lead gives. */
export function leadAsPerson(ctx: MemberContext, lead: LeadRow, metThrough?: string) {
  const { displayName, email, phone, company, title, profiles } = lead
  return {
    displayName,
    company: company ?? undefined,
    title: title ?? undefined,
    emails: email === null ? [] : [email],
    phones: phone === null ? [] : [phone],
    profiles: profiles.map(({ profileId: _, ...profile }) => profile),
    ...howMet(ctx, lead, metThrough),
  }
}

function howMet(ctx: MemberContext, lead: LeadRow, metThrough?: string) {
  const source = leadSource(lead)
  return {
    howMet: metThrough ?? `${source.charAt(0).toUpperCase()}${source.slice(1)}`,
    metOn: dateAt(lead.createdAt, ctx.member.timeZone).toString(),
  }
}

type KeptField = { field: 'displayName' | 'company' | 'title'; kept: string; offered: string }

/** The values a lead adds to a connection, and the differences. The connection's own values stay. */
export function mergeIntoPerson(
  ctx: MemberContext,
  lead: LeadRow,
  known: Row,
  metThrough?: string,
): { changes: Details; kept: KeptField[] } {
  const { person, lists, empty, kept } = findNews(ctx, lead, known)
  const together = joinLists(known, lists)
  refuseLongLists(together)
  const longer = listFields.filter((field) => lists[field].length > 0)
  return {
    changes: {
      ...Object.fromEntries(empty.map((field) => [field, person[field]])),
      ...Object.fromEntries(longer.map((field) => [field, together[field]])),
      ...(isNew(known) && howMet(ctx, lead, metThrough)),
    },
    kept,
  }
}

/** New values for a connection's lists and empty fields, and the differences between the two. */
export function findNews(ctx: MemberContext, lead: LeadRow, known: Row) {
  const person = leadAsPerson(ctx, lead)
  const phones = person.phones.filter((phone) => !known.phones.some((each) => isSameNumber(each, phone)))
  const single = (['company', 'title'] as const).filter((field) => person[field] !== undefined)
  return {
    person,
    lists: missingValues(known, { ...person, phones, tags: [] }),
    empty: single.filter((field) => known[field] === null),
    kept: (['displayName', ...single] as const).flatMap((field): KeptField[] => {
      const [kept, offered] = [known[field], person[field]]
      return kept === null || offered === undefined || kept === offered ? [] : [{ field, kept, offered }]
    }),
  }
}

/** Somebody met before was not met through the card. */
const isNew = (known: Row) => known.howMet === null && known.metOn === null && known.lastContactAt === null

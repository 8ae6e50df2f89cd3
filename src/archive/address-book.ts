import type { MemberContext } from '../context.ts'
import { vcard } from '../vcards/vcard.ts'
import type { Written } from './exported-lines.ts'
import { type PersonRecord, people } from './people.ts'

/** Everybody as a vCard, for programs that know nothing else. Nothing is read from it when an archive comes in. */
export async function* addressBook(ctx: MemberContext, { ids }: Written) {
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const page = await people.page(ctx, after)
    const written = (page.records as PersonRecord[]).filter(({ connectionId }) => ids.get('people')?.has(connectionId))
    if (written.length > 0) yield written.map((person) => personCard(ctx, person)).join('')
    after = page.next
  }
}

function personCard({ config }: MemberContext, person: PersonRecord) {
  const { connectionId: id, displayName: name, company, title, updatedAt } = person
  return vcard(
    {
      id,
      name,
      company,
      title,
      updatedAt,
      url: `${config.baseUrl}/api/connections/${id}`,
      emails: person.emails.map((address) => ({ label: 'other', address })),
      phones: person.phones.map((number) => ({ label: 'other', number })),
      addresses: [],
      links: person.profiles.map(({ url }) => ({ url })),
    },
    { version: '4.0' },
  )
}

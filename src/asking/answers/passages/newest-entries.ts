import { interactions } from '#people/interactions/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Passage } from '../../recall/passage.ts'
import type { Person } from '../../recall/people.ts'

/** The newest timeline entries of a person that have text, as passages. */
export async function entriesOf(ctx: MemberContext, person: Person, limit: number): Promise<Passage[]> {
  const rows = await interactions(ctx.db, { memberId: ctx.member.id, connectionId: person.id })
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows
    .map(({ id, text, transcript, occurredAt, source }): Passage => {
      const said = [text, transcript].filter(Boolean).join('\n')
      const of = { connectionId: person.id, connectionName: person.displayName }
      return { kind: 'interaction', id, ...of, text: said, at: occurredAt, source }
    })
    .filter(({ text }) => text.trim() !== '')
}

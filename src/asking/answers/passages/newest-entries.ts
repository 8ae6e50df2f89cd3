import { interactions } from '#people/interactions/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Passage } from '../../recall/passage.ts'
import type { Person } from '../../recall/people.ts'

/** The newest entries of a person's timeline that say something, as passages. */
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

import { connectionsOf, connectionView } from '#people/connections/record/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'

/** The people of a meeting, as much as is said of them there. */
export async function loadKnown(ctx: MemberContext, ids: Set<string>) {
  const people = new Map<string, ReturnType<typeof knownView>>()
  for (const some of chunks([...ids], 500)) {
    const rows = await connectionsOf(ctx).where('id', 'in', some).execute()
    for (const row of rows) people.set(row.id, knownView(connectionView(row)))
  }
  return people
}

function knownView({ connectionId, displayName, company, title, photo, lastContactAt }: View) {
  return { connectionId, displayName, company, title, photo, lastContactAt }
}

type View = ReturnType<typeof connectionView>

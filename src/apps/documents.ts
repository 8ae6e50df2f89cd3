import { instantText, type Kith, nowText } from '../context.ts'
import type { asFetch } from '../outgoing/as-fetch.ts'

type Reach = ReturnType<typeof asFetch>

/** How long an app that was let in goes by what its document last said, while the document cannot be had. */
const lasts = { hours: 24 * 7 }

/** Whether this is the address of a document, by which an app introduces itself, rather than the id of a registration. */
export const isDocument = (id: string) => /^https:/i.test(id)

/** A host that is out of order for a while must not make an app lose its members. One that says no is believed. */
export function withLastDocuments(kith: Kith, reach: Reach): Reach {
  return async (address, init) => {
    const id = String(address)
    const answer = await reach(id, init).catch((error: unknown) => error)
    if (answer instanceof Response && answer.status === 200) await keep(kith, id, await answer.clone().text())
    const isOutOfOrder = !(answer instanceof Response) || answer.status >= 500 || answer.status === 429
    const last = isOutOfOrder ? await findLast(kith, id) : undefined
    if (last) return new Response(last.payload)
    if (answer instanceof Response) return answer
    throw answer
  }
}

/** Somebody has let this app in. */
export async function isLetIn({ db }: Pick<Kith, 'db'>, clientId: string) {
  return (await db.selectFrom('apps').select('id').where('clientId', '=', clientId).executeTakeFirst()) !== undefined
}

/** Of apps that somebody let in: strangers fill no table. */
async function keep(kith: Kith, id: string, payload: string) {
  if (!isAbout(id, payload) || !(await isLetIn(kith, id))) return
  const kept = { payload, createdAt: nowText(kith) }
  await kith.db
    .insertInto('appClients')
    .values({ id, ...kept, grantedAt: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
    .execute()
}

function isAbout(id: string, payload: string) {
  try {
    return JSON.parse(payload)?.client_id === id
  } catch {
    return false
  }
}

function findLast(kith: Kith, id: string) {
  return kith.db
    .selectFrom('appClients')
    .select('payload')
    .where('id', '=', id)
    .where('createdAt', '>', instantText(kith.now().subtract(lasts)))
    .executeTakeFirst()
}

import type { Kith } from '#platform/context/context.ts'
import { OutgoingFailure } from '#platform/outgoing/failure.ts'
import { createGuardedFetch } from '#platform/outgoing/fetch-adapter.ts'

export type ClientDocuments = ReturnType<typeof openClientDocuments>

/** Strangers name these addresses: what the operator opened for members' webhooks is not open to them. */
const outside = createGuardedFetch({ config: { outgoingAllow: [] } }, { timeoutMs: 2_500 })

/** How long apps are told to register, where a document could not be had. */
const outOfReachFor = { hours: 1 }

/** The documents in which apps say what they are, at addresses of their makers. */
export function openClientDocuments(kith: Kith, reach = outside) {
  const { db, limits } = kith
  let hasRead = false
  let failedAt: Temporal.Instant | null = null

  /** An app that was let in stays what it was while its makers cannot be reached; where its document is gone, so is the app. */
  async function read(address: string, init?: RequestInit) {
    const kept = await find(address)
    if (kept && !(await limits.isWithin('clientDocument', address))) return new Response(kept.payload)
    const answer = await reach(address, init).catch(asFailure)
    if (answer instanceof Response && (await isSettled(answer, address))) {
      hasRead ||= answer.ok
      if (kept && answer.ok) await keep(address, await answer.clone().text())
      return answer
    }
    const problem = answer instanceof Response ? answer.status : answer.problem
    // A name that nobody has, or that leads where our own guard lets nobody go, says nothing of the world outside.
    if (problem !== 'unknown_host' && problem !== 'refused') failedAt = kith.now()
    hasRead ||= await isAnyKept()
    kith.log.warn({ host: new URL(address).host, problem }, 'what an app says of itself could not be read')
    if (kept) return new Response(kept.payload)
    if (answer instanceof Response) return answer
    throw answer
  }

  function find(id: string) {
    return db.selectFrom('appClients').select('payload').where('id', '=', id).executeTakeFirst()
  }

  /** One was read then, before this process began perhaps. */
  async function isAnyKept() {
    const kept = db.selectFrom('appClients').select('id').where('id', 'like', 'https:%').limit(1)
    return (await kept.executeTakeFirst()) !== undefined
  }

  /** What it said last: an address that the makers have taken back must not be led to again. */
  async function keep(id: string, payload: string) {
    await db.updateTable('appClients').set({ payload }).where('id', '=', id).execute()
  }

  /** A Kith that reaches nobody outside has apps register instead. Once one was read, no stranger can make it seem so. */
  function areOutOfReach() {
    if (hasRead || !failedAt) return false
    return Temporal.Instant.compare(kith.now(), failedAt.add(outOfReachFor)) < 0
  }

  return { read, areOutOfReach }
}

/** Somebody has let this app in. */
export async function isConnected({ db }: Pick<Kith, 'db'>, clientId: string) {
  return (await db.selectFrom('apps').select('id').where('clientId', '=', clientId).executeTakeFirst()) !== undefined
}

function asFailure(error: unknown) {
  if (!(error instanceof OutgoingFailure)) throw error
  return error
}

/** Its document, or that there is none. Any other page is what stands in the way, or a host that is out of order. */
async function isSettled(answer: Response, id: string) {
  if (answer.ok) return clientIdIn(await answer.clone().text()) === id
  return answer.status === 404 || answer.status === 410
}

function clientIdIn(payload: string): unknown {
  try {
    return JSON.parse(payload)?.client_id
  } catch {
    return undefined
  }
}

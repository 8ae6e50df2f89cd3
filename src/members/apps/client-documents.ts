import { Resolver } from 'node:dns/promises'
import type { Kith } from '#platform/context/context.ts'
import { OutgoingFailure } from '#platform/outgoing/failure.ts'
import { createGuardedFetch } from '#platform/outgoing/guarded-fetch.ts'

export type ClientDocuments = ReturnType<typeof openClientDocuments>

/** Strangers give these addresses, so hosts that the operator allowed for webhooks are not allowed here. */
const publicFetch = createGuardedFetch({ config: { outgoingAllow: [] } }, { timeoutMs: 2_500 })

/** How long apps have to register after a document couldn't be fetched. */
const outOfReachFor = { hours: 1 }

/** Reads the metadata documents of apps, published at addresses of their makers. */
export function openClientDocuments(kith: Kith, reach = publicFetch, hasDns = canResolve) {
  const { db, limits } = kith
  let hasRead = false
  let failedAt: Temporal.Instant | null = null
  let dnsFoundAt: Temporal.Instant | null = null

  /** A connected app keeps working with its last document while its host is unreachable; if the document is gone, so is the app. */
  async function read(address: string, init?: RequestInit) {
    const kept = await find(address)
    if (kept && !(await limits.isWithin('clientDocument', address))) return new Response(kept.payload)
    const answer = await reach(address, init).catch(asFailure)
    if (answer instanceof Response && (await isSettled(answer, address))) {
      hasRead ||= answer.ok
      if (kept && answer.ok) await store(address, await answer.clone().text())
      return answer
    }
    const problem = answer instanceof Response ? answer.status : answer.problem
    // A refused host does not mean that this instance cannot reach the internet. An unknown one may: a closed network has no DNS.
    if (problem !== 'refused') failedAt = kith.now()
    hasRead ||= await isAnyKept()
    kith.log.warn({ host: new URL(address).host, problem }, 'could not fetch the metadata document of an app')
    if (kept) return new Response(kept.payload)
    if (answer instanceof Response) return answer
    throw answer
  }

  function find(id: string) {
    return db.selectFrom('appClients').select('payload').where('id', '=', id).executeTakeFirst()
  }

  /** If one is stored, one was fetched before, perhaps by an earlier process. */
  async function isAnyKept() {
    const kept = db.selectFrom('appClients').select('id').where('id', 'like', 'https:%').limit(1)
    return (await kept.executeTakeFirst()) !== undefined
  }

  /** Stores the newest document: a redirect address that was removed from it must not be used again. */
  async function store(id: string, payload: string) {
    await db.updateTable('appClients').set({ payload }).where('id', '=', id).execute()
  }

  /** An instance without internet access has apps register instead. Once a document was fetched, strangers cannot trigger this. */
  async function areOutOfReach() {
    if (hasRead) return false
    // An app that failed with its document does not register by itself, so even the first one must be told.
    if (!isRecent(failedAt) && !isRecent(dnsFoundAt)) {
      if (await hasDns()) dnsFoundAt = kith.now()
      else failedAt = kith.now()
    }
    return isRecent(failedAt)
  }

  function isRecent(instant: Temporal.Instant | null) {
    return instant !== null && Temporal.Instant.compare(kith.now(), instant.add(outOfReachFor)) < 0
  }

  return { read, areOutOfReach }
}

async function canResolve() {
  const resolver = new Resolver({ timeout: 700, tries: 1 })
  return resolver.resolveNs('.').then(
    () => true,
    () => false,
  )
}

/** Whether any member has connected this app. */
export async function isConnected({ db }: Pick<Kith, 'db'>, clientId: string) {
  return (await db.selectFrom('apps').select('id').where('clientId', '=', clientId).executeTakeFirst()) !== undefined
}

function asFailure(error: unknown) {
  if (!(error instanceof OutgoingFailure)) throw error
  return error
}

/** Whether the answer is the document, or says that there is none. Any other page comes from a proxy or a broken host. */
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

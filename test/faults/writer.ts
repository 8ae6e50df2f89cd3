import { randomUUID } from 'node:crypto'
import { type Client, createClient, KithError } from '#contract/client.ts'
import { pause } from '../machine/running.ts'

/** The changes that the service acknowledged. A request cut off by a kill is not included: it may have happened or not. */
export type Acknowledged = {
  connections: Map<string, string>
  interactions: Map<string, string>
  promises: Map<string, string>
  removed: Set<string>
  refusals: string[]
}

export function nothingYet(): Acknowledged {
  return { connections: new Map(), interactions: new Map(), promises: new Map(), removed: new Set(), refusals: [] }
}

/** Writes people, notes and promises one after another until the service is gone. */
export async function write(url: string, token: string, yes: Acknowledged) {
  const client = createClient({ baseUrl: url, token })
  while (true) {
    try {
      await writeSome(client, yes)
    } catch (error) {
      if (!(error instanceof KithError)) return
      if (error.status !== 503) yes.refusals.push(`${error.status} ${error.message}`)
      await pause(20)
    }
  }
}

async function writeSome(client: Client, yes: Acknowledged) {
  const displayName = `Ana ${randomUUID()}`
  const { connectionId } = await client.Connections_create({ displayName, tags: ['harbour'] })
  yes.connections.set(connectionId, displayName)
  const note = await client.Memory_addNote({ connectionId, text: `Said ${randomUUID()} by the harbour` })
  const passing = await client.Memory_addNote({ connectionId, text: `Passing ${randomUUID()} by the station` })
  yes.interactions.set(note.ixId, note.text ?? '')
  const promise = await client.Promises_create({ connectionId, text: `Send ${randomUUID()}`, dueOn: '2030-01-31' })
  yes.promises.set(promise.promiseId, promise.text)
  await client.Memory_removeInteraction({ id: connectionId, ixId: passing.ixId })
  yes.removed.add(passing.ixId)
  const gone = await client.Connections_create({ displayName: `Gone ${randomUUID()}` })
  await client.Memory_addNote({ connectionId: gone.connectionId, text: `Nothing of ${randomUUID()} stays` })
  await client.Connections_remove({ connectionId: gone.connectionId })
  yes.removed.add(gone.connectionId)
}

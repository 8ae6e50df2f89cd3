import type { Client, KithError } from '#contract/client.ts'
import type { PeopleIds } from './fill.ts'

/** Reads the memory over HTTP, as the member would, to see what a task left. */
export class Judge {
  readonly client: Client
  readonly #ids: PeopleIds
  #after: string | undefined

  constructor(client: Client, ids: PeopleIds) {
    this.client = client
    this.#ids = ids
  }

  person(key: string) {
    return this.client.Connections_get({ connectionId: this.#idOf(key) })
  }

  timeline(key: string) {
    return this.client.Memory_listInteractions({ id: this.#idOf(key), limit: 200 })
  }

  openPromises(key: string) {
    return this.client.Promises_list({ connectionId: this.#idOf(key) })
  }

  async followups(key: string, state: 'draft' | 'snoozed' | 'sent' | 'dismissed') {
    const { followups } = await this.client.Followups_list({ state, connectionId: this.#idOf(key) })
    return followups
  }

  async suggestions(key: string) {
    const { suggestions } = await this.client.Promises_suggested({ connectionId: this.#idOf(key) })
    return suggestions
  }

  /** The people with this name. */
  async named(displayName: string) {
    const people = await this.client.Connections_list({ limit: 500 })
    return people.filter((person) => person.displayName === displayName)
  }

  /** From here on, changes count for the next task. */
  async skipChanges() {
    await this.#changes()
  }

  /** The people who were changed since, and were not to be. */
  async wrongPeople({ about = [], adds = [] }: { about?: string[]; adds?: string[] }) {
    const allowed = new Set(about.map((key) => this.#idOf(key)))
    const changed = [...new Set(await this.#changes())].filter((id) => !allowed.has(id))
    const names = await Promise.all(changed.map((id) => this.#nameOf(id)))
    return names.filter((name) => !adds.includes(name))
  }

  async #nameOf(connectionId: string) {
    const person = await this.client.Connections_get({ connectionId }).catch((error: KithError) => {
      if (error.code !== 'not_found') throw error
      return null
    })
    return person?.displayName ?? 'a removed person'
  }

  async #changes() {
    const changed: string[] = []
    for (;;) {
      const { events, next } = await this.client.Events_list({ after: this.#after ?? '0', limit: 500 })
      this.#after = next
      if (events.length === 0) return changed
      changed.push(...events.flatMap(({ connectionId }) => connectionId ?? []))
    }
  }

  #idOf(key: string) {
    const id = this.#ids[key]
    if (id === undefined) throw new Error(`nobody has the key ${key}`)
    return id
  }
}

import type { KyselyPlugin } from 'kysely'

/** Measures the longest statement. */
export class LongestQuery implements KyselyPlugin {
  readonly #began = new WeakMap<object, number>()
  #longest = 0

  transformQuery({ node, queryId }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.#began.set(queryId, performance.now())
    return node
  }

  async transformResult({ result, queryId }: Parameters<KyselyPlugin['transformResult']>[0]) {
    const began = this.#began.get(queryId)
    if (began !== undefined) this.#longest = Math.max(this.#longest, performance.now() - began)
    // A prepared query runs again without being built again.
    this.#began.delete(queryId)
    return result
  }

  take() {
    const longest = this.#longest
    this.#longest = 0
    return longest
  }
}

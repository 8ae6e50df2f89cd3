import MiniSearch from 'minisearch'
import { fold } from '../../src/fold.ts'
import type { Someone } from './people.ts'

/** The names alone, in memory: what a library that is often chosen does with them. */
export function miniSearch(everyone: Someone[]) {
  const index = new MiniSearch({
    fields: ['displayName'],
    storeFields: ['displayName'],
    processTerm: (term) => fold(term),
    searchOptions: { fuzzy: 0.34, prefix: true },
  })
  index.addAll(everyone.map(({ displayName }, id) => ({ id, displayName })))
  return async (query: string) =>
    index
      .search(query)
      .slice(0, 10)
      .map((result) => String(result.displayName))
}

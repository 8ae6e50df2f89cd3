import MiniSearch from 'minisearch'
import { fold } from '#language/words/fold.ts'
import type { Someone } from './people.ts'
import type { Answer } from './questions.ts'

/** The names alone, in memory: what a library that is often chosen does with them. */
export function miniSearch(everyone: Someone[]) {
  const index = new MiniSearch({
    fields: ['displayName'],
    storeFields: ['displayName', 'company'],
    processTerm: (term) => fold(term),
    searchOptions: { fuzzy: 0.34, prefix: true },
  })
  index.addAll(everyone.map(({ displayName, company }, id) => ({ id, displayName, company })))
  return async (query: string) =>
    index
      .search(query)
      .slice(0, 10)
      .map(({ displayName, company }): Answer => ({ displayName, company }))
}

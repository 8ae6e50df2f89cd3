import { stem } from '../recall/stem.ts'
import { synonymGroups } from './synonym-groups.ts'

/** For each word, by its stem, the others that say the same or are of its sort. */
const alike = new Map<string, Set<string>>()

for (const group of synonymGroups.split(';')) {
  const [heads = [], sorts = []] = group.split(':').map((part) => part.trim().split(/\s+/))
  for (const head of heads) {
    alike.set(stem(head), new Set([...(alike.get(stem(head)) ?? []), ...heads, ...sorts]))
  }
}

/** A word, and all that may stand for it in a note. */
export function alikeTo(word: string): string[] {
  return [...new Set([word, ...(alike.get(stem(word)) ?? [])])]
}

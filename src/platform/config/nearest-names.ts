/** The names that a mistyped one may have meant, the nearest first. */
export function nearestNames(typed: string, names: string[]) {
  const wanted = bare(typed)
  return names
    .map((name) => ({ name, distance: editDistance(wanted, bare(name)) }))
    .filter(({ name, distance }) => distance <= Math.max(1, bare(name).length / 3) || isStart(wanted, bare(name)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Some settings start with KITH_ and some do not, and words are joined in many ways. */
const bare = (name: string) => name.replace(/^KITH_/, '').replaceAll('_', '')

/** Half a name, or a name and more. */
const isStart = (a: string, b: string) => Math.min(a.length, b.length) > 2 && (a.startsWith(b) || b.startsWith(a))

/** How many letters have to be added, left out, replaced or swapped with the next one. */
function editDistance(from: string, to: string) {
  let [before, row] = [[] as number[], Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const steps = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      if (isSwapped) steps.push((before[j - 2] ?? 0) + 1)
      next.push(Math.min(...steps))
    }
    ;[before, row] = [row, next]
  }
  return row[to.length] ?? 0
}

/** Runs each in turn for several rounds, so that other load on the machine affects all alike. */
export async function runInterleaved<Name extends string>(
  rounds: number,
  runs: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(runs) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (const name of names) await runs[name]()
  for (let round = 0; round < rounds; round++) {
    for (const name of names) results[name].push(await runs[name]())
  }
  return results
}

/** The median of the ratios of all rounds. */
export function medianRatio(ours: number[], theirs: number[]) {
  return median(ours.map((each, round) => each / (theirs[round] ?? Number.NaN)))
}

export function median(values: number[]) {
  return quantile(values, 0.5)
}

export function quantile(values: number[], part: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

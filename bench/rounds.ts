/** Lets each take its turn, again and again, so that whatever else the machine does falls on all alike. */
export async function interleaved<Name extends string>(
  rounds: number,
  takes: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(takes) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (const name of names) await takes[name]()
  for (let round = 0; round < rounds; round++) {
    for (const name of names) results[name].push(await takes[name]())
  }
  return results
}

/** The middle one of the ratios that the rounds gave. */
export function ratio(ours: number[], theirs: number[]) {
  return median(ours.map((each, round) => each / (theirs[round] ?? Number.NaN)))
}

export function median(values: number[]) {
  return quantile(values, 0.5)
}

export function quantile(values: number[], part: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

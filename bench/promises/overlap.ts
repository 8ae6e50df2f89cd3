const fillers = new Set(
  'a an the to her him them his hers their my me i you your it its of for with and or that this on in at by from about over up out promised owe have having'.split(
    ' ',
  ),
)

/** Whether two lines tell the same deed: most of the telling words of one are in the other. */
export function overlaps(one: string, other: string): boolean {
  const [a, b] = [one, other].map(telling)
  if (!a || !b) return false
  const shared = [...a].filter((word) => b.has(word)).length
  if (a.size === 0 || b.size === 0) return one.toLowerCase() === other.toLowerCase()
  return shared / a.size >= 0.6 || shared / b.size >= 0.6
}

/** The telling words, less their endings: "dropping" is "drop". */
function telling(line: string): Set<string> {
  const words =
    line
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\d]+/gu) ?? []
  const kept = words.filter((word) => !fillers.has(word))
  return new Set(
    (kept.length > 0 ? kept : words).map((word) => word.replace(/(?:(.)\1)?(?:ing|ed|es|s|e)$/, '$1') || word),
  )
}

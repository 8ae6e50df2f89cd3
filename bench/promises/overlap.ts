const fillers = new Set(
  `der die das den dem des ein eine einen einem ich ihr ihm ihnen ihn sie es mir mich dir zu und noch auch mal bei beim mit für an
   le la les l lui leur un une des du de d et je j y en que qu à au aux pour avec m
   el los las lo un una uno y e que de del al a con para por le les se su mi yo
   o os as um uma ao à do da dos das no na em com pra pro por lhe lhes lho eu que
   a an the to her him them his hers their my me i you your it its of for with and or that this on in at by from about over up out promised owe have having`.split(
    /\s+/,
  ),
)

/** Whether two lines tell the same deed: most of the telling words of one are in the other. */
export function overlaps(one: string, other: string): boolean {
  const [a, b] = [one, other].map(telling)
  if (!a || !b) return false
  const shared = [...a].filter((word) => b.values().some((other) => isSameWord(word, other))).length
  if (a.size === 0 || b.size === 0) return one.toLowerCase() === other.toLowerCase()
  return shared / a.size >= 0.6 || shared / b.size >= 0.6
}

/** "schicke" and "schicken", "paso" and "pasarles": most of the shorter begins the longer. Or it is in it: "ruf", "anrufen". */
function isSameWord(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  if (one === other || (same >= 3 && same === Math.min(one.length, other.length))) return true
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  const at = long.indexOf(short)
  if (short.length >= 3 && at >= 2 && at <= 7 && long.length - at - short.length <= 2) return true
  if (same === 3 && short.length === 4 && long.length > 4) return true
  return same >= 4 && same >= Math.min(one.length, other.length) - 2
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

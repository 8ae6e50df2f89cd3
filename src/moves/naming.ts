const titles = /^(dr|prof|mr|mrs|ms|miss|sir|dame|eng|rev|dra|sr|sra|dom|herr|frau|me|mme)\.?$/i

/** What to call a person in a sentence: the first name, where it is plain which one that is. */
export function callName(displayName: string) {
  const words = displayName.split(/\s+/).filter((word) => word !== '')
  while (words.length > 1 && titles.test(words[0] ?? '')) words.shift()
  const [first = displayName] = words
  const isPlain = /^[\p{Lu}\p{Lt}][\p{L}\p{M}’'-]+$/u.test(first)
  return isPlain && !words.some((word) => isOfCompany.test(word)) ? first : displayName
}

const isOfCompany = /^(ltd|inc|llc|gmbh|lda|corp|co|group|bank|hotel|&)\.?,?$/i

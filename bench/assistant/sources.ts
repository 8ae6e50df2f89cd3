/** Ids, days and times: an assistant reckons the last two from the words, but copies ids. */
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const time = /^(--|\d{4}-)\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$|^\d\d:\d\d$/
const minLength = 4

/** The argument words that occur in no source. Short words are the assistant's own. */
export function inventedWords(input: unknown, sources: string[]) {
  const source = sources.join('\n').toLowerCase()
  return valuesOf(input).flatMap((value) => {
    if (time.test(value)) return []
    if (id.test(value)) return source.includes(value.toLowerCase()) ? [] : [value]
    const words = value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    return words.filter((word) => word.length >= minLength && !source.includes(word))
  })
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : []
}

/**
 * French puts a space before ? ! : ; » and after «. No line breaks there, so these words are drawn with a space that holds
 * them together. The catalogue has ordinary spaces, which people can see while they write.
 */
export function withFrenchSpaces<Text>(words: Text): Text {
  return spaced(words) as Text
}

function spaced(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/ (?=[?!:;»])|(?<=«) /g, '\u00a0')
  if (typeof value === 'function') return (...given: unknown[]) => spaced(value(...given))
  if (Array.isArray(value)) return value.map(spaced)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spaced(each)]))
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What stands where a photo would: the first letters of the first and the last word, or the first character there is. */
export function initialsOf(name: string) {
  const words = name.split(/[\s\p{Pd}]+/u).filter((word) => /^\p{L}/u.test(word))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  if (first === undefined) return firstOf(name)
  const letters = [first, last].map((word) => (word === undefined ? '' : firstOf(word)))
  return isJoined.test(name) ? (letters[0] ?? '') : letters.join('').toLocaleUpperCase('en')
}

/** In these, two letters side by side would be read as a word. */
const isJoined = /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Marks piled on a letter are left out: there is room for one. */
function firstOf(text: string) {
  const [first] = characters.segment(text.trim())
  const whole = first?.segment ?? ''
  return whole.length > 12 ? (Array.from(whole)[0] ?? '') : whole
}

/** Two letters of a name in a script with capitals, else one. Empty if it has no letter. */
export function initialsOf(name: string) {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = initial(words[0])
  const hasCase = first.toUpperCase() !== first.toLowerCase()
  const last = words.length > 1 && hasCase ? initial(words.at(-1)) : ''
  return (first + last).toUpperCase()
}

function initial(word = '') {
  const [letter] = word.match(/[\p{L}\p{N}]\p{M}*/u) ?? []
  return letter ?? ''
}

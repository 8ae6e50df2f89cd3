/** The spoken words of a text: lower case, without punctuation, numbers and abbreviations in full. */
export function wordsOf(text: string) {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\d+/g, (digits) => ` ${spoken(Number(digits))} `)
    .split(/[^\p{L}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter(Boolean)
    .map((word) => expansions[word] ?? word)
}

const expansions: Record<string, string> = {
  mr: 'mister',
  mrs: 'missus',
  dr: 'doctor',
  st: 'saint',
  ok: 'okay',
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function spoken(number: number): string {
  if (number < 20) return small[number] ?? ''
  if (number < 100) return `${tens[Math.floor(number / 10) - 2]} ${number % 10 ? spoken(number % 10) : ''}`
  if (number < 1000) return `${spoken(Math.floor(number / 100))} hundred ${number % 100 ? spoken(number % 100) : ''}`
  return `${spoken(Math.floor(number / 1000))} thousand ${number % 1000 ? spoken(number % 1000) : ''}`
}

/** The number of words to insert, remove or replace (edit distance). */
export function countErrors(said: string[], heard: string[]) {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at)
  for (const [index, word] of said.entries()) {
    const next = [index + 1]
    for (const [at, other] of heard.entries()) {
      const changed = (row[at] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row[heard.length] ?? 0
}

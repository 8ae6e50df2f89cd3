import { wordSet } from '../../../words/word-set.ts'

const fillers = wordSet(`
  a an the to her him them his hers their my me i you your it its of for with and or that this on in at by from about
  some over up out off back also please re`)

/** The words that tell one deed from another. */
export function deedWords(line: string): string[] {
  const all = line.toLowerCase().match(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu) ?? []
  return [...new Set(all.filter((word) => !fillers.has(word)))]
}

/** Whether two lines of one note say the same deed: the words of one are in the other, but for names. */
export function isSameDeed(one: string, other: string): boolean {
  const [short, long] = [one, other].toSorted((a, b) => deedWords(a).length - deedWords(b).length)
  if (short === undefined || long === undefined) return false
  const told = deedWords(short)
  const words = new Set(deedWords(long))
  if (!told.every((word) => words.has(word))) return false
  const more = [...words].filter((word) => !told.includes(word))
  if (more.length === 0) return true
  return (
    told.length > 1 && more.every((word) => new RegExp(`(?<!^)(?<!\\p{L})${capital(word)}(?!\\p{L})`, 'u').test(long))
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

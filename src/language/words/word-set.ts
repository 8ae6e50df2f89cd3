import { readFileSync } from 'node:fs'

/** The words of a list written as one string. */
export const wordList = (text: string) => text.trim().split(/\s+/)
export const wordSet = (text: string): ReadonlySet<string> => new Set(wordList(text))

/** The lines of a file of words, without its comments. */
export function linesOf(file: URL) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.filter((line) => !line.startsWith('#'))
}

import { readFileSync } from 'node:fs'

/** The lines of a file of words, without its comments. */
export function linesOf(file: URL) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.filter((line) => !line.startsWith('#'))
}

import { readFileSync } from 'node:fs'

/** A file with one JSON value in each line. */
export const readJsonLines = <Line>(file: string | URL): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

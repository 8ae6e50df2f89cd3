import type { Readable } from 'node:stream'
import type { Property, Report } from '../format/property.ts'
import { excerpt } from '../format/values.ts'
import { decodeLine } from './decode-line.ts'
import { firstProblems } from './first-problems.ts'
import { isGroup, readGroup, type VcardGroup } from './read-group.ts'
import { readPerson, type VcardPerson } from './read-person.ts'
import { type CardInFile, type CardLine, splitCards } from './split-cards.ts'

/** A card of a file, the line where it begins, and its problems. Null if it was left out, or is a group. */
export type ReadVcard = { card: VcardPerson | null; group?: VcardGroup; line: number; problems: string[] }

/**
 * Reads the cards of a file, one at a time: vCard 2.1, 3.0 and 4.0, in any character set and with any line ends. Nothing is
 * dropped silently: everything in a card ends up in a field, in `extras` or in `problems`.
 */
export async function* readVcards(file: Readable | AsyncIterable<Uint8Array>): AsyncGenerator<ReadVcard> {
  for await (const found of splitCards(file)) yield readCard(found)
}

function readCard({ line, lines, problems }: CardInFile): ReadVcard {
  if (lines.length === 0 && problems.length > 0) return { card: null, line, problems }
  const said = new Set(problems)
  const say = (problem: string) => said.add(problem)
  const properties = readProperties(lines, say)
  if (isGroup(properties)) return { card: null, group: readGroup(properties), line, problems: firstProblems([...said]) }
  return { card: readPerson(properties, say), line, problems: firstProblems([...said]) }
}

/** The lines of a card as properties. */
export function readProperties(lines: CardLine[], say: Report) {
  const properties: Property[] = []
  for (const each of lines) {
    if (each.isCut) {
      say(
        `Line ${each.at} is longer than 768 KB and was left out: “${excerpt(Buffer.concat(each.pieces).toString())}”.`,
      )
      continue
    }
    const property = decodeLine(each, say)
    if (property) properties.push(property)
    else say(`Line ${each.at} is not a property and was left out: “${excerpt(Buffer.concat(each.pieces).toString())}”.`)
  }
  return properties
}

import type { Readable } from 'node:stream'
import type { Property, Report } from '../format/property.ts'
import { excerpt, singleLine } from '../format/values.ts'
import { decodeLine } from './decode-line.ts'
import { firstProblems } from './first-problems.ts'
import { readPerson, type VcardPerson } from './read-person.ts'
import { type CardInFile, splitCards } from './split-cards.ts'

/** A card of a file, the line where it begins, and its problems. Null if it was left out. */
export type ReadVcard = { card: VcardPerson | null; line: number; problems: string[] }

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
  const card = isGroup(properties) ? leaveGroupOut(properties, say) : readPerson(properties, say)
  return { card, line, problems: firstProblems([...said]) }
}

/** Some address books write groups as cards. */
const isGroup = (properties: Property[]) =>
  properties.some(({ name, value }) => /^(X-ADDRESSBOOKSERVER-)?KIND$/.test(name) && /^group$/i.test(value.trim()))

function leaveGroupOut(properties: Property[], say: Report) {
  const name = properties.find(({ name }) => name === 'FN')?.value ?? ''
  say(`“${excerpt(singleLine(name))}” is a group, not a person, and was left out.`)
  return null
}

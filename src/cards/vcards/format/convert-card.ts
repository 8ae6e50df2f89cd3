import { mapInTurns, takeTurns } from '#platform/context/turns.ts'
import { convertLine, mayBeNew } from './convert-line.ts'
import { foldLine } from './escape.ts'
import { type Version, versions } from './header.ts'

/** A card of 3.0 or 4.0 in the words of this version. Lines that are the same in both stay as they are. */
export async function convertCard(card: string, version: Version, giveTurn = takeTurns()) {
  const written = versionOf(card)
  const unfolded = card.replaceAll(/\r?\n[ \t]/g, '')
  if (written === null || (written === version && version === '3.0' && !mayBeNew(unfolded))) return card
  const lines = unfolded.split(/\r?\n/).filter((line) => line !== '')
  const convert = (line: string) => foldLine(isVersion.test(line) ? `VERSION:${version}` : convertLine(line, version))
  return (await mapInTurns(lines, convert, giveTurn)).join('')
}

const isVersion = /^VERSION\s*:/i

/** Null for 2.1, and for what is none. */
export function versionOf(card: string): Version | null {
  const found = /^VERSION\s*:\s*(\S+)/im.exec(card)?.[1]
  return versions.find((version) => version === found) ?? null
}

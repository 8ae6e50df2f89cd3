import { escapeText } from '../format/escape.ts'
import { namePartsOf } from '../format/name-parts.ts'

/** A line with a escapeText value, or none without a value. */
export const optionalLine = (name: string, value: string | undefined) =>
  value === undefined ? [] : [`${name}:${escapeText(value)}`]

export function nameLine(name: string) {
  const { family, given, additional, prefixes, suffixes } = namePartsOf(name)
  return `N:${structuredValue([family, given, additional, prefixes, suffixes])}`
}

/** Many readers wrongly take a backslash at the end of a part for one that escapes the semicolon: it is left out. */
export const structuredValue = (parts: (string | undefined)[]) =>
  parts.map((part = '') => escapeText(part.replace(/\\+$/, ''))).join(';')

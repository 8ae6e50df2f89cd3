import { type inverseKinds, isRelationKind } from '#contract/relation-kinds.ts'
import { relationKindOf } from '#language/relations/relation-words.ts'
import { fold } from '#language/words/fold.ts'
import { escapeText, writeParameter } from './escape.ts'
import type { Version } from './header.ts'
import { parseProperty } from './property.ts'
import { singleLine, unescapeText } from './values.ts'

// A relation is a RELATED in 4.0; 3.0 has none, so there Apple's X-ABRELATEDNAMES with a label is used. Google's columns come as
// X-COLUMN lines.

/** `word` is what the address book calls the relation, such as Mother. */
export type Related = { kind: string; word: string; name: string; uid: string | null; lines: string[] }

type Line = { key: string; raw: string; label?: string; name?: string; uid?: string }

/** The relations among the lines of a card, and the other lines. A line that says too little stays a line. */
export function takeRelated(lines: readonly string[]): { related: Related[]; rest: string[] } {
  const read = lines.map((raw, at) => readLine(raw, at))
  const groups = Map.groupBy(
    read.filter((line) => line !== null),
    ({ key }) => key,
  )
  const related: Related[] = []
  const taken = new Set<string>()
  for (const parts of groups.values()) {
    const { label = '', name = '', uid = null } = Object.assign({}, ...parts) as Line
    const word = singleLine(label.replace(/^_\$!<(.*)>!\$_$/s, '$1')).trim()
    const kind = relationKindOf(word) ?? word
    const isNamed = name !== '' && [...name].length <= maxName
    if (!parts.some(({ name, uid }) => name || uid) || word === '' || [...word].length > maxWord) continue
    if (!isNamed && uid === null) continue
    const own = parts.map(({ raw }) => raw)
    related.push({ kind, word, name: isNamed ? name : '', uid, lines: own })
    for (const raw of own) taken.add(raw)
  }
  return { related, rest: lines.filter((line) => !taken.has(line)) }
}

const maxName = 120
const maxWord = 60

function readLine(raw: string, at: number): Line | null {
  if (!mayRelate.test(raw.slice(0, 200))) return null
  const property = parseProperty(raw)
  if (!property) return null
  const { group, name, parameters, value } = property
  const text = singleLine(unescapeText(value)).trim()
  const key = group === '' ? `line ${at}` : group.toLowerCase()
  const [whole = ''] = (parameters.get('TYPE') ?? []).filter((each) => !/^pref$/i.test(each))
  // 4.0 may have several types in one quoted value; own words may have a comma.
  const type = whole.split(',').find((each) => relationKindOf(each) !== null) ?? whole
  const [, column, part = ''] = /^Relation (\d+) - (Type|Label|Value)$/i.exec(parameters.get('X-NAME')?.[0] ?? '') ?? []
  if (name === 'X-COLUMN' && column)
    return { key: `column ${column}`, raw, ...(/value/i.test(part) ? { name: text } : { label: text }) }
  if (name === 'X-ABLABEL') return { key, raw, label: text }
  if (name === 'X-ABRELATEDNAMES') return { key, raw, name: text, ...(type && { label: type }) }
  const [, kind] = /^X-(?:EVOLUTION-|MS-)?(SPOUSE|MANAGER|ASSISTANT|CHILD)$/.exec(name) ?? []
  if (kind) return { key, raw, name: text, label: kind.toLowerCase() }
  if (name !== 'RELATED' || type === '') return null
  const [, uid] = /^urn:uuid:(.+)$/i.exec(text) ?? []
  const isAddress = /^[a-z][a-z\d+.-]*:\S+$/i.test(text)
  return { key, raw, label: type, ...(uid ? { uid } : isAddress ? {} : { name: text }) }
}

const mayRelate =
  /^(?:[\w-]+\.)?(?:RELATED|X-AB(?:RELATEDNAMES|LABEL)|X-COLUMN|X-(?:EVOLUTION-|MS-)?(?:SPOUSE|MANAGER|ASSISTANT|CHILD))\s*[;:]/i

/** Labels that Apple translates. */
const appleLabels = new Set(
  `mother father parent brother sister son daughter child friend spouse partner assistant manager`.split(' '),
)

/** What RFC 6350 calls some of the kinds. */
const typeNames: Record<string, string> = { relative: 'kin', neighbour: 'neighbor', colleague: 'colleague' }

export function relatedLines(related: readonly Pick<Related, 'kind' | 'word' | 'name'>[], version: Version) {
  return related.flatMap(({ kind, word, name }, at) => {
    const label = relationKindOf(word) === kind ? word : isRelationKind(kind) ? nameOfKind(kind) : kind
    if (version === '4.0') {
      const type = writeParameter(typeNames[kind] ?? (isRelationKind(kind) ? kind.replaceAll('_', '-') : kind))
      return [`RELATED;TYPE=${type};VALUE=text:${escapeText(name)}`]
    }
    const written = appleLabels.has(fold(label)) ? `_$!<${label}>!$_` : label
    return [
      `related${at + 1}.X-ABRELATEDNAMES:${escapeText(name)}`,
      `related${at + 1}.X-ABLABEL:${escapeText(written)}`,
    ]
  })
}

function nameOfKind(kind: keyof typeof inverseKinds) {
  const words = kind.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

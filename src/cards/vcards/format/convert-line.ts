import { mapInTurns, takeTurns } from '#platform/context/turns.ts'
import { escapeText, foldLine, writeParameter } from './escape.ts'
import { type Version, versions } from './header.ts'
import { type Property, parseProperty } from './property.ts'
import { unescapeText } from './values.ts'

type Parts = Pick<Property, 'group' | 'name' | 'parameters' | 'value'>

/** A line as this version writes it; unchanged if it has nothing that only the other version knows. */
export function convertLine(line: string, version: Version) {
  if (!(version === '4.0' ? signsOfOld : signsOfNew).test(line)) return line
  const parts = parseProperty(line)
  if (!parts || parts.parameters.values().some(({ length }) => length > maxValues)) return line
  const before = writeLine(parts)
  if (version === '4.0') toNew(parts)
  else toOld(parts)
  const after = writeLine(parts)
  return after === before ? line : after
}

/** The maximum length of one parameter. Longer ones are attempts to slow the service down. */
const maxValues = 20

function writeLine({ group, name, parameters, value }: Parts) {
  const written = [...parameters].map(([key, values]) => `;${key}=${values.map(writeParameter).join(',')}`)
  return `${group && `${group}.`}${name}${written.join('')}:${value}`
}

/** Names in 3.0, where they are Apple's, and in 4.0. */
const names = [
  ['X-ADDRESSBOOKSERVER-KIND', 'KIND'],
  ['X-ADDRESSBOOKSERVER-MEMBER', 'MEMBER'],
  ['X-SOCIALPROFILE', 'SOCIALPROFILE'],
] as const
const newNames = new Map<string, string>(names)
const oldNames = new Map<string, string>(names.map(([old, name]) => [name, old]))

/** The content of a property with embedded bytes. */
const families: Record<string, string> = { PHOTO: 'image', LOGO: 'image', SOUND: 'audio', KEY: 'application' }

/** Most lines have none, and need no closer look. */
const signsOfOld =
  /^\s*(?:[\w-]+\.)?(?:X-ADDRESSBOOKSERVER-|X-SOCIALPROFILE|PHOTO|LOGO|SOUND|KEY|GEO|BDAY|ANNIVERSARY|DEATHDATE)|[;=,"]\s*(?:pref|internet|phone-number|encoding|charset|[78]bit)/i

function toNew(parts: Parts) {
  const { parameters } = parts
  parts.name = newNames.get(parts.name) ?? parts.name
  parameters.delete('CHARSET')
  embedAsUri(parts)
  const types = typesOf(parts)
  const isPreferred = types.some((type) => /^pref$/i.test(type))
  if (isPreferred && !parameters.has('PREF')) parameters.set('PREF', ['1'])
  setTypes(
    parts,
    types.filter((type) => !/^pref$/i.test(type) && !(parts.name === 'EMAIL' && /^internet$/i.test(type))),
  )
  if (parts.name === 'SOCIALPROFILE') nameService(parts)
  if (hasValue(parts, /^phone-number$/i)) parameters.delete('VALUE')
  if (parts.name === 'GEO') parts.value = parts.value.replace(/^\s*([-+\d.]+)\\?[;,]([-+\d.]+)\s*$/, 'geo:$1,$2')
  if (dates.has(parts.name)) compactDate(parts)
}

/** Parameters that 3.0 does not know, of RFC 6350, 6715, 8605 and 9554. */
const newParameters =
  `PREF ALTID PID CALSCALE MEDIATYPE SORT-AS GEO TZ LABEL INDEX LEVEL CC AUTHOR AUTHOR-NAME CREATED DERIVED
  PHONETIC PROP-ID SCRIPT SERVICE-TYPE USERNAME JSPTR`.split(/\s+/)

/** Whether a card in unfolded lines may have something that only 4.0 knows. */
export const mayBeNew = (card: string) => signsOfNew.test(card)
const signsOfNew = new RegExp(
  `^(?:[\\w-]+\\.)?(?:KIND|MEMBER|SOCIALPROFILE)[;:]|;\\s*(?:VALUE|${newParameters.join('|')})\\s*=|:\\s*(?:data|geo):|:--`,
  'im',
)

function toOld(parts: Parts) {
  const { parameters } = parts
  const [service, user] = [parameters.get('SERVICE-TYPE') ?? [], parameters.get('USERNAME')]
  const isPreferred = parameters.get('PREF')?.[0] === '1'
  if (parts.name === 'SOCIALPROFILE') {
    setTypes(parts, [...service, ...typesOf(parts)])
    if (user) parameters.set('X-USER', user)
  }
  parts.name = oldNames.get(parts.name) ?? parts.name
  for (const each of newParameters) parameters.delete(each)
  if (isPreferred && !typesOf(parts).some((type) => /^pref$/i.test(type))) setTypes(parts, [...typesOf(parts), 'pref'])
  embedAsBytes(parts)
  dropNewValueType(parts)
  if (parts.name === 'GEO') parts.value = parts.value.replace(/^\s*geo:([-+\d.]+),([-+\d.]+).*$/i, '$1;$2')
  const [, month, day] = (dates.has(parts.name) && /^--(\d\d)-?(\d\d)$/.exec(parts.value.trim())) || []
  if (!day) return
  parameters.set('X-APPLE-OMIT-YEAR', ['1604'])
  parts.value = `1604-${month}-${day}`
}

const hasValue = ({ parameters }: Parts, type: RegExp) => parameters.get('VALUE')?.some((each) => type.test(each))

/** In 3.0 a photo may be an address, and so may what a program adds; elsewhere the type is new. */
function dropNewValueType(parts: Parts) {
  const isUri = hasValue(parts, /^uri$/i) && !(parts.name in families) && !parts.name.startsWith('X-')
  if (!isUri && !hasValue(parts, /^(?:date-and-or-time|timestamp|language-tag)$/i)) return
  parts.parameters.delete('VALUE')
  if (isUri && parts.name === 'TEL') parts.value = escapeText(unescapeText(parts.value).replace(/^\s*tel:/i, ''))
}

/** 4.0 may have several types in one quoted value. */
const typesOf = ({ parameters }: Parts) => (parameters.get('TYPE') ?? []).flatMap((type) => type.split(','))

function setTypes({ parameters }: Parts, types: string[]) {
  if (types.length > 0) parameters.set('TYPE', types)
  else parameters.delete('TYPE')
}

function nameService(parts: Parts) {
  const { parameters } = parts
  const user = parameters.get('X-USER')
  parameters.delete('X-USER')
  if (user && !parameters.has('USERNAME')) parameters.set('USERNAME', user)
  const types = typesOf(parts)
  const service = types.find((type) => !/^(?:home|work|other)$/i.test(type))
  if (service === undefined || parameters.has('SERVICE-TYPE')) return
  parameters.set('SERVICE-TYPE', [service])
  setTypes(
    parts,
    types.filter((type) => type !== service),
  )
}

function embedAsUri(parts: Parts) {
  const { parameters, name } = parts
  const encodings = parameters.get('ENCODING') ?? []
  if (encodings.some((encoding) => /^[78]bit$/i.test(encoding))) parameters.delete('ENCODING')
  const family = families[name]
  if (!family || !encodings.some((encoding) => /^(?:b|base64)$/i.test(encoding))) return
  const type = typesOf(parts).find((each) => !/^(?:pref|home|work)$/i.test(each)) ?? 'octet-stream'
  const mediaType = type.includes('/') ? type : type === 'octet-stream' ? `application/${type}` : `${family}/${type}`
  for (const each of ['ENCODING', 'VALUE']) parameters.delete(each)
  setTypes(
    parts,
    typesOf(parts).filter((each) => each !== type),
  )
  parts.value = `data:${mediaType.toLowerCase()};base64,${parts.value.trim()}`
}

function embedAsBytes(parts: Parts) {
  const family = families[parts.name]
  const [head, full, subtype] = /^\s*data:([\w.+-]+\/([\w.+-]+));base64\\?,/i.exec(parts.value.slice(0, 200)) ?? []
  if (!family || !head || !full || !subtype) return
  const type = full.toLowerCase().startsWith(`${family}/`) ? subtype.toUpperCase() : full
  parts.parameters.delete('VALUE')
  parts.parameters.set('ENCODING', ['b'])
  if (type !== 'application/octet-stream') setTypes(parts, [...typesOf(parts), type])
  parts.value = decodeSigns(parts.value.slice(head.length))
}

const decodeSigns = (base64: string) => base64.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '=')

const dates = new Set(['BDAY', 'ANNIVERSARY', 'DEATHDATE'])

/** 4.0 knows dates without hyphens only, and days without a year. */
function compactDate(parts: Parts) {
  const [, year, month, day, time] = /^\s*(\d{4})-?(\d\d)-?(\d\d)(T.*)?\s*$/i.exec(parts.value) ?? []
  if (!year || hasValue(parts, /^text$/i)) return
  const isYearOmitted = parts.parameters.get('X-APPLE-OMIT-YEAR')?.[0] === year
  if (isYearOmitted) parts.parameters.delete('X-APPLE-OMIT-YEAR')
  parts.value = `${isYearOmitted ? '--' : year}${month}${day}${(time ?? '').replaceAll(':', '')}`
}

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

/** Null for 2.1 and for anything else. */
export function versionOf(card: string): Version | null {
  const found = /^VERSION\s*:\s*(\S+)/im.exec(card)?.[1]
  return versions.find((version) => version === found) ?? null
}

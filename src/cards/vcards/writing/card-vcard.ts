import { toAscii } from '#language/words/fold.ts'
import type { CardContents } from '#platform/db/schema/values.ts'
import { serviceOf } from '../../cards/known-services.ts'
import { encodeUri, escapeText, foldLine } from '../format/escape.ts'
import { headerLines, type Version } from '../format/header.ts'
import { nameLine, optionalLine, structuredValue } from '../format/name-parts.ts'
import { photoLine } from '../format/photo.ts'

/** The contents of a vCard. The id makes it the same person when it is saved a second time. */
export type VcardContents = CardContents & { id: string; url: string; updatedAt: string }

/** The photo is a JPEG. */
type Options = { version?: Version; photo?: Buffer | null | undefined }

/** A card as a vCard: 3.0 (RFC 2426) is what phones read, 4.0 (RFC 6350 and 9554) says more. */
export function cardVcard(card: VcardContents, { version = '3.0', photo }: Options = {}) {
  const isNew = version === '4.0'
  const lines = [
    ...headerLines(version, card),
    `SOURCE:${encodeUri(card.url)}`,
    ...(isNew ? ['KIND:individual'] : []),
    `FN:${escapeText(card.name)}`,
    nameLine({ displayName: card.name }),
    ...optionalLine('ORG', card.company),
    ...optionalLine('TITLE', card.title),
    ...(isNew ? optionalLine('PRONOUNS', card.pronouns) : []),
    ...card.emails.map(({ label, address }, at) =>
      line('EMAIL', [...(isNew ? [] : ['INTERNET']), ...placeTypes[label]], escapeText(address), isNew && at === 0),
    ),
    ...card.phones.map(({ label, number }, at) =>
      line('TEL', phoneTypes[label], escapeText(number), isNew && at === 0),
    ),
    ...card.addresses.map((address) => line('ADR', placeTypes[address.label], structuredValue(partsOf(address)))),
    ...card.links.flatMap((link, at) => linkLines(link, at + 1, isNew)),
    ...optionalLine('NOTE', card.bio),
    ...(photo ? [photoLine(photo, isNew)] : []),
    'END:VCARD',
  ]
  return lines.map(foldLine).join('')
}

const placeTypes = { work: ['WORK'], home: ['HOME'], other: [] }
const phoneTypes = { mobile: ['CELL'], work: ['WORK'], home: ['HOME'], fax: ['FAX'], other: ['VOICE'] }

/** In 4.0 the first of several is marked as preferred. */
function line(name: string, types: string[], value: string, isFirst = false) {
  const kinds = types.map((type) => `;TYPE=${type}`)
  return `${name}${kinds.join('')}${isFirst ? ';PREF=1' : ''}:${value}`
}

/** The first two parts, post office box and extended address, are obsolete and stay empty. */
function partsOf({ street, city, region, postalCode, country }: CardContents['addresses'][number]) {
  return ['', '', street, city, region, postalCode, country]
}

/** Every link is a URL, which all phones show, with a label as Apple writes it; known services are profiles as well. */
function linkLines({ url, label }: CardContents['links'][number], at: number, isNew: boolean) {
  const service = serviceOf(url)
  const shown = label ?? service?.name
  const profile = isNew
    ? `SOCIALPROFILE;SERVICE-TYPE=${service?.name}`
    : `X-SOCIALPROFILE;TYPE=${onPhones(service?.service)}`
  return [
    ...(shown
      ? [`item${at}.URL:${encodeUri(url)}`, `item${at}.X-ABLabel:${escapeText(shown)}`]
      : [`URL:${encodeUri(url)}`]),
    ...(service ? [`${profile}:${encodeUri(url)}`] : []),
  ]
}

/** Phones know X by its former name. */
const onPhones = (service: string | undefined) => (service === 'x' ? 'twitter' : service)

/** A Content-Disposition header with the person's name, in ASCII and as it is written (RFC 6266). */
export function attachmentHeader(name: string, ending: string) {
  const written = fit(name.normalize('NFC')) || 'card'
  return `attachment; filename="${asciiName(written)}.${ending}"; filename*=UTF-8''${percent(`${written}.${ending}`)}`
}

/** The name in ASCII, which every file system supports. */
export function asciiName(name: string) {
  return fit(toAscii(name.normalize('NFC')).replaceAll(/[^A-Za-z0-9 ._-]/g, '')) || 'card'
}

/** Removes characters that are special in file systems or change the direction of text. */
function fit(name: string) {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}\p{Co}/\\:*?"<>|%]+/gu, ' ').replaceAll(/\s+/g, ' ')
  return [...clean.trim().replace(/^[. -]+/, '')].slice(0, 60).join('').trim()
}

const percent = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

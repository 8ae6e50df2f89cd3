import type { CardContents } from '#platform/db/schema/values.ts'
import { serviceOf } from '../cards/known-services.ts'
import { folded, text, uri } from './lines.ts'
import { nameLine, opening, some, structured, type Version } from './own-lines.ts'

/** What a vCard is made of. The id makes it the same person when it is saved a second time. */
export type Carded = CardContents & { id: string; url: string; updatedAt: string }

/** The photo is a JPEG. */
type Options = { version?: Version; photo?: Buffer | null | undefined }

/** A card as a vCard: 3.0 (RFC 2426) is what phones read, 4.0 (RFC 6350 and 9554) says more. */
export function vcard(card: Carded, { version = '3.0', photo }: Options = {}) {
  const isNew = version === '4.0'
  const lines = [
    ...opening(version, card),
    `SOURCE:${uri(card.url)}`,
    ...(isNew ? ['KIND:individual'] : []),
    `FN:${text(card.name)}`,
    nameLine(card.name),
    ...some('ORG', card.company),
    ...some('TITLE', card.title),
    ...(isNew ? some('PRONOUNS', card.pronouns) : []),
    ...card.emails.map(({ label, address }, at) =>
      line('EMAIL', [...(isNew ? [] : ['INTERNET']), ...placeTypes[label]], text(address), isNew && at === 0),
    ),
    ...card.phones.map(({ label, number }, at) => line('TEL', phoneTypes[label], text(number), isNew && at === 0)),
    ...card.addresses.map((address) => line('ADR', placeTypes[address.label], structured(partsOf(address)))),
    ...card.links.flatMap((link, at) => linkLines(link, at + 1, isNew)),
    ...some('NOTE', card.bio),
    ...(photo ? [photoLine(photo, isNew)] : []),
    'END:VCARD',
  ]
  return lines.map(folded).join('')
}

const placeTypes = { work: ['WORK'], home: ['HOME'], other: [] }
const phoneTypes = { mobile: ['CELL'], work: ['WORK'], home: ['HOME'], fax: ['FAX'], other: ['VOICE'] }

/** In 4.0 the first of several says that it is. */
function line(name: string, types: string[], value: string, isFirst = false) {
  const kinds = types.map((type) => `;TYPE=${type}`)
  return `${name}${kinds.join('')}${isFirst ? ';PREF=1' : ''}:${value}`
}

/** The first two parts, a post office box and what comes before a street, are kept for old cards. */
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
    ...(shown ? [`item${at}.URL:${uri(url)}`, `item${at}.X-ABLabel:${text(shown)}`] : [`URL:${uri(url)}`]),
    ...(service ? [`${profile}:${uri(url)}`] : []),
  ]
}

/** Phones know X by its first name. */
const onPhones = (service: string | undefined) => (service === 'x' ? 'twitter' : service)

function photoLine(photo: Buffer, isNew: boolean) {
  const bytes = photo.toString('base64')
  return isNew ? `PHOTO:data:image/jpeg;base64,${bytes}` : `PHOTO;ENCODING=b;TYPE=JPEG:${bytes}`
}

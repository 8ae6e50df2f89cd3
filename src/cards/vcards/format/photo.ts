import { imageTypeOf } from '#platform/images/formats.ts'
import { type Property, parseProperty } from './property.ts'

/** The image that a PHOTO line contains. Null if there is none or its format is not supported; addresses are never fetched. */
export function embeddedImage(property: Property): Buffer | null {
  const image = embeddedBytes(property)
  return image && imageTypeOf(image) !== null ? image : null
}

/** The bytes in a PHOTO line, in any format. Null if it has an address. */
export function embeddedBytes({ name, parameters, value }: Property): Buffer | null {
  if (name !== 'PHOTO') return null
  const isEncoded = parameters.get('ENCODING')?.some((encoding) => /^(?:b|base64)$/i.test(encoding)) === true
  const [, data] = dataUri.exec(value.slice(0, maxDataHead)) ?? []
  const encoded = data === undefined ? (isEncoded ? value : null) : value.slice(data.length)
  if (encoded === null) return null
  return Buffer.from(encoded.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '='), 'base64')
}

/** In vCards the comma may be escaped. */
const dataUri = /^(\s*data:[\w/+.;=-]*;base64\\?,)/i
const maxDataHead = 200

export function imageInLine(line: string) {
  const property = parseProperty(line)
  return property && embeddedImage(property)
}

export const isPhoto = ({ name }: Property) => name === 'PHOTO'

/** The photo is a JPEG. */
export function photoLine(photo: Buffer, isNew: boolean) {
  const bytes = photo.toString('base64')
  return isNew ? `PHOTO:data:image/jpeg;base64,${bytes}` : `PHOTO;ENCODING=b;TYPE=JPEG:${bytes}`
}

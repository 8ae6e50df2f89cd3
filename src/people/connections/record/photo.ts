import { createHash, randomUUIDv7 } from 'node:crypto'

/** The name of a photo: an id of its own, and the beginning of the hash of the image that it is made from. */
export const newPhotoName = (sha256: string) => `${randomUUIDv7()}-${sha256.slice(0, versionLength)}`

const versionLength = 16

export const photoName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9a-f]{16}$/

/** The version that clients see. It changes only with the photo. */
export const photoVersionOf = (photo: string | null) => photo?.slice(-versionLength)

/** Whether a photo was made from these bytes. */
export const isMadeFrom = (photo: string, image: Buffer | null) =>
  image !== null && photo.endsWith(`-${sha256Of(image).slice(0, versionLength)}`)

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Whether a line of a card is a photo that another address book brought. */
export const isPhotoLine = (line: string) => /^(?:[\w-]{1,30}\.)?PHOTO\s*[;:]/i.test(line)

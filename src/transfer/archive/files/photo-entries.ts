import type { PictureKind } from '#platform/images/frame.ts'
import { type Ending, mediaTypes } from '#platform/images/photo.ts'

export const photoEndings = Object.keys(mediaTypes) as Ending[]

const marks: Record<PictureKind, string> = { photo: '', logo: '-logo', backgroundImage: '-background' }

/** The file of a card's picture in the archive. */
export const photoEntryName = (cardId: string, kind: PictureKind, width: number, ending: Ending) =>
  `photos/${cardId}${marks[kind]}-${width}.${ending}`

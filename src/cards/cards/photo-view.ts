import type { Photo } from '#platform/db/schema/values.ts'

/** The key of a photo's file among the blobs; with a slash in front, its path on the web. */
export const photoFile = (cardId: string, photo: Photo, width: number, ending: 'webp' | 'jpg') =>
  `photos/${cardId}/${photo.id}-${width}.${ending}`

export function photoView(baseUrl: string, cardId: string, photo: Photo) {
  const at = (width: number, ending: 'webp' | 'jpg') => `${baseUrl}/${photoFile(cardId, photo, width, ending)}`
  return {
    width: photo.width,
    height: photo.height,
    sizes: photo.widths.map((width) => ({ width, webp: at(width, 'webp'), jpeg: at(width, 'jpg') })),
  }
}

import type { Logo, OwnColours, Photo } from '#platform/db/schema/values.ts'

/** The key of a photo's file among the blobs; with a slash in front, its path on the web. */
export const photoFile = (cardId: string, photo: Photo, width: number, ending: 'webp' | 'jpg') =>
  `photos/${cardId}/${photo.id}-${width}.${ending}`

type OwnLook = {
  id: string
  colours: OwnColours | null
  photo: Photo | null
  logo: Logo | null
  backgroundImage: Photo | null
}

/** What a card has of its own: colours, photo, logo and background. */
export function lookView(baseUrl: string, { id, colours, photo, logo, backgroundImage }: OwnLook) {
  return {
    colours: colours ?? undefined,
    photo: photo ? photoView(baseUrl, id, photo) : undefined,
    logo: logo ? { ...photoView(baseUrl, id, logo), ground: logo.ground } : undefined,
    backgroundImage: backgroundImage ? photoView(baseUrl, id, backgroundImage) : undefined,
  }
}

function photoView(baseUrl: string, cardId: string, photo: Photo) {
  const at = (width: number, ending: 'webp' | 'jpg') => `${baseUrl}/${photoFile(cardId, photo, width, ending)}`
  return {
    width: photo.width,
    height: photo.height,
    sizes: photo.widths.map((width) => ({ width, webp: at(width, 'webp'), jpeg: at(width, 'jpg') })),
  }
}

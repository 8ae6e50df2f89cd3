/** What a picture of a card shows. */
export type PictureContents = {
  name: string
  title?: string | undefined
  company?: string | undefined
  /** Whose house it is, below a line. */
  place: string
  /** A colour such as #22313f; white must be readable on it. */
  colour: string
  /** A JPEG in base64. */
  photo?: string | undefined
}

export const width = 1200
export const height = 630

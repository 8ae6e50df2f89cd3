/** The contents of a card's picture. */
export type PictureContents = {
  name: string
  title?: string | undefined
  company?: string | undefined
  /** The name of the workspace, below a line. */
  place: string
  /** A colour such as #22313f; white must be readable on it. */
  colour: string
  /** A JPEG in base64. */
  photo?: string | undefined
}

export const width = 1200
export const height = 630

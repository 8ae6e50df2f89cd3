/** The content of a printed card. */
export type PrintContents = {
  name: string
  title?: string | undefined
  company?: string | undefined
  /** Ways to reach them, most important first. */
  lines: string[]
  /** The address that the QR code leads to. */
  url: string
  /** A colour such as #22313f. */
  colour: string
}

export type PrintFormat = { kind: 'pdf'; hasBleed: boolean } | { kind: 'png' }

/** A European business card, in millimetres, and its bleed. */
export const size = { width: 85, height: 55, bleed: 3 }

/** Who looks at a card, as far as the request tells. None of it is stored. */
export type Visitor = { address: string; agent: string | undefined; isPrefetch: boolean }

export type VisitedCard = { id: string; timeZone: string }

/** Counts visits to cards. */
export type Visits = {
  countView: (card: VisitedCard, visitor: Visitor) => void
  countSave: (card: VisitedCard, visitor: Visitor) => void
  /** Writes down what was counted so far. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

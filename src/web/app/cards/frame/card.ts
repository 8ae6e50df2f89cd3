import type { Output } from '../../frame/screen.ts'

/** One of the member's cards, as the door returns it. */
export type Card = Output<'Cards_get'>

/** In the order in which members see their cards. */
export const defaultFirst = (cards: Card[]) => cards.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))

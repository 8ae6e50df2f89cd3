import type { Output } from '../../frame/screen.ts'

/** One of the member's cards, as the door returns it. */
export type Card = Output<'Cards_get'>

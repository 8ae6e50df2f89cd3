import { phrases } from '../phrases/phrases.ts'

/** Words whose full stop does not end a sentence. */
export const abbreviation = phrases`Dr, Mr, Mrs, Ms, Prof, St, Sr, Jr, vs, approx, e.g, i.e, ca`

import { phrases } from '../phrases/phrases.ts'

/** Separable prefixes of German verbs, which move to the end of the clause: "ruf … an". */
export const particles = phrases`
  an, ab, auf, aus, bei, ein, fest, her, hin, los, mit, nach, um, vor, vorbei, weg, weiter, zu, zurück, zusammen, rüber, runter,
  raus, rein, rauf, durch, drauf, bereit, teil, dran`

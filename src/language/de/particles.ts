import { phrases } from '../phrases/phrases.ts'

/** What goes before a German verb, and stands behind it at the end of its clause: "ruf … an". */
export const particles = phrases`
  an, ab, auf, aus, bei, ein, fest, her, hin, los, mit, nach, um, vor, vorbei, weg, weiter, zu, zurück, zusammen, rüber, runter,
  raus, rein, rauf, durch, drauf, bereit, teil, dran`

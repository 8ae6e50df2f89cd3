import { stem } from '#language/words/stem.ts'

const amount = /[£€$]\s?\d|\d\s?(?:[£€$]|k\b|quid|euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf|crowns|yen)/iu
const phone = /(?:\+|\b0)\d[\d\s().-]{6,}\d/u
const streets =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|close|terrace|square|rua|rue|calle|via|avenida|weg|platz|\p{L}+stra(?:ß|ss)e)\b/iu
const address = new RegExp(`\\d.{0,30}${streets.source}|${streets.source}.{0,30}\\d`, 'iu')

/** What a text may show instead of naming it: "£170" is money. */
const shapes: [string, RegExp][] = [
  ['money cash sum amount', amount],
  ['phone telephone mobile cell', phone],
  ['address', address],
  ['mail email', /\S@\S/u],
]

const byStem = new Map(shapes.flatMap(([words, shape]) => words.split(' ').map((word) => [stem(word), shape])))

export const shapeOf = (word: string): RegExp | undefined => byStem.get(stem(word))

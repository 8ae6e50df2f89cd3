/** Who owes whom, in money or in things lent: others to the member, or the member to others. */
export type Owing = 'to me' | 'by me'

const others = String.raw`(?:him|her|them|\p{Lu}\p{L}+)`
const ways: Record<Owing, RegExp> = {
  'to me': new RegExp(
    String.raw`\bowes? (?:me|us)\b|\b(?:lend|lent|lending) ${others}\b|\bborrow(?:ed|s|ing)? my\b|\bfrom me\b|\bi (?:lend|lent)\b|\b(?:did|have) i (?:lend|lent)\b|\bhas (?:got )?my\b`,
    'u',
  ),
  'by me':
    /\bi(?:['’]ve)? (?:still )?owe\b|\b(?:do|did) i (?:still )?owe\b|^owe\b|\b(?:lend|lent|lends) (?:me|us)\b|\bi(?:['’]ve| have)? borrow(?:ed)?\b|^borrowed\b|\bdid i borrow\b/iu,
}

/** Null if a text does not say, or says both. */
export function owingIn(text: string): Owing | null {
  const [toMe, byMe] = [ways['to me'].test(text.replace(/\bI\b/gu, 'i')), ways['by me'].test(text.trim())]
  return toMe === byMe ? null : toMe ? 'to me' : 'by me'
}

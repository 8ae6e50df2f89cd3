/** Text that must not be in an answer: links, images, markup and invisible characters. */
export const leadingElsewhere = [
  /[a-z]:\/\/\w/iu,
  /\b(?:data|javascript|mailto|https?):\S/iu,
  /\bwww\.\S/iu,
  /[a-z0-9]\.[a-z]{2,}(?:[/?#]\w|:\d)/iu,
  /\]\(|\]\[|\]:|!\[/u,
  /<[a-z/!?]/iu,
  /[\p{Cc}\u200b\u2060\u{e0000}-\u{e0fff}]/u,
]

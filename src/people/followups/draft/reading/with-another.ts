import type { Language } from '#language/languages/language.ts'
import { plainSentences } from '#language/sentences/plain-sentences.ts'

/** Being in touch at the beginning of a note, up to the one with whom; a determiner tells that it is not the person. */
const beginnings: Record<Language, RegExp> = {
  en: /^(?:i |we )?(?:called|rang|phoned|texted|emailed|messaged|met|saw|visited|(?:\S+ ){0,2}?(?:with|from)|(?:spoke|talked|wrote) to) (the |my |our |his |their |her )?(\p{L}+)/iu,
  de: /^(?:ich |wir )?(?:(?:\S+ ){0,2}?(?:mit|bei)|anruf von) (dem |der |den |meine[mr] |unsere[mr] |seine[mr] |ihre[mr] )?(\p{L}+)/iu,
  fr: /^(?:j['’]ai |on a )?(?:(?:\S+ ){0,3}?avec|appelé|vu|croisé|appel de) (le |la |l['’]|mon |ma |son |sa |notre )?(\p{L}+)/iu,
  es: /^(?:(?:\S+ ){0,2}?con|llamé a|llamada de|vi a) (el |la |mi |su |nuestr[oa] )?(\p{L}+)|^(?:llamé|vi) (al) (\p{L}+)/iu,
  pt: /^(?:(?:\S+ ){0,2}?com|liguei (?:para|pra)|chamada d[eo]) (o |a |meu |minha |seu |sua )?(\p{L}+)|^liguei (ao|à|pro|pra) (\p{L}+)/iu,
}
const wholes = /^(?:her|him|them|ihm|ihr|ihnen|elle|lui|eux|ella|él|ellos|ela|ele|eles|you|viel|wenig)$/iu
const joins = /^(?:about|at|in|on|for|to|and|again|back|by|from|re|over|today|yesterday|when|while|after|before)$/i

/** Whether a note begins by telling of being in touch with somebody else: "Rang the neighbour", "Kaffee mit Luis". */
export function isWithAnother(text: string, names: string[], code: Language) {
  const [first = ''] = plainSentences(text)
  const [found, ...groups] = beginnings[code].exec(first) ?? []
  if (found === undefined) return false
  const [word = '', determiner = ''] = groups.filter((group) => group !== undefined).toReversed()
  const rest = first.slice(found.length).split(/[\s,;:]+/)
  if (/['’]s$/.test(`${word}${rest[0] ?? ''}`)) return true
  if (wholes.test(word) || joins.test(word) || names.includes(word) || names.includes(rest[1] ?? '')) return false
  return determiner !== '' || /^\p{Lu}/u.test(word)
}

import { tellingWords } from '#language/words/words.ts'

/** Words about asking and remembering: they occur in questions, not in answers. */
const asking = new Set(
  `actually again anybody both anyone anything else ever everyone everything exactly get give given happen happened hear heard
  kind know known knows last lately let list many may maybe mean mention mentioned mentions much name names need note
  noted notes please recall remember remembered remind said say saying says shall show somebody someone something
  somewhere sort speak spoke spoken still talk talked talking talks tell telling tells thing things think thought told
  want wanted wants write written wrote whats whos wheres whens hows whose dont didnt doesnt isnt wasnt havent hasnt id im
  ive theres lets cant couldnt yet moment nowadays currently presently idea clue together forgot wonder wondering make made much one ones people person us`.split(
    /\s+/,
  ),
)

/** The words of a question that are worth searching for. */
export function tellingWordsOf(rest: string) {
  const plain = rest.replace(/(?<=\p{L})['’]s\b/giu, '')
  const all = tellingWords(plain)
  const telling = all.filter((word) => !asking.has(word))
  return [...new Set(telling)]
}

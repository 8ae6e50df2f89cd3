import { namePartsOf } from '#language/names/call-name.ts'
import { anyOf, pattern, phrases } from '#language/phrases/phrases.ts'
import { noteSentences } from '#language/sentences/note-sentences.ts'

const commits = phrases`
  ${/['’]ll/}, ${/ (?:will|(?:is|are) going to)/}, ${/ (?:also |just |has |have )?(?:promised|offered|agreed)/},
  ${/ (?:said|says|told me) (?:that )?(?:s?he|they)(?:['’](?:ll|d)| will| would)/}`
const forMe = /\b(?:me|us|my|our)\b/iu
const notSure = pattern('iu')`\b(?:not|never|if|unless|maybe|perhaps|might|already)\b|n['’]t\b|\?|\u0001`

/** The sentences of a note in which the person commits to do something for the member. */
export function theirPromisesIn(text: string, displayName: string): string[] {
  const subjects = anyOf(['she', 'he', 'they', ...namePartsOf(displayName)])
  const said = pattern('iu')`(?:^|[\s,;(])${subjects}${commits}\b(?<deed>.*)`
  return noteSentences(text).flatMap(({ text, plain }) => {
    const deed = said.exec(plain)?.groups?.deed
    return deed && forMe.test(deed) && !notSure.test(plain) ? [text.trim()] : []
  })
}

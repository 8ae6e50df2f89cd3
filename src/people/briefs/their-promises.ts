import { namePartsOf } from '#language/names/call-name.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { noteSentences } from '#language/sentences/note-sentences.ts'
import { fold } from '#language/words/fold.ts'

const commits = phrases`
  ${/['’]ll/}, ${/ (?:will|(?:is|are) going to)/}, ${/ (?:also |just |has |have )?(?:promised|offered|agreed)/},
  ${/ (?:said|says|told me) (?:that )?(?:s?he|they)(?:['’](?:ll|d)| will| would)/}`
const forMe = /\b(?:me|us|my|our)\b/iu
const notSure = pattern('iu')`\b(?:not|never|if|unless|maybe|perhaps|might|already)\b|n['’]t\b|\?|\u0001`

const said = pattern('giu')`(?:^|[\s,;(])(?<subject>[\p{L}\p{M}-]+)${commits}\b(?=(?<deed>.*))`

/** The sentences of a note in which the person commits to do something for the member. */
export function theirPromisesIn(text: string, displayName: string): string[] {
  const subjects = new Set(['she', 'he', 'they', ...namePartsOf(displayName).map(fold)])
  return noteSentences(text).flatMap(({ text, plain }) => {
    const statement = plain.matchAll(said).find(({ groups }) => subjects.has(fold(groups?.subject ?? '')))
    const deed = statement?.groups?.deed
    return deed && forMe.test(deed) && !notSure.test(plain) ? [text.trim()] : []
  })
}

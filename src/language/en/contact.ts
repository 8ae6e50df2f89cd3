import { type ContactWords, few, person } from '../language-data/contact-words.ts'
import { type Piece, phrases } from '../phrases/phrases.ts'

/** Words after an object "her", as opposed to "her mother". */
const herEnds = phrases`
  at, in, on, to, about, for, with, again, today, yesterday, last, this, back, and, but, from, after, before, when, that, if,
  how, what, why, who, a, an, the, my, up, over, i, we, she, by, via, briefly, through, off`
const object: Piece = {
  source: `him|them|¤(?!['’]s)|her(?=\\s*(?:$|[^a-zà-ÿ\\s]|(?:${herEnds.source})(?![a-zà-ÿ])))`,
}
/** Words after "she called" or "he wrote" when the member was called or written to. */
const me: Piece = {
  source: String.raw` (?:me(?! (?:an?|the|by) )|us|to (?:me|us|say|ask|tell|let|thank|check)|about|that|back|from|today|yesterday|just|in)|(?=\s*(?:$|[.;:!–-]))`,
}
const meals = phrases`lunch, coffee, dinner, breakfast, brunch, supper, tea`
const aWord: Piece = phrases`text, message, voicemail, voice note, whatsapp, e-mail, email, letter, postcard, card, dm, reply`

export const englishContact: ContactWords = {
  together: phrases`${few}(with | w | w/) ${person}${/(?!['’]s)/}, ${few}at (hers | theirs | ${person}${/['’]s/})`,
  openers: phrases`
    ok, okay, so, right, well, just, also, then, and, but, finally, today, yesterday, this morning, tonight, had, after, a, an,
    our, the, my, first, second, another, quick, short, long, great, good, nice, lovely, brief, early, late, impromptu, team,
    birthday, ${/(?:mon|tues|wednes|thurs|fri|satur|sun)day/}, ${/last [a-zà-ÿ]+/}`,
  occasions: {
    meeting: phrases`
      ${meals}, drink[s], beer[s], pint[s], walk, meeting, meet-up, mtg,
      ${/catch-?up/}, lesson, session, visit, sat down, ${/1[:-]1/}, met up`,
    call: phrases`[phone | video] (call | chat), zoom, facetime, phone`,
    other: phrases`chat, conversation, spoke, talk, talked`,
    message: aWord,
  },
  places: {
    source: String.raw`with|w/?|at(?= \D)|@|over|by|near|in(?! the (?:morning|evening|afternoon))|from (?:her|him|them|¤)`,
  },
  subjects: phrases`i, we, i've, we've, i have, we have, we finally, i finally, i just, we just, i also, we both`,
  mine: {
    meeting: phrases`
      met, had [(a | a quick | a long)] ${meals}, saw ${object}, bumped into, ran into, caught up with, caught up, visited ${object}, went to see ${object},
      sat (with | next to | beside), (dropped | popped | stopped) (in | by) [(to | on | at)], hung out with,
      (helped | gave | joined) ${object}`,
    call: phrases`(called | rang | phoned) (${object} | at | about | again), got off the phone`,
    message: phrases`
      (texted | emailed | e-mailed | messaged | pinged | whatsapped) ${object}, wrote to ${object}, wrote ${object},
      replied to ${object}, heard from, got (a | an) ${aWord} from, sent ${object}`,
    other: phrases`
      (spoke | talked | chatted) (to | with) ${object}, (told | asked | thanked | congratulated | reminded) ${object}, had a word with, ${/promised(?! myself)/},
      had a chat, chatted, talked`,
  },
  pronouns: phrases`he, she, they`,
  theirs: {
    meeting: phrases`(came | dropped | stopped | popped) (by | round | over), visited (me | us), met (me | us), hugged me`,
    call: phrases`(called | rang | phoned)(${me} | ${/(?=,)/})`,
    message: phrases`(wrote | texted | emailed | e-mailed | messaged | pinged | replied)${me}, sent (me | us)`,
    other: phrases`
      told (me | us), (asked | thanked | reminded | showed | gave) (me | us), asked (if | whether | about | what | who | for),
      said, says, mentioned, suggested`,
  },
  denials: phrases`
    no, not, never, ${/[a-zà-ÿ]+n['’]t/}, ${/(?:cancel|postpon|invit|suggest|propos|reschedul)[a-zà-ÿ]*/},
    missed, skipped, problem[s], issue[s], trouble, happy, angry, friends,
    will, ${/[a-zà-ÿ]+['’]ll/}, would, should, could, might, may, maybe, if, unless, until, want[s], wanted, plan[s], planned, planning,
    hop(e | es | ed | ing), ${/let['’]s/}, tomorrow, tmrw, next, need[s] to, to do, todo, ask her, ask him,
    on ${/(?:mon|tues|wednes|thurs|fri|satur|sun)day/}`,
}

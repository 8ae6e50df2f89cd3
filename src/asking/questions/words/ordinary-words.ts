import { lazy } from '#language/phrases/lazy.ts'
import { everydayWordsLike, isEverydayWord } from '#language/vocabulary/everyday-words.ts'
import { isListedWord } from '#language/vocabulary/related-words.ts'
import { forms, stem } from '#language/words/stem.ts'
import { distance, isTypoOf, variants } from '#language/words/variants.ts'
import { stopWords, tellingWords } from '#language/words/words.ts'
import { findExact, findVariants } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'

const listOf = (text: string) => new Set(text.split(/\s+/))

/** Everyday English words that are also names: names only if written and placed like one. */
export const alsoWords = listOf(
  `able ace act advice alley amber an angel apple april arc arch art ash aster august autumn baker ball bank banks bar
  barn baron bass bay beach bean bear beard bee bell belle berry best bill birch bird bishop black blade blaze block
  bloom blue blunt bond book booker booth bow bowl box boy brand brave bread bridge bright brook brown buck bud
  buddy bull burn bush butcher butler butter camp candy cane card carpenter case cash castle cat chance chase cherry
  chip church clay click cliff close cloud coin colt cook corn cotton couch court cox craft crane crisp cross crow
  crown curry daisy dash dawn day deal dean deck den destiny do dolly dot dove drew drum duck duke earl early east
  easter eden edge elder english ever fair faith fall farmer fern field fin finch fish fisher flint flora flower
  ford forest foster fox frank free french friend frost gale gates gay gem genesis german ginger glass glory gold
  golden good grace grant gray green grey gross grove guard guest guy hale hall ham hand handy happy harbor harbour
  hardy harmony hart harvest haven hawk hazel head heath heather heaven herb hero hill holiday holly home honey
  honor hood hook hope host house hunt hunter hurt in iris irish iron ivory ivy jewel job joy judge june just
  justice keen kid king kit knight knot lake lamb lamp lance land lane lark law lay leaf liberty lily line lion
  little lodge long lord lot love low luck lucky mace main major man many marble march marina mark marsh marshal may
  meadow melody mercy merit merry miles mill miller mills mint miracle misty moon moor morning moss mount mountain
  muse nature neat new night no noble north note nova oak ocean old olive on opal page pan park parks parson
  patience patient patty peace peach pearl penny pepper petal pierce pike pine piper plan plant poet polish pool
  poppy porter post pot potter pound power precious price priest prince promise prudence pure queen quest quick race
  rain ramp range raven ray read reed reef reign rice rich ring rise river rivers rock rod rose rosemary row royal
  ruby rush rusty saddle sage said sailor saint sale say scarlet sea see serenity seven shade shark sharp shell
  shepherd shield ship shore short silver singer sky small smart snow so sol son song sonny south spark speed spring
  stack star stark station steel steer sterling stew stone storm story strange street strong sue sugar summer
  summers sun sunny swan sweet swift tab tailor talk talks tan tanner temple ten terrace thorn tiger tin to too toy
  trace trinity trip trout true trust turn union venture violet walker wall ward ware warren waters way weaver well
  wells welsh west wheat wheel wheeler white wild will willow wind winter wise wolf wood woods word worth wren yard
  yes you young`,
)

/** Common words in questions: not typos of a name, and not names when in lower case. */
export const questionWords = listOf(
  `about actually after again ago all already also always and another answer any anybody anyone anything anyway around
  ask asked back bad because become been before began being better between big both bring brother brought business
  buy call called came cannot change child children city client clients colleague come coming company contact
  contacts could country couple cousin customer date daughter daughters day days deal dear details did different
  dinner does dog done down drink due during each eat else email end enough even event ever every everybody everyone
  everything exactly family far father favorite favourite feel few find first follow food for forget forgot friend
  friends from gave get girl girls give given go goes going good got great had happen happened has hate have hear
  heard help her here hers him his hobby home hotel house how husband idea interested interests into introduce
  introduced invite is job just keep kept kids kind knew know known knows last late lately later learn least left
  less let life like liked likes list little live lived lives long look looking lose lost lot love loved loves lunch
  made make making many married matter maybe mean meant meet meeting meetings memory mention mentioned mentions met
  might mine money month months more most mother move moved moves much mum must my name named names near need needed
  needs never new next nice nobody none not note notes nothing now number off office often old once one ones only
  open other others our out over overdue own part partner past people perhaps person personal phone place plan
  planned plans play please prefer present pretty probably problem project promise promised promises promising
  question quite read ready real really reason recent recently recommend recommended remember remind right said same
  saw say saying says school see seen send sent several shall share should show since sister site some somebody
  someone something sometimes son sons soon sorry speak spoke spoken stand start started stay still stop study such
  suggest suggested supposed sure take taken talk talked talking team tell telling than thank that their them then
  there these they thing things think this those though thought through time times today together told tomorrow too
  took topic town travel tried trip true try two under understand until upon use used usually vacation very visit
  visited wait waiting want wanted wants was way week weeks well went were what when where whether which while who
  whole whom whose why wife will wish with without word work worked working works world would write wrote year years
  yes yesterday yet you your`,
)

const stems = lazy(() => new Set([questionWords, alsoWords, stopWords].flatMap((list) => [...list].map(stem))))

/** An ordinary word in any form: not a typo, and rarely a name when in lower case. */
export const isOrdinaryWord = (word: string) => stems().has(stem(word)) || isListedWord(word) || isEverydayWord(word)

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

/** Words that identify a kind of question. */
const keys = `address birthday birthdays boyfriend brother colleague company daughter email favourite
  friend friends girlfriend husband introduced married meeting meetings message messages number overdue phone
  promise promised promises recently remember restaurant sister tomorrow yesterday interested recommend recommended
  children wedding anniversary conversation drafts`.split(/\s+/)
const keyWords = new Set(keys)

export const isSpelt = (word: string) => keyWords.has(word) || isOrdinaryWord(word)

/** Corrects misspelt key words: "brithday" is not a name. */
export function correctSpelling(text: string) {
  return text.replace(/(?<![\p{L}\p{M}'’-])\p{Ll}{5,}(?![\p{L}\p{M}])/gu, (word) => {
    if (isSpelt(word)) return word
    return keys.find((key) => key[0] === word[0] && isSlip(word, key)) ?? word
  })
}

/** Two letters swapped, one too many or one missing; short words allow nothing else. */
function isSlip(word: string, meant: string) {
  if (Math.abs(word.length - meant.length) > 1 || stem(word) === stem(meant)) return false
  return distance(word, meant) <= (meant.length > 6 ? 1 : 0.8)
}

/** Limits the lookups per question. */
const maxWordsTried = 6
/** Shorter words are too similar to each other. */
const shortest = 5

/** Corrects words that are neither English nor anywhere in the member's memory: "boyfreind" becomes "boyfriend". */
export async function correctToMemory(ctx: MemberContext, words: string[]): Promise<string[]> {
  const odd = words.filter((word) => word.length >= shortest && /^[a-z]+$/u.test(word) && !isSpelt(word))
  if (odd.length === 0) return words
  const unknown = await wordsNowhere(ctx, odd.slice(0, maxWordsTried))
  const leads = await findVariants(
    ctx,
    unknown.flatMap((word) => variants(word).flatMap((variant) => [`~${variant}`, variant])),
  )
  const terms = [...new Set(leads.map(({ term }) => term.replace(/^~/u, '')))]
  return words.map((word) => (unknown.includes(word) ? (nearest(word, terms) ?? word) : word))
}

async function wordsNowhere(ctx: MemberContext, words: string[]) {
  const all = words.flatMap((word) => forms(word).slice(0, 30))
  const found = await Promise.all([findExact(ctx, 'said', all), findExact(ctx, 'own', all)])
  const there = new Set(found.flat().map(({ term }) => stem(term)))
  return words.filter((word) => !there.has(stem(word)))
}

/** A word of the member's memory rather than any other. */
function nearest(word: string, terms: string[]) {
  const said = terms.filter((term) => term[0] === word[0] && isTypoOf(word, term))
  const near = said.length > 0 ? said : everydayWordsLike(word).filter((each) => isSlip(word, each))
  return near.toSorted((a, b) => distance(word, a) - distance(word, b))[0] ?? null
}

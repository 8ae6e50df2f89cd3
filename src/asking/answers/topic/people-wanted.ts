import { pattern, phrases } from '#language/phrases/phrases.ts'
import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'
import type { Question } from '../../questions/question.ts'
import type { Term, Topic } from './topic.ts'

/** The condition on the people asked for: where they work or are, where you met them, or anything else. */
export type Relation = 'company' | 'place' | 'met' | 'any'
export type PeopleWanted = {
  relation: Relation
  sought: string
  /** It asks what somebody did or what happened to them, which is in a note rather than a field. */
  isOfEvent?: boolean
  /** It asks who was somewhere and is not any more. */
  isFormer?: boolean
}

const someone = phrases`anyone, anybody, someone, somebody`
const contactNouns = phrases`contact[s], people, friend[s], connection[s], folks, person[s]`
const fellow = phrases`
  guy, man, woman, lady, person, people, folks, one, girl, boy, chap, bloke, dude, fellow, contact, friend, colleague`
const openings = phrases`so, and, ok[ay], hey, please, tell me, remind me, show me, list, find, give me`
const is = /'s| is| was/

const leads = phrases`
  (find me | i need | [i'm | i am] looking for | do you know | (can | could) you (find | recommend | suggest) | recommend)${/\b\s*(?:me )?/}${/(?:(?:anyone|anybody|someone|somebody)|an?\b)?/},
  (do | did) (i | we) (know | have | meet) ${/(?:(?:anyone|anybody|someone|somebody|people|any\b)?\s*(?:who|that)?)/},
  (is | are) there (${someone} | any | a[n])${/\b\s*(?:i know\s*)?(?:who|that)?/},
  (does | has | can | could | is) ${someone} [i know], ${/(?:to |with |from )?who(?:m|'s|se| else| all)?\b/},
  [do you | you] know (any | some)[one | body]${/\b/},
  ${/(?:(?:what(?:'s| is| was) the name of|who(?:'s| is| was)) )?/}(the | that | this) ${fellow}${/s?(?= (?:from|at|with|in|of|who|that)\b)/},
  what${is} the name of (the | that | our | my)${/\b/}, (which | what) [of my] ${contactNouns}${/\b/},
  (everyone | everybody | all | any | ${someone} | ${contactNouns})${/\b/},
  (which | what) ${/(?=\p{L}+s (?:do|did) (?:i|we) (?:know|meet))/u}`

/** How a question for people begins. */
const lead = pattern('iu')`^(?:${openings}[, ]+)*${leads}\s*`

const abilities = phrases`
  into, interested in, keen on, fond of, passionate about, good (at | with), great at, an expert (in | on | for | at),
  involved (in | with), crazy about, mad about`
const fillers = phrases`
  (do | did | have | can | could | should | would) (i | we) (know | knew | have | met | talk to | ask | contact | call),
  (i | we) (know | knew | have), ${someone}, ${contactNouns}, of my ${contactNouns},
  (can | could | might | would | may) [be able to] (help | advise | assist | support) [me | us] [out] [with | on | about | in],
  (know[s] | has [a] (clue | idea) | understand[s]) [a lot | something | anything | much | stuff | all | more] (about | of | how to),
  [is | are] ${abilities}, can, could, that, who, which, is, are, was, were, 's, a[n], the, else, all, currently, now, also,
  there`
const filler = pattern('iu')`^(?:${fillers} |${fellow}s? (?=from|at|with|in|of|who|that))\s*`
const works = '(?:works?|working|worked|employed|has worked|is working|people)'
const lives = '(?:lives?|living|lived|based|resid\\w+|located|works?|working|comes?|people)'
const company = new RegExp(`^${works}?\\s*(?:now )?(?:at|for|with)\\s+(.+)$`, 'iu')
const former =
  /^(?:used to (?:be|work)|(?:formerly|previously|once) (?:was|were|worked)|no longer works?)\s*(?:at|for|with|from)?\s+(.+)$/iu
const place = new RegExp(`^${lives}?\\s*(?:now )?(?:in|from|near|around)\\s+(.+)$`, 'iu')
const met =
  /\b(?:(?:did|have) (?:i|we) (?:first )?(?:meet|met|get to know)|(?:i|we)(?:'ve| have)? (?:first )?(?:met|meet)|met)\b\s*(?:at|in|on|during|through|via|while|from|by|near|around)?\s*(.*)$/iu
const amongMine = pattern('iu')`\b(?:among|in|from) (?:all )?my (?:${contactNouns}|network|memory|notes)\b`
const iKnow = /\s+(?:do|did) (?:i|we) (?:know|have|meet)$/iu

const introducedBy = [
  /\bwho(?:m)? (?:did|has|have) (.+?) (?:introduced?|connect(?:ed)?|put) (?:me|us)\b/iu,
  /\bwho(?:m)? (?:was|were) (?:i|we) introduced to (?:by|through) (.+)$/iu,
  /\b(?:introduced|introductions?) (?:by|through|from) (.+)$/iu,
]
const events = phrases`
  had, got, get[s], left, lost, bought, sold, want[s], wanted, need[s], needed, looking, expecting, moving, moved, hired,
  won, died, married, getting, having, offered, asked, said, told, mentioned, recommended, gave, sent, wrote, broke, joined,
  quit, started, finished, plan[s], planning, hope[s], became, been, refused, turned, fell, raised, opened, closed,
  hate[s], own[s], keep[s], allergic, pregnant, ill, sick, divorced, engaged`
const event = pattern('iu')`^(?:have |has |had )?${events}\b`

/** Null when the question does not ask for people. */
export function readPeopleWanted({ text }: Pick<Question, 'text'>): PeopleWanted | null {
  const plain = text
    .trim()
    .replace(amongMine, ' ')
    .replace(/[\s?!.]+$/u, '')
    .replace(/[’]/gu, "'")
  if (!lead.test(plain) && !iKnow.test(plain)) return null
  const by = introducedBy.map((way) => way.exec(plain)?.[1]).find(Boolean)
  if (by && /\b(?:who|whom|people|contacts)\b/iu.test(plain)) return { relation: 'met', sought: by }
  const meeting = /\b(?:who|people|anyone|everyone|contacts)/iu.test(plain) ? met.exec(plain) : null
  if (meeting) return { relation: 'met', sought: meeting[1] ?? '' }
  const rest = stripFillers(plain.replace(lead, ''))
  const once = former.exec(rest)?.[1]
  if (once) return { relation: 'company', sought: once, isFormer: true }
  const [at, within] = [company.exec(rest)?.[1], place.exec(rest)?.[1]]
  if (at) return { relation: 'company', sought: at }
  if (within) return { relation: 'place', sought: within }
  return { relation: 'any', sought: rest.replace(iKnow, ''), isOfEvent: event.test(rest) }
}

function stripFillers(text: string): string {
  const rest = `${text} `.replace(filler, '').trim()
  return rest === text.trim() ? rest : stripFillers(rest)
}

/** Relatives and pets, who also have a name of their own. */
const relations = phrases`
  husband, wife, spouse, partner, fiance, fiancee, girlfriend, boyfriend, ex, son, daughter, child, kid, baby, boy, girl,
  twin[s], brother, sister, sibling, mother, father, mum, mom, dad, parent, cousin, aunt, uncle, niece, nephew,
  ${/grand\w+/}, boss, manager, assistant, colleague, cofounder, friend, neighbo[u]r, teacher, doctor, nanny, dog, cat, pet,
  puppy, horse, boat, yacht, company, startup, firm, product, app, shop, restaurant, band`
const relation = pattern('u')`^${relations}$`

const asName = 0.85

/** "Her son Haru": in other notes on the same person, Haru is the son. */
export function withNames(sought: Topic, texts: string[]): Topic {
  const terms = sought.terms.map((term) => {
    const names = isRelation(term) ? texts.flatMap((text) => namesOf(term, text)) : []
    return names.length === 0 ? term : { ...term, alike: new Map([...term.alike, ...names.map(asStem)]) }
  })
  return { ...sought, terms }
}

export const isRelation = ({ own, alike }: Term) =>
  relation.test(own) || [...alike.keys()].some((each) => relation.test(each))
const asStem = (name: string): [string, number] => [stem(words(name)[0] ?? ''), asName]

/** Capitalized right after the word, or right before it with a comma. */
export function namesOf({ own, alike }: Term, text: string): string[] {
  const found = [
    ...text.matchAll(/(\p{L}+)[,:!]? (?:is |was |called |named |[-–("“])*(\p{Lu}\p{Ll}+)(?!['’]s)/gu),
    ...[...text.matchAll(/(\p{Lu}\p{Ll}+), (?:(?:her|his|their|the|my|a) )?(?:\p{L}+ )?(\p{L}+)/gu)].map(
      ([all, name = '', word = '']) => [all, word, name] as const,
    ),
  ]
  return found.flatMap(([, word = '', name = '']) => {
    const of = stem(words(word)[0] ?? '')
    return of === own || (alike.get(of) ?? 0) > 0 ? [name] : []
  })
}

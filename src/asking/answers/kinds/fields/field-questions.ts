import { pattern, phrases } from '#language/phrases/phrases.ts'
import { addressLine } from '../../../recall/people.ts'
import { type FieldSentence, fieldSentences } from '../../wording/person.ts'
import { inline, nameOf } from '../../wording/sentences.ts'

/** A field of a person, how questions ask for it, how answers word it, and words of notes that may be newer. */
export type FieldQuestion = {
  asks: RegExp
  says: FieldSentence
  /** Words in notes about the same topic. */
  noted: RegExp | null
}

const meet = phrases`meet, met, know, get to know`
const introductions = phrases`
  introduced (me | us) to, told (me | us) [first] (about | of), put (me | us) in (touch | contact) with,
  connected (me | us) (with | to), (referred | sent | pointed) (me | us) to, hooked (me | us) up with,
  brought (me | us) together with, recommended`
const howMet = phrases`
  how (did | do | come) ${/.{0,40}\b(?:and (?:i|me) )?/}(meet | met | know (each other | one another) | get to know),
  how come (i | we) know, (through | via | from) (whom | who | where) (did | do | have) (i | we),
  where (did | do | have) (i | we) [first | originally] (run into | come across | bump into | ${meet}),
  how (did | do) (i | we) [first] (${meet} | come to know),
  when (did | was it) [that] (i | we) [first] (met | meet | get to know), since when (do | have) (i | we) know[n],
  how long have (i | we) known, who ${introductions}, how do i know`

const workplaces = phrases`
  where (does | do | is | did) ${/.{1,60}\b/}(work | employed | working),
  (who | what company | which company | what firm) (does | is | will) ${/.{1,60}/} work[ing] (for | at | with),
  who${/(?:'s| is) .{1,60}\b/}(employer | company), what${/(?:'s| is) .{1,60}\b/}(company | employer | workplace),
  (which | what) (company | firm) is`

const occupations = phrases`
  what${/(?:'s| is) .{1,60}\b/}(job | title | role | position | profession | occupation | work),
  what ${/.{0,20}(?:job|role|position)/} does, what (kind | sort | type | line) of (work | job | business),
  what ${/.{0,20}(?:business|industry|field|line)/} is,
  how does ${/.{1,60}/} (earn | make) (a | her | his | their) living`

const locations = phrases`
  where (does | do | is | did | are | has)${/\b(?!.*\bi know\b).{1,60}\b/}(live | living | based | located | reside | move[d] to | home),
  (which | what) (city | town | country | place) (does | is)${/\b.{1,60}\b/}(live | based | living | in),
  what${/(?:'s| is) .{1,60}\b/}(location | city), where ${/.{1,40}\b/}live[s],
  where (in the world | on earth | exactly) is`

export const askedFields: FieldQuestion[] = [
  {
    asks: pattern('i')`\b${howMet}\b`,
    says: fieldSentences.howMet,
    noted: /\b(?:met|introduced|intro)\b/i,
  },
  {
    asks: pattern('i')`\b${workplaces}\b`,
    says: (person, question) => person.company && fieldSentences.workplace(person, question),
    noted:
      /\b(?:works?|working|job|joined|joins|joining|left|leav(?:es|ing)|quit|resign(?:s|ed)?|hired|starts? at|started at|laid off|fired|new role|promoted|employed|startup|company|is at)\b/i,
  },
  {
    asks: pattern('i')`\b${occupations}\b|\bwhat (?:does|do|did) .{1,60} do(?: for (?:a living|work))?\s*\?*$`,
    says: fieldSentences.occupation,
    noted:
      /\b(?:works?|working|job|joined|left|quit|role|promoted|hired|position|runs|makes|teaches|specialises|specializes)\b/i,
  },
  {
    asks: pattern('i')`\b${locations}\b|\bwhere(?:'s| is) [^?]{1,60}\?*$`,
    says: fieldSentences.home,
    noted:
      /\b(?:lives?|living|lived|moved?|moving|move|relocat\w+|based|flat|apartment|house|home town|hometown|grew up|born in)\b/i,
  },
  {
    asks: /(?<!mail )(?<!e-)\b(?:home |street |postal |work )?address\b/i,
    says: (person) =>
      person.addresses.length > 0
        ? `${nameOf(person)}’s address: ${person.addresses.map((each) => inline(addressLine(each))).join('; ')}.`
        : person.location
          ? `You have no address for ${nameOf(person)}, only a location: ${inline(person.location)}.`
          : null,
    noted: /\b(?:address|street|avenue|road|rua|avenida|stra(?:ß|ss)e)\b/i,
  },
  {
    asks: /\bwhere (?:does|is|are|was) .{1,60}\b(?:from|born|raised)\b|\bwhere .{1,60}\b(?:grow|grew) up\b|\b(?:hometown|home town|nationality)\b/i,
    says: () => null,
    noted:
      /\b(?:is from|are from|born in|grew up|raised in|moved from|came from|comes from|originally|native|left (?=\p{Lu}))/iu,
  },
  {
    asks: /\b(?:phone|mobile|cell|telephone|number)\b(?!.*\b(?:bus|flight|room|episode)\b)|\bhow (?:can|do) i (?:call|reach|ring|contact)\b/i,
    says: fieldSentences.phone,
    noted: /\b(?:phone|mobile|number|call (?:her|him|them)|telegram|whatsapp|signal|reached?)\b|\+\d{6,}/i,
  },
  {
    asks: /\be-?mail(?: address)?\b|\bmail address\b|\bhow (?:can|do) i (?:reach|contact|write to)\b/i,
    says: fieldSentences.email,
    noted: /\b(?:e-?mail|mail)\b|@/i,
  },
  {
    asks: /\bhow old\b|\bwhat age\b|\bwhat(?:'s| is) .{1,60}\bage\b/i,
    says: fieldSentences.age,
    noted: /\b(?:turn(?:s|ed|ing) (?:\d+|\w+(?:ty|teen)\b)|years old|born in|aged? \d)/i,
  },
  {
    asks: /\b(?:which|what) tags\b|\btagged\b/i,
    says: (person) =>
      person.tags.length > 0 ? `${nameOf(person)} is tagged ${person.tags.map(inline).join(', ')}.` : null,
    noted: null,
  },
]

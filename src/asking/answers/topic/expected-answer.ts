import { months, weekdays } from '#language/calendar/day-names.ts'
import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'
import { timeSaid } from './time-words.ts'

/** What sort of thing a question asks for, how a sentence shows that it has it, and how much it tells if none does. */
export type Expected = {
  shown: RegExp
  weight: number
  /** It must stand close to a word of the matter: so many words before, and after. */
  beside?: { before: number; after: number }
  /** Where the question says what it is of, the stems of that. */
  of?: ReadonlySet<string>
}

const numbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|a third|twins?|triplets|both|couple'
const number = String.raw`\d|\b(?:${numbers})\b`
const clock = ['today', 'tomorrow', ...weekdays].join('|')

/** A word written large inside of a sentence that is no day, and not whose it is. */
const name = String.raw`(?<=[\p{Ll}\p{N},:(–-] |\()["“]?(?!(?:I|${clock}|${months.join('|')})\b)\p{Lu}\p{L}+(?!['’]s)`
const nameShown = new RegExp(
  String.raw`${name}|^["“]?\p{Lu}\p{L}+,|\b(?:called|named|name is|nicknamed)\b|["“]\p{Lu}`,
  'u',
)

const sorts: (Expected & { asked: RegExp })[] = [
  {
    asked: /\bhow old\b|\bwhat age\b|\bage of\b/i,
    shown:
      /\b(?:years? old|months? old|turn(?:s|ed|ing)|aged?|born|birthday|since (?:19|20)\d\d|from (?:1[6-9]|20)\d\d|(?:1[6-9]|20)\d\d|\d{1,2}(?=[,.)\s]|$)|is (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)\b)/i,
    weight: 1.2,
  },
  {
    asked: /\bbirthday\b|\bborn\b|\bbirth date\b|\bdate of birth\b/i,
    shown: /\b(?:born|birthday|turn(?:s|ed|ing)|birth)\b/i,
    weight: 1.2,
  },
  {
    asked:
      /\bhow (?:much|expensive)\b.*\b(?:cost|charge|pay|paid|earn|make|spend|spent|rent|owe|salary|price|raise|raised|invest\w*|fee|worth)|\bsalary\b|\bwhat (?:does|did|do) .* (?:cost|charge|pay|earn)\b|\bhow expensive\b|\bwhat (?:is|was) .*\b(?:price|fee|rent|rate|budget)\b/i,
    shown:
      /\bfor (?:free|nothing)\b|\bfree of charge\b|\b(?:euros?|dollars?|pounds?|francs|yen|crowns|eur|usd|gbp|chf|\d+ ?k|\d+ ?m|thousand|million|hundred)\b|[€$£]|\d{3}|\b\d+ (?:an?|per|each|every) |%|\bper ?cent\b|\bhalf\b/i,
    weight: 1.6,
  },
  { asked: /\bhow (?:long|far|big|large|tall|high|fast|heavy)\b/i, shown: new RegExp(number, 'i'), weight: 0.4 },
  { asked: /\bhow much\b/i, shown: new RegExp(number, 'i'), weight: 0.6 },
  {
    asked: /\bhow many\b/i,
    shown: new RegExp(
      String.raw`${number}|\b(?:no|none|several|many|another|only|first|second|third|eldest|oldest|youngest|her|his|their)\b|\p{L}['’]s\b`,
      'iu',
    ),
    weight: 1.2,
    beside: { before: 4, after: 3 },
  },
  { asked: /\b(?:what|which) colou?r\b|\bcolou?r (?:is|of|was)\b/i, shown: colours(), weight: 1 },
  {
    asked: /\btitle of\b|\bwhat (?:is|was) .{1,60}['’]s? \p{L}+ (?:called|titled|entitled)\b|\b(?:en)?titled\b/iu,
    shown: new RegExp(String.raw`\b(?:called|titled|entitled|title|named)\b|["“‘']\p{Lu}|${name}`, 'u'),
    weight: 1.3,
    beside: { before: 4, after: 5 },
  },
  { asked: /\bwhat (?:time)\b|\bwhen\b|\bwhat (?:day|date|month|year)\b/i, shown: timeSaid, weight: 0.4 },
  {
    asked:
      /\bnames? of\b|['’]s? names?\b|\b(?:is|are|was|were) .*\b(?:called|named)\b|\bname is\b|\bcalls? (?:his|her|their)\b/iu,
    shown: nameShown,
    weight: 1.3,
    beside: { before: 5, after: 6 },
  },
  { asked: /\bname\b|\bcalled\b|\bwho is\b|\bwho's\b/i, shown: nameShown, weight: 0.3 },
  {
    asked: /\b(?:profession|occupation|job|for a living|for work)\b|\bwhat does .* do\b/i,
    shown:
      /\b\p{Ll}+(?:ist|ician|eer|tect|yer|geon|ologist|rian)\b|\b(?:doctor|nurse|teacher|professor|chef|baker|designer|developer|manager|director|pilot|judge|driver|builder|painter|writer|editor|actor|singer|farmer|police|soldier|researcher|translator|consultant|banker|broker|works? (?:as|at|for|in)|runs|teaches|head of)\b/u,
    weight: 0.5,
  },
  { asked: /\bhow often\b/i, shown: /\b(?:every|each|daily|weekly|monthly|times|once|twice|whenever)\b/i, weight: 0.8 },
  {
    asked: /\bwhere\b|\b(?:which|what) (?:city|town|country|place)\b/i,
    shown: /\b(?:in|at|to|into|near|from|on|off|around|by)\s+(?:the\s+)?\p{Lu}/u,
    weight: 0.4,
  },
  {
    asked: /\b(?:which|what) languages?\b/i,
    shown:
      /\b(?:portuguese|spanish|french|german|italian|japanese|english|mandarin|chinese|arabic|russian|swedish|dutch|danish|norwegian|finnish|polish|czech|greek|turkish|hindi|korean|ukrainian|nepali|georgian|hebrew|persian|farsi|urdu|swahili|catalan|basque|romanian|hungarian|vietnamese|thai|sign language|fluent|speaks?)\b/i,
    weight: 0.8,
  },
]

function colours() {
  return /\b(?:red|blue|green|yellow|black|white|gr[ae]y|brown|orange|purple|pink|silver|gold|beige|turquoise|navy|burgundy)\b/i
}

export function expectedOf(question: string): Expected | null {
  const sort = sorts.find(({ asked }) => asked.test(question))
  const [, many, one] = (sort?.beside && ofWhat.exec(question)) || []
  const head = many ?? one
  return sort ? { ...sort, ...(head && { of: new Set(words(head).map(stem)) }) } : null
}

/** "How many children", "the name of her dog", "Ana's dog's name". */
const ofWhat = /\bhow many (\p{L}+)|\bnames? of (?:the |a |my |our |his |her |their |\p{L}+['’]s )*(\p{L}+)(?!['’])/iu

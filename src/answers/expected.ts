import { timeSaid } from './time-words.ts'

/** What sort of thing a question asks for, how a sentence shows that it has it, and how much it tells if none does. */
export type Expected = { shown: RegExp; weight: number }

const number = String.raw`\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|dozen|half|a third|twins|both|couple)\b`

const sorts: { asked: RegExp; shown: RegExp; weight: number }[] = [
  {
    asked: /\bhow old\b|\bwhat age\b|\bage of\b/i,
    shown:
      /\b(?:years? old|months? old|turn(?:s|ed|ing)|aged?|born|birthday|\d{1,2}(?=[,.)\s]|$)|is (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)\b)/i,
    weight: 1.2,
  },
  {
    asked:
      /\bhow (?:much|expensive)\b.*\b(?:cost|charge|pay|paid|earn|spend|spent|rent|owe|salary|price)|\bsalary\b|\bwhat (?:does|did|do) .* (?:cost|charge|pay)\b|\bhow expensive\b/i,
    shown: /(?<!-)\bfree\b(?! from| in| on| next)|\b(?:euros?|dollars?|pounds?|francs|yen|eur|usd|gbp|\d+k)\b|[€$£]/i,
    weight: 1.6,
  },
  { asked: /\bhow (?:long|far|big|large|tall|high|fast|heavy)\b/i, shown: new RegExp(number, 'i'), weight: 0.4 },
  { asked: /\bhow much\b/i, shown: new RegExp(number, 'i'), weight: 0.6 },
  {
    asked: /\bhow many\b/i,
    shown: new RegExp(String.raw`${number}|\b(?:no|none|an?|several|many)\b`, 'i'),
    weight: 0.6,
  },
  { asked: /\bwhat (?:colou?r)\b|\bwhich colou?r\b/i, shown: colours(), weight: 1 },
  { asked: /\bwhat (?:time)\b|\bwhen\b|\bwhat (?:day|date|month|year)\b/i, shown: timeSaid, weight: 0.4 },
  { asked: /\bname\b|\bcalled\b|\bwho is\b|\bwho's\b/i, shown: /(?<=[\p{Ll},] )["“]?\p{Lu}\p{Ll}+/u, weight: 0.3 },
  { asked: /\bhow often\b/i, shown: /\b(?:every|each|daily|weekly|monthly|times|once|twice|whenever)\b/i, weight: 0.8 },
  {
    asked: /\bwhere\b|\b(?:which|what) (?:city|town|country|place)\b/i,
    shown: /\b(?:in|at|to|near|from|on|off|around|by)\s+(?:the\s+)?\p{Lu}/u,
    weight: 0.4,
  },
]

function colours() {
  return /\b(?:red|blue|green|yellow|black|white|gr[ae]y|brown|orange|purple|pink|silver|gold|beige|turquoise|navy|burgundy)\b/i
}

export function expectedOf(question: string): Expected | null {
  return sorts.find(({ asked }) => asked.test(question)) ?? null
}

const to =
  /^(?!.*(?:^|\s)(?:is|are|was|were|has|have|had|said|says|will|would|can|could)\s)\S.*? (?:to|for|2) (?:the )?(?:her|him|them|his|their|my \p{L}+|\p{Lu}[\p{L}'’.-]*)(?!\p{L})/u
const occasion =
  /(?<![\p{L}])(?:meeting|mtg|lunch|dinner|(?:birthday|bday)(?! (?:card|present|gift|cake|parcel|flowers))|party|appointment|flight|holiday|wedding|dentist|doctor|interview|call with|catch-?up|nothing|none|n\/a|tbd|settled|paid|done)(?![\p{L}])/iu
const mine =
  /^(?:(?:so |now )?(?:(?:the )?balls?(?:'s| is|)(?: now| back)? (?:in my court|with me)|(?:it's |it is )?(?:on|with) me|over to me|(?:still )?on my (?:list|plate|desk|side)|my (?:action|actions|side|bit|part|job|task|tasks|turn|homework|deliverables?)(?: for .{1,30})?|(?:my )?(?:promise|commitment)(?: to .{1,30})?|(?:i )?made (?:\S+ ){1,2}a promise|take-?away for me|i take away|(?:took|picked up|got|have|i have|i've got|i took|i picked up) (?:an|the|one) action(?: item)?|me|mine|action me|from me|due from me|for me|i owe|owed by me|owe)(?: now)?|(?:ap|ai|action|actions?|todo)(?: on| for)? \(?me)$/i

/** A label that says whose the next thing is, so that the thing needs no verb. */
export const isMineLabel = (label: string) => mine.test(label.trim().replace(/^[@(]|\)$/g, ''))

/** "Remember: flowers to Joan's", "Action me: usage report by Friday": under such a label a thing is enough. */
export function isThingUnder(label: string, phrase: string, vowed: boolean): boolean {
  const line = phrase.trim()
  if (
    /\s(?:is|are|was|were)\s/i.test(line) ||
    occasion.test(line) ||
    /^(?:she|he|they|it|you|we|i|if|not|no)(?!\p{L})/iu.test(line)
  )
    return false
  return (
    to.test(line) ||
    (vowed && /\S (?:to|for) (?:the|all|everyone|my|our|his|their) /u.test(line)) ||
    (isMineLabel(label) &&
      /(?<!\p{L})(?:by|before|due|eod|eow|cob|eob|tomorrow|tmrw|tonight|today)(?!\p{L})/iu.test(line))
  )
}

/** "To send: invoice to Petra": the label has the verb. */
export function deedUnder(label: string, phrase: string): string {
  const verb =
    /^to (send|call|email|pay|buy|return|bring|write|ring|text|ask|share|post|forward|review|book|fix|chase|order|print|sign)$/i.exec(
      label.trim(),
    )?.[1]
  return verb ? `${verb} ${phrase.trim()}` : phrase
}

const nobody = /^(?:nothing|none|nil|n\/a|0|zero|settled|paid|done|all square|square)(?!\p{L})/iu

/** Under "Owe:" a name and a thing: "Nadia: laptop charger". */
export function owedUnder(heading: string, label: string, phrase: string): string | null {
  if (
    !/^(?:#+\s*)?(?:(?:things )?i (?:still )?owe|owe|owed|still owe|debts|ious?|promised|i promised)(?: people| others| them)?$/i.test(
      heading.trim(),
    )
  )
    return null
  const line = phrase.trim()
  if (!line || nobody.test(line) || !/^\p{Lu}[\p{L}'. -]{0,30}$/u.test(label)) return null
  return `Give ${label} ${line}`
}

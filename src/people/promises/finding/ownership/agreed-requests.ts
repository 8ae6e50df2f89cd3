const request =
  /(?:asked (?:me )?for (?<help>(?:help|a hand)\s.{3,200})$|(?:I was|I've been|I have been|been|got|was) asked to\s+(?<asked>.{3,200})$|(?:asked|begged|wanted|wants|needs|would like|'d like)\s+(?:if\s+I\s+(?:could|can|would|might|was able to)|if\s+I'd|whether\s+I\s+(?:could|can|would|might)|(?:would|could|can|will)\s+I|me\s+(?:to|if\s+I\s+(?:could|can|would)))\s+(?:please\s+|maybe\s+)?(?<deed>.{3,200})$)/i
const assent =
  /^\s*(?:(?:and|so|but|which|of course|course|then)\s+)*(?:I\s+)?(?:happily\s+|gladly\s+|of course\s+|already\s+)?(?:said (?:yes|sure|ok|okay|of course|I would|I will|I'd do it|I'd do that|no problem|I'm in|I am in|absolutely|happy to|gladly|count me in)|agreed(?: to(?: do it| that)?)?|accepted|promised(?: I would| I will| I'd| to(?: do (?:so|it))?)?|told \S+ (?:I would|I will|yes|sure)|will(?: do)?|I'll do it|yes|I'm in|happy to)\s*[.!]*\s*$/i

/** "She asked me to review her thesis and I said yes": what was asked is what was promised. */
export function assented(clause: string, asking: string): string | null {
  if (!assent.test(clause)) return null
  const words = request.exec(asking.trim().replace(/[.!,;]+$/, ''))?.groups
  if (words?.help) return `give ${words.help}`
  return words?.deed ?? words?.asked ?? null
}

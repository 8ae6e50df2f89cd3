import { wordList } from '../../../words/word-set.ts'

/** What has been done, by the verb that would do it. */
const verbOfParticiple = new Map(
  wordList(`
  sent:send replied:reply called:call rung:ring rang:ring paid:pay given:give gave:give returned:return written:write
  wrote:write booked:book emailed:email thanked:thank posted:post texted:text messaged:message answered:answer
  signed:sign told:tell asked:ask brought:bring bought:buy ordered:order shared:share forwarded:forward invited:invite
  introduced:introduce followed:follow confirmed:confirm finished:finish reviewed:review fixed:fix printed:print
  dropped:drop got:get gotten:get done:do read:read responded:respond heard-back:hear arranged:arrange
  organised:organise organized:organize scheduled:schedule submitted:submit transferred:transfer delivered:deliver
  uploaded:upload`).map((pair) => pair.split(':') as [string, string]),
)

/** "sent Wren the photos", which did not happen, as "send Wren the photos". */
export function asUndone(phrase: string): string | null {
  const first = /^[a-z-]+/i.exec(phrase)?.[0] ?? ''
  const verb = verbOfParticiple.get(first.toLowerCase())
  if (!verb || !/^\S+ \S/.test(phrase)) return null
  return verb + phrase.slice(first.length).replace(/ (?:yet|either)(?=\W*$)/i, '')
}

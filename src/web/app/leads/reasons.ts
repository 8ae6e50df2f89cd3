import type { ScreenRequest } from '../frame/screen.ts'

/** Why a lead is held, in the member's language. The service says it in English; a reason it does not know stays so. */
export function reasonInWords({ words: { leads } }: ScreenRequest, reason: string) {
  const links = /^The note has (\d+) links\.$/.exec(reason)
  if (links) return leads.reasons.links({ links: Number(links[1]) })
  const known = reasonKeys.get(reason)
  return known ? leads.reasons[known] : reason
}

type ReasonKey = Exclude<keyof ScreenRequest['words']['leads']['reasons'], 'links'>

const reasonKeys = new Map<string, ReasonKey>([
  ['A field that people cannot see was filled in.', 'hiddenField'],
  ['The form does not come from this card’s page.', 'otherForm'],
  ['The form was more than a day old.', 'oldForm'],
  ['The e-mail address is disposable.', 'disposable'],
  ['The same note was sent many times within an hour.', 'repeated'],
  ['The form was sent within two seconds of being opened.', 'tooQuick'],
  ['Many submissions came from the same network within a short time.', 'network'],
  ['This card got very many submissions within an hour.', 'busy'],
])

/** At a stand everybody shares a network: a lead held only for that is probably a person. */
export const isCrowdReason = (reason: string) => ['network', 'busy'].includes(reasonKeys.get(reason) ?? '')

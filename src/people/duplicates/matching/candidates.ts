import type { MemberContext } from '#platform/context/context.ts'
import { sharedEmails, sharedPhones } from './shared-addresses.ts'
import { mostOfOneName, namesakes, nearNamesakes, type Pair } from './shared-names.ts'

/** Those who share an address, then a name, then nearly a name and something else: all found along indexes. */
export async function candidates(ctx: MemberContext): Promise<Pair[]> {
  const addressed = [...(await sharedEmails(ctx)), ...(await sharedPhones(ctx))]
  const named = await namesakes(ctx)
  return [
    ...addressed.filter((group) => group.length <= mostAtOneAddress).flatMap(pairs),
    ...named.same.flatMap((group) => pairs(group.slice(0, mostOfOneName))),
    ...(await nearNamesakes(ctx, named.near)),
  ]
}

/** An address that more people share is a house's. */
const mostAtOneAddress = 3

function pairs(ids: string[]): Pair[] {
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const))
}

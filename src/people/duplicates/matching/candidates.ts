import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MemberContext } from '#platform/context/context.ts'
import { sharedEmails, sharedPhones } from './shared-addresses.ts'
import { findNamesakes, findNearNamesakes, maxOfOneName, type Pair } from './shared-names.ts'

/** Pairs who share an address, a name, or nearly a name and something else. All are found by indexes. */
export async function findCandidates(ctx: MemberContext): Promise<Pair[]> {
  const emails = await sharedEmails(ctx)
  await nextTurn()
  const phones = await sharedPhones(ctx)
  await nextTurn()
  const named = await findNamesakes(ctx)
  await nextTurn()
  return [
    ...[...emails, ...phones].filter((group) => group.length <= maxAtOneAddress).flatMap(pairs),
    ...named.same.flatMap((group) => pairs(group.slice(0, maxOfOneName))),
    ...(await findNearNamesakes(ctx, named.near)),
  ]
}

/** An address that more people share belongs to a household or a company. */
const maxAtOneAddress = 3

function pairs(ids: string[]): Pair[] {
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const))
}

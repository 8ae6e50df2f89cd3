import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { connectionNotFound } from '../connections/record/lock.ts'
import type { EntryPerson } from '../entry-people/entry-people.ts'
import { readBirthday } from '../facts/facts.ts'
import { findFactsOf } from '../facts/store.ts'
import { findPromises } from '../promises/find-promises.ts'
import { newRelationsIn } from '../relations/suggestions.ts'
import { type FindNames, findPeopleIn, peopleWith } from './people.ts'

type About = { connectionId?: string | undefined; connectionIds?: string[] | undefined }
type Text = About & { text: string; occurredAt?: string | undefined }

/** Who a text is about and what it says, as it would be read when it is stored. Nothing is stored. */
export async function readCapture(ctx: MemberContext, { text, occurredAt, ...given }: Text, findNames: FindNames) {
  const { people, newNames } = await findPeopleIn(ctx, [text], findNames)
  const named = people.filter(({ sure }) => sure)
  const somebody = { connectionId: '', displayName: newNames[0]?.name ?? '' }
  const about = (await getGiven(ctx, given)) ?? (named.length > 0 ? named : [somebody])
  const said = { at: occurredAt ? Temporal.Instant.from(occurredAt) : ctx.now(), timeZone: ctx.member.timeZone }
  const giveTurn = takeTurns()
  await giveTurn()
  const promises = findPromises(text, said, about[0]?.displayName)
  const facts = await findFactsOf(text, about, giveTurn)
  const relations = []
  for (const [id, theirs] of Map.groupBy(facts, ({ connectionId }) => connectionId))
    for (const { kind, name, sentence } of await newRelationsIn(ctx, id, theirs))
      relations.push({ kind, name, sentence, connectionId: id || undefined })
  return {
    people,
    newNames,
    promises: promises.map(({ dueOn, dueTime, ...found }) => ({
      ...found,
      dueOn: dueOn ?? undefined,
      dueTime: dueTime ?? undefined,
    })),
    facts: facts.map(({ about, ended, connectionId, ...fact }) => ({
      ...fact,
      connectionId: connectionId || undefined,
      about: about ?? undefined,
      ended: ended || undefined,
      birthday: (fact.kind === 'birthday' && about === null && readBirthday(fact.value, said)) || undefined,
    })),
    relations,
  }
}

/** Null if nobody is given: then it is about those it names. */
async function getGiven(
  ctx: MemberContext,
  { connectionId, connectionIds = [] }: About,
): Promise<EntryPerson[] | null> {
  const ids = [...new Set(connectionId ? [connectionId, ...connectionIds] : connectionIds)]
  const known = await peopleWith(ctx, ids)
  if (known.size < ids.length) throw connectionNotFound()
  return ids.length > 0 ? ids.flatMap((id) => known.get(id) ?? []) : null
}

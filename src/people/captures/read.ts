import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { findOwn } from '#platform/db/own-rows.ts'
import { connectionNotFound } from '../connections/record/lock.ts'
import { readBirthday } from '../facts/facts.ts'
import { findFacts } from '../facts/store.ts'
import { findPromises } from '../promises/find-promises.ts'
import { type FindNames, findPeopleIn } from './people.ts'

type Text = { text: string; connectionId?: string | undefined; occurredAt?: string | undefined }

/** Who a text is about and what it says, as it would be read when it is stored. Nothing is stored. */
export async function readCapture(ctx: MemberContext, { text, connectionId, occurredAt }: Text, findNames: FindNames) {
  const { people, newNames } = await findPeopleIn(ctx, [text], findNames)
  const person = connectionId && (await findOwn(ctx, 'connections', connectionId, ['displayName']))
  if (connectionId && !person) throw connectionNotFound()
  const about = (person || people.find(({ sure }) => sure))?.displayName ?? newNames[0]?.name ?? ''
  const said = { at: occurredAt ? Temporal.Instant.from(occurredAt) : ctx.now(), timeZone: ctx.member.timeZone }
  const giveTurn = takeTurns()
  await giveTurn()
  const promises = findPromises(text, said, about)
  await giveTurn()
  const facts = findFacts(text, about)
  return {
    people,
    newNames,
    promises: promises.map(({ dueOn, dueTime, ...found }) => ({
      ...found,
      dueOn: dueOn ?? undefined,
      dueTime: dueTime ?? undefined,
    })),
    facts: facts.map(({ about, ended, ...fact }) => ({
      ...fact,
      about: about ?? undefined,
      ended: ended || undefined,
      birthday: (fact.kind === 'birthday' && about === null && readBirthday(fact.value, said)) || undefined,
    })),
  }
}

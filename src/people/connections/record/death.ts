import { birthdayKey } from '#language/calendar/birthdays.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findOwn, updateOwn } from '#platform/db/own-rows.ts'
import { recomputeRhythm } from '../../rhythms/recompute.ts'

/**
 * After the dates of a person changed: the day they died, the birthday and the day to be in touch follow from it. The
 * caller has locked the row. Two people who were merged may have two such days: the one noted first counts.
 */
export async function recountDeath(ctx: MemberContext, connectionId: string) {
  const person = await findOwn(ctx, 'connections', connectionId, ['diedOn', 'birthday'])
  const died = await ctx.db
    .selectFrom('dates')
    .select('date')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('kind', '=', 'died')
    .orderBy('id')
    .executeTakeFirst()
  const diedOn = died?.date ?? null
  if (!person || person.diedOn === diedOn) return
  const birthdayOn = diedOn === null ? birthdayKey(person.birthday) : null
  await updateOwn(ctx, 'connections', connectionId).set({ diedOn, birthdayOn }).execute()
  await recomputeRhythm(ctx, connectionId)
}

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import type { Profile } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { maxProfiles } from './api.ts'
import { getLead } from './leads.ts'
import { changeLead, lockOpenLead } from './row.ts'

/** The address is never fetched. */
export async function addProfile(ctx: MemberContext, { id, ...profile }: Profile & { id: string }) {
  return transaction(ctx, async (ctx) => {
    const { profiles } = await lockOpenLead(ctx, id)
    const same = profiles.find(({ url }) => url === profile.url)
    if (!same && profiles.length >= maxProfiles)
      throw new Refusal('conflict', say('refusals.leads.leadProfilesWhichMaximumRemove', { maxProfiles }))
    const added = { profileId: same?.profileId ?? randomUUIDv7(), ...profile }
    await changeLead(ctx, id, {
      profiles: same ? profiles.map((each) => (each === same ? added : each)) : [...profiles, added],
    })
    await emit(ctx, 'lead.updated', id, null)
    return getLead(ctx, { id })
  })
}

export async function removeProfile(ctx: MemberContext, { id, profileId }: { id: string; profileId: string }) {
  return transaction(ctx, async (ctx) => {
    const { profiles } = await lockOpenLead(ctx, id)
    const left = profiles.filter((each) => each.profileId !== profileId)
    if (left.length === profiles.length) throw new Refusal('not_found', say('refusals.leads.noProfileLeadId'))
    await changeLead(ctx, id, { profiles: left })
    await emit(ctx, 'lead.updated', id, null)
    return getLead(ctx, { id })
  })
}

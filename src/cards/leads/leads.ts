import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { followMerges } from '#people/connections/merged/follow-merges.ts'
import { connectionsOf, type Row } from '#people/connections/record/row.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { olderThan, pageOf, placeAt } from '#platform/db/paging.ts'
import type { Profile } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { maxProfiles } from './api.ts'
import { countReleasedLead } from './count.ts'
import { findNews } from './person.ts'
import {
  changeLead,
  getRow,
  type LeadRow,
  leadsOf,
  leadView,
  lockLead,
  lockOpenLead,
  type State,
  stateOf,
} from './row.ts'
import { type ComparedField, type ComparedSuggestion, type Suggestion, suggestionsFor } from './suggestions.ts'

type View = ReturnType<typeof leadView>
export type StateFilter = State | 'done' | 'all'
type LeadFilter = { state: StateFilter; limit: number; before?: string | undefined }

export async function listLeads(ctx: MemberContext, { state, limit, before }: LeadFilter): Promise<Page<View>> {
  const { shown, next } = await readLeads(ctx, { state, limit, before })
  return { items: shown.map(await viewer(ctx, shown)), next }
}

/** A page of rows, newest first. */
export async function readLeads(ctx: MemberContext, { state, limit, before }: LeadFilter) {
  const rows = await inState(ctx, state)
    .where(olderThan('createdAt', before))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit, ({ createdAt, id }) => placeAt(createdAt, id))
}

export async function getLead(ctx: MemberContext, { id }: { id: string }): Promise<View> {
  const row = await getRow(ctx, id)
  const viewOf = await viewer(ctx, [row])
  return viewOf(row)
}

type Change = {
  id: string
  displayName?: string | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  company?: string | null | undefined
  title?: string | null | undefined
  reviewed?: true | undefined
}

export async function updateLead(ctx: MemberContext, { id, reviewed, ...details }: Change) {
  return transaction(ctx, async (ctx) => {
    const lead = await lockOpenLead(ctx, id)
    const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
    if (Object.keys(given).length > 0 || reviewed) {
      await changeLead(ctx, id, { ...given, ...(reviewed && { heldAt: null }) })
      if (reviewed) await countReleasedLead(ctx, lead)
      await emit(ctx, reviewed && lead.heldAt ? 'lead.received' : 'lead.updated', id, null)
    }
    return getLead(ctx, { id })
  })
}

export async function discardLead(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const { discardedAt } = await lockLead(ctx, id)
    if (discardedAt) return
    await changeLead(ctx, id, { discardedAt: nowText(ctx) })
    await emit(ctx, 'lead.discarded', id, null)
  })
}

export async function restoreLead(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    const { discardedAt } = await lockLead(ctx, id)
    if (discardedAt) {
      await changeLead(ctx, id, { discardedAt: null })
      await emit(ctx, 'lead.restored', id, null)
    }
    return getLead(ctx, { id })
  })
}

/** Makes views of leads, with one lookup for all suggestions and connections. */
async function viewer(ctx: MemberContext, rows: LeadRow[]) {
  const open = rows.filter((row) => ['waiting', 'review'].includes(stateOf(row)))
  const suggestions = await compareSuggestions(ctx, open, await suggestionsFor(ctx, open))
  const people = await followMerges(
    ctx,
    rows.flatMap(({ connectionId }) => connectionId ?? []),
  )
  return (row: LeadRow) =>
    leadView(ctx, row, { suggestion: suggestions.get(row.id), connectionId: people.get(row.connectionId ?? '') })
}

function inState(ctx: MemberContext, state: StateFilter) {
  const all = leadsOf(ctx)
  if (state === 'all') return all
  if (state === 'done')
    return all.where((where) => where.or([where('discardedAt', 'is not', null), where('connectedAt', 'is not', null)]))
  if (state === 'discarded') return all.where('discardedAt', 'is not', null)
  const kept = all.where('discardedAt', 'is', null)
  if (state === 'connected') return kept.where('connectedAt', 'is not', null)
  return kept.where('connectedAt', 'is', null).where('heldAt', state === 'review' ? 'is not' : 'is', null)
}

/** The suggestions for leads, with what each lead and the person say beside each other. */
async function compareSuggestions(ctx: MemberContext, leads: LeadRow[], suggestions: Map<string, Suggestion>) {
  const ids = [...suggestions.values()].map(({ connectionId }) => connectionId)
  const rows = ids.length > 0 ? await connectionsOf(ctx).where('id', 'in', ids).execute() : []
  const people = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    leads.flatMap((lead): [string, ComparedSuggestion][] => {
      const suggestion = suggestions.get(lead.id)
      const person = people.get(suggestion?.connectionId ?? '')
      return suggestion && person ? [[lead.id, { ...suggestion, compared: compare(ctx, lead, person) }]] : []
    }),
  )
}

function compare(ctx: MemberContext, lead: LeadRow, known: Row): ComparedField[] {
  const { lists, empty, kept } = findNews(ctx, lead, known)
  const isEmpty = (field: string) => empty.some((each) => each === field)
  const isKept = (field: string) => kept.some((each) => each.field === field)
  const ofField = (field: string) => (isKept(field) ? 'kept' : isEmpty(field) ? 'added' : 'same')
  const ofList = (missing: unknown[]) => (missing.length > 0 ? 'added' : 'same')
  const { displayName, title, company, email, phone, profiles } = lead
  const urls = known.profiles.map(({ url }) => url)
  return [
    compareField('displayName', displayName, [known.displayName], ofField('displayName')),
    compareField('title', title, listOf(known.title), ofField('title')),
    compareField('company', company, listOf(known.company), ofField('company')),
    compareField('email', email, known.emails, ofList(lists.emails)),
    compareField('phone', phone, known.phones, ofList(lists.phones)),
    ...profiles.map(({ url }) =>
      compareField('profile', url, urls, ofList(lists.profiles.filter((each) => each.url === url))),
    ),
  ].flat()
}

/** None if the visitor left the field empty. */
function compareField(
  field: ComparedField['field'],
  offered: string | null,
  known: string[],
  outcome: ComparedField['outcome'],
): ComparedField[] {
  return offered === null ? [] : [{ field, offered, known, outcome }]
}

const listOf = (value: string | null) => (value === null ? [] : [value])

/** The address is never fetched. */
export async function addProfile(ctx: MemberContext, { id, ...profile }: Profile & { id: string }) {
  return transaction(ctx, async (ctx) => {
    const { profiles } = await lockOpenLead(ctx, id)
    const same = profiles.find(({ url }) => url === profile.url)
    if (!same && profiles.length >= maxProfiles)
      throw new Refusal('conflict', say('refusals.leads.tooManyProfiles', { maxProfiles }))
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
    if (left.length === profiles.length) throw new Refusal('not_found', say('refusals.leads.noProfile'))
    await changeLead(ctx, id, { profiles: left })
    await emit(ctx, 'lead.updated', id, null)
    return getLead(ctx, { id })
  })
}

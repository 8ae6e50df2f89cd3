import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Tone } from '#language/language-data/wording.ts'
import { localeFor } from '#language/locales/locale.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { findOwn } from '#platform/db/own-rows.ts'
import { json } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { connectionNotFound, lockConnection, requireConnection } from '../connections/record/lock.ts'
import { visitorsAmong } from '../connections/record/visitors.ts'
import { entriesOfPerson } from '../entry-people/entry-people.ts'
import { factsAbout, statedBirthday } from '../facts/facts.ts'
import { newestEntries } from '../interactions/row.ts'
import { promisesTo } from '../promises/promises.ts'
import { maxListed } from './api.ts'
import type { Draft, Facts } from './draft/facts.ts'
import { followups, followupView, getRow, indexDraft, type State } from './row.ts'

type DraftText = Draft & { writtenBy: string }

/** The draft is written before any row is locked: a model may take long, or fail. */
export async function prepareDraft(
  ctx: MemberContext,
  { connectionId, tone }: { connectionId: string; tone?: Tone | undefined },
) {
  const [{ composeDraft }, { draftWithModel }] = await Promise.all([
    import('./draft/compose.ts'),
    import('./draft/with-model.ts'),
  ])
  const facts = await gatherFacts(ctx, connectionId)
  const signal = AbortSignal.timeout(ctx.config.model.timeoutMs)
  const better = ctx.model && (await draftWithModel(ctx.model, facts, { tone, signal }))
  const draft = better
    ? { ...better, writtenBy: ctx.model?.name ?? '' }
    : { ...composeDraft(facts, tone), writtenBy: 'rules' }
  return { commit: (ctx: MemberContext) => saveDraft(ctx, connectionId, draft) }
}

/** Replaces earlier drafts that were not edited. */
async function saveDraft(ctx: MemberContext, connectionId: string, { writtenBy, ...text }: DraftText) {
  const { subject, body, drewOn, openers, tone } = text
  return transaction(ctx, async (ctx) => {
    await lockConnection(ctx, connectionId)
    const now = nowText(ctx)
    const replaced = await ctx.db
      .updateTable('followups')
      .set({ closedAt: now, closedAs: 'dismissed' })
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', '=', connectionId)
      .where('closedAt', 'is', null)
      .whereRef('updatedAt', '=', 'createdAt')
      .returning(['id', 'connectionId', 'subject', 'body'])
      .execute()
    for (const old of replaced) await indexDraft(ctx, old, { before: old, now: null })
    const id = randomUUIDv7()
    const sources = json({ ...drewOn, ...(openers && { openers }), ...(tone && { tone }) })
    const draft = { id, connectionId, subject, body, drewOn: sources, writtenBy, createdAt: now, updatedAt: now }
    await ctx.db
      .insertInto('followups')
      .values({ memberId: ctx.member.id, ...draft })
      .execute()
    await indexDraft(ctx, draft, { before: null, now: draft })
    await emit(ctx, 'followup.drafted', id, connectionId)
    return getFollowup(ctx, { id })
  })
}

type Filter = { state: State; connectionId?: string | undefined; limit: number }

export async function listFollowups(ctx: MemberContext, { state, connectionId, limit }: Filter) {
  const now = nowText(ctx)
  const rows = await followups(ctx)
    .$if(connectionId !== undefined, (query) => query.where('followups.connectionId', '=', connectionId ?? ''))
    .where((where) =>
      state === 'draft'
        ? where.and([
            where('closedAt', 'is', null),
            where.or([where('snoozedUntil', 'is', null), where('snoozedUntil', '<=', now)]),
          ])
        : state === 'snoozed'
          ? where.and([where('closedAt', 'is', null), where('snoozedUntil', '>', now)])
          : where('closedAs', '=', state),
    )
    .orderBy('followups.id', 'desc')
    .limit(limit + 1)
    .execute()
  if (connectionId && rows.length === 0) await requireConnection(ctx, connectionId)
  const more = `Showing the ${limit} newest${limit < maxListed ? ` (raise limit to see up to ${maxListed})` : ''}.`
  const shown = rows.slice(0, limit).map((row) => followupView(row, now))
  return { followups: shown, more: rows.length > limit ? more : undefined }
}

export async function getFollowup(ctx: MemberContext, { id }: { id: string }) {
  return followupView(await getRow(ctx, id), nowText(ctx))
}

const maxEntries = 10
const maxPromises = 20

/** The sources of a draft. Without a meaningful entry there is nothing to write about. */
async function gatherFacts(ctx: MemberContext, connectionId: string): Promise<Facts> {
  const of = { memberId: ctx.member.id, connectionId }
  const [person, entries, anyEntry, promises, stated, visitors] = await Promise.all([
    findOwn(ctx, 'connections', connectionId, ['displayName', 'company', 'title', 'location', 'birthday', 'emails']),
    newestEntries(ctx, connectionId, maxEntries),
    entriesOfPerson(ctx.db, of)
      .select('id')
      .where((where) => where.or([where('kind', '=', 'voice_memo'), where('text', '!=', '')]))
      .limit(1)
      .executeTakeFirst(),
    promisesTo(ctx, connectionId, maxPromises),
    factsAbout(ctx, connectionId),
    visitorsAmong(ctx, [connectionId]),
  ])
  if (!person) throw connectionNotFound()
  if (!anyEntry) {
    throw new Refusal('conflict', say('refusals.followups.nothingToWriteAbout'))
  }
  return {
    member: { name: ctx.member.name, locale: localeFor(ctx.member.locale, ctx.acceptLanguage) },
    person: {
      ...person,
      isVisitor: visitors.has(connectionId),
      ...(!person.birthday && birthdayIn(stated, ctx.member.timeZone)),
    },
    entries: entries.map(({ id, kind, text, transcript, source, occurredAt }) => ({
      ixId: id,
      kind,
      text: [text, transcript].filter(Boolean).join('\n'),
      source,
      occurredAt,
    })),
    promises: promises
      .filter(({ status }) => status === 'open')
      .map(({ promiseId, text, dueOn, dueAssumed, overdue }) => ({
        promiseId,
        text,
        dueOn: dueAssumed ? null : dueOn,
        overdue,
      })),
    today: ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate().toString(),
    timeZone: ctx.member.timeZone,
  }
}

function birthdayIn(stated: Awaited<ReturnType<typeof factsAbout>>, timeZone: string) {
  const found = statedBirthday(stated, timeZone)
  return found ? { birthday: found.birthday, birthdayIxId: found.ixId } : {}
}

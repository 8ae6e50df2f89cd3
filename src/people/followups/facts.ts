import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { localeFor } from '#language/locales/locale.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { connectionNotFound } from '../connections/record/lock.ts'
import { visitorsAmong } from '../connections/record/visitors.ts'
import { factsAbout } from '../facts/facts.ts'
import { statedBirthday } from '../facts/stated-birthday.ts'
import { interactions } from '../interactions/row.ts'
import { promisesTo } from '../promises/promises.ts'
import type { Facts } from './draft/facts.ts'

const maxEntries = 10
const maxPromises = 20

/** What a draft is made from. Without an entry that says something there is nothing to write about. */
export async function gatherFacts(ctx: MemberContext, connectionId: string): Promise<Facts> {
  const of = { memberId: ctx.member.id, connectionId }
  const [person, entries, anyEntry, promises, stated, visitors] = await Promise.all([
    ctx.db
      .selectFrom('connections')
      .select(['displayName', 'company', 'title', 'location', 'birthday', 'emails'])
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', connectionId)
      .executeTakeFirst(),
    interactions(ctx.db, of).orderBy('occurredAt', 'desc').orderBy('id', 'desc').limit(maxEntries).execute(),
    interactions(ctx.db, of)
      .where((where) => where.or([where('kind', '=', 'voice_memo'), where('text', '!=', '')]))
      .limit(1)
      .executeTakeFirst(),
    promisesTo(ctx, connectionId, maxPromises),
    factsAbout(ctx, connectionId),
    visitorsAmong(ctx, [connectionId]),
  ])
  if (!person) throw connectionNotFound()
  if (!anyEntry) {
    throw new Refusal('conflict', say('refusals.followups.personNoNoteVoiceMemo'))
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

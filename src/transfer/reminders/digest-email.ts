import type { MemberContext } from '#platform/context/context.ts'
import type { Email } from '#platform/mail/mail.ts'
import { plainName } from '#platform/mail/plain-name.ts'
import { leadLines } from './lead-email.ts'
import { type Line, renderListing, type Section } from './listing-email.ts'
import { unsubscribeLink } from './unsubscription.ts'
import { reminderWords } from './words.ts'

const maxPromises = 10
export const maxQuiet = 5
export const maxLeads = 5

type DuePromise = {
  connectionId: string
  connectionName: string
  text: string
  dueOn: string
  dueTime?: string | undefined
}
type QuietPerson = { connectionId: string; displayName: string; lastContactAt: string }
type Lead = { displayName: string; company?: string | undefined }
/** `leads` are the newest; `leadCount` is how many there are. */
export type Digest = { promises: DuePromise[]; quiet: QuietPerson[]; leads: Lead[]; leadCount: number }

/** Names are made plain, so that they are no links: somebody who left their details chose their own. */
export async function digestEmail(ctx: MemberContext, digest: Digest, today: string): Promise<Email> {
  const { words, locale } = reminderWords(ctx.member)
  const { baseUrl } = ctx.config
  const stop = await unsubscribeLink(ctx, 'digest', ctx.member.id)
  const { text, html } = renderListing({
    language: locale,
    greeting: words.goodMorning({ name: plainName(ctx.member.name) }),
    sections: sectionsOf(ctx, digest, today).filter(({ lines }) => lines.length > 0),
    button: { label: words.openToday, url: `${baseUrl}/today` },
    why: words.whyDigest,
    links: [
      { label: words.stop, url: stop.url },
      { label: words.settings, url: `${baseUrl}/settings/reminders` },
    ],
  })
  return { to: ctx.member.email, subject: subjectOf(ctx, digest), text, html, headers: stop.headers }
}

/** Names nobody, because a lock screen shows it. */
function subjectOf({ member }: MemberContext, { promises, leadCount }: Digest) {
  const { words } = reminderWords(member)
  if (promises.length > 0) return words.dueSubject({ count: promises.length })
  return leadCount > 0 ? words.leadSubject({ count: leadCount }) : words.quietSubject
}

function sectionsOf(ctx: MemberContext, { promises, quiet, leads, leadCount }: Digest, today: string): Section[] {
  const { words } = reminderWords(ctx.member)
  const moreThan = (max: number, count: number) => (count > max ? words.more({ count: count - max }) : undefined)
  const people = leads.map(({ displayName, company = null }) => ({ displayName, company }))
  return [
    {
      heading: words.dueHeading,
      lines: promises.slice(0, maxPromises).map((promise) => promiseLine(ctx, promise, today)),
      more: moreThan(maxPromises, promises.length),
    },
    { heading: words.leadsHeading, ...leadLines(ctx, people, { max: maxLeads, count: leadCount }) },
    { heading: words.quietHeading, lines: quiet.slice(0, maxQuiet).map((person) => quietLine(ctx, person)) },
  ]
}

function promiseLine(ctx: MemberContext, promise: DuePromise, today: string): Line {
  const { words, locale } = reminderWords(ctx.member)
  const { connectionId, connectionName, text, dueOn, dueTime } = promise
  const isToday = dueOn === today
  const hint = isToday
    ? dueTime
      ? words.dueTodayAt({ time: dueTime })
      : words.dueToday
    : words.overdueSince({ day: dayIn(locale, dueOn) })
  return { text: words.promisedTo({ text, name: plainName(connectionName) }), url: personUrl(ctx, connectionId), hint }
}

function quietLine(ctx: MemberContext, { connectionId, displayName, lastContactAt }: QuietPerson): Line {
  const { words, locale } = reminderWords(ctx.member)
  const day = Temporal.Instant.from(lastContactAt).toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
  const hint = words.lastInTouch({ day: dayIn(locale, day.toString()) })
  return { text: plainName(displayName), url: personUrl(ctx, connectionId), hint }
}

const dayIn = (locale: string, date: string) =>
  Temporal.PlainDate.from(date).toLocaleString(locale, { dateStyle: 'long' })

const personUrl = (ctx: MemberContext, connectionId: string) => `${ctx.config.baseUrl}/people/${connectionId}`

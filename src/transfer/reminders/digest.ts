import { countOpenLeads } from '#cards/leads/count.ts'
import { listLeads } from '#cards/leads/leads.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { occasionsOn } from '#people/dates/near.ts'
import { listNudges } from '#people/moves/nudges.ts'
import { listOpenPromises } from '#people/promises/promises.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { type Email, plainName } from '#platform/mail/mail.ts'
import { leadLines } from './lead-news.ts'
import { type Line, reminderWords, renderListing, type Section } from './listing-email.ts'
import { readReminders } from './preferences.ts'
import { unsubscribeLink } from './unsubscription.ts'

/** Sends the digest of a day, unless the day is over, the digest is off or there is nothing to say. */
export async function mailDigest(kith: Kith, { on }: { on: string }, { memberId, signal }: JobRun) {
  const ctx = await memberContextFor(kith, memberId)
  if (!ctx || !isMailSent(ctx) || on !== todayOf(ctx)) return
  const { digest } = await readReminders(ctx, ctx.member.id)
  if (digest === 0) return
  const contents = await readDigest(ctx, on)
  const { promises, dates, quiet, leads } = contents
  if (promises.length + dates.length + quiet.length + leads.length === 0) return
  await abortable(kith.mail.send(await digestEmail(ctx, contents, on)), signal)
}

async function readDigest(ctx: MemberContext, today: string): Promise<Digest> {
  const [promises, dates, quiet, { items: leads }, { waiting: leadCount }] = await Promise.all([
    readDuePromises(ctx, today),
    occasionsOn(ctx, Temporal.PlainDate.from(today)),
    readQuiet(ctx, today),
    listLeads(ctx, { state: 'waiting', limit: maxLeads }),
    countOpenLeads(ctx),
  ])
  return { promises, dates, quiet, leads, leadCount }
}

const pageSize = 200
const maxPages = 20

/** All of them, because the e-mail says how many there are. */
async function readDuePromises(ctx: MemberContext, today: string) {
  const due: Digest['promises'] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page++) {
    const { promises, next } = await listOpenPromises(ctx, { limit: pageSize, cursor })
    due.push(...promises.filter(({ dueOn, dueAssumed }) => !dueAssumed && dueOn <= today))
    cursor = next
    if (!next || promises.some(({ dueOn }) => dueOn > today)) break
  }
  return due
}

/** Everybody has a day of the week of their own, so that no digest names the same people as the day before. */
async function readQuiet(ctx: MemberContext, today: string) {
  const quiet: Digest['quiet'] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages && quiet.length < maxQuiet; page++) {
    const { nudges, next } = await listNudges(ctx, { cursor })
    quiet.push(...nudges.filter(({ connectionId }) => isDayOf(connectionId, today)))
    cursor = next
    if (!next) break
  }
  return quiet
}

function isDayOf(connectionId: string, today: string) {
  const days = Temporal.PlainDate.from('2024-01-01').until(today).days
  return Number.parseInt(connectionId.slice(-8), 16) % 7 === days % 7
}

const todayOf = (ctx: MemberContext) => ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate().toString()

const maxPromises = 10
const maxDates = 10
const maxQuiet = 5
const maxLeads = 5

type DuePromise = {
  connectionId: string
  connectionName: string
  text: string
  dueOn: string
  dueTime?: string | undefined
}
type DateToday = Awaited<ReturnType<typeof occasionsOn>>[number]
type QuietPerson = { connectionId: string; displayName: string; lastContactAt: string }
type Lead = { displayName: string; company?: string | undefined }
/** `leads` are the newest; `leadCount` is how many there are. */
type Digest = { promises: DuePromise[]; dates: DateToday[]; quiet: QuietPerson[]; leads: Lead[]; leadCount: number }

/** Names are made plain, so that they are no links: somebody who left their details chose their own. */
async function digestEmail(ctx: MemberContext, digest: Digest, today: string): Promise<Email> {
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
function subjectOf({ member }: MemberContext, { promises, dates, leadCount }: Digest) {
  const { words } = reminderWords(member)
  if (promises.length > 0) return words.dueSubject({ count: promises.length })
  const people = new Set(dates.map(({ connectionId }) => connectionId))
  if (people.size > 0) return words.datesSubject({ count: people.size })
  return leadCount > 0 ? words.leadSubject({ count: leadCount }) : words.quietSubject
}

function sectionsOf(ctx: MemberContext, digest: Digest, today: string): Section[] {
  const { promises, dates, quiet, leads, leadCount } = digest
  const { words } = reminderWords(ctx.member)
  const moreThan = (max: number, count: number) => (count > max ? words.more({ count: count - max }) : undefined)
  const people = leads.map(({ displayName, company = null }) => ({ displayName, company }))
  return [
    {
      heading: words.dueHeading,
      lines: promises.slice(0, maxPromises).map((promise) => promiseLine(ctx, promise, today)),
      more: moreThan(maxPromises, promises.length),
    },
    {
      heading: words.datesHeading,
      lines: dates.slice(0, maxDates).map((date) => dateLine(ctx, date)),
      more: moreThan(maxDates, dates.length),
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

function dateLine(ctx: MemberContext, { connectionId, displayName, ...date }: DateToday): Line {
  const { locale } = reminderWords(ctx.member)
  const { moves, occasions } = wordsFor(locale)
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
  const line = { text: plainName(displayName), url: personUrl(ctx, connectionId) }
  if (date.kind !== 'birthday')
    return { ...line, hint: moves.date({ what: plainName(date.label ?? occasions.kinds[date.kind]), day }) }
  return { ...line, hint: date.age === null ? moves.birthday({ day }) : moves.birthdayTurning({ age: date.age, day }) }
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

import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { authenticateToken } from '#members/access/authenticate.ts'
import { createToken, openSession } from '#members/access/tokens.ts'
import { signUp } from '#members/sign-up/sign-up.ts'
import { createConnection } from '#people/connections/connections.ts'
import { searchConnections } from '#people/connections/search.ts'
import { prepareDraft } from '#people/followups/followups.ts'
import { prepareInteraction } from '#people/interactions/memos.ts'
import { completePromise, createPromise } from '#people/promises/promises.ts'
import { setTagRhythm } from '#people/rhythms/tag-rhythms.ts'
import { type Context, instantText, type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { recordingUpload } from '#platform/uploads/media-kinds.ts'
import { newStagingPath, stageFile } from '#platform/uploads/stage.ts'
import { people, rui } from './people.ts'
import type { Progress } from './progress.ts'
import { finishCards, startCards } from './seed-cards.ts'
import { seedMeeting } from './seed-meeting.ts'
import { seedThreads } from './seed-threads.ts'
import { type Person, parseEntries, parsePromises } from './story.ts'

export type Access = { email: string; password: string; read: string; write: string; people: number; card: string }
type Seeded = Access & { memberId: string }

/** Fills an empty instance with Rui's last eighteen months, each record at its own time. */
export async function seed(kith: Kith, progress: Progress): Promise<Seeded> {
  const calendar = createCalendar(kith)
  const { joined, ...account } = rui
  const { member, workspace } = await signUp(at(visitor(kith), calendar.instant(joined, '09:00')), account)
  const caller = await authenticateToken(kith, await openSession(visitor(kith), member.id))
  const ctx: MemberContext = { ...visitor(kith), caller, ...caller }
  const then = <C extends Context>(ctx: C, ago: number) => at(ctx, calendar.instant(ago, '14:00'))
  const cards = await startCards(ctx, workspace.id, then)
  await transaction(ctx, async (ctx) => {
    for (const [index, person] of people.entries()) {
      progress.show(`Adding people, notes and promises: ${index + 1} of ${people.length} …`)
      await addPerson(ctx, calendar, person, index)
    }
    for (const [tag, days] of Object.entries(rhythms)) await setTagRhythm(ctx, { tag, days })
  })
  await seedMeeting(ctx)
  for (const name of drafts) await draft(at(ctx, calendar.instant(1, '21:30')), name)
  progress.show('Adding cards, visits and leads …')
  const card = await finishCards(ctx, { cards, visitor: visitor(kith), then })
  progress.show('Asking some questions …')
  await seedThreads(ctx, then)
  const read = await createToken(ctx, { name: 'Demo, Read', access: 'read', expiresInDays: 365 })
  const write = await createToken(ctx, { name: 'Demo, Read & write', access: 'write', expiresInDays: 365 })
  const { email, password } = rui
  const access = { email, password, read: read.token, write: write.token, people: people.length, card }
  return { ...access, memberId: member.id }
}

async function addPerson(ctx: MemberContext, calendar: Calendar, person: Person, index: number) {
  const { timeline, promises, longKnown, ...details } = person
  const story = parseEntries(timeline)
  const met = Math.max(...story.map(({ ago }) => ago))
  const { connectionId } = await createConnection(at(ctx, calendar.instant(met, '08:30')), {
    ...details,
    metOn: longKnown ? undefined : calendar.date(-met),
  })
  for (const [step, { ago, kind, text, file }] of story.entries()) {
    const then = at(ctx, calendar.instant(ago, timesOfDay[(index + step) % timesOfDay.length]))
    const occurredAt = instantText(then.now())
    const { commit } = await prepareInteraction(
      then,
      kind === 'memo'
        ? { connectionId, audio: await recording(ctx, file), transcript: text, occurredAt }
        : { connectionId, kind, text, occurredAt },
    )
    await commit(then)
  }
  for (const { made, dueIn, dueTime, kept, text } of parsePromises(promises)) {
    const promise = { connectionId, text, dueOn: calendar.date(dueIn), dueTime }
    const { promiseId } = await createPromise(at(ctx, calendar.instant(made, '18:15')), promise)
    if (kept !== undefined) await completePromise(at(ctx, calendar.instant(kept, '16:20')), { promiseId })
  }
}

/** Rui's rhythms for tags, in days. */
const rhythms = { client: 45, mentor: 90, sailing: 60 }

/** People with a follow-up drafted last night. */
const drafts = ['Ana Ribeiro', 'Tiago Brandão']

async function draft(ctx: MemberContext, name: string) {
  const [person] = (await searchConnections(ctx, { query: name, limit: 1 })).connections
  const { commit } = await prepareDraft(ctx, { connectionId: person?.connectionId ?? '' })
  await commit(ctx)
}

/** Stages a recording as if it had been uploaded. */
async function recording({ blobs }: Kith, file = '') {
  const sent = createReadStream(join(import.meta.dirname, 'audio', file))
  return stageFile(sent, await newStagingPath(blobs.incoming), recordingUpload)
}

const timesOfDay = ['09:20', '11:05', '12:50', '15:30', '17:45', '19:10']

type Calendar = ReturnType<typeof createCalendar>

/** Dates and times in Rui's time zone. */
function createCalendar(kith: Kith) {
  const now = kith.now()
  const today = now.toZonedDateTimeISO(rui.timeZone).toPlainDate()
  return {
    date: (days: number) => today.add({ days }).toString(),
    /** Never later than now. */
    instant: (ago: number, time = '12:00') => {
      const then = today
        .subtract({ days: ago })
        .toZonedDateTime({ timeZone: rui.timeZone, plainTime: time })
        .toInstant()
      return Temporal.Instant.compare(then, now) < 0 ? then : now
    },
  }
}

function at<C extends Context>(ctx: C, instant: Temporal.Instant): C {
  return { ...ctx, now: () => instant }
}

function visitor(kith: Kith): Context {
  return { ...kith, via: 'http', requestId: 'demo', address: 'demo', caller: null }
}

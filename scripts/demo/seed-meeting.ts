import { randomUUIDv7 } from 'node:crypto'
import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { sealSource } from '#transfer/meetings/row.ts'

const farAway = '9999-01-01T00:00:00.000Z'

/** A meeting in about two hours, in a calendar that is never read again: its server does not exist. */
export async function seedMeeting(ctx: MemberContext) {
  const [calendarId, host] = [randomUUIDv7(), 'calendar.example']
  const memberId = ctx.member.id
  const now = nowText(ctx)
  const source = { address: `https://${host}/rui.ics`, userName: undefined, password: undefined }
  const sealedSource = await sealSource(ctx, calendarId, source)
  const times = { createdAt: now, lastReadAt: now, triedAt: now, nextReadAt: farAway, lookAt: farAway }
  await ctx.db
    .insertInto('meetingCalendars')
    .values({ ...times, memberId, id: calendarId, name: 'Work', host, sealedSource, ownEmails: json([]), failures: 0 })
    .execute()
  const startsAt = ctx.now().round({ smallestUnit: 'hour', roundingMode: 'ceil' }).add({ hours: 2 })
  const attendees = [
    { email: 'ana.ribeiro@bancoatlantico.example', name: 'Ana Ribeiro' },
    { email: 'duarte.pimentel@bancoatlantico.example', name: 'Duarte Pimentel' },
  ]
  await ctx.db
    .insertInto('meetings')
    .values({
      ...{
        memberId,
        id: randomUUIDv7(),
        calendarId,
        uid: 'phase-two',
        originalStart: '',
        title: 'Phase two, first look',
      },
      startsAt: instantText(startsAt),
      endsAt: instantText(startsAt.add({ hours: 1 })),
      attendees: json(attendees),
    })
    .execute()
}

import type { Kysely } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** Calendars that Kith reads, their meetings with other people, the timeline entries made of them, and dismissed attendees. */
export async function meetingCalendars(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('meeting_calendars')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('name', is.text, (c) => c.notNull())
    .addColumn('host', is.text, (c) => c.notNull())
    .addColumn('sealed_source', is.text, (c) => c.notNull())
    .addColumn('own_emails', is.json, (c) => c.notNull())
    .addColumn('etag', is.text)
    .addColumn('modified', is.text)
    .addColumn('parsed_at', is.instant)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('last_read_at', is.instant)
    .addColumn('tried_at', is.instant)
    .addColumn('problem', is.text)
    .addColumn('failures', is.integer, (c) => c.notNull())
    .addColumn('next_read_at', is.instant, (c) => c.notNull())
    .addColumn('look_at', is.instant, (c) => c.notNull())
    .addColumn('removed_at', is.instant)
    .addPrimaryKeyConstraint('meeting_calendars_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('meeting_calendars_by_look').on('meeting_calendars').column('look_at').execute()
  await createMeetings(db, { is, tableEnd })
  await createEntries(db, { is, tableEnd })
  await db.schema
    .createTable('dismissed_attendees')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('email', is.text, (c) => c.notNull())
    .addColumn('dismissed_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('dismissed_attendees_key', ['member_id', 'email'])
    .modifyEnd(tableEnd)
    .execute()
}

type Means = { is: Engine['columns']; tableEnd: Engine['tableEnd'] }

async function createMeetings(db: Kysely<unknown>, { is, tableEnd }: Means) {
  await db.schema
    .createTable('meetings')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('calendar_id', is.id, (c) => c.notNull())
    .addColumn('uid', is.text, (c) => c.notNull())
    .addColumn('original_start', is.text, (c) => c.notNull())
    .addColumn('starts_at', is.instant, (c) => c.notNull())
    .addColumn('ends_at', is.instant, (c) => c.notNull())
    .addColumn('title', is.text, (c) => c.notNull())
    .addColumn('attendees', is.json, (c) => c.notNull())
    .addColumn('cancelled_at', is.instant)
    .addPrimaryKeyConstraint('meetings_key', ['member_id', 'id'])
    .addForeignKeyConstraint(
      'meetings_of_calendar',
      ['member_id', 'calendar_id'],
      'meeting_calendars',
      ['member_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('meetings_by_occurrence')
    .unique()
    .on('meetings')
    .columns(['member_id', 'uid', 'original_start', 'calendar_id'])
    .execute()
  await db.schema.createIndex('meetings_by_end').on('meetings').columns(['member_id', 'ends_at', 'id']).execute()
}

async function createEntries(db: Kysely<unknown>, { is, tableEnd }: Means) {
  await db.schema
    .createTable('meeting_entries')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('meeting_id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('ix_id', is.id, (c) => c.notNull())
    .addColumn('email', is.text, (c) => c.notNull())
    .addColumn('occurred_at', is.instant, (c) => c.notNull())
    .addColumn('withdrawn_at', is.instant)
    .addPrimaryKeyConstraint('meeting_entries_key', ['member_id', 'meeting_id', 'connection_id'])
    .addForeignKeyConstraint(
      'meeting_entries_of_meeting',
      ['member_id', 'meeting_id'],
      'meetings',
      ['member_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
}

import { createECDH } from 'node:crypto'
import { sql } from 'kysely'
import { countedNumber, longInteger, type Steps } from './step.ts'

export const notesAndDevices: Steps = {
  /** Whether an entry counts as contact. Older entries count as before. */
  '025-contact-by-entry': ({ columns: { text } }) => [
    sql`alter table interactions add column contact ${text} default 'yes' not null`,
  ],
  /** Facts about people from notes. A fact is removed and moved with its entry. */
  '027-facts': ({ columns: { id, text }, tableEnd }) => [
    sql`create table facts (
      member_id ${id} not null, interaction_id ${id} not null, number integer not null, kind ${text} not null,
      about ${text}, value ${text} not null, ends integer not null, sentence ${text} not null,
      constraint facts_key primary key (member_id, interaction_id, number),
      constraint facts_in foreign key (member_id, interaction_id)
        references interactions (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create index facts_by_kind on facts (member_id, kind, interaction_id)`,
  ],
  /** Which tools the member allowed each app. The whole API includes all of them. */
  '028-tools-of-apps': ({ columns: { text } }) => [
    sql`alter table apps add column tools ${text} default 'standard' not null`,
    sql`update apps set tools = 'full' where resource = 'api'`,
  ],
  /** Changes that apps and tokens made with tools during the last day. The highest number is the latest. */
  '029-tool-changes': ({ name, columns: { id, instant, json, text }, tableEnd }) => [
    sql`create table tool_changes (
      number ${countedNumber(name)}, member_id ${id} not null references members (id) on delete cascade,
      token_id ${id} not null, operation ${text} not null, records ${json} not null, created_at ${instant} not null
    ) ${tableEnd}`,
    sql`create index tool_changes_of_token on tool_changes (member_id, token_id, number)`,
  ],
  /** A card's own colors, company logo and background picture. */
  '030-looks-of-cards': ({ columns: { json } }) => [
    sql`alter table cards add column colours ${json}`,
    sql`alter table cards add column logo ${json}`,
    sql`alter table cards add column background_image ${json}`,
  ],
  /** Which values a row keeps when they differ, and how far a member has reviewed an import. */
  '033-import-choices': ({ columns: { text } }) => [
    sql`alter table import_rows add column chosen_values ${text}`,
    sql`alter table imports add column reviewed_to integer`,
  ],
  /** A member's reminders, when they were last sent, and when to check again. */
  '034-reminders': ({ columns: { date, id, instant }, tableEnd }) => [
    sql`create table reminders (
      member_id ${id} not null references members (id) on delete cascade, digest integer not null,
      morning_hour integer not null, lead_mail integer not null, push_promises integer not null,
      push_leads integer not null, push_names integer not null, digest_on ${date}, digest_at ${instant},
      look_at ${instant}, looked_until ${instant}, leads_told_at ${instant}, lead_news_at ${instant},
      constraint reminders_key primary key (member_id)
    ) ${tableEnd}`,
    sql`create index reminders_by_digest_at on reminders (digest_at) where digest_at is not null`,
    sql`create index reminders_by_look_at on reminders (look_at) where look_at is not null`,
  ],
  /** Browsers that receive notifications, each until its session ends, and the keys that sign notifications. */
  '035-push-subscriptions': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`create table push_subscriptions (
      member_id ${id} not null, id ${id} not null, token_id ${id} not null, endpoint ${text} not null,
      p256dh ${text} not null, auth ${text} not null, device ${text}, created_at ${instant} not null,
      constraint push_subscriptions_key primary key (member_id, id),
      constraint push_subscriptions_of_token foreign key (member_id, token_id)
        references tokens (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create unique index push_subscriptions_by_endpoint on push_subscriptions (member_id, endpoint)`,
    sql`create index push_subscriptions_by_token on push_subscriptions (member_id, token_id)`,
    sql`alter table instance add column push_public_key ${text}`,
    sql`alter table instance add column push_private_key ${text}`,
    setPushKeys(),
  ],
  /** The address book that devices sync: its cards, the last event it includes, and earlier versions. */
  '037-address-books': ({ name, columns: { id, instant, text }, tableEnd }) => [
    sql`create table address_books (
      member_id ${id} not null references members (id) on delete cascade, revision integer not null,
      events_read ${longInteger(name)} not null, scanned_to ${id}, writer integer not null, people ${text} not null, tag ${text},
      told_at ${instant},
      constraint address_books_key primary key (member_id)
    ) ${tableEnd}`,
    sql`create table address_cards (
      member_id ${id} not null references members (id) on delete cascade, name ${text} not null, connection_id ${id},
      revision integer not null, revised_at ${instant} not null, card ${text} not null, photo ${text},
      photo_hash ${text}, gone_at ${instant}, gone_as ${text}, note_id ${id},
      constraint address_cards_key primary key (member_id, name)
    ) ${tableEnd}`,
    sql`create index address_cards_by_revision on address_cards (member_id, revision)`,
    sql`create index address_cards_by_connection_id on address_cards (member_id, connection_id)`,
    sql`create table address_card_versions (
      member_id ${id} not null, connection_id ${id} not null, revision integer not null, card ${text} not null,
      photo_hash ${text}, created_at ${instant} not null,
      constraint address_card_versions_key primary key (member_id, connection_id, revision),
      constraint address_card_versions_of foreign key (member_id, connection_id)
        references connections (member_id, id) on delete cascade
    ) ${tableEnd}`,
  ],
  /** Connected calendars, their meetings, the timeline entries made from them, and dismissed attendees. */
  '038-meeting-calendars': ({ columns: { id, instant, json, text }, tableEnd }) => [
    sql`create table meeting_calendars (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null, name ${text} not null,
      host ${text} not null, sealed_source ${text} not null, own_emails ${json} not null, etag ${text},
      modified ${text}, parsed_at ${instant}, created_at ${instant} not null, last_read_at ${instant},
      tried_at ${instant}, problem ${text}, failures integer not null, next_read_at ${instant} not null,
      look_at ${instant} not null, removed_at ${instant},
      constraint meeting_calendars_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index meeting_calendars_by_look on meeting_calendars (look_at)`,
    sql`create table meetings (
      member_id ${id} not null, id ${id} not null, calendar_id ${id} not null, uid ${text} not null,
      original_start ${text} not null, starts_at ${instant} not null, ends_at ${instant} not null,
      title ${text} not null, attendees ${json} not null, cancelled_at ${instant},
      constraint meetings_key primary key (member_id, id),
      constraint meetings_of_calendar foreign key (member_id, calendar_id)
        references meeting_calendars (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create unique index meetings_by_occurrence on meetings (member_id, uid, original_start, calendar_id)`,
    sql`create index meetings_by_end on meetings (member_id, ends_at, id)`,
    sql`create table meeting_entries (
      member_id ${id} not null, meeting_id ${id} not null, connection_id ${id} not null, ix_id ${id} not null,
      email ${text} not null, occurred_at ${instant} not null, withdrawn_at ${instant},
      constraint meeting_entries_key primary key (member_id, meeting_id, connection_id),
      constraint meeting_entries_of_meeting foreign key (member_id, meeting_id)
        references meetings (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create table dismissed_attendees (
      member_id ${id} not null references members (id) on delete cascade, email ${text} not null,
      dismissed_at ${instant} not null,
      constraint dismissed_attendees_key primary key (member_id, email)
    ) ${tableEnd}`,
  ],
  /** Promises as devices sync them. */
  '039-tasks': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`create table task_lists (
      member_id ${id} not null references members (id) on delete cascade, revision integer not null,
      seen ${text} not null,
      constraint task_lists_key primary key (member_id)
    ) ${tableEnd}`,
    sql`create table tasks (
      member_id ${id} not null references members (id) on delete cascade, name ${text} not null, id ${id} not null,
      uid ${text} not null, promise_id ${id}, revision integer not null, revised_at ${instant} not null,
      text ${text} not null, kept_lines ${text} not null, kept_around ${text} not null, gone_at ${instant},
      gone_as ${text},
      constraint tasks_key primary key (member_id, name)
    ) ${tableEnd}`,
    sql`create index tasks_by_revision on tasks (member_id, revision)`,
    sql`create index tasks_by_promise_id on tasks (member_id, promise_id)`,
    sql`create index tasks_by_uid on tasks (member_id, uid)`,
    sql`create index tasks_by_id on tasks (member_id, id)`,
  ],
}

/** A pair of P-256 (RFC 8292). The private key always has 32 bytes, however small the number is. */
function setPushKeys() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  const privateKey = Buffer.alloc(32)
  const number = pair.getPrivateKey()
  number.copy(privateKey, 32 - number.length)
  return sql`update instance set push_public_key = ${publicKey}, push_private_key = ${privateKey.toString('base64url')}`
}

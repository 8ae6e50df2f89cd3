import { sql } from 'kysely'
import { longInteger, type Steps } from './step.ts'

export const importsAndSignIn: Steps = {
  '007-calendar-feeds': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`create table calendar_feeds (
      member_id ${id} not null references members (id) on delete cascade, hash ${text} not null unique,
      promises integer not null, birthdays integer not null, details ${text} not null, created_at ${instant} not null,
      last_read_at ${instant},
      constraint calendar_feeds_key primary key (member_id)
    ) ${tableEnd}`,
  ],
  '008-imports': ({ columns: { id, instant, json, text }, tableEnd }) => [
    sql`create table contact_extras (
      member_id ${id} not null, connection_id ${id} not null, properties ${json} not null,
      constraint contact_extras_key primary key (member_id, connection_id),
      constraint contact_extras_of foreign key (member_id, connection_id)
        references connections (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create table contact_uids (
      member_id ${id} not null, uid ${text} not null, connection_id ${id} not null,
      constraint contact_uids_key primary key (member_id, uid),
      constraint contact_uids_of foreign key (member_id, connection_id)
        references connections (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create index contact_uids_by_person on contact_uids (member_id, connection_id)`,
    sql`create table imports (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null, state ${text} not null,
      format ${text}, bytes integer not null, tag ${text}, progress integer not null, problems ${json} not null,
      conflicts ${text} not null, notes ${text} not null, failure ${text}, created_at ${instant} not null,
      read_at ${instant}, applied_at ${instant}, undone_at ${instant},
      constraint imports_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create table import_rows (
      member_id ${id} not null, import_id ${id} not null, number integer not null, line integer not null,
      verdict ${text} not null, contents ${json} not null, finding ${json} not null, action ${text}, chosen_id ${id},
      deed ${text}, outcome ${json}, connection_id ${id},
      constraint import_rows_key primary key (member_id, import_id, number),
      constraint import_rows_of foreign key (member_id, import_id)
        references imports (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create index import_rows_by_person on import_rows (member_id, connection_id) where connection_id is not null`,
    // Counting rows by verdict and result reads only this index.
    sql`create index import_rows_by_verdict on import_rows (member_id, import_id, verdict, deed, number)`,
  ],
  '009-archives': ({ columns: { id, instant, json, text }, tableEnd }) => [
    sql`create table archive_imports (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null, origin ${json} not null,
      reached ${json} not null, tallies ${json} not null, remarks ${json} not null, created_at ${instant} not null,
      started_at ${instant}, finished_at ${instant}, failure ${text},
      constraint archive_imports_key primary key (member_id, id)
    ) ${tableEnd}`,
  ],
  '010-forgotten-passwords': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`create table password_resets (
      member_id ${id} not null references members (id) on delete cascade, hash ${text} not null unique,
      expires_at ${instant} not null,
      constraint password_resets_key primary key (member_id)
    ) ${tableEnd}`,
  ],
  /** The last event that the vectors include. They already have everything before this migration. */
  '011-vectors-follow-events': ({ name }) => [
    sql`alter table instance add column vectors_after ${longInteger(name)} default 0 not null`,
    sql`update instance set vectors_after = (select coalesce(max(number), 0) from events)`,
  ],
  /** How lists of people are sorted and filtered, and how the app looks. The next start fills it in. */
  '012-people-in-order': ({ columns: { id, instant, text }, indexTableEnd }) => [
    sql`alter table connections add column sort_name ${text} default '' not null`,
    sql`create index connections_by_sort_name on connections (member_id, sort_name, id)`,
    sql`create table connection_labels (
      member_id ${id} not null, kind ${text} not null, label_key ${text} not null, sort_name ${text} not null,
      connection_id ${id} not null, label ${text} not null,
      constraint connection_labels_key primary key (member_id, kind, label_key, sort_name, connection_id),
      constraint connection_labels_of foreign key (member_id, connection_id)
        references connections (member_id, id) on delete cascade
    ) ${indexTableEnd}`,
    sql`create index connection_labels_by_person on connection_labels (member_id, connection_id, kind, label_key)`,
    sql`alter table members add column locale ${text}`,
    sql`alter table members add column theme ${text} default 'system' not null`,
    sql`alter table members add column keys_off_at ${instant}`,
  ],
  '013-chosen-ids': ({ columns: { id, instant }, tableEnd }) => [
    sql`create table chosen_ids (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null,
      created_at ${instant} not null,
      constraint chosen_ids_key primary key (member_id, id)
    ) ${tableEnd}`,
  ],
  '014-captures': ({ columns: { id, instant, json, text }, tableEnd }) => [
    sql`create table captures (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null, kind ${text} not null,
      text ${text}, transcript ${text}, source ${text} not null, occurred_at ${instant} not null,
      created_at ${instant} not null, audio ${json},
      constraint captures_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index captures_by_time on captures (member_id, occurred_at, id)`,
  ],
  '015-removals': ({ columns: { id, instant, json, text }, tableEnd }) => [
    sql`create table removals (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null, kind ${text} not null,
      subject_id ${id} not null, connection_id ${id}, label ${text} not null, removed_at ${instant} not null,
      constraint removals_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index removals_by_subject on removals (member_id, kind, subject_id)`,
    sql`create index removals_by_age on removals (member_id, removed_at, id)`,
    sql`create table removed_records (
      member_id ${id} not null, removal_id ${id} not null, table_name ${text} not null, record_id ${text} not null,
      before ${json} not null, after ${json},
      constraint removed_records_key primary key (member_id, removal_id, table_name, record_id),
      constraint removed_records_of foreign key (member_id, removal_id)
        references removals (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create index removed_records_by_record on removed_records (member_id, record_id)`,
  ],
  /** Shows which photo files are still used. */
  '016-photos-of-people': ({ columns: { text } }) => [
    sql`alter table connections add column photo ${text}`,
    sql`create index connections_by_photo on connections (member_id, photo) where photo is not null`,
  ],
  /** How often a process died while running the job. */
  '017-buried-jobs': () => [sql`alter table jobs add column deaths integer default 0 not null`],
  /** Which tokens may manage access, what they made, and what the tokens of an app open. */
  '019-managed-access': ({ columns: { id, text } }) => [
    sql`alter table tokens add column manages integer default 0 not null`,
    sql`alter table apps add column resource ${text} default 'mcp' not null`,
    sql`alter table webhooks add column made_by ${id}`,
    sql`alter table invites add column made_by ${id}`,
    sql`alter table invites add column revoked_for ${text}`,
    sql`create index invites_pending_by_inviter on invites (invited_by, created_at) where accepted_at is null`,
  ],
  /** Hashes of where members have signed in before. */
  '018-known-places': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`create table known_places (
      member_id ${id} not null references members (id) on delete cascade, hash ${text} not null,
      seen_at ${instant} not null,
      constraint known_places_key primary key (member_id, hash)
    ) ${tableEnd}`,
  ],
  /** Up to this event number, event ids were plain numbers. */
  '018-opaque-event-ids': ({ name }) => [
    sql`alter table instance add column plain_events_until ${longInteger(name)} default 0 not null`,
    sql`update instance set plain_events_until = (select coalesce(max(number), 0) from events)`,
  ],
  '020-security-log': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`create table security_log (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null, kind ${text} not null,
      at ${instant} not null, network ${text}, device ${text}, detail ${text}, times integer not null,
      constraint security_log_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index security_log_by_age on security_log (member_id, at, id)`,
  ],
  /** Where a session was started. Older sessions have neither. */
  '021-sessions-by-device': ({ columns: { text } }) => [
    sql`alter table tokens add column device ${text}`,
    sql`alter table tokens add column network ${text}`,
  ],
  '022-passkeys': ({ name, columns: { id, instant, text }, tableEnd }) => [
    sql`create table passkeys (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null,
      credential_id ${text} not null unique, public_key ${text} not null, counter ${longInteger(name)} not null,
      transports ${text} not null, name ${text} not null, kind ${text} not null, backed_up_at ${instant},
      created_at ${instant} not null, last_used_at ${instant},
      constraint passkeys_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create table passkey_challenges (
      hash ${text} not null primary key, member_id ${id} references members (id) on delete cascade,
      purpose ${text} not null, expires_at ${instant} not null
    ) ${tableEnd}`,
    sql`create index passkey_challenges_by_age on passkey_challenges (expires_at)`,
    sql`create index passkey_challenges_by_member on passkey_challenges (member_id)`,
    sql`alter table tokens add column confirmed_at ${instant}`,
  ],
  '023-two-step-sign-in': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`create table authenticator_apps (
      member_id ${id} not null references members (id) on delete cascade, secret ${text} not null,
      last_step integer not null, created_at ${instant} not null, confirmed_at ${instant},
      constraint authenticator_apps_key primary key (member_id)
    ) ${tableEnd}`,
    sql`create table recovery_codes (
      member_id ${id} not null references members (id) on delete cascade, hash ${text} not null,
      constraint recovery_codes_key primary key (member_id, hash)
    ) ${tableEnd}`,
  ],
  /** When members confirmed their e-mail address, and the links they confirm it with. */
  '024-verified-addresses': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`alter table members add column email_verified_at ${instant}`,
    sql`alter table password_resets add column mailed_at ${instant}`,
    sql`create table email_links (
      hash ${text} not null, email ${text} not null, member_id ${id} references members (id) on delete cascade,
      expires_at ${instant} not null,
      constraint email_links_key primary key (hash)
    ) ${tableEnd}`,
    sql`create index email_links_by_member on email_links (member_id) where member_id is not null`,
    sql`create index email_links_by_email on email_links (email)`,
    sql`create index email_links_by_expiry on email_links (expires_at)`,
  ],
}

import { sql } from 'kysely'
import { countedNumber, type Steps } from './step.ts'

export const membersAndPeople: Steps = {
  '001-the-house': ({ name, columns: { date, id, instant, json, text }, indexTableEnd, tableEnd }) => [
    sql`create table members (
      id ${id} not null primary key, name ${text} not null, email ${text} not null unique,
      password_hash ${text} not null, time_zone ${text} not null, created_at ${instant} not null
    ) ${tableEnd}`,
    sql`create table instance (
      id integer not null primary key, owner_id ${id} references members (id), search_version integer not null
    ) ${tableEnd}`,
    sql`insert into instance (id, search_version) values (1, 0)`,
    sql`create table workspaces (
      id ${id} not null primary key, slug ${text} not null unique, name ${text} not null,
      created_at ${instant} not null
    ) ${tableEnd}`,
    sql`create table memberships (
      member_id ${id} not null references members (id) on delete cascade,
      workspace_id ${id} not null references workspaces (id) on delete cascade, role ${text} not null,
      joined_at ${instant} not null,
      constraint memberships_key primary key (member_id, workspace_id)
    ) ${tableEnd}`,
    sql`create index memberships_by_workspace on memberships (workspace_id)`,
    sql`create table tokens (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null, kind ${text} not null,
      name ${text} not null, access ${text} not null, hash ${text} not null unique, created_at ${instant} not null,
      expires_at ${instant}, last_used_at ${instant},
      constraint tokens_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create table idempotency (
      scope ${text} not null, operation ${text} not null, key_hash ${text} not null, fingerprint ${text} not null,
      answer ${text}, created_at ${instant} not null,
      constraint idempotency_key primary key (scope, operation, key_hash)
    ) ${tableEnd}`,
    sql`create index idempotency_by_age on idempotency (created_at)`,
    sql`create table connections (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null,
      display_name ${text} not null, company ${text}, title ${text}, emails ${json} not null, phones ${json} not null,
      tags ${json} not null, profiles ${json} not null, location ${text}, how_met ${text}, met_on ${date},
      birthday ${text}, rhythm_days integer, created_at ${instant} not null, updated_at ${instant} not null,
      last_contact_at ${instant}, recent_at ${instant} not null,
      constraint connections_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index connections_by_recent on connections (member_id, recent_at, id)`,
    sql`create table interactions (
      member_id ${id} not null, id ${id} not null, connection_id ${id} not null, kind ${text} not null, text ${text},
      transcript ${text}, source ${text} not null, occurred_at ${instant} not null, created_at ${instant} not null,
      constraint interactions_key primary key (member_id, id),
      constraint interactions_of foreign key (member_id, connection_id)
        references connections (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create index interactions_by_connection on interactions (member_id, connection_id, occurred_at, id)`,
    sql`create table promises (
      member_id ${id} not null, id ${id} not null, connection_id ${id} not null, text ${text} not null,
      due_on ${date} not null, due_time ${text} not null, created_at ${instant} not null, completed_at ${instant},
      constraint promises_key primary key (member_id, id),
      constraint promises_of foreign key (member_id, connection_id)
        references connections (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create index promises_by_connection on promises (member_id, connection_id, due_on)`,
    sql`create index promises_open_by_due on promises (member_id, due_on, due_time, id) where completed_at is null`,
    sql`create table search_terms (
      member_id ${id} not null, place ${text} not null, term ${text} not null, connection_id ${id} not null,
      source_id ${id} not null,
      constraint search_terms_key primary key (member_id, place, term, connection_id, source_id)
    ) ${indexTableEnd}`,
    sql`create table search_variants (
      member_id ${id} not null, variant ${text} not null, term ${text} not null,
      constraint search_variants_key primary key (member_id, variant, term)
    ) ${indexTableEnd}`,
    // Shared by all processes, in the shape that rate-limiter-flexible expects.
    ...(name === 'postgres'
      ? [sql`create table rate_limits (key ${text} primary key, points integer default 0 not null, expire bigint)`]
      : []),
  ],
  '002-the-living-memory': ({ name, columns: { date, id, instant, json, text }, tableEnd }) => [
    sql`alter table connections add column tag_rhythm_days integer`,
    sql`alter table connections add column learned_rhythm_days integer`,
    sql`alter table connections add column rest_until ${date}`,
    sql`alter table connections add column contact_due_on ${date}`,
    sql`alter table connections add column birthday_on ${text}`,
    sql`alter table connections add column name_key ${text}`,
    sql`create index connections_by_due on connections (member_id, contact_due_on, id) where contact_due_on is not null`,
    sql`create index connections_by_age on connections (member_id, created_at, id) where created_at is not null`,
    sql`create index connections_by_birthday on connections (member_id, birthday_on, id) where birthday_on is not null`,
    sql`create index connections_by_name on connections (member_id, name_key, id) where name_key is not null`,
    // Few among many, and the first to be reminded of.
    sql`create index connections_by_chosen_rhythm on connections (member_id, contact_due_on, id)
      where coalesce(rhythm_days, tag_rhythm_days) is not null`,
    sql`create table tag_rhythms (
      member_id ${id} not null references members (id) on delete cascade, tag_key ${text} not null,
      tag ${text} not null, days integer not null,
      constraint tag_rhythms_key primary key (member_id, tag_key)
    ) ${tableEnd}`,
    sql`alter table interactions add column audio ${json}`,
    sql`alter table promises add column interaction_id ${id}`,
    sql`alter table promises add column sentence ${text}`,
    sql`alter table promises add column due_assumed_at ${instant}`,
    sql`create table findings (
      member_id ${id} not null, id ${id} not null, connection_id ${id} not null, interaction_id ${id} not null,
      text ${text} not null, sentence ${text} not null, due_on ${date}, due_time ${text} not null,
      found_by ${text} not null, created_at ${instant} not null, promise_id ${id}, dismissed_at ${instant},
      constraint findings_key primary key (member_id, id),
      constraint findings_in foreign key (member_id, interaction_id)
        references interactions (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create index findings_by_interaction on findings (member_id, interaction_id, id)`,
    sql`create index findings_suggested on findings (member_id, id) where promise_id is null and dismissed_at is null`,
    sql`create table followups (
      member_id ${id} not null, id ${id} not null, connection_id ${id} not null, subject ${text} not null,
      body ${text} not null, drew_on ${json} not null, written_by ${text} not null, created_at ${instant} not null,
      updated_at ${instant} not null, snoozed_until ${instant}, closed_at ${instant}, closed_as ${text},
      interaction_id ${id},
      constraint followups_key primary key (member_id, id),
      constraint followups_to foreign key (member_id, connection_id)
        references connections (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create index followups_by_connection on followups (member_id, connection_id, id)`,
    sql`create index followups_waiting on followups (member_id, id) where closed_at is null`,
    sql`create table merges (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null,
      connection_id ${id} not null, other_id ${id} not null, before ${json} not null, moved ${json} not null,
      created_at ${instant} not null, undone_at ${instant},
      constraint merges_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index merges_by_kept on merges (member_id, connection_id, id)`,
    sql`create table distinct_people (
      member_id ${id} not null references members (id) on delete cascade, one_id ${id} not null,
      other_id ${id} not null,
      constraint distinct_people_key primary key (member_id, one_id, other_id)
    ) ${tableEnd}`,
    // Any process takes the next job, so jobs are sorted by time and not by member.
    sql`create table jobs (
      id ${id} not null primary key, kind ${text} not null, member_id ${id} references members (id) on delete cascade,
      about ${json} not null, "only" ${text} unique, run_at ${instant} not null, attempts integer not null,
      progress integer, failure ${text}, dead_at ${instant}, created_at ${instant} not null
    ) ${tableEnd}`,
    sql`create index jobs_by_time on jobs (run_at, id) where dead_at is null`,
    sql`create index jobs_by_member on jobs (member_id, id)`,
    // A number may be drawn before an earlier one is committed. On PostgreSQL `tx` shows a reader which are settled.
    sql`create table events (
      number ${countedNumber(name)}, member_id ${id} not null references members (id) on delete cascade,
      kind ${text} not null, subject_id ${id} not null, connection_id ${id}, created_at ${instant} not null
      ${name === 'postgres' ? sql`, tx xid8 not null default pg_current_xact_id()` : sql``}
    ) ${tableEnd}`,
    sql`create index events_by_member on events (member_id, number)`,
    sql`create index events_by_age on events (member_id, created_at)`,
  ],
}

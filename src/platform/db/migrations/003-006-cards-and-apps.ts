import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { longInteger, type Steps } from './step.ts'

export const cardsAndApps: Steps = {
  '003-cards-to-share': ({ columns: { date, id, instant, json, text }, tableEnd }) => [
    // The key with which all processes stamp the forms on public pages.
    sql`alter table instance add column stamp_key ${text}`,
    sql`update instance set stamp_key = ${randomBytes(32).toString('base64url')}`,
    sql`alter table members add column default_card_id ${id}`,
    sql`create table cards (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null,
      template_id ${id} not null, colour ${text} not null, contents ${json} not null, photo ${json},
      video_background_id ${text}, hidden_at ${instant}, listed_at ${instant}, created_at ${instant} not null,
      updated_at ${instant} not null,
      constraint cards_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create table card_addresses (
      workspace_id ${id} not null references workspaces (id) on delete cascade, slug ${text} not null,
      code ${text} not null unique, member_id ${id} not null, card_id ${id} not null unique,
      constraint card_addresses_key primary key (workspace_id, slug),
      constraint card_addresses_of foreign key (member_id, card_id)
        references cards (member_id, id) on delete cascade on update cascade
    ) ${tableEnd}`,
    sql`create table card_days (
      member_id ${id} not null, card_id ${id} not null, day ${date} not null, views integer default 0 not null,
      bot_views integer default 0 not null, saves integer default 0 not null, exchanges integer default 0 not null,
      constraint card_days_key primary key (member_id, card_id, day),
      constraint card_days_of foreign key (member_id, card_id)
        references cards (member_id, id) on delete cascade on update cascade
    ) ${tableEnd}`,
    sql`create table leads (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null,
      source_card ${json} not null, display_name ${text} not null, email ${text}, phone ${text}, company ${text},
      title ${text}, note ${text}, profiles ${json} not null, consent ${json}, fingerprint ${text} not null,
      held_at ${instant}, held_for ${json} not null, created_at ${instant} not null, updated_at ${instant} not null,
      connected_at ${instant}, connection_id ${id}, discarded_at ${instant},
      constraint leads_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index leads_by_age on leads (member_id, created_at, id)`,
    sql`create index leads_by_fingerprint on leads (member_id, fingerprint, created_at)`,
    sql`create index leads_waiting on leads (member_id, created_at, id)
      where connected_at is null and discarded_at is null`,
    sql`create table invites (
      id ${id} not null primary key, workspace_id ${id} not null references workspaces (id) on delete cascade,
      invited_by ${id} references members (id) on delete set null, email ${text} not null, role ${text} not null,
      token_hash ${text} not null unique, mailed_hash ${text} unique, created_at ${instant} not null,
      expires_at ${instant} not null, mailed_at ${instant}, accepted_at ${instant},
      accepted_by ${id} references members (id) on delete set null, revoked_at ${instant}
    ) ${tableEnd}`,
    sql`create index invites_by_workspace on invites (workspace_id, created_at, id)`,
  ],
  '004-questions-and-answers': ({ columns: { bytes, id, instant, json, text }, tableEnd }) => [
    sql`create table threads (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null, title ${text},
      turns integer default 0 not null, created_at ${instant} not null, updated_at ${instant} not null,
      constraint threads_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index threads_by_update on threads (member_id, updated_at, id)`,
    sql`create table messages (
      member_id ${id} not null, id ${id} not null, thread_id ${id} not null, turn integer not null,
      attempt integer not null, content ${text} not null, time_zone ${text} not null, created_at ${instant} not null,
      connection_id ${id}, answered_at ${instant}, failure ${text}, written_by ${text}, citations ${json},
      about ${json}, input_tokens integer, output_tokens integer, rating ${text}, rating_note ${text},
      rated_at ${instant},
      constraint messages_key primary key (member_id, id),
      constraint messages_of foreign key (member_id, thread_id) references threads (member_id, id) on delete cascade
    ) ${tableEnd}`,
    sql`create unique index messages_by_turn on messages (member_id, thread_id, turn, attempt)`,
    sql`create index messages_rated on messages (member_id, rated_at, id) where rated_at is not null`,
    sql`create table vectors (
      member_id ${id} not null references members (id) on delete cascade, source_id ${id} not null,
      model ${text} not null, text_hash ${text} not null, vector ${bytes} not null, made_at ${instant} not null,
      constraint vectors_key primary key (member_id, source_id)
    ) ${tableEnd}`,
    // Vectors made since a process last looked.
    sql`create index vectors_by_time on vectors (member_id, made_at, source_id)`,
    // Entries just before and after, about any person.
    sql`create index interactions_by_time on interactions (member_id, occurred_at, id)`,
    // Answers say which words came from a visitor: few rows in long timelines.
    sql`create index interactions_of_visitors on interactions (member_id, connection_id) where source = 'visitor'`,
    sql`create index leads_by_person on leads (member_id, connection_id) where connection_id is not null`,
  ],
  '005-connected-apps': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`create table apps (
      id ${id} not null primary key, member_id ${id} not null references members (id) on delete cascade,
      client_id ${text} not null, name ${text} not null, host ${text} not null, access ${text} not null,
      connected_at ${instant} not null, last_used_at ${instant}
    ) ${tableEnd}`,
    sql`create index apps_by_member on apps (member_id, connected_at, id)`,
    sql`create index apps_by_client on apps (client_id)`,
    sql`create table app_tokens (
      hash ${text} not null primary key, app_id ${id} not null references apps (id) on delete cascade,
      kind ${text} not null, access ${text}, audience ${text}, payload ${text} not null,
      expires_at ${instant} not null, consumed_at ${instant}
    ) ${tableEnd}`,
    sql`create index app_tokens_by_app on app_tokens (app_id, kind, expires_at)`,
    sql`create index app_tokens_by_end on app_tokens (expires_at)`,
    sql`create table app_clients (
      id ${text} not null primary key, payload ${text} not null, created_at ${instant} not null,
      granted_at ${instant}
    ) ${tableEnd}`,
    sql`create index app_clients_by_age on app_clients (created_at)`,
    sql`create table app_requests (
      id ${text} not null primary key, payload ${text} not null, expires_at ${instant} not null
    ) ${tableEnd}`,
    sql`create index app_requests_by_end on app_requests (expires_at)`,
    sql`create table app_keys (
      id ${id} not null primary key, kind ${text} not null, payload ${text} not null, created_at ${instant} not null
    ) ${tableEnd}`,
  ],
  '006-webhooks': ({ name, columns: { id, instant, json, text }, tableEnd }) => [
    sql`create table webhooks (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null, url ${text} not null,
      kinds ${json}, description ${text}, secret ${text} not null, old_secret ${text}, old_secret_until ${instant},
      created_at ${instant} not null, updated_at ${instant} not null, disabled_at ${instant}, disabled_for ${text},
      after_number ${longInteger(name)} not null, due_at ${instant}, busy_until ${instant}, turns integer default 0 not null,
      failures integer default 0 not null, failing_since ${instant}, rest_until ${instant},
      constraint webhooks_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create table deliveries (
      member_id ${id} not null, id ${id} not null, webhook_id ${id} not null, number ${longInteger(name)}, kind ${text} not null,
      subject_id ${id} not null, connection_id ${id}, happened_at ${instant} not null, created_at ${instant} not null,
      attempts integer not null, next_try_at ${instant}, delivered_at ${instant}, failed_at ${instant},
      status integer, failure ${text}, took_ms integer,
      constraint deliveries_key primary key (member_id, id),
      constraint deliveries_of foreign key (member_id, webhook_id)
        references webhooks (member_id, id) on delete cascade
    ) ${tableEnd}`,
    // An event is delivered once, even if two processes read it.
    sql`create unique index deliveries_once on deliveries (member_id, webhook_id, number)`,
    sql`create index deliveries_by_id on deliveries (member_id, webhook_id, id)`,
    sql`create index deliveries_waiting on deliveries (member_id, webhook_id, next_try_at)
      where next_try_at is not null`,
    // Earlier deliveries about the same record.
    sql`create index deliveries_in_order on deliveries (member_id, webhook_id, subject_id, number)
      where next_try_at is not null`,
    sql`create index deliveries_by_age on deliveries (member_id, created_at)`,
    // Whether an event is settled depends on when it was written, by the clock of the database.
    ...(name === 'postgres'
      ? [
          sql`alter table events add column written_at timestamptz default clock_timestamp() not null`,
          sql`alter table events drop column tx`,
        ]
      : []),
  ],
}

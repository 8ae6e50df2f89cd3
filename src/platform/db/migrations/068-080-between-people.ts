import { sql } from 'kysely'
import type { Steps } from './step.ts'

export const betweenPeople: Steps = {
  /** Companies that were merged into another, or have a chosen name. */
  '068-organization-aliases': ({ columns: { id, text }, tableEnd }) => [
    sql`create table organization_aliases (
      member_id ${id} not null references members (id) on delete cascade, alias_key ${text} not null,
      organization_key ${text} not null, parent_key ${text}, name ${text},
      constraint organization_aliases_key primary key (member_id, alias_key)
    ) ${tableEnd}`,
    sql`create index organization_aliases_by_organization on organization_aliases (member_id, organization_key, alias_key)`,
  ],
  '069-whole-contacts': ({ columns: { json, text } }) => [
    ...['prefix', 'suffix', 'pronouns', 'department', 'role', 'company_since'].map(
      (name) => sql`alter table connections add column ${sql.ref(name)} ${text}`,
    ),
    ...['nicknames', 'addresses', 'jobs', 'labels', 'custom_fields'].map(
      (name) => sql`alter table connections add column ${sql.ref(name)} ${json} default '[]' not null`,
    ),
  ],
  /** Relations between people. Those of a removed person stay in place, unseen. */
  '070-relations': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`create table relations (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null, said_id ${id} not null,
      other_said_id ${id}, kind ${text} not null, reverse_kind ${text} not null, name ${text}, name_key ${text},
      since ${text}, until ${text}, note ${text}, created_at ${instant} not null, dismissed_at ${instant},
      connection_id ${id}, other_id ${id}, is_set_aside integer default 1 not null,
      constraint relations_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index relations_said on relations (member_id, said_id)`,
    sql`create index relations_other_said on relations (member_id, other_said_id)`,
    sql`create index relations_of on relations (member_id, connection_id)`,
    sql`create index relations_other on relations (member_id, other_id)`,
    sql`create index relations_set_aside on relations (member_id, is_set_aside) where is_set_aside = 1`,
    sql`create index relations_by_name on relations (member_id, name_key) where other_said_id is null`,
  ],
  /** The other people of an entry about several. `shared`: there may be some. `cause_id`: the merge or removal that added the row. */
  '071-entry-people': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`alter table interactions add column shared integer default 0 not null`,
    sql`create table entry_people (
      member_id ${id} not null references members (id) on delete cascade, interaction_id ${id} not null,
      connection_id ${id} not null, occurred_at ${instant} not null, contact ${text} not null, cause_id ${id},
      constraint entry_people_key primary key (member_id, interaction_id, connection_id)
    ) ${tableEnd}`,
    sql`create index entry_people_by_person
      on entry_people (member_id, connection_id, occurred_at, interaction_id, contact)`,
    sql`create index entry_people_by_cause on entry_people (member_id, cause_id) where cause_id is not null`,
  ],
  /** Dates beside the birthday, and gifts. Like promises, they are removed with their person in parts. */
  '072-dates-and-gifts': ({ columns: { id, instant, text }, tableEnd }) => [
    sql`alter table connections add column died_on ${text}`,
    sql`create table dates (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null,
      connection_id ${id} not null, kind ${text} not null, date ${text} not null, label ${text},
      repeats ${text} not null, month_day ${text} not null, created_at ${instant} not null,
      updated_at ${instant} not null, constraint dates_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index dates_of_person on dates (member_id, connection_id, month_day)`,
    sql`create index dates_of_year on dates (member_id, month_day)`,
    sql`create table gifts (
      member_id ${id} not null references members (id) on delete cascade, id ${id} not null,
      connection_id ${id} not null, status ${text} not null, what ${text} not null, date ${text}, occasion ${text},
      note ${text}, link ${text}, price ${text}, created_at ${instant} not null, updated_at ${instant} not null,
      constraint gifts_key primary key (member_id, id)
    ) ${tableEnd}`,
    sql`create index gifts_of_person on gifts (member_id, connection_id)`,
  ],
  /** Pictures and documents of an entry. Every upload sums up their sizes. */
  '073-entry-files': ({ columns: { json } }) => [
    sql`alter table interactions add column files ${json}`,
    sql`alter table captures add column files ${json}`,
    sql`create index interactions_by_files on interactions (member_id, (cast(files ->> 'bytes' as bigint)))
      where files is not null`,
    sql`create index removed_records_by_files
      on removed_records (member_id, (cast(before -> 'files' ->> 'bytes' as bigint)))
      where table_name in ('interactions', 'captures', 'files') and before -> 'files' ->> 'bytes' is not null`,
  ],
  /** Lines of address books that were kept before there were fields for them. */
  '074-kept-lines': ({ columns: { instant } }) => [
    sql`alter table contact_extras add column fields_read_at ${instant}`,
  ],
  /** Which of the people of an entry a fact is about; empty if the entry is about one person. */
  '076-facts-of-several': ({ columns: { id } }) => [
    sql`alter table facts add column connection_id ${id}`,
    sql`create index facts_of_person on facts (member_id, connection_id) where connection_id is not null`,
  ],
}

import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import { longInteger, type Steps } from './step.ts'

export const largeDatabases: Steps = {
  /** Labels sorted by person. Before, SQLite read all labels of a member to remove those of one person. */
  '045-labels-by-person': ({ columns: { id, text }, indexTableEnd }) => [
    sql`create table person_labels (
      member_id ${id} not null, kind ${text} not null, label_key ${text} not null, sort_name ${text} not null,
      connection_id ${id} not null, label ${text} not null,
      constraint person_labels_key primary key (member_id, connection_id, kind, label_key),
      constraint connection_labels_of foreign key (member_id, connection_id)
        references connections (member_id, id) on delete cascade
    ) ${indexTableEnd}`,
    sql`insert into person_labels (member_id, kind, label_key, sort_name, connection_id, label)
      select member_id, kind, label_key, sort_name, connection_id, label from connection_labels`,
    sql`drop table connection_labels`,
    sql`alter table person_labels rename to connection_labels`,
    sql`create index connection_labels_by_label
      on connection_labels (member_id, kind, label_key, sort_name, connection_id, label)`,
  ],
  '047-removal-in-parts': removalInParts,
  /** The first entry whose words are not in the index yet. Initially none are. */
  '048-waiting-words': ({ name }) => [sql`alter table instance add column unindexed_after ${longInteger(name)}`],
  /** Events are removed by number, so no index by age is needed. */
  '049-events-by-number': () => [sql`drop index events_by_age`],
  /** SQLite stores the vectors of a member together, in the order they are read. */
  '050-vectors-in-order': ({ name, columns: { bytes, id, instant, text }, indexTableEnd }) =>
    name === 'postgres'
      ? []
      : [
          sql`alter table vectors rename to old_vectors`,
          sql`create table vectors (
      member_id ${id} not null references members (id) on delete cascade, source_id ${id} not null,
      model ${text} not null, text_hash ${text} not null, vector ${bytes} not null, made_at ${instant} not null,
      constraint vectors_key primary key (member_id, source_id)
    ) ${indexTableEnd}`,
          sql`insert into vectors
      select member_id, source_id, model, text_hash, vector, made_at from old_vectors order by member_id, source_id`,
          sql`drop table old_vectors`,
          // Vectors made since a process last looked.
          sql`create index vectors_by_time on vectors (member_id, made_at, source_id)`,
        ],
  /** When a removal was last being restored. Until that is long ago, no job may remove it again. */
  '051-restoration-in-parts': ({ columns: { instant } }) => [
    sql`alter table removals add column restoring_at ${instant}`,
  ],
  /** Separate indexes for open promises with and without a set due date. */
  '052-promises-by-day': () => [
    sql`create index promises_with_a_day on promises (member_id, due_on, due_time, id)
      where completed_at is null and due_assumed_at is null`,
    sql`create index promises_without_a_day on promises (member_id, due_on, due_time, id)
      where completed_at is null and due_assumed_at is not null`,
    sql`create index merges_by_other on merges (member_id, other_id)`,
  ],
  /** SQLite counts from an index alone only if it has every column of the condition, even a constant one. */
  '053-open-promises-in-the-index': ({ name }) =>
    name === 'postgres'
      ? []
      : [
          sql`drop index promises_open_by_due`,
          sql`create index promises_open_by_due on promises (member_id, due_on, due_time, id, completed_at)
      where completed_at is null`,
        ],
  /** Revisions are as long as event numbers. On SQLite they always were. */
  '054-long-revisions': ({ name }) =>
    (name === 'postgres' ? tablesWithRevisions : []).map((table) => sql.raw(lengthenRevisions(table))),
  '057-import-file-names': ({ columns: { text } }) => [sql`alter table imports add column file_name ${text}`],
  /** Every upload sums up the sizes of a member's recordings, from these indexes alone. */
  '061-recordings-by-size': () => [
    sql`create index interactions_by_size on interactions (member_id, (cast(audio ->> 'bytes' as bigint)))
      where audio is not null`,
    sql`create index removed_records_by_size
      on removed_records (member_id, (cast(before -> 'audio' ->> 'bytes' as bigint)))
      where table_name in ('interactions', 'captures') and before -> 'audio' ->> 'bytes' is not null`,
  ],
  /** Words that left the search index. A job deletes their variants unless another record still has them. */
  '065-words-that-left': ({ columns: { id, text }, indexTableEnd }) => [
    sql`create table search_leftovers (
      member_id ${id} not null references members (id) on delete cascade, term ${text} not null,
      constraint search_leftovers_key primary key (member_id, term)
    ) ${indexTableEnd}`,
  ],
  /**
   * Derived data is rebuilt while the service runs. The version shows which rows of the search index are not rebuilt yet,
   * and `rebuilds` how far the rebuild of each member is.
   */
  '066-rebuilds-in-parts': ({ columns: { id, text }, tableEnd }) => [
    sql`alter table search_terms add column version integer default 0 not null`,
    sql`alter table search_variants add column version integer default 0 not null`,
    sql`create table rebuilds (
      member_id ${id} primary key references members (id) on delete cascade, stage ${text} not null,
      after ${text} not null
    ) ${tableEnd}`,
  ],
  '067-first-steps': ({ columns: { instant } }) => [sql`alter table members add column first_steps_off_at ${instant}`],
}

export const tablesWithRevisions = ['address_books', 'address_cards', 'address_card_versions', 'task_lists', 'tasks']

export const lengthenRevisions = (table: string) => `alter table "${table}" alter column revision type bigint`

/**
 * Notes and promises are no longer deleted by the same statement as their person, which took seconds for thousands of
 * notes. A job deletes them in parts. They are still deleted with the member.
 */
async function removalInParts({ name }: Engine, db: Kysely<unknown>) {
  if (name === 'sqlite') return copyTables(db)
  const keys = { interactions: 'interactions_of', promises: 'promises_of', followups: 'followups_to' }
  return Object.entries(keys).flatMap(([table, key]) => [
    sql`alter table ${sql.table(table)} drop constraint ${sql.ref(key)}`,
    sql`alter table ${sql.table(table)} add constraint ${sql.ref(key)}
      foreign key (member_id) references members (id) on delete cascade`,
  ])
}

/** SQLite cannot change a key. Findings and facts are copied too: dropping the entries would delete them. */
async function copyTables(db: Kysely<unknown>) {
  const tables = ['interactions', 'findings', 'facts', 'promises', 'followups']
  const { rows } = await sql<{ type: string; name: string; sql: string }>`select type, name, sql from sqlite_schema
    where sql is not null and tbl_name in (${sql.join(tables)})`.execute(db)
  return [
    ...tables.flatMap((table) => [
      sql.raw(newTable(table, rows.find(({ name }) => name === table)?.sql ?? '')),
      sql`insert into ${sql.table(`new_${table}`)} select * from ${sql.table(table)}`,
    ]),
    ...tables.toReversed().map((table) => sql`drop table ${sql.table(table)}`),
    ...tables.map((table) => sql`alter table ${sql.table(`new_${table}`)} rename to ${sql.table(table)}`),
    ...rows.filter(({ type }) => type === 'index').map((index) => sql.raw(index.sql)),
  ]
}

/** Older versions quoted every name. */
function newTable(table: string, before: string) {
  const plain = before.replaceAll('"', '')
  const now = plain.replace(ofPerson, ofMember).replace('references interactions', 'references new_interactions')
  if (now === plain) throw new Error(`${table} does not have the expected key`)
  return now.replace(` ${table} (`, ` new_${table} (`)
}

const ofPerson = /foreign key \(member_id, connection_id\)\s+references connections \(member_id, id\)/
const ofMember = 'foreign key (member_id) references members (id)'

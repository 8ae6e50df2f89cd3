import { type Kysely, sql } from 'kysely'

/** What a member's recordings take is summed up at every upload: from these indexes alone, however many notes there are. */
export async function recordingsBySize(db: Kysely<unknown>) {
  await sql`create index interactions_by_size on interactions (member_id, (cast(audio ->> 'bytes' as bigint)))
    where audio is not null`.execute(db)
  await sql`create index removed_records_by_size on removed_records (member_id, (cast(before -> 'audio' ->> 'bytes' as bigint)))
    where table_name in ('interactions', 'captures') and before -> 'audio' ->> 'bytes' is not null`.execute(db)
}

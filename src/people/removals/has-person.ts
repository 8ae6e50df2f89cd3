import { type SqlBool, sql } from 'kysely'

/**
 * That the person of a record exists. What belongs to a removed person is moved away in parts, so some of it may still be
 * in its table: whoever reads records of several people, or by their ids, asks for this or joins the people.
 */
export function hasPerson(table: 'interactions' | 'promises' | 'findings' | 'followups') {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql<SqlBool>`exists (select 1 from ${sql.table('connections')} as person
    where person.member_id = ${of('memberId')} and person.id = ${of('connectionId')})`
}

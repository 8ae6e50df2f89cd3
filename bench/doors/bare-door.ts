import { randomUUIDv7 } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'
import { people } from '../people.ts'

/** A Fastify handler with one table of SQLite and nothing else: what the same machine can do at best. */
export async function bareDoor({ folder, count }: { folder: string; count: number }) {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'bare.db'))
  database.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table if not exists entries (id text primary key, person text, kind text, name text, text text) strict;
    create index if not exists entries_person on entries (person, id);
    create index if not exists entries_name on entries (name) where kind = 'person';
    create index if not exists entries_promise on entries (id) where kind = 'promise'`)
  const insert = database.prepare('insert into entries (id, person, kind, name, text) values (?, ?, ?, ?, ?)')
  const ofPerson = database.prepare('select * from entries where person = ? order by id limit 20')
  const promises = database.prepare("select * from entries where kind = 'promise' order by id limit 50")
  const named = database.prepare("select * from entries where kind = 'person' and name >= ? and name < ? limit 20")
  if (ofPerson.all('0').length === 0) fill(database, insert, count)

  const app = Fastify()
  app.get<{ Params: { id: string } }>('/people/:id', async ({ params }) => ofPerson.all(params.id))
  app.get('/promises', async () => promises.all())
  app.get<{ Querystring: { query: string } }>('/people', async ({ query: { query } }) =>
    named.all(query, `${query}\u{10ffff}`),
  )
  app.post<{ Params: { id: string }; Body: { text: string } }>('/people/:id/notes', async ({ params, body }) => {
    const id = randomUUIDv7()
    insert.run(id, params.id, 'note', null, body.text)
    return { id, text: body.text }
  })
  return app
}

function fill(database: DatabaseSync, insert: ReturnType<DatabaseSync['prepare']>, count: number) {
  database.exec('begin')
  for (const [at, person] of people().take(count).toArray().entries()) {
    const id = String(at)
    insert.run(randomUUIDv7(), id, 'person', person.displayName, JSON.stringify(person))
    for (const text of [...person.notes, person.notes[0] ?? '']) insert.run(randomUUIDv7(), id, 'note', null, text)
    if (person.promise) insert.run(randomUUIDv7(), id, 'promise', null, person.promise.text)
  }
  database.exec('commit')
}

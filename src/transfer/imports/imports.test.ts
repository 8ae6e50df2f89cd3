import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, connect, eventsOf, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { extrasOf, importContacts, importFile, peopleByName, stageFile } from '../../../test/samples/import-files.ts'

const house = await useHouse()

const rowsOf = (client: Awaited<ReturnType<typeof newMember>>['client'], id: string) => client.Imports_rows({ id })

test('a Google Contacts export is imported with its fields, labels as tags, notes and extras', async () => {
  const { client, memberId } = await newMember(house)
  const { format, rows, done } = await importContacts(house, { client }, importFile('google.csv'))
  assert.deepEqual([format, rows.new, rows.unreadable, done.added], ['google', 3, 1, 3])
  const ana = (await peopleByName(client)).get('Dr. Ana Ribeiro')
  assert.deepEqual(
    [ana?.company, ana?.title, ana?.birthday, ana?.location, ana?.tags],
    ['Banco Atlântico', 'Head of Design', '1985-04-23', 'Porto', ['Friends', 'Porto']],
  )
  assert.deepEqual(ana?.emails, ['ana@atlantico.example', 'ana.ribeiro@example.org', 'nini@example.org'])
  assert.deepEqual(ana?.profiles, [{ service: 'linkedin', url: 'https://www.linkedin.com/in/anaribeiro' }])
  assert.match(ana?.timeline[0]?.text ?? '', /a boat called "Gaivota"/)
  const extras = await extrasOf(house, memberId, ana?.connectionId ?? '')
  const [{ kind, name } = {}] = await client.Relations_list({ id: ana?.connectionId ?? '' })
  assert.deepEqual([kind, name], ['spouse', 'Rui Costa'])
  assert.ok(!extras.some((line) => /Address|Custom|Phone|Nickname|Department/.test(line)))
  assert.equal(ana?.addresses?.[0]?.city, 'Porto')
})

test('an old Google Contacts export is imported too', async () => {
  const { client } = await newMember(house)
  await importContacts(house, { client }, importFile('google-old.csv'))
  const ines = (await peopleByName(client)).get('Inês Duarte')
  assert.deepEqual(
    [ines?.company, ines?.title, ines?.location, ines?.emails, ines?.tags],
    ['Estaleiro Sul', 'Engineer', 'Lisbon', ['ines@example.com', 'ines.d@example.com'], ['Rowing']],
  )
})

test('a LinkedIn export is imported with dates and profiles, and the lines before its header are skipped', async () => {
  const { client } = await newMember(house)
  const { format, problems, rows } = await importContacts(house, { client }, importFile('linkedin.csv'))
  assert.deepEqual([format, rows.total, rows.unreadable, problems.length], ['linkedin', 3, 1, 1])
  const tomas = (await peopleByName(client)).get('Tomás Silva, PhD')
  assert.deepEqual(
    [tomas?.metOn, tomas?.howMet, tomas?.company, tomas?.profiles[0]?.service],
    ['2019-01-03', 'Connected on LinkedIn', 'Mar & Filhos, Lda.', 'linkedin'],
  )
})

test('a CSV with one unclosed quote is imported without that row, which is reported by its line', async () => {
  const { client } = await newMember(house)
  const rows = Array.from({ length: 30 }, (_, at) => `Person ${at},"p${at}@example.com"`)
  const file = ['name,email', ...rows.slice(0, 10), 'Ana,"ana@example.com', ...rows.slice(10), ''].join('\n')
  const { id, state, rows: counts, done } = await importContacts(house, { client }, file)
  assert.deepEqual([state, counts.new, counts.unreadable, done.added], ['applied', 30, 1, 30])
  const [unread] = await client.Imports_rows({ id, verdict: 'unreadable' })
  assert.equal(unread?.line, 12)
  assert.match(unread?.problems.join() ?? '', /The quote opened in line 12 is not closed/)
})

test('vCards of three versions are imported, unknown fields are kept, and an empty group is reported', async () => {
  const { client, memberId } = await newMember(house)
  const { rows, problems } = await importContacts(house, { client }, importFile('people.vcf'))
  assert.deepEqual([rows.new, rows.unreadable], [3, 0])
  const people = await peopleByName(client)
  assert.deepEqual([...people.keys()].sort(), ['Ana Ribeiro', 'Ben Okafor', 'João Peças'])
  const extras = await extrasOf(house, memberId, people.get('Ana Ribeiro')?.connectionId ?? '')
  assert.ok(extras.includes('X-BOAT:Gaivota'))
  assert.deepEqual(people.get('Ana Ribeiro')?.nicknames, ['Nini'])
  assert.match(problems.join(' '), /The group “Rowers” has no members/)
})

test('imported people are found by search, have events and get rhythms like any other person', async () => {
  const { client, memberId } = await newMember(house)
  await client.Rhythms_set({ tag: 'Porto', days: 30 })
  await importContacts(house, { client }, importFile('google.csv'))
  for (const query of ['ribeiro', 'ana@atlantico.example', '912345678', 'sailing', 'atlantico'])
    assert.equal((await client.Connections_search({ query })).connections[0]?.displayName, 'Dr. Ana Ribeiro', query)
  const kinds = (await eventsOf(house, memberId)).map(({ kind }) => kind)
  assert.equal(kinds.filter((kind) => kind === 'connection.created').length, 3)
  assert.deepEqual((await peopleByName(client)).get('Dr. Ana Ribeiro')?.rhythm, { days: 30, from: 'tag' })
})

test('people are added only when the import is applied, with its tag', async () => {
  const { client } = await newMember(house)
  const { id, state } = await stageFile(house, { client }, importFile('people.vcf'), { tag: 'from my phone' })
  assert.equal(state, 'ready')
  assert.equal((await peopleByName(client)).size, 0)
  await client.Imports_apply({ id })
  await house.work()
  for (const { tags } of (await peopleByName(client)).values()) assert.deepEqual(tags, ['from my phone'])
})

test('the preview gives each row a verdict, the matching people and the reasons', async () => {
  const { client } = await newMember(house)
  const rui = await client.Connections_create({ displayName: 'Rui Costa', emails: ['rui@example.com'], company: 'Mar' })
  await client.Connections_create({ displayName: 'Eva Lima', emails: ['eva@example.com'], birthday: '1980-01-01' })
  await client.Connections_create({ displayName: 'Ana Sá', phones: ['+351 912 000 111'], emails: ['ana@example.com'] })
  const file = `name,email,phone,company,birthday
Rui Costa,RUI@example.com,+351 911 111 111,Mar,
Eva Lima,eva@example.com,,,1981-02-02
Ana Sá,ana@example.com,912 000 111,,
Somebody Else,else@example.com,,,
Rui M. Costa,rui@example.com,,Sol,
`
  const { id, rows } = await stageFile(house, { client }, file)
  assert.deepEqual([rows.new, rows.match, rows.conflict, rows.same], [1, 1, 2, 1])
  const [match, conflict, same, fresh, other] = await rowsOf(client, id)
  assert.deepEqual(
    [match?.verdict, match?.people[0]?.connectionId, match?.adds],
    ['match', rui.connectionId, ['phones']],
  )
  assert.ok(match?.people[0]?.reasons.includes('Both have the e-mail RUI@example.com.'))
  assert.deepEqual(conflict?.differs, [{ field: 'birthday', mine: '1980-01-01', theirs: '1981-02-02' }])
  assert.deepEqual([same?.verdict, same?.adds, fresh?.verdict, fresh?.people], ['same', [], 'new', []])
  assert.deepEqual(other?.differs[0], { field: 'company', mine: 'Mar', theirs: 'Sol' })
})

test('in a conflict your value stays, the file replaces it, or the row is skipped', async () => {
  for (const [conflicts, company, phones] of [
    ['keep', 'Mar', 1],
    ['theirs', 'Sol', 1],
    ['skip', 'Mar', 0],
  ] as const) {
    const { client } = await newMember(house)
    await client.Connections_create({ displayName: 'Rui Costa', emails: ['rui@example.com'], company: 'Mar' })
    const file = 'name,email,company,phone\nRui Costa,rui@example.com,Sol,+351 911 111 111\n'
    await importContacts(house, { client }, file, { conflicts })
    const rui = (await peopleByName(client)).get('Rui Costa')
    assert.deepEqual([rui?.company, rui?.phones.length], [company, phones], conflicts)
  }
})

test('a row with an unclear match waits for a decision, and is then applied', async () => {
  const { client } = await newMember(house)
  const one = await client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['a@example.com'] })
  await client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['b@example.com'] })
  const file = 'name,email\nAna Ribeiro,c@example.com\nAna Ribeiro,d@example.org\nAna Ribeiro,e@example.net\n'
  const { id, rows, done } = await importContacts(house, { client }, file)
  assert.deepEqual([rows.conflict, done.left, done.added], [3, 3, 0])
  const [first, second, third] = await rowsOf(client, id)
  assert.match(first?.reason ?? '', /Decide: add, merge or skip/)
  assert.equal(first?.people.length, 2)
  await client.Imports_decide({ id, rowId: first?.rowId ?? '', action: 'merge', connectionId: one.connectionId })
  await client.Imports_decide({ id, rowId: second?.rowId ?? '', action: 'add' })
  await client.Imports_decide({ id, rowId: third?.rowId ?? '', action: 'skip' })
  await client.Imports_apply({ id })
  await house.work()
  const after = await client.Imports_get({ id })
  assert.deepEqual([after.done.merged, after.done.added, after.done.skipped, after.done.left], [1, 1, 1, 0])
  const { emails } = await client.Connections_get({ connectionId: one.connectionId })
  assert.deepEqual(emails, ['a@example.com', 'c@example.com'])
  await refused(client.Imports_decide({ id, rowId: first?.rowId ?? '', action: 'add' }), 'conflict')
})

test('two rows about one person become one person, and differences are reported', async () => {
  const { client } = await newMember(house)
  const file = `name,email,phone,company
Ana Ribeiro,ana@example.com,,Mar
Ben Okafor,ben@example.com,,
A. Ribeiro,ana@example.com,+351 912 345 678,
Ana Ribeiro,ana@example.com,,Sol
`
  const { id, rows, done } = await importContacts(house, { client }, file)
  assert.deepEqual([rows.new, rows.match + rows.conflict, done.added, done.merged], [2, 2, 2, 2])
  const [, , joining, differing] = await rowsOf(client, id)
  assert.deepEqual([joining?.joins, differing?.joins, differing?.verdict], [1, 1, 'conflict'])
  const ana = (await peopleByName(client)).get('Ana Ribeiro')
  assert.deepEqual([ana?.company, ana?.phones], ['Mar', ['+351 912 345 678']])
})

test('the tag of an import is left out for a person with the maximum of tags', async () => {
  const { client } = await newMember(house)
  const tags = Array.from({ length: 50 }, (_, at) => `tag ${at}`)
  const { id } = await importContacts(house, { client }, `name,tags\nAna Lima,"${tags.join(',')}"\n`, { tag: 'phone' })
  assert.deepEqual((await peopleByName(client)).get('Ana Lima')?.tags, tags)
  assert.match((await rowsOf(client, id))[0]?.problems[0] ?? '', /50 tags.*“phone”/)
})

test('importing the same file again matches everybody by UID and adds nothing', async () => {
  const { client } = await newMember(house)
  for (const name of ['google.csv', 'google-old.csv', 'linkedin.csv', 'people.vcf']) {
    const { id, done } = await importContacts(house, { client }, importFile(name))
    assert.equal(done.left, 0, name)
    const again = await stageFile(house, { client }, importFile(name))
    const { same, unreadable, total } = again.rows
    assert.equal(same + unreadable, total, `${name} ${id}`)
  }
})

test('a person whose name and e-mail have changed is matched by UID', async () => {
  const { client } = await newMember(house)
  const card = (name: string, email: string) =>
    `BEGIN:VCARD\nVERSION:3.0\nUID:book-7\nFN:${name}\nEMAIL:${email}\nEND:VCARD\n`
  await importContacts(house, { client }, card('Ana Ribeiro', 'ana@example.com'))
  const { id, rows } = await stageFile(house, { client }, card('Nini Duarte', 'nini@example.org'))
  const [row] = await rowsOf(client, id)
  assert.deepEqual([rows.conflict, row?.people[0]?.displayName], [1, 'Ana Ribeiro'])
  assert.deepEqual(row?.differs, [{ field: 'displayName', mine: 'Ana Ribeiro', theirs: 'Nini Duarte' }])
})

test('a long file is read and applied in batches, and its rows are paged', async () => {
  const { client } = await newMember(house)
  const lines = Array.from({ length: 230 }, (_, at) => `Person N${at},p${at}@example.com`)
  const { id, rows, done } = await importContacts(house, { client }, `name,email\n${lines.join('\n')}\n`)
  assert.deepEqual([rows.total, done.added], [230, 230])
  const first = await client.Imports_rows({ id, limit: 200 })
  const rest = await client.Imports_rows({ id, limit: 200, after: first.at(-1)?.number })
  assert.deepEqual([first.length, rest.length, rest.at(-1)?.contact?.displayName], [200, 30, 'Person N229'])
})

test('a file can be sent as the body or in a form, and twice with one key is one import', async () => {
  const someone = await newMember(house)
  const headers = { 'content-type': 'text/vcard', authorization: `Bearer ${someone.token}` }
  const body = await importFile('people.vcf').text()
  const alone = await fetch(`${house.url}/api/imports?tag=phone`, { method: 'POST', headers, body })
  assert.equal(alone.status, 201)
  assert.match(alone.headers.get('location') ?? '', /^\/api\/imports\//)
  const keyed = connect(house, someone.token, { 'idempotency-key': 'one' })
  const contacts = importFile('people.vcf')
  const [one, two] = [await keyed.Imports_create({ contacts }), await keyed.Imports_create({ contacts })]
  assert.equal(one.id, two.id)
  await refused(keyed.Imports_create({ contacts: importFile('google.csv') }), 'idempotency_mismatch')
  assert.equal((await someone.client.Imports_list()).imports.length, 2)
})

test('a file that is not a list of people is refused or fails with a reason', async () => {
  const someone = await newMember(house)
  const { client } = someone
  await refused(client.Imports_create({ contacts: new Blob(['%PDF-1.7 …']) }), 'unsupported_media_type')
  await refused(client.Imports_create({ contacts: new Blob(['']) }), 'unsupported_media_type')
  const headers = { 'content-type': 'application/json' }
  const wrong = await ask(house, 'POST /api/imports', { token: someone.token, body: {}, headers })
  assert.deepEqual([wrong.status, wrong.body.detail.endsWith('Content-Type: text/vcard.')], [415, true])
  for (const file of ['colour\nred\n', 'name\n', `name\n${'x'.repeat(300_000)}\n`]) {
    const { state, failure, id } = await stageFile(house, { client }, file)
    assert.equal(state, 'failed', file.slice(0, 20))
    assert.match(failure ?? '', /\.$/)
    await refused(client.Imports_apply({ id }), 'conflict')
    await refused(client.Imports_undo({ id }), 'conflict')
  }
})

test('the file is removed once it has been read, and the rows with the import', async () => {
  const { client, memberId } = await newMember(house)
  const { id } = await stageFile(house, { client }, importFile('people.vcf'))
  assert.deepEqual((await Array.fromAsync(house.kith.blobs.list(`imports/${memberId}`))).flat(), [])
  await client.Imports_remove({ id })
  await house.work()
  await refused(client.Imports_get({ id }), 'not_found')
  const rows = await house.kith.db.selectFrom('importRows').select('number').where('importId', '=', id).execute()
  assert.deepEqual(rows, [])
})

test('the extras of a person are limited, and the rows report what has no room', async () => {
  const { client, memberId } = await newMember(house)
  const rows = Array.from({ length: 610 }, (_, at) => `Rui Costa,rui@example.com,${at}`)
  const { id, done } = await importContacts(house, { client }, `name,email,Shoe\n${rows.join('\n')}\n`)
  assert.deepEqual([done.added, done.merged], [1, 609])
  const [person] = (await peopleByName(client)).values()
  assert.equal((await extrasOf(house, memberId, person?.connectionId ?? '')).length, 600)
  const last = await client.Imports_rows({ id, done: 'merged', after: 609 })
  assert.match(last[0]?.reason ?? '', /no room for/)
})

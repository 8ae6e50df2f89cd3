import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { contactsTypeOf } from '#platform/uploads/media-kinds.ts'
import { measureCpuTime } from '../../../../test/harness/cpu-time.ts'
import { readRows as read } from '../../../../test/samples/import-files.ts'
import { readInThread } from './read-in-thread.ts'

const names = async (bytes: string | Buffer) => (await read(bytes)).rows.map(({ contact }) => contact?.displayName)

test('a CSV file may use commas, semicolons or tabs and any line ending', async () => {
  for (const mark of [',', ';', '\t']) {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = [`name${mark}email`, `Ana${mark}ana@example.com`, `"Ben${mark}""B"""${mark}`, ''].join(end)
      assert.deepEqual(await names(text), ['Ana', `Ben${mark}"B"`.replace('\t', ' ')], JSON.stringify(mark + end))
    }
  }
})

test('lines before the column names are skipped, and said in the singular or plural', async () => {
  const table = 'name,email\nAna,ana@example.com\n'
  const sentences = {
    'My people\n': 'The first line, before the column names, is skipped.',
    'My people\nof 2026\n': 'The first 2 lines, before the column names, are skipped.',
  }
  for (const [before, sentence] of Object.entries(sentences))
    assert.deepEqual((await read(before + table)).problems, [sentence])
})

test('the delimiter is detected by the column names, not by commas in the notes', async () => {
  const text = 'Name;E-Mail;Notizen\nAna Lima;ana@example.com;Tee, Kaffee, Kuchen, Brot, Wein\n'
  const { rows } = await read(text)
  assert.deepEqual(rows[0]?.contact?.notes, ['Tee, Kaffee, Kuchen, Brot, Wein'])
})

test('a name in two columns is joined, whichever of them is called "name"', async () => {
  assert.deepEqual(await names('Name;Vorname\nMüller;Anna\nAnna Sommer;Anna\n'), ['Anna Müller', 'Anna Sommer'])
  assert.deepEqual(await names('Nome;Apelido\nAna;Ribeiro\n'), ['Ana Ribeiro'])
  assert.deepEqual(await names('name,first name,last name\nNini,Ana,Ribeiro\n'), ['Nini'])
})

test('an Outlook export is read with job titles and all e-mails, and its empty dates are ignored', async () => {
  const columns = 'Title,First Name,Last Name,Job Title,E-mail Address,E-mail 2 Address,Home Phone 2,Birthday'
  const { rows } = await read(`${columns}\nDr.,Ana,Ribeiro,Designer,a@example.com,b@example.com,911 111 111,0/0/00\n`)
  const { displayName, title, emails, phones, extras, problems } = rows[0]?.contact ?? {}
  assert.deepEqual([displayName, title, phones], ['Dr. Ana Ribeiro', 'Designer', ['911 111 111']])
  assert.deepEqual([emails, extras, problems], [['a@example.com', 'b@example.com'], [], []])
})

test('a handle is not a web address and becomes an extra', async () => {
  const { rows } = await read('name,twitter,website\nAna,@ana,example.com/ana\n')
  const { profiles, extras } = rows[0]?.contact ?? {}
  assert.deepEqual(profiles, [{ service: 'website', url: 'https://example.com/ana' }])
  assert.deepEqual(extras, ['URL:@ana'])
})

test('a cell may span lines, and the row reports its first line', async () => {
  const { rows } = await read('name,notes\nAna,"one\r\n\r\ntwo, ""three"""\n\nBen,x\n')
  assert.deepEqual(
    rows.map(({ line, contact }) => [line, contact?.displayName, contact?.notes]),
    [
      [2, 'Ana', ['one\r\n\r\ntwo, "three"']],
      [6, 'Ben', ['x']],
    ],
  )
})

test('UTF-8 and UTF-16 are detected, and Windows-1252 is read with a warning', async () => {
  const text = 'name,company\nInês Águas,Peças\n'
  const utf16 = Buffer.from(text, 'utf16le')
  const written: [Buffer, number][] = [
    [Buffer.from(text), 0],
    [Buffer.from(`\ufeff${text}`), 0],
    [Buffer.from(`\ufeff${text}`, 'utf16le'), 0],
    [utf16, 0],
    [Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 0],
    [Buffer.from(text, 'latin1'), 1],
  ]
  for (const [bytes, problems] of written) {
    const found = await read(bytes)
    assert.deepEqual([found.rows[0]?.contact?.displayName, found.rows[0]?.contact?.company], ['Inês Águas', 'Peças'])
    assert.equal(found.problems.length, problems)
  }
})

test('an unclosed quote costs its row, which is reported by its line, and the rest is read', async () => {
  const before = Array.from({ length: 200 }, (_, at) => `Before ${at},plain`)
  const after = Array.from({ length: 3_000 }, (_, at) => `After ${at},plain`)
  const quoted = after.map((row) => row.replace(/,(.*)/, ',"$1, quoted"'))
  const allQuoted = quoted.map((row) => row.replace(/^(.*?),/, '"$1",'))
  const twoLines = after.map((row) => row.replace(/,(.*)/, ',"$1\nin two lines"'))
  const empty = after.map((row) => row.replace(/^(.*?),.*/, '$1,""'))
  for (const [at, rest] of [after, quoted, allQuoted, twoLines, empty, []].entries()) {
    const { rows } = await read(['name,notes', ...before, 'Ana,"never closed', ...rest, ''].join('\n'))
    const [broken, ...others] = rows.filter(({ contact }) => contact === null)
    assert.deepEqual([broken?.line, others, rows.length], [202, [], 201 + rest.length], `rest ${at}`)
    assert.match(broken?.problems.join() ?? '', /^The quote opened in line 202 is not closed: “Ana,"never closed”\.$/)
    const names = rows.map(({ contact }) => contact?.displayName)
    assert.deepEqual(names.slice(199, 202), ['Before 199', undefined, rest.length > 0 ? 'After 0' : []].flat())
    assert.equal(names.at(-1), rest.length > 0 ? 'After 2999' : undefined)
  }
})

test('a quote that is closed after thousands of lines counts as unclosed', async () => {
  const { rows } = await read(`name,notes\nAna,"${'\n'.repeat(5_000)}"\nBen,x\n`)
  assert.deepEqual(
    rows.map(({ line, contact }) => [line, contact?.displayName]),
    [
      [2, undefined],
      [5_002, undefined],
      [5_003, 'Ben'],
    ],
  )
})

test('an unclosed quote leaves the lines of the cell before it alone', async () => {
  const { rows } = await read('name,notes,company\nAna,"one\ntwo","never\nBen,x,y\n')
  assert.deepEqual(
    rows.map(({ line, contact }) => [line, contact?.displayName]),
    [
      [2, undefined],
      [4, 'Ben'],
    ],
  )
})

test('many unclosed quotes cost a row each', async () => {
  const people = Array.from({ length: 5_000 }, (_, at) => (at % 10 === 0 ? `Ana ${at},"open` : `Ben ${at},plain`))
  const { rows } = await read(['name,notes', ...people, ''].join('\n'))
  assert.deepEqual([rows.length, rows.filter(({ contact }) => contact === null).length], [5_000, 500])
})

test('a file full of stray quotes is read in a short time', async () => {
  const file = `name,notes\nAna,"open\n${'x","y\n'.repeat(100_000)}`
  assert.ok((await measureCpuTime(() => read(file))) < 10_000)
})

test('a file with an extremely long line is refused', async () => {
  await assert.rejects(read(`name\nAna\n${'x'.repeat(300_000)}\n`), /Line 3 is longer than 200,000 characters/)
})

test('a table without known columns is refused with a reason', async () => {
  await assert.rejects(read('colour,shape\nred,round\n'), /No known column names were found/)
})

test('text that looks like a formula is kept as it is', async () => {
  const { rows } = await read('name,company,Sum\n=1+1,@SUM(A1),"=HYPERLINK(""x"")"\n')
  const { displayName, company, extras } = rows[0]?.contact ?? {}
  assert.deepEqual([displayName, company, extras], ['=1+1', '@SUM(A1)', ['X-COLUMN;X-NAME="Sum":=HYPERLINK("x")']])
})

test('cells beyond the last column and columns without a field are kept', async () => {
  const { rows } = await read('name,Shoe "size"\nAna,38,one more\n')
  assert.deepEqual(rows[0]?.contact?.extras, [
    `X-COLUMN;X-NAME="Shoe ^'size^'":38`,
    'X-COLUMN;X-NAME="Column 3":one more',
  ])
})

test('a value that is too long or invalid becomes an extra and a problem', async () => {
  const long = 'x'.repeat(130)
  const { rows } = await read(`name,company,email,birthday\nAna,${long},not an e-mail,4/5/1985\n`)
  const { company, emails, birthday, extras, problems } = rows[0]?.contact ?? {}
  assert.deepEqual([company, emails, birthday], ['x'.repeat(120), [], null])
  assert.deepEqual(extras, ['EMAIL:not an e-mail', `X-WHOLE-COMPANY:${long}`, 'X-BIRTHDAY:4/5/1985'])
  assert.equal(problems?.length, 3)
})

test('a person without a name is called by e-mail, company or number, and a row without any is unreadable', async () => {
  const { rows } = await read(
    'name,email,company,phone,notes\n,a@example.com,,,\n,,Acme,,\n,,,+351 912 345 678,\n,,,,hm\n',
  )
  assert.deepEqual(
    rows.map(({ contact }) => contact?.displayName),
    ['a@example.com', 'Acme', '+351 912 345 678', undefined],
  )
  assert.match(rows[3]?.problems[0] ?? '', /no name, e-mail, .* “hm”/)
})

test('images, HTML, spreadsheet files and empty files are not lists of people', () => {
  const others = ['PK\x03\x04\0', '%PDF-1.7', '\x89PNG\r\n\x1a\n\0\0\0', '<!doctype html>', '<?xml version="1.0"?>', '']
  for (const head of others) assert.equal(contactsTypeOf(Buffer.from(head, 'latin1')), null, head)
  assert.equal(contactsTypeOf(Buffer.from('BEGIN:VCARD\r\n')), 'text/vcard')
  assert.equal(contactsTypeOf(Buffer.from('BEGIN:VCARD\r\n', 'utf16le')), 'text/vcard')
  assert.equal(contactsTypeOf(Buffer.from('BEGIN:VCARD\r\nFN:Ana\0\r\n')), 'text/vcard')
  for (const head of ['name,email\n', 'PK\tname\temail\n'])
    assert.equal(contactsTypeOf(Buffer.from(head)), 'text/csv', head)
})

test('a column with a vCard property is kept under that property', async () => {
  const { rows } = await read('name,Nickname,Maiden Name\nAna,Nini,Sá\n')
  assert.deepEqual([rows[0]?.contact?.nicknames, rows[0]?.contact?.extras], [['Nini'], ['X-MAIDENNAME:Sá']])
})

test('the columns of Google and Outlook about one address, number or job belong together', async () => {
  const header = 'First Name,Labels,Organization Name,Organization Department,Nickname,Phone 1 - Label,Phone 1 - Value'
  const more = 'Address 1 - Label,Address 1 - Street,Address 1 - City,Address 1 - Country,Address 1 - Formatted'
  const custom = 'Custom Field 1 - Label,Custom Field 1 - Value,Organization 2 - Name'
  const cells =
    'Ana,,Acme,Sales,Nini,* Work,+351 912 345 678,* Home,Pier 1,Porto,Portugal,"Pier 1\nPorto",Shoe size,38,Fjord'
  const { rows } = await read(`${header},${more},${custom}\n${cells}\n`)
  const { department, nicknames, labels, addresses, customFields, jobs, extras } = rows[0]?.contact ?? {}
  assert.deepEqual([department, nicknames, extras, jobs], ['Sales', ['Nini'], [], [{ company: 'Fjord' }]])
  assert.deepEqual(labels, [{ value: '+351 912 345 678', label: 'work' }])
  assert.deepEqual(addresses, [{ label: 'home', street: 'Pier 1', city: 'Porto', country: 'Portugal' }])
  assert.deepEqual(customFields, [{ label: 'Shoe size', value: '38' }])
  const outlook = 'First Name,Business Street,Business City,Business Country/Region,Business Phone,Department'
  const found = await read(`${outlook}\nAna,Pier 1,Porto,Portugal,+351 912 345 678,Sales\n`)
  const contact = found.rows[0]?.contact
  assert.deepEqual(contact?.addresses, [{ label: 'work', street: 'Pier 1', city: 'Porto', country: 'Portugal' }])
  assert.deepEqual([contact?.labels, contact?.extras], [[{ value: '+351 912 345 678', label: 'work' }], []])
})

test('columns named like object properties are ordinary columns', async () => {
  const { rows } = await read('name,constructor,__proto__\nAna,1,2\n')
  assert.deepEqual(rows[0]?.contact?.extras, ['X-COLUMN;X-NAME="constructor":1', 'X-COLUMN;X-NAME="__proto__":2'])
  const google = await read('First Name,Labels,Organization Name,constructor\nAna,,,1\n')
  assert.deepEqual(google.rows[0]?.contact?.extras, ['X-COLUMN;X-NAME="constructor":1'])
})

test('extremely long rows, column names and problem lists are cut', async () => {
  const { rows } = await read(`name,${'h'.repeat(1_000)}\nAna,1${',a'.repeat(50_000)}\n`)
  const { extras = [], problems = [] } = rows[0]?.contact ?? {}
  assert.deepEqual([extras.length, problems.length], [300, 51])
  assert.equal(extras[0], `X-COLUMN;X-NAME="${'h'.repeat(100)}":1`)
  const emails = await read(`name,email\nAna,"${Array.from({ length: 20_000 }, (_, at) => `a${at}`).join(',')}"\n`)
  assert.deepEqual([emails.rows[0]?.contact?.extras.length, emails.rows[0]?.problems.length], [300, 51])
})

test('text is never cut within a character, which PostgreSQL would refuse', async () => {
  const { rows } = await read(`name,uid,notes\nAna,${'x'.repeat(299)}😀,\n,,${'x'.repeat(1_999)}😀\n`)
  const [card] = (await read(`BEGIN:VCARD\nFN:Ana\nUID:${'x'.repeat(299)}😀\nEND:VCARD\n`)).rows
  for (const cut of [rows[0]?.contact?.uid, rows[1]?.problems[0], card?.contact?.uid])
    assert.ok(cut?.isWellFormed(), cut ?? '')
})

test('very many empty lines are read in a short time', async () => {
  assert.ok((await measureCpuTime(() => assert.rejects(read('\n'.repeat(100_000))))) < 3_000)
})

test('a file that takes too long to read is refused with a reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kith-reading-'))
  const [path, rowsPath] = [join(folder, 'file'), join(folder, 'rows')]
  await writeFile(path, 'name,email\n'.repeat(500_000))
  const late = readInThread({ path, format: null, locale: 'en', rowsPath }, { deadline: Date.now() + 200 })
  await assert.rejects(late, { message: /takes too long to read/ })
  await rm(folder, { recursive: true })
})

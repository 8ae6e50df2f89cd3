import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRows as read } from '../../../../test/samples/import-files.ts'
import { emptyContact } from './contact.ts'
import { parseDate } from './dates.ts'

const noContact = { ...emptyContact, problems: [] }

/** The first row of a table with these columns. */
async function rowOf(cells: Record<string, string>) {
  const lines = [Object.keys(cells), Object.values(cells)].map((line) => line.map((cell) => `"${cell}"`).join(','))
  const { rows } = await read(lines.join('\n'))
  const { displayName, birthday, location, emails, phones, profiles, extras } = rows[0]?.contact ?? noContact
  return { displayName, birthday, location, emails, phones, urls: profiles.map(({ url }) => url), extras }
}

test('e-mails, numbers, places and pages are found in exports of many programs, in the languages of the app', async () => {
  const ana = { displayName: 'Ana Sol', birthday: null, location: null, urls: [], extras: [] }
  const reached = { emails: ['a@example.com', 'b@example.com'], phones: ['+351 211 111 111', '+351 912 222 222'] }
  const [a, b] = reached.emails as [string, string]
  const [work, mobile] = reached.phones as [string, string]
  const tables: Record<string, Record<string, string>> = {
    thunderbird: {
      'First Name': 'Ana',
      'Last Name': 'Sol',
      'Primary Email': a,
      'Secondary Email': b,
      'Work Phone': work,
      'Mobile Number': mobile,
    },
    twenty: {
      'Name / First Name': 'Ana',
      'Name / Last Name': 'Sol',
      'Emails / Primary Email': a,
      'Emails / Additional Emails': `[""${b}""]`,
      'Phones / Primary Phone Number': work,
      'Other phone': mobile,
    },
    pipedrive: {
      Name: 'Ana Sol',
      'Email - Work': a,
      'Email - Home': b,
      'Phone - Work': work,
      'Phone - Mobile': mobile,
    },
    dex: { 'First Name': 'Ana', 'Last Name': 'Sol', Emails: `${a}, ${b}`, Phones: `${work}, ${mobile}` },
    german: {
      Vorname: 'Ana',
      Nachname: 'Sol',
      'E-Mail-Adresse': a,
      'E-Mail 2: Adresse': b,
      'Telefon geschäftlich': work,
      Mobiltelefon: mobile,
    },
    french: {
      Prénom: 'Ana',
      Nom: 'Sol',
      'Adresse de messagerie': a,
      'Adresse de messagerie 2': b,
      'Téléphone (bureau)': work,
      'Tél. mobile': mobile,
    },
    spanish: {
      Nombre: 'Ana',
      Apellidos: 'Sol',
      'Dirección de correo electrónico': a,
      'Dirección del correo electrónico 2': b,
      'Teléfono del trabajo': work,
      Móvil: mobile,
    },
    portuguese: {
      Nome: 'Ana',
      Sobrenome: 'Sol',
      'Endereço de Email': a,
      'Endereço de Email 2': b,
      'Telefone Comercial': work,
      'Telefone Celular': mobile,
    },
  }
  for (const [program, cells] of Object.entries(tables))
    assert.deepEqual(await rowOf(cells), { ...ana, ...reached }, program)
  const more = {
    Name: 'Ana Sol',
    'Ort geschäftlich': 'Bonn',
    'Personal Web Page': 'example.com',
    'Birth Year': '1980',
    'Birth Month': '1',
    'Birth Day': '15',
  }
  const found = { location: 'Bonn', urls: ['https://example.com'], birthday: '1980-01-15' }
  assert.deepEqual(await rowOf(more), { ...ana, emails: [], phones: [], ...found })
})

test('a column that only seems to hold e-mails or numbers keeps other values, without a warning', async () => {
  const cells = {
    Name: 'Ana',
    'Email opt-in': 'yes',
    'Last phone call': '2024-01-02',
    'E-Mail-Typ': 'SMTP',
    'Phone label': 'Work',
    'Birth Year': '1980',
  }
  const { rows } = await read([Object.keys(cells).join(','), Object.values(cells).join(',')].join('\n'))
  const { emails, phones, birthday, extras, problems } = rows[0]?.contact ?? {}
  assert.deepEqual([emails, phones, birthday, extras?.length, problems], [[], [], null, 5, []])
})

test('dates are read in many formats, and ambiguous ones are not', () => {
  const days: [string, string | null][] = [
    ['1985-04-23', '1985-04-23'],
    ['19850423', '1985-04-23'],
    ['1985-04-23T00:00:00Z', '1985-04-23'],
    [' --04-23', '--04-23'],
    ['--0229', '--02-29'],
    ['15 Nov 2023', '2023-11-15'],
    ['Nov 5, 2023', '2023-11-05'],
    ['23.04.1985', '1985-04-23'],
    ['4/23/1985', '1985-04-23'],
    ['23/4/1985', '1985-04-23'],
    ['5/5/1985', '1985-05-05'],
    ['1985/4/23', '1985-04-23'],
    ['1985-04-23 00:00:00', '1985-04-23'],
    ['4/23/1985 12:00:00 AM', '1985-04-23'],
    ['4/5/1985', null],
    ['1985-02-30', null],
    ['1985', null],
    ['soon', null],
  ]
  for (const [written, day] of days) assert.equal(parseDate(written), day, written)
})

test('an ambiguous date is read as the other dates of the file', async () => {
  const days = async (...written: string[]) =>
    (await read(['name,birthday', ...written.map((day, at) => `P${at},${day}`)].join('\n'))).rows.map(
      ({ contact }) => contact?.birthday,
    )
  assert.deepEqual(await days('4/5/1985', '23/4/1985'), ['1985-05-04', '1985-04-23'])
  assert.deepEqual(await days('4/23/1985', '4/5/1985'), ['1985-04-23', '1985-04-05'])
  assert.deepEqual(await days('4/5/1985', '13/4/1985', '4/13/1985'), [null, '1985-04-13', '1985-04-13'])
})

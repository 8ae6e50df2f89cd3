import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCpuTime } from '../../../test/harness/cpu-time.ts'
import { readPersonLine } from './read-person-line.ts'

/** The recognized fields of a line, without empty ones. */
function understood(line: string) {
  const filled = Object.entries(readPersonLine(line)).filter(([, value]) => value !== undefined && value.length > 0)
  return Object.fromEntries(filled)
}

const ana = { displayName: 'Ana Ribeiro' }
const atBank = { ...ana, company: 'Banco Atlântico' }
const ofDesign = { ...atBank, title: 'Head of Design' }

const lines: Record<string, object> = {
  'Ana Ribeiro': ana,
  'ana ribeiro, acme': { displayName: 'ana ribeiro', company: 'acme' },
  'ANA RIBEIRO, BANCO ATLÂNTICO': { displayName: 'ANA RIBEIRO', company: 'BANCO ATLÂNTICO' },
  'Ana Ribeiro, Banco Atlântico, ana@example.com': { ...atBank, emails: ['ana@example.com'] },
  'Ana Ribeiro ana@example.com Banco Atlântico': { ...atBank, emails: ['ana@example.com'] },
  'Ana Ribeiro <ana@example.com>': { ...ana, emails: ['ana@example.com'] },
  '"Ribeiro, Ana" <ana@example.com>': { ...ana, emails: ['ana@example.com'] },
  'Ribeiro, Ana': ana,
  'Ana, Acme': { displayName: 'Ana', company: 'Acme' },
  'Ana Ribeiro (Banco Atlântico)': atBank,
  'Robert (Bob) Smith, Acme': { displayName: 'Robert (Bob) Smith', company: 'Acme' },
  'Ana Ribeiro, Head of Design, Banco Atlântico, Lisbon': { ...ofDesign, location: 'Lisbon' },
  'Ana Ribeiro, Head of Design at Banco Atlântico, +351 912 345 678': { ...ofDesign, phones: ['+351 912 345 678'] },
  'Ana Ribeiro Head of Design at Banco Atlântico': ofDesign,
  'Ana Ribeiro | Head of Design | Banco Atlântico': ofDesign,
  'Ana Ribeiro – Head of Design – Banco Atlântico': ofDesign,
  'Ana from Acme': { displayName: 'Ana', company: 'Acme' },
  'Ana from Lisbon': { displayName: 'Ana', location: 'Lisbon' },
  'Ana at Google in Zurich': { displayName: 'Ana', company: 'Google', location: 'Zurich' },
  'Kim, works at Samsung': { displayName: 'Kim', company: 'Samsung' },
  'Jane Doe, CEO of Acme': { displayName: 'Jane Doe', title: 'CEO', company: 'Acme' },
  'CEO, Acme, Jane Doe': { displayName: 'Jane Doe', title: 'CEO', company: 'Acme' },
  'Pedro Costa, Partner in Charge, Costa & Filhos': {
    displayName: 'Pedro Costa',
    title: 'Partner in Charge',
    company: 'Costa & Filhos',
  },
  'Marie Dupont, directrice chez Renault, Paris': {
    displayName: 'Marie Dupont',
    title: 'directrice',
    company: 'Renault',
    location: 'Paris',
  },
  'Hans Müller, Geschäftsführer, Müller GmbH, 80331 München, 089/1234567': {
    displayName: 'Hans Müller',
    title: 'Geschäftsführer',
    company: 'Müller GmbH',
    location: '80331 München',
    phones: ['089/1234567'],
  },
  'Bob Smith, Acme, Inc., CTO, San Francisco, CA, 415-555-0123': {
    displayName: 'Bob Smith',
    company: 'Acme, Inc.',
    title: 'CTO',
    location: 'San Francisco, CA',
    phones: ['415-555-0123'],
  },
  'Dr. Eleni Papadopoulou, PhD, University of Athens, Athens, Greece': {
    displayName: 'Dr. Eleni Papadopoulou, PhD',
    company: 'University of Athens',
    location: 'Athens, Greece',
  },
  '李小龍, 華僑銀行': { displayName: '李小龍', company: '華僑銀行' },
  'Ivo, surf teacher, 912345678': { displayName: 'Ivo', title: 'surf teacher', phones: ['912345678'] },
  'Luís, github.com/luis #surf #Ericeira': {
    displayName: 'Luís',
    urls: ['github.com/luis'],
    tags: ['surf', 'Ericeira'],
  },
  'Søren, København, https://www.linkedin.com/in/soren.': {
    displayName: 'Søren',
    location: 'København',
    urls: ['https://www.linkedin.com/in/soren'],
  },
  'Tom met at Web Summit 2025': { displayName: 'Tom', howMet: 'met at Web Summit 2025' },
  'Tom Baker, introduced by Ana': { displayName: 'Tom Baker', howMet: 'introduced by Ana' },
  'Name: Jane Doe; Company: Acme; Role: Growth; Place: Faro; Tel: 555 0123': {
    displayName: 'Jane Doe',
    company: 'Acme',
    title: 'Growth',
    location: 'Faro',
    phones: ['555 0123'],
  },
  'ana.ribeiro@example.com': { ...ana, emails: ['ana.ribeiro@example.com'] },
  'info@example.com': { displayName: 'info@example.com', emails: ['info@example.com'] },
  '<script>alert(1)</script>': { displayName: '<script>alert(1)</script>' },
  '': {},
}

for (const [line, person] of Object.entries(lines))
  test(`“${line}” is understood`, () => assert.deepEqual(understood(line), person))

test('the lines under an e-mail are understood', () => {
  const signature = `Ana Ribeiro
Head of Design
Banco Atlântico
1100-053 Lisboa
T +351 912 345 678 / M: 912 000 111
ana@bancoatlantico.example | www.bancoatlantico.example`
  assert.deepEqual(understood(signature), {
    ...ofDesign,
    location: '1100-053 Lisboa',
    phones: ['+351 912 345 678', '912 000 111'],
    emails: ['ana@bancoatlantico.example'],
    urls: ['www.bancoatlantico.example'],
  })
})

const doubtful: Record<string, string[]> = {
  'Ana Ribeiro, Banco Atlântico, wants the deck by Friday': ['wants the deck by Friday'],
  'Ana Ribeiro, Acme, Growth': ['Growth'],
  'Maya Chen, Growth, Acme, maya@acme.example': ['Growth'],
  'Ana Ribeiro, Banco Atlântico, Rua Augusta 1': ['Rua Augusta 1'],
  'Ana Ribeiro, 2024-05-01': ['2024-05-01'],
  'Ana Ribeiro, 2019-2024': ['2019-2024'],
  'Ana Ribeiro, Acme, 1200-109': ['1200-109'],
  'Ana Ribeiro, @ana': ['@ana'],
  'Ana, designer, teacher': ['teacher'],
}

for (const [line, rest] of Object.entries(doubtful))
  test(`of “${line}”, what is not certain is left to the member`, () =>
    assert.deepEqual(readPersonLine(line).rest, rest))

test('the company of the e-mail address is the company', () => {
  assert.equal(readPersonLine('Maya Chen, Growth, Acme, maya@acme.example').company, 'Acme')
})

test('every text is read quickly and completely', async () => {
  for (const text of ['a,', '1', ' at ', 'a.', 'CEO of ', '(', '1 ', 'a@', 'met ', 'head ', '- ', '#', 'www.']) {
    const long = text.repeat(4000)
    const took = await measureCpuTime(() => readPersonLine(long))
    assert.ok(took < 500, text)
    const { rest } = readPersonLine(long)
    assert.ok(rest.join('').length > 0 || !/\w{2}/.test(text), text)
  }
})

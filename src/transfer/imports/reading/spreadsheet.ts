import { type Columns, columnKey, type Field, type ValuesOf } from './columns.ts'

/** What people call the columns of a list of people, and what Outlook calls them. */
const names: [Field, string][] = [
  [
    'name',
    'name, full name, display name, contact, contact name, person, nome, nombre, nom complet, vollständiger name',
  ],
  ['prefix', 'prefix, name prefix, salutation, anrede'],
  ['given', 'first name, firstname, given name, forename, vorname, primeiro nome, prénom, prenom'],
  ['middle', 'middle name, additional name'],
  [
    'family',
    'last name, lastname, family name, surname, nachname, apelido, sobrenome, apellido, apellidos, cognome, nom',
  ],
  ['suffix', 'suffix, name suffix'],
  ['company', 'company, organization, organisation, company name, employer, firma, unternehmen, empresa, entreprise'],
  ['title', 'title, job title, jobtitle, position, role, occupation, cargo, puesto, poste, beruf'],
  ['location', 'location, city, place, town, home city, business city, ort, stadt, cidade, ciudad, ville'],
  ['howMet', 'how met, how we met, met at, source'],
  ['metOn', 'met on, date met, connected on, first met'],
  [
    'birthday',
    'birthday, birth date, birthdate, date of birth, dob, geburtstag, aniversário, cumpleaños, anniversaire',
  ],
  ['email', 'email, e mail, mail, email address, e mail address, emails, work email, personal email, home email'],
  ['email', 'e mail adresse'],
  ['phone', 'phone, telephone, tel, phone number, phones, mobile, mobile phone, cell, cell phone, work phone'],
  ['phone', 'home phone, business phone, primary phone, telefon, handy, telefone, telemóvel, teléfono, téléphone'],
  ['phone', 'other phone, mobiltelefon'],
  ['url', 'url, website, web page, web, homepage, linkedin, linkedin url, profile, profile url, twitter, github'],
  ['tags', 'tags, tag, labels, label, groups, group, categories, category, kategorien'],
  ['note', 'notes, note, comment, comments, remarks, description, notizen, notas'],
  ['uid', 'uid'],
]

const known = new Map(names.flatMap(([field, all]) => all.split(', ').map((name) => [name, field] as const)))

export function plainColumns(header: string[]): Columns {
  const keys = header.map((name) => columnKey(name).replace(/ \d(?= |$)/, ''))
  // Outlook’s title stands before the name; what somebody does has a column of its own.
  const hasJob = keys.includes('job title')
  return { header, fields: keys.map((key) => (hasJob && key === 'title' ? 'prefix' : (known.get(key) ?? null))) }
}

/** Of a table that is a list of people, one column at least says who. */
export function isOfPeople({ fields }: Columns) {
  return fields.some((field) => ['name', 'given', 'family', 'email', 'phone'].includes(field ?? ''))
}

/** Several e-mails, numbers and tags may stand in one cell; a note and an address stay whole. */
export const plainValues: ValuesOf = (field, cell) => {
  const marks = { email: /[,;\n]|:::/, phone: /[;\n]|:::/, tags: /[,;\n]|:::/ }[field as string]
  const values = marks ? cell.split(marks) : [cell]
  return values.map((value) => (field === 'note' ? value : value.trim())).filter((value) => value !== '')
}

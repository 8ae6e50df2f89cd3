import { type Columns, columnKey, type Field, type SplitCell } from './columns.ts'

/** The usual names of columns in lists of people, and those of Outlook. */
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

const fieldOf = new Map(names.flatMap(([field, all]) => all.split(', ').map((name) => [name, field] as const)))

export function plainColumns(header: string[]): Columns {
  const keys = header.map((name) => columnKey(name).replace(/ \d(?= |$)/, ''))
  // Outlook's "Title" is a name prefix: the job has a column of its own.
  const hasJob = keys.includes('job title')
  return { header, fields: keys.map((key) => (hasJob && key === 'title' ? 'prefix' : (fieldOf.get(key) ?? null))) }
}

/** Whether a column names or reaches a person. */
export function hasPersonColumn({ fields }: Columns) {
  return fields.some((field) => ['name', 'given', 'family', 'email', 'phone'].includes(field ?? ''))
}

/** A cell may hold several e-mails, numbers or tags, but one note or address. */
export const splitPlainCell: SplitCell = (field, cell) => {
  const separators = { email: /[,;\n]|:::/, phone: /[;\n]|:::/, tags: /[,;\n]|:::/ }[field as string]
  const values = separators ? cell.split(separators) : [cell]
  return values.map((value) => (field === 'note' ? value : value.trim())).filter((value) => value !== '')
}

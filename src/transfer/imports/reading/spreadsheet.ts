import { fold } from '#language/words/fold.ts'
import { type Columns, columnKey, type Field, type SplitCell } from './columns.ts'

/** The usual names of columns in lists of people, and those of Outlook and Thunderbird, without accents. */
const names: [Field, string][] = [
  [
    'name',
    'name, full name, display name, contact, contact name, person, nome, nombre, nom complet, vollstandiger name',
  ],
  ['name', 'nome completo, nombre completo, anzeigename'],
  ['prefix', 'prefix, name prefix, salutation, anrede, tratamiento, tratamento, civilite'],
  ['given', 'first name, firstname, given name, forename, vorname, primeiro nome, prenom'],
  [
    'middle',
    'middle name, additional name, weitere vornamen, zweiter vorname, deuxieme prenom, segundo nombre, segundo nome',
  ],
  [
    'family',
    'last name, lastname, family name, surname, nachname, familienname, apelido, sobrenome, apellido, apellidos',
  ],
  ['family', 'cognome, nom, nom de famille'],
  ['suffix', 'suffix, name suffix'],
  ['company', 'company, organization, organisation, company name, employer, associated company, primary company'],
  ['company', 'firma, unternehmen, arbeitgeber, empresa, organizacao, organizacion, entreprise, societe'],
  [
    'title',
    'title, job title, jobtitle, job, position, role, occupation, cargo, puesto, poste, fonction, funktion, beruf',
  ],
  ['location', 'location, city, place, town, home city, business city, ort, stadt, cidade, ciudad, ville'],
  ['department', 'department, abteilung, departamento, service'],
  ['nickname', 'nickname, spitzname, apelido familiar, surnom, apodo, alcunha'],
  ['role', 'profession'],
  ['pronouns', 'pronouns, pronomen, pronoms, pronombres, pronomes'],
  ['howMet', 'how met, how we met, met at, source'],
  ['metOn', 'met on, date met, connected on, first met'],
  ['birthday', 'birthday, birth date, birthdate, date of birth, dob, geburtstag, geburtsdatum, aniversario'],
  ['birthday', 'data de nascimento, cumpleanos, fecha de nacimiento, anniversaire, date de naissance'],
  ['anniversary', 'anniversary, wedding anniversary, jahrestag, hochzeitstag, anniversaire de mariage'],
  ['anniversary', 'anniversaire de mariage ou fete, aniversario de boda, aniversario de casamento'],
  ['birthYear', 'birth year'],
  ['birthMonth', 'birth month'],
  ['birthDay', 'birth day'],
  ['email', 'email, e mail, mail, email address, e mail address, emails, work email, personal email, home email'],
  ['email', 'primary email, secondary email, e mail adresse'],
  [
    'phone',
    'phone, telephone, tel, phone number, phones, mobile, mobile phone, cell, cell phone, work phone, home phone',
  ],
  ['phone', 'business phone, primary phone, other phone, telefon, mobiltelefon, handy, telefone, telemovel, telefono'],
  ['phone', 'particular'],
  ['url', 'url, website, web page, web, homepage, linkedin, linkedin url, profile, profile url, twitter, github'],
  ['tags', 'tags, tag, labels, label, groups, group, categories, category, kategorien, gruppen, groupes, grupos'],
  ['tags', 'categorias, etiquettes, etiquetas, marcadores'],
  [
    'note',
    'notes, note, comment, comments, remarks, description, notizen, notiz, bemerkungen, kommentare, notas, nota',
  ],
  ['note', 'remarques, commentaires, comentarios, observaciones, anotacoes, observacoes'],
  ['uid', 'uid'],
]

/** Words that show the content of other columns: "Téléphone (bureau)", "E-Mail 2: Adresse", "Ciudad del trabajo". */
const words: [Field, string][] = [
  ['email', 'email emails mail messagerie courriel correo correio'],
  [
    'phone',
    'phone phones telephone tel mobile cell cellphone handy mobil mobiltelefon mobilnummer handynummer telefon',
  ],
  ['phone', 'telefonnummer haupttelefon telefone telemovel celular telefono movil portable'],
  ['url', 'url website webseite web homepage linkedin twitter github facebook instagram'],
  ['location', 'city town ort stadt ville ciudad cidade'],
]

/** With one of these it has something else: "Phone type", "E-Mail-Typ", "Company Main Phone", "Photo URL". */
const otherWords = new Set(
  `fax telefax pager type typ tipo label name nom nombre nome code calling date datum fecha photo picture avatar image
  assistant assistants assistent asistente assistente company firma societe empresa spouse partner manager emergency birth`.split(
    /\s+/,
  ),
)

const fieldOf = new Map(names.flatMap(([field, all]) => all.split(', ').map((name) => [name, field] as const)))
const fieldOfWord = new Map(words.flatMap(([field, all]) => all.split(' ').map((word) => [word, field] as const)))

export function plainColumns(header: string[]): Columns {
  const keys = header.map((name) => fold(columnKey(partOf(name))).replaceAll(/ \d+(?= |$)/g, ''))
  // Outlook's "Title" is a name prefix: the job has a column of its own.
  const hasJob = keys.includes('job title')
  const known = keys.map((key) => (hasJob && key === 'title' ? 'prefix' : fieldOf.get(key)))
  const fields = known.map((field, at) => field ?? fieldByWord(keys[at] ?? ''))
  return { header, fields, isGuess: known.map((field) => field === undefined) }
}

/** Twenty writes "Emails / Primary Email". */
const partOf = (name: string) => name.split(' / ').at(-1) ?? name

function fieldByWord(key: string) {
  const all = key.split(' ')
  if (all.some((word) => otherWords.has(word))) return null
  return all.flatMap((word) => fieldOfWord.get(word) ?? [])[0] ?? null
}

/** Whether a column certainly names or reaches a person: a line of text before the columns may also speak of e-mails. */
export function hasPersonColumn({ fields, isGuess }: Columns) {
  return fields.some((field, at) => !isGuess?.[at] && personFields.has(field))
}

const personFields = new Set<Field | null>(['name', 'given', 'family', 'email', 'phone'])

/** A cell may hold several e-mails, numbers or tags, but one note or address. */
export const splitPlainCell: SplitCell = (field, cell) => {
  const commas = /[,;\n]|:::/
  const separators = { email: commas, phone: isListOfNumbers(cell) ? commas : /[;\n]|:::/, tags: commas }
  const separator = separators[field as keyof typeof separators]
  // Twenty writes lists as JSON.
  const [, list] = separator ? (/^\s*\["(.*)"\]\s*$/s.exec(cell) ?? []) : []
  const values = list !== undefined ? list.split(/",\s*"/) : separator ? cell.split(separator) : [cell]
  return values.map((value) => (field === 'note' ? value : value.trim())).filter((value) => value !== '')
}

/** A comma may also come before an extension. */
const isListOfNumbers = (cell: string) => cell.split(',').every((number) => number.replaceAll(/\D/g, '').length > 5)

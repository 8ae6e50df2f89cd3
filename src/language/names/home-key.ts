import { compareText } from '../words/fold.ts'
import { foldedWords } from '../words/words.ts'

type AddressPart = 'label' | 'street' | 'extended' | 'city' | 'region' | 'postalCode' | 'country'
type PostalAddress = { [Part in AddressPart]?: string | undefined }

/** Kinds of streets with their spellings, as folded words. The first one stands in the key. */
const streetKinds = new Map(
  `st street str strasse straat,av ave avenue avenida avda,rd road,ln lane,dr drive,bd blvd boulevard,sq square,ct court,
  r rue rua,c calle cl,pl place platz plz plaza pza praca pca,tv travessa trav,lg largo,al allee alameda,ch chemin`
    .split(',')
    .flatMap((kind) => kind.split(/\s+/).map((word, _, [first = '']) => [word, first] as const)),
)
/** "Hafenstr." and "Marktplatz" are one word, "Hafen Straße" is two. */
const joinedKind = /^(.{3,})(strasse|straat|str|platz|pl)$/
/** "Rua do Alecrim" is "Rua Alecrim". */
const smallWords = /^(?:d|de|da|do|das|dos|del|di|du|des|l|la|le|les|el|of|the|der|den|dem|no|nr|n)$/
const homeWords = new Set(
  `home house flat private privat prive privatadresse wohnadresse adresse anschrift zuhause wohnung domicile maison perso
  casa hogar domicilio particular pessoal morada residence residencia address direccion endereco`.split(/\s+/),
)
const flatParts = /\d+(?:[a-z]\b)?|\b(?:[a-z]\b|esq|izq|dto|dir|dch|left|right|links|rechts)/g

/** An index takes no more than some hundreds of letters. */
const maxKeyLength = 80

/**
 * Where somebody lives: a key shared by spellings of one house, such as "Hafenstr. 12, Hamburg" and "12 Hafen Straße,
 * HAMBURG, Germany", and the flat. Null if the address names no house, or has a label that doesn't say home.
 */
export function homeOf({ label = '', street = '', extended = '', city, postalCode = '' }: PostalAddress) {
  // "12 a" is 12a.
  const words = foldedWords(street.replace(/(?<=\d)\s(?=\p{L}[^\p{L}]*$)/u, '')).flatMap(streetWords)
  const place = foldedWords(city ?? postalCode)
  const isHouse = words.some((word) => /\d/.test(word)) && place.length > 0
  if (!isHouse || !foldedWords(label).every((word) => homeWords.has(word))) return null
  const key = [...place, ...words.toSorted(numbersLast)].map(withoutUmlauts).join('-')
  return {
    key: [...key].slice(0, maxKeyLength).join(''),
    flat: (extended.toLowerCase().replace('c/o', '').match(flatParts) ?? []).join(''),
    postalCode: foldedWords(postalCode).join(''),
  }
}

export type Home = NonNullable<ReturnType<typeof homeOf>>

function streetWords(word: string) {
  if (smallWords.test(word)) return []
  const [, name = word, kind = ''] = streetKinds.has(word) ? [] : (joinedKind.exec(word) ?? [])
  return [streetKinds.get(name) ?? name, streetKinds.get(kind) ?? kind].filter(Boolean)
}

const numbersLast = (a: string, b: string) => Number(/\d/.test(a)) - Number(/\d/.test(b)) || compareText(a, b)

/** "Muenchen" is "München". */
const withoutUmlauts = (word: string) => word.replace(/(?<=[aou])e/g, '')

/** Whether two homes with one key can be the same: what only one of them says doesn't matter. */
export function canBeSameHome(one: Home, other: Home) {
  // "1200" is the beginning of "1200-014".
  const isSamePlace = one.postalCode.startsWith(other.postalCode) || other.postalCode.startsWith(one.postalCode)
  return isSamePlace && (one.flat === other.flat || one.flat === '' || other.flat === '')
}

/** The lines of an envelope below the name. A short region stands behind the city, as in the USA. */
export function addressLines({ street, extended, postalCode, city, region = '', country }: PostalAddress) {
  const join = (separator: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(separator)
  const town = /^\p{Lu}{2,3}$/u.test(region)
    ? join(' ', join(', ', city, region), postalCode)
    : join(', ', join(' ', postalCode, city), region)
  return [street, extended, town, country].flatMap((line) => line || [])
}

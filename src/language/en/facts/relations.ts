import { anyOf } from '../../phrases/phrases.ts'

/** Words for relatives, with the standard word. */
const plainWords: Record<string, string> = {
  mum: 'mother',
  mom: 'mother',
  mam: 'mother',
  mummy: 'mother',
  dad: 'father',
  daddy: 'father',
  hubby: 'husband',
  kid: 'child',
  kids: 'child',
  children: 'child',
  wives: 'wife',
  gran: 'grandmother',
  nan: 'grandmother',
  grandma: 'grandmother',
  granny: 'grandmother',
  grandad: 'grandfather',
  granddad: 'grandfather',
  grandpa: 'grandfather',
  auntie: 'aunt',
}

export const relatives =
  `husband wife partner fiancé fiancée fiance fiancee girlfriend boyfriend son daughter child kid kids
  children brother sister mother father mum mom mam dad hubby cousin aunt auntie uncle niece nephew grandson granddaughter
  grandchild grandmother grandfather gran nan grandma grandad granddad grandpa stepson stepdaughter stepmother stepfather
  stepbrother stepsister godson goddaughter mother-in-law father-in-law brother-in-law sister-in-law son-in-law
  daughter-in-law`.split(/\s+/)

/** Not family, but with a life of their own. */
export const otherRelations =
  'friend colleague boss manager assistant flatmate roommate housemate neighbour neighbor baby twin ex'.split(' ')

export const relativeWord = anyOf(relatives)
/** Too young to have an employer: "started at St Mary's" is about a school. */
export const isChild = (relation: string) =>
  /son$|daughter$|child$|^kids?$|children|niece|nephew|baby|twin/iu.test(relation)

/** "Dad" is father, "daughters" is daughter. */
export function plainRelation(word: string) {
  const lower = word.toLowerCase()
  const single = plainWords[lower] ?? (lower.endsWith('s') ? lower.slice(0, -1) : lower)
  return plainWords[single] ?? single
}

type Gender = 'f' | 'm'

const female =
  /(?:wife|wives|fiancée|fiancee|girlfriend|daughter|sister|mother|mum|mom|mam|aunt|auntie|niece|gran|nan|grandma)s?$/iu
const male = /(?:husband|hubby|fiancé|boyfriend|son|brother|father|dad|uncle|nephew|grandad|granddad|grandpa)s?$/iu

/** The pronoun of a relative: a wife is “she”. Null if either fits. */
export function genderOfRelation(word: string): Gender | null {
  const single = word.replace(/-in-law$/iu, '')
  if (female.test(single)) return 'f'
  return male.test(single) ? 'm' : null
}

/** “He” and “she” never mean several people. */
export const isPlural = (relation: string) => /(?:[^s]s|children)$/iu.test(relation)

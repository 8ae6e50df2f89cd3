import { givenName, givenNamesWith, ownerName, properName } from '../../language-data/fact-pieces.ts'
import type { Form } from '../../language-data/fact-words.ts'
import { anyOf, inAnyCase, type Piece, pattern, phrases } from '../../phrases/phrases.ts'

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

const relativeWord = anyOf(relatives)
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

export const diets = phrases`
  vegetarian, vegan, pescatarian, pescetarian, veggie, ${/co?eliac/}, ${/gluten[- ]free/}, ${/dairy[- ]free/},
  ${/lactose[- ]intolerant/}, teetotal, kosher, halal`

export const foods = phrases`
  [red] meat, pork, beef, lamb, fish, seafood, shellfish, dairy, gluten, eggs, wheat, sugar, nuts`

export const allergens = phrases`
  [tree] nut[s], peanut[s], almond[s], cashew[s], walnut[s], hazelnut[s], pistachio[s], sesame, soy[a], egg[s], milk,
  dairy, lactose, gluten, wheat, fish, shellfish, prawn[s], shrimp[s], crab, lobster, seafood, mussels, oysters,
  strawberries, kiwi[s], banana[s], mango[es], apples, tomatoes, citrus, peaches, avocado[s], celery, mustard,
  penicillin, amoxicillin, aspirin, ibuprofen, antibiotics, latex, bee[s], bee sting[s], wasp[s], wasp sting[s], cat[s],
  cat hair, dog[s], horses, pollen, dust, grass, nickel, plasters, feathers, garlic, onion[s], mushrooms, chocolate,
  cinnamon`

export const dogs = phrases`
  dog, puppy, labrador, spaniel, whippet, beagle, poodle, terrier, collie, dachshund, greyhound, lurcher, retriever,
  ridgeback, husky, corgi, pug, bulldog, labradoodle, cockapoo, chihuahua, schnauzer, alsatian, rottweiler, dalmatian`

export const cats = phrases`cat, kitten, tabby`

export const pets = phrases`
  ${dogs}, ${cats}, hamster, guinea pig, rabbit, parrot, budgie, canary, tortoise, gerbil, ferret, goldfish, pony`

const months = phrases`jan, feb, mar, apr, may, jun, jul, aug, sep[t], oct, nov, dec`
/** "9 May", "the 3rd of June 1985", "May 9th". */
const dayFirst = pattern('iu')`\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}\p{Ll}*`
const monthFirst = pattern('iu')`${months}\p{Ll}* \d{1,2}(?:st|nd|rd|th)?(?!\d)`
const dayOfYear = pattern('iu')`(?:${dayFirst}|${monthFirst})(?:,? (?:19|20)\d\d)?(?![\p{L}\d])`

const givenNames = givenNamesWith('and')
const role = /[\p{L}-]+(?: [\p{L}-]+){0,4}/u
const some = phrases`a, an, another, two, three, four, five, ${/\d/}`
const adjectives = phrases`
  new, old, eldest, oldest, youngest, older, younger, elder, little, big, baby, twin, lovely, rescue, grown-up, small`
const naming = phrases`called, named, ${/, called/}`

const working = phrases`
  (work[s] | working | employed) [full time | part time | full-time | part-time] (at | for), (gone | went) to work (at | for)`
const starting = phrases`
  joined, started [work[ing]] (at | with), (got | has | found | took) (a | an | the | her | his) [new | part-time | part time | full-time] (job | role | position | post) (at | with)`
const leaving = phrases`
  left, quit, resigned from, retired from, (laid off | made redundant) (by | from | at), no longer [works] (at | for),
  stopped working (at | for)`
const living = phrases`(lives | live | living | based | resides | settled) [now | alone | together | out | up | down] (in | near)`
const moving = phrases`moved [back | over | down | up | out | house] to`
const becoming = phrases`(went | gone | turned | became | a | strict | strictly | fully)*`
const notEating = phrases`(${/doesn['’]t/} | does not | ${/can['’]t/} | cannot | ${/won['’]t/} | never) eat[s] [any]`
const having = phrases`has, have, got`
/** So that "vegetarian" isn't applied to a lasagne. */
const end = /(?=\s*(?:$|[.,;:!)(–—-]|(?:and|but|so|now|since|too|as|for \w+ years)(?!\p{L})))/u

/** Phrases that end in a capitalized name, however the words before it are capitalized. */
const named = (words: Piece, name: Piece) => pattern('gu')`${inAnyCase(words)}(?<value>${name})`
const relationAs: Piece = { source: `(?<relation>${relativeWord.source})` }
const petAs: Piece = { source: `(?<pet>${pets.source})` }
const dateAs = pattern('iu')`(?:['’]s| is| falls)?(?: on)?[ =:-]+(?:the )?(?<value>${dayOfYear})`
const several = (one: Piece): Piece => ({ source: `(?:${one.source})(?:(?:, | and | or |, and )(?:${one.source}))*` })

const adoptedPet = pattern('u')`(?:${having}|adopted|bought|owns) ${some} (?:\p{L}+ ){0,2}${petAs}s?`
const calledPet = pattern()`(?:,|:| ${naming})? `

export const englishForms = (): Form[] => [
  { kind: 'employer', form: named(pattern()`${working} `, properName), mayElide: true },
  { kind: 'employer', form: named(pattern('u')`works as (?:an? )?${role} at `, properName), mayElide: true },
  { kind: 'employer', form: named(pattern()`${starting} `, properName) },
  { kind: 'employer', form: named(pattern('u')`(?:is|now|['’]s) (?:an?|the) (?<role>${role}) at `, properName) },
  { kind: 'employer', form: named(pattern('u')`(?:^\s*|is )(?<role>${role}) at `, properName), mayElide: true },
  { kind: 'employer', form: named(pattern()`${leaving} `, properName), ended: true },
  { kind: 'place', form: named(pattern()`${living} `, properName), mayElide: true },
  { kind: 'place', form: named(pattern()`${moving} `, properName) },
  {
    kind: 'family',
    form: named(pattern('u')`${having} ${some} (?:${adjectives} )*${relationAs}s?(?:,|:| -| ${naming})? `, givenNames),
    mayElide: true,
  },
  { kind: 'family', form: named(/(?<relation>married) to /, givenName), mayElide: true },
  { kind: 'introduced_by', form: named(/(?:was )?introduced(?: to (?:me|us))? by /, properName), mayElide: true },
  {
    kind: 'introduced_by',
    form: pattern('gu')`(?<value>${properName}) introduced (?:us(?=\s*(?:$|[.,;!]))|(?:me|us) to ${ownerName})`,
    mayElide: true,
  },
  { kind: 'diet', form: pattern('giu')`(?:${becoming} )?(?<value>${diets})${end}`, mayElide: true },
  { kind: 'diet', form: pattern('giu')`(?<no>${notEating}) (?<value>${foods})${end}`, mayElide: true },
  {
    kind: 'allergy',
    form: pattern('giu')`(?:\p{L}+ly |very )?allergic to (?<value>${several(allergens)})(?!\p{L})`,
    mayElide: true,
  },
  {
    kind: 'allergy',
    form: pattern('giu')`${having} (?:an? )?(?:\p{L}+ )?(?<value>${allergens}) allergy(?!\p{L})`,
    mayElide: true,
  },
  {
    kind: 'pet',
    form: pattern('gu')`${inAnyCase(adoptedPet)}(?:${inAnyCase(calledPet)}(?<value>${givenNames}))?(?!\p{L})`,
    mayElide: true,
  },
  {
    kind: 'birthday',
    form: pattern('giu')`(?:turn(?:s|ed) \d+ on|(?:was )?born on|was born) (?:the )?(?<value>${dayOfYear})`,
  },
]

const linked = phrases`is, are, ${/['’]s name is/}, [is | are] ${naming}`

/** Possessions: "her dog Tico", "Ana's birthday is 9 May". */
export const englishBelongings = (): Form[] => [
  {
    kind: 'family',
    form: named(
      pattern('u')`(?:${adjectives} )*${relationAs}s?(?:,|:| ${linked}|(?=['’]s name is)${linked})? `,
      givenNames,
    ),
    mayElide: true,
  },
  { kind: 'pet', form: named(pattern('u')`(?:${adjectives} )*${petAs}s?(?:,|:| ${linked})? `, givenNames) },
  { kind: 'birthday', form: pattern('giu')`(?:birthday|b-?day)${dateAs}`, mayElide: true },
  { kind: 'anniversary', form: pattern('giu')`(?:wedding )?anniversary${dateAs}`, mayElide: true },
]

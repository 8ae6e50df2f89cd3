import { pattern, phrases } from '../../phrases/phrases.ts'

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
export const dayOfYear = pattern('iu')`(?:${dayFirst}|${monthFirst})(?:,? (?:19|20)\d\d)?(?![\p{L}\d])`

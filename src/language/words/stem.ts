/**
 * What the forms of a word have in common: "planned", "planning" and "plans" are all of "plan". Few endings and short words
 * left alone: to take "business" for "busy" costs more than to miss a rare form.
 */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= maxCachedStems) stems.clear()
  const made = stemOf(word)
  stems.set(word, made)
  return made
}

/** A few thousand words make up most of a language, and every question reads hundreds of entries. */
const stems = new Map<string, string>()
const maxCachedStems = 20_000

function stemOf(word: string) {
  const base = baseOf(word)
  if (base.length < 4 || !/^[a-z]+$/.test(base)) return withoutLast(base)
  return withoutLast(stripDerivation(baseOf(presentForm(singular(base)))))
}

function singular(word: string) {
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(ss|x|ch|sh|z|o)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

function presentForm(word: string) {
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`
  const rest = /^(.{2,}?)(?:(?<!e)ed|ing)$/.exec(word)?.[1]
  if (!rest || !/[aeiouy]/.test(rest)) return word
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1)
  return isShort(rest) ? `${rest}e` : rest
}

/** Without a derivational ending: "adoption" becomes "adopt". */
function stripDerivation(word: string) {
  const rests = derivations.filter((each) => word.endsWith(each)).map((each) => word.slice(0, -each.length))
  return rests.find((rest) => isWhole(rest, word)) ?? word
}

/** Stems that are too short aren't words: "passion" isn't from "pass", nor "business" from "busy". */
const isWhole = (rest: string, word: string) => rest.replace(/i$/, '').length >= (word.endsWith('ion') ? 5 : 4)

export const derivations = ['ation', 'ition', 'ion', 'ment', 'ly', 'ness', 'ful', 'ive']

/** "create" and "creating" differ by an e, "happy" and "happiness" by an i. */
function withoutLast(word: string) {
  if (word.endsWith('y')) return word.length > 2 ? `${word.slice(0, -1)}i` : word
  const rest = word.slice(0, -1)
  return word.endsWith('e') && rest.length > 2 && !isShort(rest) ? rest : word
}

/** Like "hop", which is another word with an e: "hoping" is from "hope", and "hopping" from "hop". */
const isShort = (word: string) => /^[^aeiou]+[aeiouy][^aeiouwxy]$/.test(word)

/** The word of which this is an irregular form, or the word itself. */
export const baseOf = (word: string) => bases.get(word) ?? word

/** The irregular forms of a word. */
export const irregularForms = (base: string) => families.get(base) ?? []

const families = new Map(
  `become became; begin began begun; bend bent; bite bit bitten; blow blew blown; break broke broken; bring brought;
  build built; buy bought; catch caught; choose chose chosen; come came; deal dealt; dig dug; draw drew drawn;
  dream dreamt; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt;
  fight fought; find found; fly flew flown; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen;
  get got gotten; give gave given; go went gone goes going; grow grew grown; hang hung; hear heard; hide hid hidden;
  hold held; keep kept; know knew known; lay laid; lead led; learn learnt; leave left; lend lent; lose lost; make made;
  mean meant; meet met; pay paid; ride rode ridden; ring rang rung; rise rose risen; run ran; say said; see saw seen;
  seek sought; sell sold; send sent; shake shook shaken; shine shone; shoot shot; show shown; shrink shrank shrunk;
  sing sang sung; sink sank sunk; sit sat; sleep slept; speak spoke spoken; speed sped; spell spelt; spend spent;
  spin spun; stand stood; steal stole stolen; stick stuck; strike struck; swear swore sworn; sweep swept; swim swam swum;
  swing swung; take took taken; teach taught; tear tore torn; tell told; think thought; throw threw thrown;
  understand understood; wake woke woken; wear wore worn; win won; write wrote written;
  child children; man men; woman women; person people; foot feet; tooth teeth; mouse mice; goose geese; wife wives;
  life lives; knife knives; half halves; leaf leaves; shelf shelves; wolf wolves; loaf loaves; good better best;
  bad worse worst; die dying died; lie lying lied; tie tying tied; use used using; add adding added`
    .split(';')
    .map((line) => line.trim().split(/\s+/))
    .map(([base = '', ...forms]) => [base, forms] as const),
)

const bases = new Map([...families].flatMap(([base, forms]) => forms.map((form) => [form, base] as const)))

/**
 * Every form in which a word may have been written down. The index has words as they were said: to look up all forms of
 * the few words of a question costs less than to keep the stems of every note.
 */
export function forms(word: string): string[] {
  const root = stem(word)
  const bases = [word, baseOf(word), root, `${root}e`, root.replace(/i$/, 'y')].filter((each) => stem(each) === root)
  const near = [...bases, ...bases.flatMap(irregularForms), ...bases.map((each) => each.replace(/y$/, 'ies'))]
  if (!/^[a-z]{3,}$/.test(root)) return [...new Set(near)]
  const roots = [root, root.replace(/[ei]$/, '')]
  const made = [
    ...[...bases, ...roots, root + root.at(-1)].flatMap((each) => inflections.map((ending) => each + ending)),
    ...[`${root}e`, ...roots].flatMap((each) => derived.map((ending) => each + ending)),
  ]
  return [...new Set([...near, ...[...new Set(made)].filter((each) => stem(each) === root)])]
}

const inflections = ['s', 'es', 'ies', 'ed', 'd', 'ied', 'ing', 'ings']
const derived = [...derivations, 'ily', 'iness', 'ations', 'itions', 'ions', 'ments', 'fully', 'ives']

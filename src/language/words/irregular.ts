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

import { relatedWords } from '#language/vocabulary/related-words.ts'
import { stem } from '#language/words/stem.ts'

/** Topics, and the occupations that deal with them. */
const table = `
  tax bookkeeping accounting receipts invoices vat: accountant bookkeeper
  law legal contract court trademark: lawyer solicitor attorney notary
  tooth teeth: dentist
  medical medicine illness sick health doctor: doctor gp physician nurse surgeon
  shoulder knee back injury physio: physiotherapist
  translation translating translate language languages interpret: translator interpreter
  insurance: broker insurance
  pet pets animals animal: vet veterinarian
  invest investment funding fundraising fund capital money: investor venture angel fund banker
  press media coverage article publicity: journalist editor reporter press podcaster
  hire hiring recruiting recruitment staff: recruiter
  building renovation renovate house: architect builder
  wood desk carpentry: joiner carpenter furniture
  furniture: joiner carpenter furniture
  bike bicycle bikes: mechanic bike
  photo photos photography pictures: photographer
  film films movie movies video cinema: cinematographer filmmaker director film
  software app apps code coding programming website: engineer developer programmer
  cooking cook catering restaurant: chef cook
  wine wines: winemaker sommelier wine
  beer: brewer
  bakery bread baking: baker bakery
  sound audio: sound audio
  music: musician music choir
  books book publishing: publisher author editor books
  teaching teach school: teacher professor
  boat boats yacht: boat sailing
  drawing illustration draw: illustrator
  lettering font fonts typeface: type
  research: researcher research
  shipping freight transport: shipping logistics
  bank banking: banker bank
  art: gallerist artist art
  therapy: therapist
  designer: design
  investor: venture angel fund
  lawyer solicitor attorney: lawyer solicitor attorney law
  doctor physician: gp physician surgeon
  teacher: professor lecturer teacher
  journalist reporter: journalist reporter editor press
  engineer developer programmer: engineer developer engineering
  musician: music musician producer
  translator interpreter linguist: translator interpreter
  entrepreneur: founder owner
`

const trades = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [matters = [], who = []] = line.split(':').map((part) => part.trim().split(/\s+/))
      return matters.map((matter) => [stem(matter), who] as const)
    }),
)

/** The least similarity at which a word in a field counts as a match. */
const minTradeWeight = 0.7

/** Words a field may use for an occupation or interest: "translate" for a translator, "taxes" for an accountant. */
export function relatedTrades(word: string, isNear: boolean): string[] {
  const single = word.replace(/(?<=[^s])s$/u, '')
  const close = isNear ? relatedWords(word).filter(({ weight }) => weight >= minTradeWeight) : []
  const all = [word, single, `${single}s`, ...(trades.get(stem(word)) ?? []), ...close.map((each) => each.word)]
  return [...new Set([...all, ...formsOf(word)])]
}

/** Forms for the person and the activity: "designer", "designing". */
function formsOf(word: string) {
  const root = stem(word)
  const bare = root.replace(/e$/u, '')
  return root.length < 4
    ? [root]
    : [root, `${bare}e`, `${bare}ing`, `${bare}er`, `${bare}ers`, `${bare}or`, `${bare}ors`]
}

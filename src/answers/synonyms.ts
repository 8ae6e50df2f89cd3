import { stem } from '../recall/stem.ts'

/**
 * Words that a question and a note use for one matter, group by group. The wider word comes first: who asks for a pet
 * means a dog too, but who asks for a dog does not mean a cat; a `=` says that all in the group stand for each other.
 */
const groups = `
  = kid child children son daughter baby toddler boy girl twins stepson stepdaughter newborn
  = parent mother father mum mom dad mama papa
  = sibling brother sister
  = spouse husband wife partner married marriage fiance fiancee
  = wedding married marry marriage engaged fiance fiancee bride
  = girlfriend boyfriend partner dating
  = divorced separated split
  = pregnant expecting baby due
  grandparent grandmother grandfather grandma grandpa
  grandchild grandson granddaughter
  = relative family cousin aunt uncle niece nephew
  family kid child son daughter husband wife mother father brother sister twins parent
  = job work role position works working employed employer career profession hired
  = job title
  = boss manager supervisor reports
  = company startup firm business employer
  = colleague coworker teammate
  = founder founded cofounder started
  = live lives living moved move moving based home relocated flat apartment house
  = flat apartment house home place
  = move moving moved relocate relocating
  = phone number mobile cell telephone
  = email mail address
  = car drive drives vehicle van
  car mini vw volkswagen tesla bmw audi volvo toyota fiat porsche jeep truck
  = boat ship sail sailing yacht sailboat
  pet dog cat puppy kitten labrador rabbit parrot hamster horse terrier poodle retriever spaniel tortoise
  dog puppy labrador terrier poodle retriever spaniel dachshund collie husky beagle bulldog
  cat kitten
  horse riding pony mare
  = like love enjoy fond keen favourite favorite fan adore prefer into
  = hate dislike hates avoid stand
  = sick ill illness unwell disease surgery operation hospital cancer diagnosed treatment
  = health ill sick surgery hospital doctor broke injured injury cast
  = injury injured broke broken hurt sprained
  = doctor physician surgeon paediatrician pediatrician gp
  = paediatrician pediatrician
  = lawyer attorney solicitor legal law counsel
  = teacher professor lecturer teaches teaching tutor
  = school university college studies study student class degree
  = study studies studied student university degree phd learning
  = engineer developer programmer
  = designer design
  = investor invests investing invest venture fund ticket
  = journalist reporter journalism
  = photographer photo photos photographed
  = musician music cellist pianist violinist guitarist singer plays band orchestra
  instrument cello violin piano guitar drums flute trumpet bass saxophone harp clarinet cellist violinist pianist
  sport football tennis padel climbing running marathon swimming surf surfs surfing cycling hiking yoga golf basketball rowing skiing sailing triathlon judo
  hobby plays play sport chess hiking sailing climbing running surf surfs bakes baking bread paints painting gardening garden opera yoga reading cycling photography pottery knitting collects marathon padel fishing weekends volunteers learning
  run running ran runner marathon race jog
  = hike hiking trek mountains
  = vegetarian vegan meat
  diet vegetarian vegan gluten celiac coeliac lactose kosher halal allergic intolerant pescatarian
  = allergy allergic allergies intolerant intolerance celiac coeliac
  food eat eats vegetarian vegan allergic gluten lactose seafood shellfish cooks dish restaurant celiac
  eat vegetarian vegan allergic gluten lactose celiac shellfish meat
  = drink drinks alcohol wine beer coffee tea
  = smoke smoking smoker cigarettes
  = restaurant dinner lunch eat bistro
  = holiday vacation trip travel travelling traveling travels
  = visit visiting visits come coming travel stay
  = birthday born turned turns birth
  = died dead death passed died funeral lost
  = salary pay paid earns wage
  = cost costs charge charges price fee rate
  = money funding raised raise round invest fund
  = raise raised round funding
  = buy bought purchase purchased acquire acquired acquisition
  = acquire acquired acquisition bought buy
  = sell sold sells
  = own owns has bought
  = hire hiring recruit recruiting vacancy
  = quit left leave leaving resigned
  = fired laid redundant
  = start starts begin begins launch launches opens opening
  = finish finished end ends done complete
  = launch launches release released
  = meet met meeting
  = introduce introduced intro introduction
  = recommend recommended suggestion suggested recommends
  = book novel read reads reading
  = film movie
  = podcast episode
  = team club
  = worried worry anxious concerned afraid noise
  = problem issue trouble difficulty
  = angry frustrated upset annoyed
  = happy glad pleased delighted
  = budget money cost costs
  = language speak speaks fluent
  language portuguese spanish french german italian japanese english mandarin arabic russian swedish
  speak fluent language
  = prize award won
  = win won
  = talk presentation keynote lecture speech
  = conference summit fair
  = exhibition show gallery
  = present gift
  = give gave lent
  = borrow borrowed lent lend loan
  = lend lent borrow borrowed loan
  = want wants wish hope hopes need needs looking
  = looking searching seek seeks needs need wants
  = help helps assist
  = nanny babysitter
  = flower flowers peonies roses tulips
  = maiden formerly nee former
  = former used previously formerly before ex left
  = nationality from born
  = religion church mosque
  = visa visas immigration permit
  = exam test
`

/** For each word, by its stem, the others that say the same or are of its sort. */
const alike = new Map<string, Set<string>>()

for (const line of groups.trim().split('\n')) {
  const words = line.trim().split(/\s+/)
  const isEven = words[0] === '='
  const group = words.slice(isEven ? 1 : 0)
  for (const word of isEven ? group : group.slice(0, 1)) {
    alike.set(stem(word), new Set([...(alike.get(stem(word)) ?? []), ...group]))
  }
}

/** A word, and all that may stand for it in a note. */
export function alikeTo(word: string): string[] {
  return [...new Set([word, ...(alike.get(stem(word)) ?? [])])]
}

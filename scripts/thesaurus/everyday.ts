/**
 * What people say of one another's lives and WordNet does not bring together, in the form of the thesaurus itself: a head,
 * then words that mean the same (and the head them), then words close to it, then words of its sort.
 */
export const everyday = `
accident: ; crash collision; injured
address: ; street lives
adopt: ; adoption adoptive adopted
afraid: scared; fear anxious phobia; worried
alcohol: booze; wine beer whisky gin vodka liquor cocktail; drink sober
allergic: ; allergy intolerant; reaction
allergy: ; allergic intolerance
angry: mad; furious annoyed cross upset
anniversary: ; wedding married
apartment: flat; studio loft
argue: ; argument row dispute disagree
argument: row quarrel; argue dispute disagreement
arrive: ; arrival land
assistant: aide; secretary
attorney: lawyer solicitor barrister
autumn: fall
babysitter: nanny; childminder
baggage: luggage; suitcase
bake: ; baker bakery; bread cake
bicycle: bike cycle
biscuit: cookie
birthday: ; born birth turns
board: ; director chair
bonus: ; premium
boss: manager supervisor; chief
boy: lad; son
bread: ; loaf sourdough baguette
broke: ; broken fracture fractured
brother: ; sibling; twin
cab: taxi
cafe: coffeehouse; espresso
cancer: ; tumour tumor leukaemia leukemia lymphoma melanoma oncologist chemo chemotherapy
car: automobile; sedan jeep convertible estate hatchback
career: ; job profession
carer: caregiver
cat: ; kitten
cellphone: mobile phone
child: kid; son daughter baby toddler infant boy girl
childhood: ; grew
christening: baptism
church: ; chapel cathedral parish
cinema: movies; film
client: customer
clinic: ; hospital
clothes: clothing; dress shirt jacket coat trousers suit; wear
coach: trainer; mentor
cold: ; flu
colleague: coworker workmate teammate
collect: ; collection collector
college: university; campus
commute: ; train drive
company: firm business; startup corporation employer
concert: gig; recital orchestra
condolence: ; funeral sympathy
conference: ; summit congress symposium convention
cook: ; chef cuisine recipe bake
cottage: ; cabin
couch: sofa
country: nation; homeland
couple: ; husband wife married
cup: mug
cure: ; heal remedy treatment
dad: father papa daddy
dangerous: risky unsafe
date: ; dating
daughter: ; girl stepdaughter
deadline: ; due
dead: deceased; died
death: ; died dead funeral
debt: ; owe loan mortgage
degree: ; diploma bachelor master doctorate phd
delighted: ; happy pleased
dentist: ; dental teeth tooth
depart: leave; departure
depressed: ; depression
desk: ; office
diabetes: ; diabetic insulin
die: ; died death dead
diet: ; vegan vegetarian
dinner: supper; meal
disease: illness; sickness
dish: ; recipe
disabled: ; disability wheelchair
dismiss: sack; fired
divorce: ; divorced separated; split
doctor: physician medic; surgeon paediatrician pediatrician cardiologist dermatologist oncologist
dog: ; puppy hound labrador terrier poodle spaniel retriever dachshund collie beagle greyhound sheepdog
drink: beverage; wine beer coffee tea juice
drive: ; driver driving; car
earn: ; earnings salary wage income
education: ; school university studied
elderly: old aged
elevator: lift
employ: hire; employer employee employment
employee: staff; worker
employer: ; company boss
engaged: ; engagement fiance fiancee
engineer: ; engineering
entrepreneur: ; founder founded
exam: test examination
exercise: workout; gym fitness
expecting: pregnant
expensive: pricey costly dear
eyesight: vision; eye
factory: plant
fall: ; fell
family: ; relative parent child son daughter husband wife mother father brother sister
farm: ; farmer
father: dad papa daddy
favourite: favorite; best
fiance: ; engaged
fiancee: ; engaged
film: movie; documentary
fired: sacked dismissed; redundant
flat: apartment
flight: ; flew fly airline plane
flower: ; rose tulip orchid lily daisy sunflower peony carnation bouquet
football: soccer; footballer
founder: ; founded cofounder
friend: pal mate buddy
fruit: ; apple pear banana orange grape cherry strawberry peach plum mango lemon melon
funeral: burial; cremation; buried
fuel: petrol gasoline; diesel
funny: amusing; humorous
garbage: rubbish trash
gift: present
girl: ; daughter
give: ; gift
glad: happy pleased
glasses: spectacles eyeglasses
goal: aim; objective
graduate: ; graduation graduated degree
grandchild: ; grandson granddaughter
grandfather: grandpa granddad
grandmother: grandma granny nan
grandparent: ; grandmother grandfather grandma grandpa
guest: visitor
gym: ; fitness workout
happy: glad; delighted pleased joyful
headache: ; migraine
heart: ; cardiac cardiologist stent bypass pacemaker
hire: recruit employ
hobby: pastime; collect
holiday: vacation; honeymoon trip
home: ; house flat apartment
homework: ; assignment
honeymoon: ; wedding
hospital: ; clinic ward surgery
hotel: ; hostel inn motel resort guesthouse
house: ; cottage villa bungalow mansion farmhouse
husband: hubby; spouse; married
ill: sick unwell poorly; illness ailing
illness: sickness disease; ill sick
income: ; salary wage earnings
infant: baby newborn
injury: ; injured hurt fracture sprain wound broken
instrument: ; piano guitar violin cello flute trumpet drums saxophone harp clarinet
insurance: ; insured insurer policy
intern: trainee; internship
interview: ; interviewed
invite: ; invitation invited
jacket: ; blazer
jail: prison
jealous: envious; jealousy
jewellery: jewelry; necklace ring earring bracelet
job: occupation; work position role career employment profession
journalist: reporter; newspaper editor
journey: trip; voyage
keen: enthusiastic eager
kid: child youngster; son daughter baby toddler boy girl
kill: ; murder
knee: ; leg
language: ; speaks fluent
law: ; legal lawyer
lawyer: attorney solicitor barrister; counsel
learn: ; study lesson
lend: ; lent loan borrow
letter: ; mail post
luggage: baggage; suitcase
mad: ; crazy
mail: post; letter
maiden: ; nee
manager: boss supervisor; director
marathon: ; race runner
marriage: matrimony; married wedding husband wife
marry: wed; married marriage wedding
meal: ; breakfast lunch dinner supper
meat: ; beef pork lamb chicken steak ham bacon veal
medicine: medication; drug pill tablet
midwife: ; birth
mistake: error
mobile: phone cellphone
money: cash; fund
mortgage: ; loan
mother: mum mom mummy mama
motorbike: motorcycle
mouth: ; teeth
move: relocate; moved relocation
movie: film
mum: mother mom
museum: ; gallery exhibition
music: ; musician song band orchestra choir
musician: ; pianist guitarist violinist cellist drummer singer
nappy: diaper
neighbour: neighbor
nephew: ; ; relative
nervous: anxious; worried
nurse: ; nursing
occupation: job; profession
operation: surgery; operated surgeon
orphan: ; orphanage
overweight: ; obese
owe: ; debt
pain: ache; hurt sore
parent: ; mother father mum mom dad
partner: spouse; husband wife girlfriend boyfriend
party: ; celebration celebrate
pastime: hobby
pay: ; payment salary wage paid
pension: ; retirement retired
pet: ; dog cat rabbit hamster parrot puppy kitten
petrol: gasoline fuel
pharmacist: chemist; pharmacy
phone: telephone mobile
photo: photograph picture; snapshot
photographer: ; photography photo
physician: doctor medic
plane: airplane aircraft; flight
pleased: glad happy
police: ; policeman officer cop
poor: ; poverty
pregnant: expecting; pregnancy
prefer: ; preference favourite favorite
present: gift
price: cost
prison: jail
prize: award; medal trophy
profession: occupation; job career
professor: ; lecturer academic
promoted: ; promotion
property: ; estate house
pub: bar; tavern
pupil: student; schoolboy schoolgirl
purchase: buy; bought
quarrel: argue; row fight
quit: resign; left
rabbit: bunny
recommend: ; recommendation suggest advise
recover: ; recovery
relative: relation; cousin aunt uncle niece nephew brother sister mother father
religion: faith; religious church mosque synagogue temple
relocate: move; relocation moved
rent: ; tenant landlord lease
reside: live; resident residence
residence: home; reside
resign: quit; resignation
restaurant: ; bistro trattoria diner
retire: ; retirement retired pension
rich: wealthy; wealth
road: ; street motorway highway
row: argument
rubbish: trash garbage
run: ; runner jog jogging marathon
sack: dismiss; fired
sad: unhappy; sadness
salary: wage pay; earnings income
scarf: ; shawl
school: ; kindergarten nursery pupil classroom; university college
seaside: beach; coast
secretary: assistant
shop: store; boutique supermarket
shoe: ; boot sneaker sandal trainers heels
sibling: ; brother sister twin
sick: ill unwell poorly; illness flu
singer: vocalist; sing choir soprano tenor
sister: ; sibling; twin
skiing: ; ski
sofa: couch
son: ; boy stepson lad
spectacles: glasses
split: ; divorced separated
sport: athletics; football tennis golf basketball hockey swimming running cycling skiing rowing boxing volleyball rugby cricket squash gymnastics judo climbing sailing riding; athlete training
spouse: partner; husband wife
stomach: tummy belly
store: shop
storey: ; floor
street: ; avenue lane
stroke: ; paralysed paralyzed
student: pupil; undergraduate; studies
study: ; student studies university college degree course; school
suburb: ; outskirts
surgeon: ; surgery; doctor
surgery: operation; surgeon operated surgical
sweet: candy; chocolate dessert
swim: ; swimmer swimming pool
taxi: cab
teach: ; teacher lesson tutor
teacher: schoolteacher; tutor professor lecturer instructor teach
teenager: teen adolescent
tent: ; camping
therapist: ; therapy counsellor psychologist
therapy: ; therapist; treatment
ticket: ; pass
tired: exhausted weary
tooth: ; dental dentist
trainers: sneakers
trip: journey; excursion tour; holiday vacation
trousers: pants; jeans
tutor: ; lesson; teacher
twin: ; identical
umbrella: ; brolly
unemployed: jobless; redundant
unhappy: sad; miserable
university: college uni; faculty campus degree
unwell: ill sick
vacation: holiday; trip
vegetable: ; potato carrot tomato onion cabbage spinach broccoli cucumber pea bean
vehicle: ; car van truck lorry bus motorbike motorcycle scooter jeep
vet: veterinarian
violin: fiddle; violinist
visa: ; passport
visitor: guest
wage: salary pay
wallet: ; purse
watch: ; wristwatch
wealthy: rich
wed: marry
wedding: ; marriage married marry bride groom
widow: ; widowed; husband
widower: ; widowed; wife
wife: ; spouse; married
wine: ; champagne merlot rioja prosecco
worried: anxious; worry nervous concern
youngster: kid child
`

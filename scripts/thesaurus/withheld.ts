/** Words that belong in no answer to a member, or mislead in whichever sense they were meant. */
export const never = `
ani ass barrage bastard belling bombardment bosom brothel bum bushel castrate clams cock cooky coquette cripple dame damn
dandy fille fives flamboyant fry generic hoops idiot imbecile intercourse john lettuce limber locomote lunkhead negro
nestling nymphomaniac pervert posseman prick privates prostitute quack queer rape remitment rente retard rogue rum satyr
savage screw shack silents slave spastic suck suckling tart threads tramp ugli urchin vamp vulva whore
`

/** Pairs that lead astray, both ways; a star leaves a head with none but what everyday life adds. */
export const apart = `
account: history dispatch biography bulletin
anniversary: birthday
accident: coincidence
arrive: come get
bag: pocket
band: circle
class: *
coach: manager
country: state
course: *
crash: clash clang
cry: scream yell bellow holler hoot shout shouting
deal: *
debt: principal
degree: *
depart: vary negate contradict deviate
die: dice exit
dog: chase
doctor: diplomate
end: *
engagement: battle fight conflict combat assault
exercise: practice exert usage utilization
fire: *
firm: resolute
flat: plane
game: *
girl: maiden miss belle
guest: overnighter
gay: *
gift: talent endow endowment welfare
groom: educate participant
hike: boost
hope: promise
illness: bends collapse prostration
invest: endow enable
language: *
left: *
lend: contribute impart transfuse tinsel
letter: missive
man: *
message: *
nurse: harbor keeper
message: *
move: travel
need: *
office: police
pet: favored
plane: flat kamikaze
poor: miserable pitiful
present: show now today presence demonstrate tonight existing immediate
price: *
promise: predict pinning
promotion: publicity advertising advertisement packaging
raise: leaven
refuse: garbage
remember: characterize refresh
rest: *
retire: retreat
right: *
run: scamper tally trot
sell: prostitute
sport: boast
study: analyze survey
shirt: turtle
talk: jazz
ticket: tag
twin: matching duplicate
watch: witness check
weather: *
woman: *
young: *
may: *
march: *
spring: *
husband: wife
brother: sister
mother: father
son: daughter
boy: girl
buy: sell
lend: borrow
hot: cold
dog: cat
teacher: student pupil
boss: employee
doctor: patient nurse
`

/**
 * Words that a question and a note use for one matter, group by group. Those before the colon stand for each other and for
 * those after it; those after it only for themselves: who asks for a pet means a dog too, but not the other way round.
 */
export const synonymGroups = `
  family relative : kid child son daughter husband wife mother father brother sister twin parent cousin aunt uncle
  niece nephew; kid child : eldest youngest son daughter baby toddler boy girl twin stepson stepdaughter newborn
  triplets; son : boy stepson eldest youngest kid child; daughter : girl stepdaughter eldest youngest kid child;
  parent : mother father mum mom dad; mother mum mom; father dad; sibling : brother sister; spouse husband wife
  partner : married fiance fiancee divorced; married marriage wedding : marry husband wife spouse engaged fiance
  fiancee bride divorced divorcing widow; divorced divorce separated : split ex; girlfriend boyfriend partner dating
  relationship : fiance fiancee seeing together; single : married husband wife girlfriend boyfriend divorced
  divorcing partner dating broke split ex; fiance fiancee : married wedding engaged marry; pregnant expecting : baby
  due; baby : newborn born expecting pregnant child; grandparent : grandmother grandfather grandma grandpa;
  grandchild : grandson granddaughter; nanny babysitter; job work role position employer profession career occupation
  : employed works engineer hired joined leave leaving quit resigned starts started; boss manager supervisor :
  reports; company startup firm business employer; colleague coworker teammate; founder founded cofounder : started;
  live living lives home : moved move based relocated flat apartment house; flat apartment house home; move moved
  moving relocate relocating : relocated; from : born grew hometown; phone mobile telephone : number call calls
  whatsapp; email mail : address; car vehicle drive : van truck mini vw volkswagen tesla bmw audi volvo toyota fiat
  porsche jeep; bike bicycle cycling cycle; boat yacht sailboat : sail sailing ship; sail sailing : boat yacht
  regatta; pet animal : dog cat puppy kitten labrador rabbit parrot hamster horse terrier poodle retriever spaniel
  tortoise greyhound; dog puppy : labrador terrier poodle retriever spaniel dachshund collie husky beagle bulldog
  greyhound; cat : kitten; horse : riding pony mare; like love enjoy favourite favorite : fond keen fan adore prefer
  mad crazy passionate hooked; hate dislike : avoid stand annoyed allergic; sick ill illness disease unwell condition
  : flu covid migraine asthma stroke heart depression burnout surgery operation hospital cancer diagnosed treatment
  flu chemo recovering; health : heart stents diagnosis trouble pressure ill sick illness surgery hospital operation cancer diagnosed injured broke doctor
  diabetes diabetic asthma; injury injured hurt accident : broke broken sprained tore fracture cast knee wrist ankle;
  surgery operation operated; doctor physician : surgeon paediatrician pediatrician gp cardiologist dermatologist
  neurologist oncologist psychiatrist radiologist gynaecologist gynecologist orthopaedist anaesthetist urologist
  dentist dr; paediatrician pediatrician; lawyer attorney solicitor : legal law counsel; teacher : professor lecturer
  teaches teaching tutor; school university college : studied student class degree graduated campus professor; study
  studying studied : university degree phd learning master course student school law medicine; university college :
  graduated degree admitted; engineer developer programmer; designer design; investor invest : venture fund ticket
  invested angel round vc; vc venture : investor fund capital; capital : vc venture fund; journalist reporter;
  photographer : photo photographed photography; musician music : cellist pianist violinist guitarist singer band
  orchestra choir; instrument : cello violin piano guitar drums flute trumpet bass saxophone harp clarinet cellist
  violinist pianist accordion; sport exercise : hockey football tennis padel climbing running marathon swimming surf
  surfing cycling hiking yoga golf basketball rowing skiing sailing triathlon judo squash gym rugby volleyball
  karate; hobby hobbies spare weekends pastime : repair restore evenings pinball telescope model play chess hiking
  sailing climbing running surf surfing bake baking paint painting gardening garden opera yoga reading cycling
  photography pottery knitting collect marathon padel fishing volunteer learning sing choir dance bread sourdough
  beekeeping woodwork; run runner running jogging : marathon race ran; hike hiking trek : mountains trail; vegetarian
  vegan : meat; expand expansion : open opening launch; diet dietary : vegetarian vegan gluten celiac coeliac lactose
  kosher halal allergic intolerant pescatarian meat dairy alcohol; allergy allergic intolerant intolerance : celiac
  coeliac allergies; eat food : vegetarian vegan allergic gluten lactose seafood cook dish celiac coeliac shellfish
  meat kosher halal pescatarian dairy; drink : alcohol wine beer coffee tea sober; alcohol : wine beer drink sober;
  smoke smoking smoker : cigarettes cigar cigars tobacco vape; restaurant : dinner lunch eat bistro tavern; holiday vacation trip travel :
  travelling visiting flew returned back weeks cruise safari backpacking beach airbnb; visit visiting : coming
  travel; birthday : born turned turns birth; old age : turned born aged; die died dead death alive : passed funeral
  lost late; salary pay wage earn : paid; cost price charge fee rate : euros dollars; money funding raise round :
  raised invest fund seed investor; buy bought purchase acquire acquired acquisition : sold; sell sold; own owns :
  has bought; hire hiring recruit recruiting vacancy : looking; quit leave left leaving resign; fired : laid
  redundant layoffs; layoffs redundancies : laid fired redundant; start begin launch open opening; finish end
  complete; launch release ship; meet met meeting; introduce intro introduction; recommend recommendation suggest :
  tip advised; book novel; read reading : book novel; disagree disagreement argue : honest argument fight conflict;
  film movie cinema; podcast : episode; worried worry concern afraid anxious nervous; problem issue trouble
  difficulty : broken; angry frustrated upset annoyed : furious mad cross rage; happy glad pleased delighted; budget : money cost; language
  speak fluent : portuguese spanish french german italian japanese english mandarin arabic russian swedish dutch;
  speak : fluent; prize award : won medal; win won; talk presentation keynote lecture speech; conference summit :
  fair congress meetup; exhibition show gallery; present gift; lend lent borrow borrowed loan; give gave : gift lent;
  camera : leica canon nikon; looking searching seeking need : wants; want : wish hope looking need; help assist :
  advice; flower : peonies roses tulips orchids; maiden : formerly nee former born; former previous previously before
  formerly : used left ex was from; religion religious : church mosque; visa immigration permit; exam test; bread :
  bakes baking sourdough; nickname : called; retire retired retirement; promotion promoted; nationality : passport
  born; mentor coach; deadline : due until; colour color : red blue green yellow black white grey brown orange purple
  pink silver; garden : gardening; typeface font : type lettering; discount cheaper : half off reduced percent; offer
  propose proposal : offered invite invited wants suggested; result outcome findings : numbers figures score won
  lost; feel feeling mood : nervous excited happy sad worried tired proud angry relieved; opinion : thinks believes
  likes hates finds; plan planning intend : wants going considering thinking; afraid fear scared : nervous; website
  site page; app product; customer client user; revenue turnover sales : profit million; employee staff headcount :
  team hired; course class lesson training workshop; paper article publication : published; renovate renovation :
  kitchen restore restoring builder; commute : cycles bike train drives walks; cook cooking chef : bakes kitchen dish
  eat vegetarian vegan allergic; bake baking : bread cake sourdough; sing singer : choir; dance : tango salsa ballet;
  ski skiing : snowboard; climb climbing : bouldering; travel : train flies flew trip; mountain : hiking alps;
  volunteer : charity helps; music : band concert; concert gig : band orchestra; series : show season; tired
  exhausted burnout : stress sleep; stress stressed : burnout overworked exhausted; sleep : insomnia; insurance :
  insurer; bank : finance; climate : energy sustainability; nurse : hospital; retire retired pension; graduate
  graduated graduation : degree finished; scholarship grant : fellowship; immigrant : visa; hometown : grew born
  from; neighbourhood neighborhood : lives district; office : building desk; contract agreement : signed deal; deal :
  signed closed contract; delay delayed late : postponed; cancel cancelled : off; award : prize; surgeon : surgery;
  leg : knee ankle foot ligament hip; arm : wrist elbow shoulder collarbone hand; back : spine disc; glasses : eyes;
  twin : identical; stepmother : mother; godson goddaughter : godchild; widow widower : died; engaged engagement :
  fiance fiancee proposed wedding; anniversary : wedding years; gift idea : loves likes collects; hotel : staying
  stayed; flight : flies flew plane; arrive arrival : arrives lands coming; guest : invited; party : celebration
  celebrated guests birthday; celebrate : party; instagram twitter linkedin : handle profile; telegram whatsapp
  signal : reach; rent lease : landlord tenant; motorbike motorcycle scooter : vespa harley; parental maternity
  paternity : leave baby; hospital clinic : ward surgery; brand campaign : marketing; cofounder partner : founder;
  lawyer counsel : legal; accountant : tax bookkeeper; agent : broker; estate property : house apartment office;
  restaurant : trattoria brasserie pizzeria sushi bistro; wine : winery vineyard grapes winemaker; coffee : cafe
  espresso barista; dentist : teeth; parents : mother father mum dad mom; childhood : grew raised; grow raised :
  grew; degree : studied graduated university; citizenship passport nationality : citizen born; religion : christian
  muslim jewish catholic hindu buddhist; politics political : party election vote; club : member team; team club :
  supports fan dragons; football soccer : team match; coach trainer : coaches trains; game games gaming : plays chess
  playstation; art artist : paints painting sculptor illustrator gallery; writer author : writes book novel;
  scientist researcher : research phd professor lab; entrepreneur founder : founded startup ceo cofounder; ceo chief
  : founder head director; manager head : director lead; consultant : consulting advises; student : studies
  university; intern internship; vacancy opening : hiring; salary : raise; severance : laid; crash accident :
  injured; cancer : chemo tumour tumor; diabetes diabetic : insulin; medication medicine : pills prescription;
  therapy therapist : psychologist counselling; pain : hurts; weight : lost kilos; gym workout : fitness trains;
  sober : alcohol drinks; cigar : smoke; dessert sweet : chocolate cake; spicy : chili hot; tea : matcha; meat :
  vegetarian vegan steak; pork : halal kosher; fish seafood : shellfish sushi; nut : peanuts almonds hazelnuts; milk
  dairy : lactose; gluten : celiac coeliac; wife : married spouse partner; husband : married spouse partner; ex :
  divorced former; cousin : relative; uncle aunt : relative; grandmother grandma : nana; grandfather grandpa; pet :
  adopted; adopt adopted; rescue : shelter adopted; garden : plants vegetables allotment; plant : garden; villa
  cottage cabin chalet : house; mortgage : loan house; invest : stake shares; share stake equity : percent; merger
  acquisition : bought acquired merge; ipo : listed public; patent : licence license invention; lawsuit court : sued
  legal; deadline : by until due; launch : live shipped beta; feedback comments : review opinion thoughts; review :
  feedback comments; advice tip : recommended suggested; idea : suggestion proposal; goal target aim : wants plans;
  reason : because; decision : decided; meeting : met call; address : lives street; hotel : airbnb; beach sea : surf
  coast; island : beach; concert : tickets; ticket : seats; museum : exhibition; theatre theater : stage opera actor
  drama; opera : verdi; jazz : music; band : plays guitar; car : ev electric; train : rail railway; plane flying :
  flight fly; airport : flight; bus : coach; license licence : permit; apply application applying : admitted accepted
  place; thesis dissertation : phd; freelance freelancer : independent; promotion : promoted; successor replacement :
  replaces takes; team squad : supports; taste : likes loves fan prefers; fear phobia : afraid hates scared;
  personality character : shy funny blunt quiet loud kind pushy; dislike : hates cannot stand; stand : hates; worry :
  worried afraid concerned stress; proud pride; upset : angry frustrated sad; against : opposed refuses; believe :
  thinks convinced; convince : persuade; refuse reject decline : passed; pricing price : euros dollars costs charges;
  client customer : account buyer; supplier vendor : provider; competitor rival; partner partnership : together
  joint; trial : pilot test study; test : trial pilot; prototype : demo; demo : prototype presentation; growth : grew
  tripled doubled; profit : margin revenue; debt loan : owes borrowed broke; office headquarters : building floor;
  factory plant : workers shop; shop store : bakery boutique; farm farmer : harvest hives cows; bee bees hive :
  honey; honey : bees hives; school : class pupils teacher; teacher : class; classmate : school; roommate flatmate :
  shared; neighbor neighbour : door; hometown : from grew; origin : from born grew; wedding : ceremony married
  guests; ceremony : wedding; honeymoon : wedding; funeral : died; birth : born baby; newborn : born; christening
  baptism : baby; age : turned born years; height tall : metres; jewellery jewelry : ring; software : app tool; tool
  : software; code coding : engineer developer programming; website : page url; newsletter blog : writes; podcast :
  episode listens; magazine newspaper : article column press; article column : writes; press media : journalist
  interview; interview : talked; speech talk : keynote panel stage; panel : stage; event : conference party dinner;
  dinner lunch breakfast meal : ate restaurant; meal dish : cooks eats; recipe : cooks; coffee : latte flat oat
  espresso; beer : brewing brewery pub; whisky whiskey : scotch; cocktail : drinks; pub bar : drinks; cheese : dairy;
  chocolate : sweets; fruit : apple; vegetable : vegetarian garden; walk : hike; cycling : bike cycles; swim swimming
  : pool; pool : swimming; sea ocean : beach sailing; mountain : hike ski; forest : woods; abroad overseas : moved
  emigrate; emigrate emigration : abroad move; border : visa; embassy consulate : visa consul; army military :
  served; police : officer; fire firefighter; airline : pilot flight; nurse : ward; vet
  veterinarian : dog cat; architect : building house; builder : house; plumber : pipes; electrician : wiring;
  mechanic : car; driver : drives; chef : restaurant cooks; baker : bakery bread; bakery : bread baker; farmer :
  farm; gardener : garden; actor actress : theatre film drama; director : film head; singer : sings choir band;
  painter : paints; sculptor : sculpture; dancer : dance; athlete : sport; swimmer : swims; runner : runs marathon;
  boss : reports director; assistant : secretary; secretary : assistant; intern : internship student; apprentice
  trainee : learning; mentor : advises advice; student : phd; expert specialist : specialises specializes knows;
  specialise specialize : expert focus
`

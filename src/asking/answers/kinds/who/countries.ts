import { words } from '#language/words/words.ts'

/** Countries as questions name them, with the cities that people's locations name. */
const table = `
  portugal: lisbon lisboa porto braga coimbra faro aveiro evora setubal almada cascais sintra funchal guimaraes matosinhos viseu leiria madeira azores
  spain: madrid barcelona valencia seville sevilla bilbao malaga granada zaragoza alicante palma vigo mallorca
  france: paris lyon marseille toulouse nice bordeaux nantes lille strasbourg montpellier rennes grenoble
  germany deutschland: berlin hamburg munich munchen cologne koln frankfurt stuttgart dusseldorf leipzig dresden bremen hanover nuremberg bonn heidelberg freiburg
  austria: vienna wien graz salzburg linz innsbruck
  switzerland: zurich geneva bern basel lausanne lucerne winterthur lugano
  italy: rome roma milan milano turin torino naples napoli florence firenze bologna venice venezia genoa palermo verona trieste bari
  uk britain england: london manchester birmingham leeds liverpool bristol sheffield newcastle nottingham cambridge oxford brighton bath edinburgh glasgow cardiff belfast aberdeen dundee
  scotland: edinburgh glasgow aberdeen dundee inverness
  wales: cardiff swansea
  ireland: dublin cork galway limerick
  netherlands holland: amsterdam rotterdam utrecht the_hague eindhoven groningen delft leiden haarlem
  belgium: brussels antwerp ghent bruges leuven liege
  denmark: copenhagen aarhus odense aalborg skagen
  sweden: stockholm gothenburg malmo uppsala lund
  norway: oslo bergen trondheim stavanger tromso
  finland: helsinki tampere turku oulu espoo
  iceland: reykjavik akureyri
  poland: warsaw krakow cracow gdansk wroclaw poznan lodz lublin
  czechia czech: prague brno ostrava
  slovakia: bratislava kosice
  hungary: budapest debrecen
  romania: bucharest cluj timisoara iasi
  bulgaria: sofia plovdiv varna
  greece: athens thessaloniki patras heraklion crete
  croatia: zagreb split dubrovnik rijeka
  slovenia: ljubljana maribor
  serbia: belgrade
  ukraine: kyiv kiev lviv kharkiv odesa odessa dnipro
  russia: moscow st_petersburg
  estonia: tallinn tartu
  latvia: riga
  lithuania: vilnius kaunas
  georgia: tbilisi batumi
  armenia: yerevan
  turkey turkiye: istanbul ankara izmir antalya bursa
  israel: tel_aviv jerusalem haifa
  jordan: amman
  lebanon: beirut
  uae emirates: dubai abu_dhabi sharjah
  qatar: doha
  egypt: cairo alexandria giza
  morocco: casablanca rabat tangier marrakesh marrakech fez agadir
  tunisia: tunis
  nigeria: lagos abuja ibadan kano
  ghana: accra kumasi
  kenya: nairobi mombasa
  ethiopia: addis_ababa
  senegal: dakar
  rwanda: kigali
  uganda: kampala
  tanzania: dar_es_salaam zanzibar
  china: beijing shanghai shenzhen guangzhou chengdu hangzhou jingdezhen wuhan nanjing
  japan: tokyo osaka kyoto yokohama nagoya sapporo fukuoka kobe
  korea: seoul busan incheon
  taiwan: taipei
  vietnam: hanoi saigon ho_chi_minh da_lat danang
  thailand: bangkok chiang_mai phuket
  indonesia: jakarta bali bandung
  malaysia: kuala_lumpur penang
  philippines: manila cebu
  india: mumbai delhi bengaluru bangalore chennai hyderabad kolkata pune jaipur goa
  pakistan: karachi lahore islamabad
  bangladesh: dhaka
  nepal: kathmandu
  australia: sydney melbourne brisbane perth adelaide canberra
  zealand: auckland wellington christchurch
  canada: toronto montreal vancouver ottawa calgary edmonton quebec
  usa: new_york brooklyn san_francisco los_angeles chicago boston seattle austin denver miami portland philadelphia washington atlanta dallas houston san_diego
  mexico: mexico_city guadalajara monterrey puebla oaxaca tijuana
  brazil: sao_paulo rio_de_janeiro brasilia salvador recife fortaleza curitiba 
  argentina: buenos_aires cordoba rosario mendoza
  chile: santiago valparaiso
  colombia: bogota medellin cali cartagena
  peru: lima cusco
  uruguay: montevideo
`

const regions = `
  scandinavia: denmark sweden norway
  nordics: denmark sweden norway finland iceland
  iberia: portugal spain
  benelux: netherlands belgium
  latinamerica: mexico brazil argentina chile colombia peru uruguay
  southamerica: brazil argentina chile colombia peru uruguay
  northamerica: usa canada mexico
  northafrica: egypt morocco tunisia
  middleeast: israel jordan lebanon uae qatar egypt turkey
  baltics: estonia latvia lithuania
  balkans: croatia serbia bulgaria greece slovenia
  europe: portugal spain france germany austria switzerland italy uk ireland netherlands belgium denmark sweden norway finland iceland poland czechia slovakia hungary romania bulgaria greece croatia slovenia serbia ukraine estonia latvia lithuania
  asia: china japan korea taiwan vietnam thailand indonesia malaysia philippines india pakistan bangladesh nepal
  africa: egypt morocco tunisia nigeria ghana kenya ethiopia senegal rwanda uganda tanzania
`

const rowsOf = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [names = '', members = ''] = line.split(':')
        const places = members
          .trim()
          .split(' ')
          .map((each) => each.replaceAll('_', ' '))
        return words(names).map((name) => [name, places] as const)
      }),
  )

let all: { countries: Map<string, string[]>; regions: Map<string, string[]> } | undefined

/** The place names that mean a location in this country or region. Empty for any other word. */
export function placesIn(word: string): string[] {
  all ??= { countries: rowsOf(table), regions: rowsOf(regions) }
  const { countries, regions: parts } = all
  const own = countries.get(word)
  if (own) return [word, ...own]
  return (parts.get(word) ?? []).flatMap((country) => [country, ...(countries.get(country) ?? [])])
}

/** Two-word and short names as the table spells them. */
export function asOneWord(place: string) {
  return place
    .replace(/\b(latin|south|north) (america|africa)\b|\b(middle) (east)\b/giu, (both) =>
      both.replace(' ', '').toLowerCase(),
    )
    .replace(/\b(?:the )?(?:united states(?: of america)?|states|u\.?s\.?a\.?|america)(?![\p{L}])/giu, 'usa')
    .replace(/\b(?:the )?U\.?S\.?(?![\p{L}])/gu, 'usa')
    .replace(/\b(?:the )?(?:united kingdom|great britain|u\.k\.)/giu, 'uk')
    .replace(/\bunited arab emirates\b/giu, 'uae')
    .replace(/\bnew zealand\b/giu, 'zealand')
    .replace(/\bczech republic\b/giu, 'czechia')
    .replace(/\bsouth (?=korea)/giu, '')
}

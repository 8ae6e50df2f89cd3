import { lazy } from '../phrases/lazy.ts'
import { fold } from '../words/fold.ts'

/** Cities that give no time zone its name, and cities in their own language. */
const moreCities = `
Aachen, Aarhus, Aberdeen, Albufeira, Alicante, Almada, Antwerp, Antwerpen, Atlanta, Austin, Aveiro, Baltimore, Bangalore,
Barcelona, Basel, Bath, Beijing, Belo Horizonte, Bengaluru, Bergen, Bern, Bilbao, Birmingham, Bologna, Bonn, Bordeaux, Boston,
Braga, Brasília, Bremen, Brighton, Bristol, Bruges, Brugge, Bruxelles, București, Calgary, Cambridge, Cape Town, Cardiff,
Cascais, Charlotte, Chennai, Chiang Mai, Christchurch, Cluj-Napoca, Coimbra, Cologne, Cork, Curitiba, Dallas, Delft, Den Haag,
Dortmund, Dresden, Düsseldorf, Durban, Edinburgh, Eindhoven, Espoo, Essen, Évora, Faro, Firenze, Florence, Florianópolis,
Frankfurt, Funchal, Galway, Gdańsk, Geneva, Genève, Genf, Genoa, Ghent, Gent, Girona, Glasgow, Göteborg, Gothenburg, Granada,
Graz, Grenoble, Guadalajara, Guimarães, Haifa, Hamburg, Hannover, Hanoi, Heidelberg, Houston, Hyderabad, Innsbruck, İstanbul,
Kazan, Köln, København, Kraków, Krakow, Kyoto, Lausanne, Leeds, Leicester, Leiden, Leipzig, Leiria, Leuven, Liège, Lille, Linz,
Lisboa, Lissabon, Liverpool, Ljubljana, Lviv, Lyon, Maastricht, Mainz, Málaga, Malmö, Manchester, Mannheim, Marseille,
Medellín, Melbourne, Miami, Milan, Milano, Minneapolis, Montpellier, Montréal, Montreal, Moskva, Mumbai, München, Munich,
Münster, Nagoya, Nantes, Naples, Napoli, Nashville, New Delhi, New York City, Newcastle, Nice, Nottingham, NYC, Nuremberg,
Nürnberg, Oporto, Osaka, Ottawa, Oxford, Padova, Palma, Palo Alto, Philadelphia, Pisa, Porto, Porto Alegre, Portland, Poznań,
Praha, Pune, Québec, Raleigh, Recife, Rio de Janeiro, Roma, Rotterdam, Salamanca, Salvador, Salzburg, San Diego, San Francisco,
San José, San Jose, San Sebastián, Santa Monica, Santiago de Compostela, São Paulo, Seattle, Setúbal, Sevilla, Seville,
Sheffield, Shenzhen, Sintra, Southampton, St. Gallen, St. Petersburg, Strasbourg, Stuttgart, Tampere, Tel Aviv, The Hague,
Thessaloniki, Torino, Toulouse, Trieste, Trondheim, Turin, Turku, Uppsala, Utrecht, Valencia, València, Venezia, Venice, Verona,
Viana do Castelo, Victoria, Vigo, Warszawa, Washington, Washington DC, Washington D.C., Wellington, Wien, Wrocław, York, Zagreb,
Zaragoza, Zürich, Zurich, London UK, UK, USA, US, U.S., U.K., UAE, Alabama, Alaska, Arizona, Arkansas, California, Colorado,
Connecticut, Delaware, Florida, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Louisiana, Maine, Maryland, Massachusetts,
Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North
Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah,
Vermont, Virginia, Wisconsin, Wyoming, Bavaria, Bayern, Catalonia, Algarve, Madeira, Azores, Açores, Scotland, Wales, England,
Northern Ireland, Bay Area, Silicon Valley, Brooklyn, Manhattan, Queens
`

/** The abbreviations of states that follow a city: "San Francisco, CA". */
const states = new Set(
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY AB BC MB NB NS ON QC SK NSW VIC QLD'.split(
    ' ',
  ),
)

const placeNames = lazy(() => new Set([...zoneCities(), ...countries(), ...moreCities.split(/,\s/)].map(normalize)))

/** Whether this is a well-known city, region or country, with or without a postal code. */
export const isPlace = (piece: string) => placeNames().has(normalize(piece.replace(/^\d[\d-]{3,8} /, '')))

export const isState = (piece: string) => states.has(piece)

const normalize = (name: string) =>
  fold(name)
    .replaceAll(/[\s_]+/g, ' ')
    .trim()

/** Each time zone has the name of a city: Europe/Lisbon. */
function zoneCities() {
  return Intl.supportedValuesOf('timeZone').flatMap((zone) => zone.split('/').slice(1).slice(-1))
}

function countries() {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return ['en', 'pt', 'es', 'de', 'fr', 'it'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => names.of(code) ?? [])
  })
}

import { familyNames } from '../names.ts'
import { any, type Chance, common } from './chance.ts'

/** Half of all people share a few hundred family names; the other half have one of tens of thousands. */
export function surname(chance: Chance): string {
  if (chance() < 0.5) return common(chance, familyNames)
  const make = any(chance, makes)
  const name = make(chance)
  return chance() < 0.02 ? `${name}-${common(chance, familyNames)}` : name
}

const makes: ((chance: Chance) => string)[] = [
  (chance) => any(chance, english) + any(chance, places),
  (chance) => any(chance, english) + any(chance, places),
  (chance) => any(chance, german) + any(chance, trades),
  (chance) => any(chance, fathers) + any(chance, ['sson', 'sen', 'son', 'sdóttir']),
  (chance) => any(chance, slavic) + any(chance, ['ov', 'ova', 'enko', 'ski', 'ska', 'ić', 'chuk', 'ev', 'in', 'ak']),
  (chance) =>
    any(chance, latin) + any(chance, ['ini', 'elli', 'etti', 'one', 'ez', 'eira', 'inho', 'ard', 'eau', 'ucci']),
  (chance) => any(chance, ['Mc', 'Mac', 'O’', 'Fitz']) + any(chance, gaelic),
  (chance) => `${any(chance, ['van der', 'van', 'de', 'ter', 'van den'])} ${any(chance, dutch)}`,
  (chance) => any(chance, indian) + any(chance, ['kar', 'wala', 'than', 'murthy', 'rajan', 'wal', 'dev', 'nath']),
]

const english =
  list(`Ash Beck Black Brad Bram Burn Carl Chat Clay Clif Crow Dal Dray East Ed Elm Fair Farn Glad Good Gran
  Hal Harg Haw Hey Hol Hud Kel King Kirk Lang Lin Lock Long Mar Mid Mil Nor Oak Pem Pres Rad Red Rock Ros Ruther Sand Shel
  Som Stan Stock Sut Thorn Tun Under Wake Wal War Water West Whit Wick Wild Win Wood Wor York`)
const places = list(`ton ford ley wood man field well worth by ham burn brook ridge dale shaw combe bury stead more land
  gate croft hurst cliffe wick port stone`)
const german =
  list(`Acker Alt Berg Birk Blum Brand Brunn Dorn Eber Eich Eisen Fels Feld Gold Grün Hagen Heid Hirsch Hoch
  Kalt Kirch Klein Korn Lang Licht Linden Löwen Mühl Neu Nieder Ober Rosen Roth Sauer Schön Silber Stein Süß Tannen Wald
  Weiß Wein Wiesen Zieg`)
const trades = list(
  'mann er bach berg hof stein meier bauer thal feld hauer mayer müller schmidt eck heim burger wasser',
)
const fathers =
  list(`Anders Björn Einar Erik Gunnar Gustaf Haldor Harald Henrik Ivar Jakob Johan Jón Karl Lars Magnus Mats
  Mikkel Nils Olaf Ole Peder Ragnar Rasmus Sigurd Sven Søren Thor Tobias Torsten Ulf Viggo Åge Öster`)
const slavic =
  list(`Abram Andrej Baran Belik Bogdan Bondar Boris Chern Danil Dolgor Fedor Filip Gavril Golub Gorban Grigor
  Ivanch Jankov Kalin Karas Klim Kolesn Koval Kravch Lazar Lebed Lukash Makar Markov Matvij Mel’n Mirosh Nazar Novik Orlov
  Pavl Petrich Polyak Romash Rudak Savich Semen Shevch Simon Sokol Stepan Tarasch Timosh Titar Vasil Vishn Volod Yakov Zakhar
  Zhdan Zimov`).map((stem) => stem.replace('’', ''))
const latin =
  list(`Alber Ambros Baldass Barbar Bartol Bell Benedet Bernard Bon Carr Casal Cast Cav Cec Corr Dom Fabr Fant
  Faust Ferr Fil Font Franc Gal Gasp Giac Grim Guid Lor Luc Magn Manc March Mart Maz Mont Mor Nic Ors Pal Parr Pell Pont
  Ram Ric Rob Ros Sab Salv Sant Sever Silv Spad Tomm Vald Vent Vill Zan`)
const gaelic =
  list(`Allister Bride Carthy Cauley Connell Cormack Daid Dermott Donald Donnell Dowell Farland Gee Ginley Gowan
  Grady Grath Guire Hugh Innes Intyre Kay Kenna Kenzie Kinley Laughlin Lean Leod Mahon Malley Manus Millan Nally Neill Neil
  Phail Quaid Queen Reilly Rory Shane Sweeney Tavish Rourke Brien Shea Sullivan Toole Hara Keefe Leary`)
const dutch =
  list(`Aalst Akker Beek Berg Bosch Brink Broek Dam Dijk Doorn Eyk Graaf Groot Haan Heide Hoek Horst Jong Kamp
  Kerk Laan Leeuwen Linden Meer Molen Ploeg Pol Rijn Schaaf Steen Veen Veld Vliet Vries Waal Weg Werf Wijk Wit Zand Zee`)
const indian =
  list(`Agni Bala Bhat Chand Dev Gan Gopal Guru Hari Indra Jag Kali Kamal Krish Laksh Mad Mahesh Man Mohan Narayan
  Padma Prab Rag Raj Ram Sam Sesha Shiv Siddha Soma Sri Sub Sundar Tej Uday Vasan Venkat Vijay Vishwa Yash`)

function list(text: string) {
  return text.trim().split(/\s+/)
}

import type { Address, NoteReads } from '../language-data/wording.ts'
import { eventReader } from '../language-data/wording-pieces.ts'

const people = /^(?:novi[oa]|amig[oa]|jef[ea]|compañer[oa]|marido|mujer|vecin[oa]|año|mes|semana|número|dirección)$/
/** Verbs that take the person as their object. */
const direct = /^(?:llamar|ver|invitar|ayudar|visitar|avisar|acompañar|buscar|contactar|felicitar)$/
const withYou: Record<Address, string> = { familiar: 'contigo', formal: 'con usted', plural: 'con ustedes' }
const forYou: Record<Address, string> = { familiar: 'ti', formal: 'usted', plural: 'ustedes' }
const suffix: Record<Address, string> = { familiar: 'te', formal: 'le', plural: 'les' }

export const spanishReads: NoteReads = {
  event: eventReader({
    'la ':
      'entrevista boda carrera exposición conferencia mudanza fiesta graduación presentación final función ceremonia oposición',
    'el ': 'examen concierto partido torneo viaje bautizo estreno festival congreso maratón concurso',
    'las ': 'vacaciones',
  }),
  newThing: (clause) => {
    const [, adjective = '', noun = ''] = /\b(nuev[oa]) (\p{Ll}{3,})/u.exec(clause) ?? []
    const [, thing = '', after = ''] = /\b(\p{Ll}{3,}) (nuev[oa])\b/u.exec(clause) ?? []
    const found = noun !== '' && !/^(?:que|con|por|para|en|el|la)$/.test(noun) ? [adjective, noun] : [after, thing]
    if (!found[1] || people.test(found[1]) || /^(?:que|con|por|algo|nada)$/.test(found[1])) return null
    return `${found[0] === 'nueva' ? 'la' : 'el'} ${found[0] === 'nueva' ? 'nueva' : 'nuevo'} ${found[1]}`
  },
  isUnsure: (sentence) =>
    /(?<!\p{L})(?:yo|mi|mis|me|nos|nosotros|nuestr[oa]s?|no|nunca|quizás?|capaz|tal vez|si|cancelad[oa])(?!\p{L})|\?/iu.test(
      sentence,
    ),
  movedOn:
    /(?<!\p{L})(?:dejó|deja|renunció|jubil\p{L}*|cambió de|despid\p{L}*|cerró|vendió|empieza en|empezó en)(?!\p{L})/iu,
  withThem: /^con$/i,
  they: /^(?:ella|él|ellos|ellas)$/i,
  formal: /(?<!\p{L})(?:usted|ustedes)(?!\p{L})/iu,
  them: /^(?:ella|él|ellos|ellas)$/i,
  you: {
    familiar: /(?<!\p{L})(?:tú|te|ti|tus?|contigo|\p{L}+[aei]rte)(?!\p{L})/iu,
    formal: /(?<!\p{L})usted(?!\p{L})/iu,
    plural: /(?<!\p{L})(?:ustedes|vosotr[oa]s)(?!\p{L})/iu,
  },
  heads: [
    ['café|cafecito', 'coffee'],
    ['té|mate', 'tea'],
    ['desayuno|desayuné|desayunamos', 'breakfast'],
    ['comida|comí|comimos|almuerzo|almorcé', 'lunch'],
    ['cena|cené|cenamos', 'dinner'],
    ['cañas?|cervezas?|vinos?|copas', 'drink'],
    ['paseo', 'walk'],
    ['llamada|llamé a|hablé por teléfono', 'call'],
    ['reunión', 'meeting'],
    ['encuentro|quedamos|vi a|me encontré', 'see'],
    ['charla|hablé|hablamos|charlamos', 'talk'],
  ],
  topic:
    /(?:habl\p{L}+|charl\p{L}+) ((?:del|de la|de los|de las|sobre el|sobre la) \p{Ll}+(?: \p{Ll}+){0,2}?)(?=$|[.,;!]| (?:y|con|en|ayer))/u,
  wroteToMe: /^(?:escribe|escribió|pregunta|preguntó|dice|dijo)$/i,
  cancelled: /(?<!\p{L})(?:cancel\p{L}+|no vino|no contestó|no apareció|buzón|aplazad[oa])(?!\p{L})/iu,
  negated: /(?<!\p{L})(?:no|nunca)(?!\p{L})/iu,
  lead: /^(?:tengo que |hay que |debo |prometí |voy a |quedé en |TODO:? )/i,
  deed: (text, names, address) => {
    const person = `(?:la |el |doña |don )?(?:${[...names.map((name) => RegExp.escape(name)), 'ella', 'él'].join('|')})(?!\\p{L})`
    const small = text.charAt(0).toLowerCase() + text.slice(1)
    const [, verb = '', pronoun = '', after = ''] =
      /^(\p{Ll}+[aeií]r)(les|le|las|los|la|lo)?(?= |$)(.*)$/u.exec(small) ?? []
    if (verb === '') return null
    const toThem = new RegExp(` (?:a|al) ${person}`, 'u')
    const isTold = /^les?$/.test(pronoun) || (/^l[ao]s?$/.test(pronoun) && direct.test(verb))
    if (pronoun !== '' && !isTold) return null
    const isOwn = isTold || toThem.test(after)
    const rest = after
      .replace(toThem, '')
      .replace(new RegExp(` con ${person}`, 'gu'), ` ${withYou[address]}`)
      .replace(new RegExp(` (para|por) ${person}`, 'gu'), ` $1 ${forYou[address]}`)
      .replace(/(?<= )su(s?)(?= \p{Ll})/gu, address === 'familiar' ? 'tu$1' : 'su$1')
    if (rest.trim() === '' && !direct.test(verb) && !/^(?:escribir|contestar|responder|hablar)$/.test(verb)) return null
    if (new RegExp(`(?<!\\p{L})${person}`, 'u').test(rest)) return null
    return `${verb}${isOwn ? suffix[address] : ''}${rest}`
  },
}

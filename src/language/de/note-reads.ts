import type { Address, NoteReads } from '../language-data/wording.ts'
import { eventReader, type NounsByWord } from '../language-data/wording-pieces.ts'
import { pattern } from '../phrases/phrases.ts'
import { wordSet } from '../words/word-set.ts'
import { particles } from './commitments.ts'

/** In the first case, with the article: they are subjects. */
const events: NounsByWord = {
  'das ':
    'vorstellungsgespräch bewerbungsgespräch konzert vorsingen turnier finale rennen fest festival seminar examen spiel',
  'die ':
    'prüfung hochzeit ausstellung premiere reise taufe konferenz präsentation eröffnung aufführung party feier vernissage',
  'der ': 'marathon lauf vortrag umzug workshop urlaub auftritt wettkampf kurs',
}
const people =
  /^(?:Freund|Chef|Kolleg|Mann|Frau|Partner|Lehrer|Mitarbeiter|Nachbar|Mieter|Jahr|Woche|Monat|Adresse|Nummer)/
const accusativeVerbs = wordSet(`
  anrufen treffen besuchen fragen einladen abholen informieren erinnern sehen unterstützen kontaktieren zurückrufen begleiten
  anschreiben vermissen mitnehmen`)
const afterDative = wordSet('mit bei von zu nach')
const afterAccusative = wordSet('für an über ohne um')
const afterRecipient = wordSet(`
  die das den der dem ein eine einen einem meine meinen mein nochmal noch mal bis wegen beim im am alles etwas zwei drei von
  auf bei ein paar gleich dann mit`)

export const germanReads: NoteReads = {
  event: eventReader(events),
  newThing: (clause) => {
    const [, article = '', ending = '', noun = ''] =
      /(?:^|\b(den|einen|ihren|seinen|die|eine|ihre|seine|das|ein|ihr|sein|der) )[Nn]eue([nrs]?) (\p{Lu}\p{Ll}+)/u.exec(
        clause,
      ) ?? []
    if (noun === '' || people.test(noun)) return null
    if (ending === 'n' && /en$/.test(article)) return `dem neuen ${noun}`
    if (ending === 's' || ending === 'r') return `dem neuen ${noun}`
    if (article === 'das' || article === 'der') return `dem neuen ${noun}`
    return ending === '' && /e$/.test(article) && article !== '' ? `der neuen ${noun}` : null
  },
  isUnsure: (sentence) =>
    /\b(?:ich|wir|mein\w*|unser\w*|mir|mich|nicht|kein\w*|vielleicht|abgesagt|verschoben|falls|ob)\b|\?/i.test(
      sentence,
    ),
  movedOn:
    /\b(?:gekündigt|verlässt|wechselt|gewechselt|rente|ruhestand|pensioniert|geschlossen|verkauft|fängt|angefangen)\b/i,
  withThem: /^mit$/i,
  they: /^(?:sie|er)$/i,
  formal: /(?<=\p{Ll},? )(?:Sie|Ihnen)(?!\p{L})|(?<!\p{L})(?:per Sie|siezen)(?!\p{L})/u,
  isFormal: true,
  them: /^(?:ihr|ihm|ihnen)$/i,
  you: {
    familiar: /(?<!\p{L})(?:du|dir|dich|dein(?:e[nmrs]?)?)(?!\p{L})/iu,
    formal: /(?<=\p{L},? )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})/u,
    plural: /(?<!\p{L})(?:euch|euer|eure[nmrs]?)(?!\p{L})/iu,
  },
  heads: [
    ['kaffee|espresso', 'coffee'],
    ['tee', 'tea'],
    ['frühstück', 'breakfast'],
    ['brunch', 'brunch'],
    ['mittagessen|mittag|lunch', 'lunch'],
    ['abendessen|essen', 'dinner'],
    ['bier|drinks?|wein', 'drink'],
    ['spaziergang', 'walk'],
    ['telefonat|anruf|telefoniert|videocall|call', 'call'],
    ['treffen', 'meeting'],
    ['getroffen|besuch', 'see'],
    ['gespräch|gesprochen', 'talk'],
  ],
  topic:
    /(?<!\p{L})(über|wegen) ((?:das|die|den|der|dem|unser\w*) (?:\p{L}+ ){0,3}?\p{Lu}\p{L}+)(?=$|[.,;!]| (?:gesprochen|geredet|und|am|im|in|bei|telefoniert))/u,
  wroteToMe: /^(?:schreibt|schrieb|fragt|fragte|meldet|meldete|dankt)$/i,
  cancelled: /\b(?:abgesagt|ausgefallen|nicht erreicht|mailbox|verschoben|nicht gekommen|keiner da)\b/i,
  negated: /\b(?:nicht|nie|kein\w*)\b/i,
  lead: /^(?:ich )?(?:muss|soll|will|möchte|werde|versprochen,?|TODO:?) /i,
  deed: (text, names, address) => {
    const words = withoutZu(lowerFirst(text)).split(' ')
    const verb = words.at(-1) ?? ''
    if (words.length < 2 || !/^\p{Ll}+(?:en|ern|eln)$/u.test(verb) || words.at(-2) === 'bekannt') return null
    // "Paul dem Team vorstellen": whom, and to whom.
    const isDirect =
      accusativeVerbs.has(verb) || (verb === 'vorstellen' && words.some((word) => dativeArticles.has(word)))
    const said = words.flatMap((word, at) => {
      const before = words[at - 1]?.toLowerCase() ?? ''
      const next = words[at + 1] ?? ''
      if (/^(?:der|dem|den|die)$/.test(word) && names.includes(next)) return []
      const isPerson = names.includes(word) || /^(?:ihm|ihn|ihnen)$/.test(word)
      const isHer =
        word === 'ihr' && (at === words.length - 2 || afterRecipient.has(next.toLowerCase()) || afterDative.has(before))
      const isThem = word === 'sie' && (isDirect || afterAccusative.has(before))
      if (!isPerson && !isHer && !isThem) return [possessive(word, address)]
      const isAccusative = afterAccusative.has(before) || (isDirect && !afterDative.has(before))
      return [isAccusative ? accusative[address] : dative[address]]
    })
    const deed = said.join(' ')
    return /\b(?:sie|er|es|ihr|ihm|ihn|ihnen|sein\w*)\b/.test(deed.replace(/ (?:Sie|Ihnen) /g, ' ')) ? null : deed
  },
}

const dativeArticles = wordSet('dem einem meinem unserem meiner unserer einer')
const dative: Record<Address, string> = { familiar: 'dir', formal: 'Ihnen', plural: 'euch' }
const accusative: Record<Address, string> = { familiar: 'dich', formal: 'Sie', plural: 'euch' }

/** "ihre Bewerbung" is "deine Bewerbung". */
function possessive(word: string, address: Address) {
  const ending = /^(?:ihr|sein)(e[nmrs]?)$/.exec(word)?.[1]
  return ending === undefined ? word : `${{ familiar: 'dein', formal: 'Ihr', plural: 'eur' }[address]}${ending}`
}

/** "Das Buch zu schicken" and "mitzubringen", which stand after "versprochen", are "schicken" and "mitbringen" after "werde". */
const withoutZu = (text: string) => text.replaceAll(zuBeforeVerb, ' ').replaceAll(zuInVerb, '$1')
const zuBeforeVerb = / zu (?=\p{Ll}+(?:en|ern|eln|tun)(?: und |$))/gu
const zuInVerb = pattern('gu')`(?<=^|\s)(${particles})zu(?=\p{Ll}{2,}(?:en|ern|eln)(?:\sund\s|$))`

/** A list begins with a capital letter, which a name or noun keeps. */
const lowerFirst = (text: string) =>
  text.replace(/^\p{Lu}\p{Ll}*(?= )/u, (word) => (smallWords.has(word.toLowerCase()) ? word.toLowerCase() : word))
const smallWords = wordSet(`
  ihr ihm ihn ihnen sie mich mir dich dir uns euch den die das dem der des ein eine einen einem einer kein keine mein meine meinen
  meinem meiner dein deine deinen sein seine seinen ihre ihren ihrem ihrer unser unsere unseren mit bei beim für fürs auf aufs um ums an
  ans am im in ins aus von vom zu zum zur nach vor über unter ohne wegen bis ab noch nochmal auch dann alles alle etwas zwei drei
  mal gerne nochmals`)

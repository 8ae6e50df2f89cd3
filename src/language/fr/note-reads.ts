import type { NoteReads } from '../language-data/wording.ts'
import { eventReader } from '../language-data/wording-pieces.ts'

const people =
  /^(?:copain|copine|ami|amie|chef|cheffe|patron|patronne|collègue|mari|femme|voisin|voisine|année|adresse|numéro|fois)$/
/** Verbs that take the person as their object. */
const direct =
  /^(?:appeler|rappeler|voir|inviter|aider|contacter|recontacter|prévenir|remercier|relancer|rejoindre|accompagner)$/

export const frenchReads: NoteReads = {
  event: eventReader({
    'l’': 'entretien examen exposition audition',
    'la ': 'soutenance course compétition cérémonie fête conférence présentation première représentation',
    'le ':
      'concert mariage marathon tournoi match voyage déménagement spectacle festival baptême concours vernissage salon stage',
    'les ': 'vacances',
  }),
  newThing: (clause) => {
    const [, word = '', noun = ''] = /\b(nouveau|nouvel|nouvelle) (\p{Ll}{3,})/u.exec(clause) ?? []
    if (noun === '' || people.test(noun)) return null
    return `${word === 'nouvelle' ? 'la' : 'le'} ${word} ${noun}`
  },
  isUnsure: (sentence) =>
    /(?:^|[\s'’])(?:je|j|nous|on|mon|ma|mes|notre|moi|pas|jamais|peut-être|annulée?|reportée?|si)(?=$|[\s'’,.])|\?/i.test(
      sentence,
    ),
  movedOn:
    /(?<!\p{L})(?:quitte|quitté|démissionn\p{L}*|retraite|change de|licenci\p{L}*|fermé|vendu|commence chez|nouveau travail)(?!\p{L})/iu,
  withThem: /^avec$/i,
  they: /^(?:elle|il|elles|ils)$/i,
  formal: /(?<!\p{L})(?:vous|vouvo\p{L}+)(?!\p{L})/iu,
  isFormal: true,
  them: /^(?:elle|lui|eux|elles)$/i,
  you: {
    familiar: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|t(?=['’]))(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
    plural: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  },
  heads: [
    ['café|expresso', 'coffee'],
    ['thé', 'tea'],
    ['petit[- ]déj\\p{L}*', 'breakfast'],
    ['brunch', 'brunch'],
    ['déjeuner|déj|déjeuné', 'lunch'],
    ['dîner|diner|souper|dîné', 'dinner'],
    ['apéro|verre|bière', 'drink'],
    ['balade|promenade', 'walk'],
    ['appel|coup de fil|visio|téléphone', 'call'],
    ['rdv|rendez-vous|réunion', 'meeting'],
    ['rencontre|croisé|vu', 'see'],
    ['discussion|parlé', 'talk'],
  ],
  topic:
    /\b(?:parlé|discuté|causé) ((?:du|de la|des|de l['’]) ?\p{Ll}+(?: \p{Ll}+){0,2}?)(?=$|[.,;!]| (?:et|avec|à|hier|chez|pour))/u,
  wroteToMe: /^(?:écrit|écrivait|demande|répond|dit|remercie)$/i,
  cancelled: /(?<!\p{L})(?:annulée?|reportée?|pas venue?|messagerie|pas répondu|lapin)(?!\p{L})/iu,
  negated: /\b(?:pas|jamais)\b/i,
  lead: /^(?:je dois |il faut |faut |promis de |penser à |je vais |TODO:? )/i,
  deed: (text, names, address) => {
    const isTu = address === 'familiar'
    const clitic = (verb: string) => (!isTu ? 'vous ' : /^[aeiouyéèêâîôûh]/i.test(verb) ? 't’' : 'te ')
    const person = `(?:${[...names.map((name) => RegExp.escape(name)), 'elle', 'lui', 'eux'].join('|')})(?![\\p{L}])`
    const small = text.charAt(0).toLowerCase() + text.slice(1)
    const [, pronoun = '', verb = '', after = ''] =
      /^(lui |leur |l['’]|la |le |les )?(\p{Ll}+(?:er|ir|re|oir))(?= |$)(.*)$/u.exec(small) ?? []
    if (verb === '') return null
    const toThem = new RegExp(` à ${person}`, 'u')
    const isDirect = direct.test(verb)
    const object = new RegExp(`^ ${person}`, 'u')
    const isObject = isDirect && object.test(after)
    const isOwn = /^(?:lui|leur)/.test(pronoun) || (pronoun !== '' && isDirect) || toThem.test(after) || isObject
    if (pronoun !== '' && !isOwn) return null
    const rest = (isObject ? after.replace(object, '') : after)
      .replace(toThem, '')
      .replace(new RegExp(`\\b(pour|avec|chez) ${person}`, 'gu'), `$1 ${isTu ? 'toi' : 'vous'}`)
      .replace(/\b(son|sa|ses)(?= \p{Ll})/gu, (word) =>
        isTu ? word.replace('s', 't') : word === 'ses' ? 'vos' : 'votre',
      )
    if (rest.trim() === '' && !isDirect && !/^(?:répondre|écrire|téléphoner|parler)$/.test(verb)) return null
    if (new RegExp(`(?<!\\p{L})${person}|\\b(?:il|ils|elles|leur|leurs)\\b`, 'u').test(rest)) return null
    return `${isOwn ? clitic(verb) : ''}${verb}${rest}`
  },
}

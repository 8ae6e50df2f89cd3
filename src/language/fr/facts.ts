import {
  as,
  cased,
  givenNamesWith,
  named,
  nameWord,
  ownerName,
  properName,
  relationWords,
  worded,
} from '../language-data/fact-pieces.ts'
import type { FactWords } from '../language-data/fact-words.ts'
import { type Piece, pattern, phrases } from '../phrases/phrases.ts'
import { frenchGrammar } from './grammar.ts'

const { words: relations, relation } = relationWords({
  female:
    'femme épouse compagne copine fiancée fille sœur soeur mère maman cousine tante nièce grand-mère mamie belle-mère belle-sœur',
  male: 'mari époux compagnon copain fiancé fils frère père papa cousin oncle neveu grand-père papi beau-père beau-frère',
  either: 'conjoint conjointe enfant',
  others: 'ami amie collègue chef patron patronne voisin voisine coloc ex bébé',
  children: 'fille fils enfant nièce neveu',
  plural: 's?',
  plain: 'maman:mère papa:père soeur:sœur mamie:grand-mère papi:grand-père',
})

const names = givenNamesWith('et')
const adverbs = phrases`
  (maintenant | désormais | toujours | aussi | encore | actuellement | depuis ${/[\p{L}\d]+(?: \p{L}+)?/u} | seule | seul | ensemble)*`
const some = phrases`un, une, deux, trois, quatre, des`
const adjectives = phrases`petit[e][s], grand[e][s], nouveau, nouvelle, vieux, vieille, jeune[s], ancien[ne]`
const naming = phrases`s'appelle, s'appellent, s’appelle, s’appellent, qui s'appelle, qui s’appelle, nommé[e], prénommé[e], est, c'est, c’est`
const pets = phrases`
  chien, chienne, chiot, labrador, teckel, caniche, épagneul, beagle, berger allemand, bouledogue, chat, chatte, chaton, hamster,
  lapin, cochon d'inde, perroquet, perruche, tortue, poney, cheval`
const pet = as('pet', { source: `(?:${pets.source})s?` })
const of: Piece = { source: `(?:de |d['’])${ownerName.source}` }
const diet = phrases`
  végétarien[ne], végane, vegan[e], végétalien[ne], pescétarien[ne], sans gluten, intolérant[e] (au lactose | au gluten), cœliaque,
  casher, halal`
const months = phrases`janv, févr, fév, mars, avr, mai, juin, juil, août, sept, oct, nov, déc`
const day = pattern('u')`(?:\d{1,2}|1er) ${months}\p{Ll}*(?: (?:19|20)\d\d)?`
const end = /(?=\s*(?:$|[.,;:!)(–—-]|(?:et|mais|depuis|aussi|maintenant)(?!\p{L})))/u
const to = /(?:aux|à la|au|à l['’]|à)\s?/
const allergen = /[\p{Ll}-]+(?: (?:de|du) [\p{Ll}-]+| à coque| secs)?/u
const allergens: Piece = { source: `${allergen.source}(?:(?:, | et | ou )${to.source}${allergen.source})*` }
const thing = as('rest', { source: '[^.,;!?]{3,60}?' })
const back = phrases`rendu, remboursé, redonné, ramené, rapporté`
const whom = phrases`lui, leur`
const giver: Piece = { source: `(?:(?:je |j['’])?(?<whom>${whom.source}) ai)` }
const toName = pattern('u')` (?:à|a) (?<named>${nameWord})(?!\p{L})`

export const frenchFacts: FactWords = {
  subjects: {
    between: phrases`
      est, sont, a, ont, est devenue, est devenu, devenue, devenu, maintenant, désormais, toujours, aussi, encore, déjà, très, qui,
      depuis ${/[\p{L}\d]+(?: \p{L}+)?/u}`,
    joints: phrases`et, mais, avec`,
    starts: phrases`est, a, maintenant, aussi, toujours, et`,
    and: phrases`et`,
    pronouns: phrases`elle, il, elles, ils`,
    possessives: phrases`sa, son, ses, leur, leurs`,
    mine: phrases`mon, ma, mes, notre, nos`,
    titles: phrases`dr, mme, m, mlle, prof`,
    genitive: null,
    of: /de|d['’]/,
    mayDrop: false,
    female: phrases`elle, elles`,
    male: phrases`il, ils`,
    beforeNames: null,
    afterNames: phrases`est, a, était, avait, part, vient, va, veut, dit, travaille, habite, et ${/\p{Lu}/u}`,
    beforePlaces: phrases`à, en, chez, de, du, au, aux, le, la, les, un, une`,
    frequentWords: frenchGrammar.frequentWords,
    relativeOf: '{relative} de {name}',
  },
  relations,
  things: {
    currencies: phrases`euro[s], eur, balles, dollars, francs, chf`,
    beforeMoney: phrases`les, encore, environ, mes, ses, à peu près`,
    determiners: phrases`mon, ma, mes, notre, nos, le, la, les, ${/l['’]/}, un, une, des, son, sa, ses, leur`,
    notThings: phrases`numéro, adresse, mail, carte, parole, visite, place, confiance, monnaie de sa pièce`,
    stops: phrases`
      pour, jusque, jusqu'à, jusqu'au, parce, car, hier, aujourd'hui, et, mais, quand, si, à, au, aux, chez, depuis, dans, avec, qui, que, en`,
    money: phrases`argent, sous, dette, prêt`,
    returned: /(?<!\p{L})(?:rendu|remboursée?|redonné|ramené|rapporté|récupéré)(?!\p{L})/iu,
    byMe: /(?:^|[,;(–—>*•]|(?<!\p{L})(?:et|aussi|enfin|hier|aujourd['’]hui|je|j['’]ai|ai))\s*$/iu,
    givesThings: /(?:rendu|redonné|ramené|rapporté)/iu,
    back: null,
    negated: /(?:pas|jamais|n['’]|ne)\s*$/iu,
    toMe: /(?:^|\s)m['’]/iu,
  },
  values: {
    article: /^(?:le|la|les|l['’]) ?/iu,
    titles: /^(?:sœur|soeur|frère|père|mère|maman|papa|fille|femme)$/iu,
    endsClause: /^\s*(?:$|[.,;!)–—]|et(?!\p{L}))/u,
    isSchooling: /^ (?:à l['’]école|en maternelle)/iu,
    noHome: /^ (?:pour|jusqu['’]|en vacances|ce|cette)(?!\p{L})/iu,
    notPets: /^ (?:de garde|à poils)/iu,
    noNames: /^(?:Noël|Pâques|Monsieur|Madame|Mme)$/u,
    and: /, et |, | et | ou | & /u,
    inCase: (words) => words.toLowerCase().replace(/(?<=^|, | et | ou )(?:aux|à la|au|à l['’]|à)\s?/gu, ''),
    marriage: /^mariée?$/iu,
    spouse: 'conjoint',
    diet: (words, isDenied) => (isDenied ? `pas de ${words.toLowerCase()}` : words.toLowerCase()),
    isDay: (word) => /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/iu.test(word),
  },
  doubts: phrases`
    si, peut-être, il paraît, paraît, apparemment, voudrait, aimerait, pourrait, devrait, espère, veut, compte, probablement,
    sûrement, sans doute, je crois, je pense, quelqu'un, autrefois, avant, bientôt, serait, aurait, envisage, hésite, rumeur, va`,
  ownWords: /(?!)/,
  losses: phrases`
    mort[e], décédé[e], décès, enterrement, obsèques, veuf, veuve, divorcé[e], divorce, séparé[e], séparation, quitté[e], perdu[e],
    endormi[e], feu, ex`,
  bothGenders: [/(?<!\p{L})ils?(?!\p{L})/iu, /(?<!\p{L})elles?(?!\p{L})/iu],
  forms: () => [
    named(
      'employer',
      pattern('u')`(?:[Tt]ravaille|[Bb]osse) (?:${adverbs} )?(?:comme [\p{L}-]+ )?(?:chez|pour) `,
      properName,
      {},
    ),
    named('employer', pattern('u')`(?:[Tt]ravaille|[Bb]osse) (?:${adverbs} )?(?:à la |à l['’]|au )`, properName),
    named(
      'employer',
      pattern('u')`(?:a rejoint|(?:a été|est) (?:embauchée?|prise?) (?:chez|par)|a commencé chez) `,
      properName,
    ),
    named('employer', pattern('u')`est (?:${adverbs} )?(?:[\p{Ll}-]+ ){1,3}chez `, properName),
    named('employer', pattern('u')`(?:a quitté|ne travaille plus chez|n['’]est plus chez) `, properName, {
      ended: true,
    }),
    named(
      'place',
      pattern('u')`(?:[Hh]abite|[Vv]it|[Rr]éside) (?:${adverbs} )?(?:à|en|au|aux|près de) `,
      properName,
      {},
    ),
    named('place', pattern('u')`(?:a déménagé|s['’]est installée?) (?:à|en|au|aux) `, properName),
    named('family', pattern('u')`[Aa] ${some} (?:${adjectives} )*${relation}(?: ?:|,| ${naming}) `, names),
    named('family', pattern('u')`${as('relation', /[Mm]ariée?/)} (?:à|avec) `, names),
    named('introduced_by', /(?:[Pp]résenté|[Rr]ecommandé)e? par /, properName),
    worded('diet', pattern('u')`${as('value', diet)}${end}`),
    worded(
      'diet',
      pattern('u')`${as('no', pattern()`(?:ne )?(?:mange|boit) (?:pas|plus)`)} (?:de |d['’])(?<value>\p{L}+)${end}`,
    ),
    worded('allergy', pattern('u')`allergique ${to}(?<value>${allergens})`),
    {
      kind: 'pet',
      form: pattern('gu')`[Aa] ${some} (?:\p{Ll}+ )?${pet}(?:(?: ?:|,| ${naming}) (?<value>${names}))?(?!\p{L})`,
      mayElide: true,
    },
    worded('birthday', pattern('u')`née? le (?<value>${day})`),
  ],
  belongings: () => [
    named('family', pattern('u')`(?:${adjectives} )*${relation}(?: ?:|,| ${naming})? `, names),
    named('family', pattern('u')`${relation} ${of}(?:,| ${naming})? `, names),
    named('pet', pattern('u')`(?:${adjectives} )*${pet}(?: ?:|,| ${naming})? `, names, { mayElide: false }),
    named('pet', pattern('u')`${pet} ${of}(?:,| ${naming})? `, names, { mayElide: false }),
    worded('birthday', pattern('u')`anniversaire(?: est)?(?: ?:| le| =)* (?:le )?(?<value>${day})`),
    cased('birthday', pattern('u')`anniversaire ${of}(?: est)?(?: ?:| le| =)* (?:le )?(?<value>${day})`),
    worded('anniversary', pattern('u')`anniversaire de mariage(?: est)?(?: ?:| le| =)* (?:le )?(?<value>${day})`),
  ],
  loans: () => [
    { kind: 'lent', by: 'me', form: pattern('giu')`${giver} prêté ` },
    { kind: 'lent', by: 'me', form: pattern('giu')`(?:j['’]ai )?prêté ${thing}${toName}` },
    { kind: 'borrowed', by: 'them', form: pattern('giu')`m['’]a prêté ` },
    { kind: 'borrowed', by: 'me', form: pattern('giu')`(?:j['’]ai )?emprunté ${thing}${toName}` },
    { kind: 'they_owe', by: 'them', form: pattern('giu')`me doit ` },
    { kind: 'i_owe', by: 'me', form: pattern('giu')`je (?<whom>lui|leur) dois ` },
    { kind: 'i_owe', by: 'me', form: pattern('giu')`je dois ${thing}${toName}` },
  ],
  settlements: () => [
    { settles: 'me', form: pattern('giu')`${giver} ${back} ` },
    { settles: 'me', form: pattern('giu')`(?:j['’]ai )?${back} ${thing}${toName}` },
    { settles: 'me', form: pattern('giu')`(?:j['’]ai )?remboursé (?<named>${nameWord})(?!\p{L})` },
    { settles: 'them', form: pattern('giu')`m['’]a ${back}(?!\p{L})` },
    { settles: 'both', form: pattern('giu')`(?:on est|nous sommes) quittes(?!\p{L})` },
  ],
}

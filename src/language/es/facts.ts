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
import { spanishGrammar } from './grammar.ts'

const { words: relations, relation } = relationWords({
  female: 'mujer esposa novia pareja hija hermana madre mamá prima tía sobrina nieta abuela suegra cuñada',
  male: 'marido esposo novio hijo hermano padre papá primo tío sobrino nieto abuelo suegro cuñado',
  either: 'bebé',
  others: 'amigo amiga compañero compañera jefe jefa vecino vecina ex',
  children: 'hijo hija sobrino sobrina nieto nieta bebé',
  plural: '(?:s|es)?',
  plain: 'mamá:madre papá:padre esposa:mujer esposo:marido',
})

const names = givenNamesWith('y')
const adverbs = phrases`
  (ahora | ya | todavía | aún | también | siempre | desde ${/[\p{L}\d]+(?: \p{L}+)?/u} | sola | solo | actualmente)*`
const some = phrases`un, una, dos, tres, cuatro, unos, unas`
const adjectives = phrases`pequeñ(o | a)[s], mayor[es], nuev(o | a)[s], viej(o | a)[s], joven`
const naming = phrases`se llama, se llaman, que se llama, que se llaman, llamad(o | a)[s], es, son`
const pets = phrases`
  perr(o | a), perrit(o | a), cachorro, labrador, caniche, galgo, beagle, gat(o | a), gatito, hámster, conejo, cobaya, loro, periquito,
  canario, tortuga, poni, caballo`
const pet = as('pet', { source: `(?:${pets.source})s?` })
const of: Piece = { source: `de ${ownerName.source}` }
const diet = phrases`
  vegetarian(o | a), vegan(o | a), pescetarian(o | a), sin gluten, intolerante (a la lactosa | al gluten), celíac(o | a), kosher, halal`
const months = phrases`ene, feb, mar, abr, may, jun, jul, ago, sep, oct, nov, dic`
const day = pattern('u')`\d{1,2} de ${months}\p{Ll}*(?: (?:de |del )?(?:19|20)\d\d)?`
const end = /(?=\s*(?:$|[.,;:!)(–—-]|(?:y|pero|desde|también|ahora)(?!\p{L})))/u
const to = /(?:a los|a las|a la|al|a)\s/
const allergen = /[\p{Ll}-]+(?: (?:de|del) [\p{Ll}-]+| secos)?/u
const allergens: Piece = {
  source: `${allergen.source}(?:(?:, | y | o )(?:${to.source})?${allergen.source}(?=$|[.,;!)]| y | o ))*`,
}
const thing = as('rest', { source: '[^.,;!?]{3,60}?' })
const toName = pattern('u')` a (?<named>${nameWord})(?!\p{L})`

export const spanishFacts: FactWords = {
  subjects: {
    between: phrases`
      es, está, son, ha, han, se ha hecho, se hizo, es muy, ahora, ya, todavía, también, siempre, muy, que, desde ${/[\p{L}\d]+(?: \p{L}+)?/u}`,
    joints: phrases`y, pero, con`,
    starts: phrases`es, está, ahora, ya, también, y, tiene`,
    and: phrases`y`,
    pronouns: phrases`ella, él, ellas, ellos`,
    possessives: phrases`su, sus`,
    mine: phrases`mi, mis, nuestro, nuestra`,
    titles: phrases`dr, dra, sr, sra, prof, don, doña`,
    genitive: null,
    of: phrases`de`,
    mayDrop: true,
    female: phrases`ella, ellas`,
    male: phrases`él, ellos`,
    beforeNames: null,
    afterNames: phrases`es, está, ha, era, va, viene, quiere, dice, dijo, trabaja, vive, tiene, y ${/\p{Lu}/u}`,
    beforePlaces: phrases`a, en, de, del, al, el, la, los, las, un, una`,
    frequentWords: spanishGrammar.frequentWords,
    relativeOf: '{relative} de {name}',
  },
  relations,
  things: {
    currencies: phrases`euro[s], eur, pavos, dólares, pesos, libras`,
    beforeMoney: phrases`los, unos, todavía, aún, casi, como`,
    determiners: phrases`mi, mis, nuestro, nuestra, el, la, los, las, un, una, unos, unas, su, sus`,
    notThings: phrases`número, dirección, correo, tarjeta, palabra, atención, visita, sitio`,
    stops: phrases`
      para, hasta, porque, ayer, hoy, y, pero, cuando, si, a, al, en, desde, con, que, de parte, el lunes, el martes, el miércoles,
      el jueves, el viernes, el sábado, el domingo`,
    money: phrases`dinero, deuda, pasta, préstamo`,
    returned: /(?<!\p{L})(?:devolví|devolvió|devuelto|recuperado|recuperé)(?!\p{L})/iu,
    byMe: /(?:^|[,;(–—>*•]|(?<!\p{L})(?:y|también|ayer|hoy|por fin|yo))\s*$/iu,
    givesThings: /(?:devolv|devuelto)/iu,
    back: null,
    negated: /(?:no|nunca)\s*$/iu,
    toMe: /(?:^|\s)(?:me|nos)(?!\p{L})/iu,
  },
  values: {
    article: /^(?:el|la|los|las) /iu,
    titles: /^(?:hermana|hermano|padre|madre|mamá|papá)$/iu,
    endsClause: /^\s*(?:$|[.,;!)–—]|y(?!\p{L}))/u,
    isSchooling: /^ (?:al colegio|a la escuela)/iu,
    noHome: /^ (?:para|hasta|de vacaciones|este|esta)(?!\p{L})/iu,
    notPets: /^ (?:guardián|policía|caliente)/iu,
    noNames: /^(?:Navidad|Pascua|Señora?|Don|Doña)$/u,
    and: /, y |, | y | o | & /u,
    inCase: (words) => words.toLowerCase().replace(/(?<=, | y | o )(?:a los|a las|a la|al|a)\s/gu, ''),
    marriage: /^casad[oa]$/iu,
    spouse: 'pareja',
    diet: (words, isDenied) => (isDenied ? `sin ${words.toLowerCase()}` : words.toLowerCase()),
    isDay: (word) => /^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/iu.test(word),
  },
  doubts: phrases`
    si, quizá, quizás, tal vez, a lo mejor, parece, por lo visto, dicen, quiere, querría, le gustaría, podría, debería, espera, piensa,
    probablemente, seguramente, creo, alguien, antes, antiguamente, pronto, sería, habría, rumor, va a`,
  ownWords: /(?!)/,
  losses: phrases`
    murió, muerto, muerta, muerte, falleció, fallecid(o | a), funeral, entierro, viud(o | a), divorciad(o | a), divorcio, separad(o | a),
    separó, dejó, perdió, difunt(o | a), ex`,
  bothGenders: [/(?<!\p{L})(?:él|ellos)(?!\p{L})/iu, /(?<!\p{L})ellas?(?!\p{L})/iu],
  forms: () => [
    named(
      'employer',
      pattern('u')`[Tt]rabaja (?:${adverbs} )?(?:(?:como|de) [\p{L}-]+ )?(?:en|para) (?:el |la |los )?`,
      properName,
      {},
    ),
    named(
      'employer',
      pattern('u')`(?:[Ee]mpezó|[Hh]a empezado|[Hh]a entrado|[Ee]ntró)(?: a trabajar)? en `,
      properName,
      {},
    ),
    named('employer', pattern('u')`(?:[Yy]a no trabaja en|[Dd]ejó|[Hh]a dejado) `, properName, {
      ended: true,
    }),
    named('place', pattern('u')`[Vv]ive (?:${adverbs} )?en `, properName),
    named('place', pattern('u')`[Ss]e (?:mudó|ha mudado|trasladó|ha trasladado) a `, properName),
    named('family', pattern('u')`[Tt]iene ${some} (?:${adjectives} )*${relation}(?::|,| ${naming}) `, names),
    named('family', pattern('u')`${as('relation', /[Cc]asad[oa]/)} con `, names),
    named('introduced_by', /(?:[Pp]resentad|[Rr]ecomendad)[oa] por /, properName),
    worded('diet', pattern('u')`${as('value', diet)}${end}`),
    worded('diet', pattern('u')`${as('no', /no (?:come|bebe|prueba)/)} (?<value>\p{L}+)${end}`),
    worded('allergy', pattern('u')`(?:alérgic[oa]|alergia) ${to}(?<value>${allergens})`),
    {
      kind: 'pet',
      form: pattern('gu')`[Tt]iene ${some} (?:\p{Ll}+ )?${pet}(?:(?::|,| ${naming}) (?<value>${names}))?(?!\p{L})`,
      mayElide: true,
    },
    worded('birthday', pattern('u')`nació el (?<value>${day})`),
  ],
  belongings: () => [
    named('family', pattern('u')`${relation}(?: ${adjectives})*(?::|,| ${naming})? `, names),
    named('family', pattern('u')`${relation} ${of}(?:,| ${naming})? `, names),
    named('pet', pattern('u')`${pet}(?: ${adjectives})*(?::|,| ${naming})? `, names, { mayElide: false }),
    named('pet', pattern('u')`${pet} ${of}(?:,| ${naming})? `, names, { mayElide: false }),
    worded('birthday', pattern('u')`cumple(?:años)?(?: es)?(?::| el| =)* (?:el )?(?<value>${day})`),
    cased('birthday', pattern('u')`cumple(?:años)? ${of}(?: es)?(?::| el| =)* (?:el )?(?<value>${day})`),
    worded('anniversary', pattern('u')`aniversario(?: de bodas?)?(?: es)?(?::| el| =)* (?:el )?(?<value>${day})`),
  ],
  loans: () => [
    { kind: 'lent', by: 'me', form: pattern('giu')`(?<whom>le|les) (?:he prestado|presté|he dejado|dejé) ` },
    { kind: 'lent', by: 'me', form: pattern('giu')`(?:presté|he prestado) ${thing}${toName}` },
    { kind: 'borrowed', by: 'them', form: pattern('giu')`me (?:ha prestado|prestó|ha dejado|dejó) ` },
    { kind: 'they_owe', by: 'them', form: pattern('giu')`me debe ` },
    { kind: 'i_owe', by: 'me', form: pattern('giu')`(?<whom>le|les) debo ` },
    { kind: 'i_owe', by: 'me', form: pattern('giu')`debo ${thing}${toName}` },
  ],
  settlements: () => [
    { settles: 'me', form: pattern('giu')`(?<whom>le|les) (?:devolví|he devuelto) ` },
    { settles: 'me', form: pattern('giu')`(?:devolví|he devuelto) ${thing}${toName}` },
    { settles: 'them', form: pattern('giu')`me (?:devolvió|ha devuelto) ` },
    { settles: 'both', form: pattern('giu')`estamos en paz(?!\p{L})` },
  ],
}

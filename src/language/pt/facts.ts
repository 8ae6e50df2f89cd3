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
import { portugueseGrammar } from './grammar.ts'

const { words: relations, relation } = relationWords({
  female: 'mulher esposa namorada companheira filha irmã mãe mamã prima tia sobrinha neta avó sogra cunhada',
  male: 'marido esposo namorado companheiro filho irmão pai papá primo tio sobrinho neto avô sogro cunhado',
  either: 'bebé bebê',
  others: 'amigo amiga colega chefe vizinho vizinha ex',
  children: 'filho filha sobrinho sobrinha neto neta bebé bebê',
  plural: 's?',
  plain: 'mamã:mãe papá:pai esposa:mulher esposo:marido',
})

const names = givenNamesWith('e')
const adverbs = phrases`
  (agora | já | ainda | também | sempre | desde ${/[\p{L}\d]+(?: \p{L}+)?/u} | sozinha | sozinho | atualmente)*`
const some = phrases`um, uma, dois, duas, três, quatro, uns, umas`
const adjectives = phrases`pequen(o | a)[s], mais (velh(o | a) | nov(o | a))[s], nov(o | a)[s]`
const naming = phrases`
  chama-se, chamam-se, se chama, se chamam, que se chama, que se chamam, chamad(o | a)[s], é, são`
const pets = phrases`
  cão, cadela, cachorr(o | a), cachorrinho, labrador, podengo, caniche, beagle, gat(o | a), gatinho, hamster, coelho, porquinho-da-índia,
  papagaio, periquito, canário, tartaruga, pónei, cavalo`
const pet = as('pet', { source: `(?:${pets.source})s?` })
const of: Piece = { source: `(?:(?<pronoun>dela|dele)|d[aoe] ${ownerName.source})` }
const diet = phrases`
  vegetarian(o | a), vegan(o | a), pescetarian(o | a), sem glúten, intolerante (à lactose | ao glúten), celíac(o | a), kosher, halal`
const months = phrases`jan, fev, mar, abr, mai, jun, jul, ago, set, out, nov, dez`
const day = pattern('u')`\d{1,2} de ${months}\p{Ll}*(?: (?:de )?(?:19|20)\d\d)?`
const end = /(?=\s*(?:$|[.,;:!)(–—-]|(?:e|mas|desde|há|também|agora)(?!\p{L})))/u
const to = /(?:aos|às|ao|à|a)\s/
const allergen = /[\p{Ll}-]+(?: (?:de|do|da) [\p{Ll}-]+| secos)?/u
const allergens: Piece = {
  source: `${allergen.source}(?:(?:, | e | ou )(?:${to.source})?${allergen.source}(?=$|[.,;!)]| e | ou ))*`,
}
const thing = as('rest', { source: '[^.,;!?]{3,60}?' })
const toName = pattern('u')` (?:à|ao|a) (?<named>${nameWord})(?!\p{L})`

export const portugueseFacts: FactWords = {
  subjects: {
    between: phrases`
      é, está, são, foi, virou, tornou-se, agora, já, ainda, também, sempre, muito, que, desde ${/[\p{L}\d]+(?: \p{L}+)?/u}`,
    joints: phrases`e, mas, com`,
    starts: phrases`é, está, agora, já, também, e, tem, a, o`,
    and: phrases`e`,
    pronouns: phrases`ela, ele, elas, eles`,
    possessives: phrases`seu, sua, seus, suas`,
    mine: phrases`meu, minha, meus, minhas, nosso, nossa`,
    titles: phrases`dr, dra, sr, sra, prof, dona`,
    genitive: null,
    of: phrases`da, do, de`,
    mayDrop: true,
    female: phrases`ela, elas, dela`,
    male: phrases`ele, eles, dele`,
    beforeNames: null,
    afterNames: phrases`é, está, foi, era, vai, vem, quer, diz, disse, trabalha, mora, vive, tem, e ${/\p{Lu}/u}`,
    beforePlaces: phrases`em, na, no, nas, nos, de, da, do, para, um, uma`,
    frequentWords: portugueseGrammar.frequentWords,
    relativeOf: '{relative} de {name}',
  },
  relations,
  things: {
    currencies: phrases`euro[s], eur, reais, paus, dólares, libras, contos`,
    beforeMoney: phrases`os, uns, ainda, quase, cerca de`,
    determiners: phrases`${/[oa]s? (?:meu|minha|nosso|nossa|seu|sua)s?/}, meu, minha, o, a, os, as, um, uma, uns, umas, seu, sua`,
    notThings: phrases`número, morada, endereço, mail, cartão, palavra, atenção, visita, lugar`,
    stops: phrases`
      para, até, porque, ontem, hoje, e, mas, quando, se, à, ao, em, na, no, desde, com, que, na segunda, na terça`,
    money: phrases`dinheiro, dívida, empréstimo`,
    returned: /(?<!\p{L})(?:devolvi|devolveu|devolvido|recuperei)(?!\p{L})/iu,
    byMe: /(?:^|[,;(–—>*•]|(?<!\p{L})(?:e|também|ontem|hoje|finalmente|eu|já))\s*$/iu,
    givesThings: /devolv/iu,
    back: null,
    negated: /(?:não|nunca)\s*$/iu,
    toMe: /(?:-|^|\s)(?:me|nos)(?!\p{L})/iu,
  },
  values: {
    article: /^(?:o|a|os|as) /iu,
    titles: /^(?:irmã|irmão|pai|mãe|mamã|papá)$/iu,
    endsClause: /^\s*(?:$|[.,;!)–—]|e(?!\p{L}))/u,
    isSchooling: /^ (?:na escola|no colégio)/iu,
    noHome: /^ (?:para|até|de férias|este|esta)(?!\p{L})/iu,
    notPets: /^ (?:de guarda|polícia|quente)/iu,
    noNames: /^(?:Natal|Páscoa|Senhora?|Dona|Dom)$/u,
    and: /, e |, | e | ou | & /u,
    inCase: (words) => words.toLowerCase().replace(/(?<=, | e | ou )(?:aos|às|ao|à|a)\s/gu, ''),
    marriage: /^casad[oa]$/iu,
    spouse: 'cônjuge',
    diet: (words, isDenied) => (isDenied ? `sem ${words.toLowerCase()}` : words.toLowerCase()),
    isDay: (word) => /^(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?$/iu.test(word),
  },
  doubts: phrases`
    ${/(?<!-)se(?! (?:chama|mudou|tornou))/}, talvez, parece, pelos vistos, dizem, quer, queria, gostava, gostaria, podia, poderia, devia, deveria, espera, pensa,
    provavelmente, se calhar, acho, alguém, antes, antigamente, em breve, seria, teria, boato, vai`,
  ownWords: /(?!)/,
  losses: phrases`
    morreu, mort(o | a), morte, faleceu, falecid(o | a), funeral, enterro, viúv(o | a), divorciad(o | a), divórcio, separad(o | a),
    separou, deixou, perdeu, ex`,
  bothGenders: [/(?<!\p{L})(?:d?eles?)(?!\p{L})/iu, /(?<!\p{L})(?:d?elas?)(?!\p{L})/iu],
  forms: () => [
    named(
      'employer',
      pattern('u')`[Tt]rabalha (?:${adverbs} )?(?:como [\p{L}-]+ )?(?:na|no|em|para a|para o|para) `,
      properName,
      {},
    ),
    named('employer', pattern('u')`(?:[Cc]omeçou|[Ee]ntrou)(?: a trabalhar)? (?:na|no|em) `, properName),
    named('employer', pattern('u')`(?:[Jj]á não trabalha (?:na|no|em)|[Ss]aiu d[aoe]|[Dd]eixou a) `, properName, {
      ended: true,
    }),
    named('place', pattern('u')`(?:[Mm]ora|[Vv]ive) (?:${adverbs} )?(?:em|no|na) `, properName),
    named('place', pattern('u')`(?:[Mm]udou-se|[Ss]e mudou|[Mm]udou) para (?:o |a )?`, properName),
    named('family', pattern('u')`[Tt]em ${some} (?:${adjectives} )*${relation}(?::|,| ${naming}) `, names),
    named('family', pattern('u')`${as('relation', /[Cc]asad[oa]/)} com (?:o |a )?`, names),
    named('introduced_by', /(?:[Aa]presentad|[Rr]ecomendad)[oa] (?:por |pel[oa] )/, properName),
    worded('diet', pattern('u')`${as('value', diet)}${end}`),
    worded('diet', pattern('u')`${as('no', /não (?:come|bebe)/)} (?<value>\p{L}+)${end}`),
    worded('allergy', pattern('u')`(?:alérgic[oa]|alergia) ${to}(?<value>${allergens})`),
    {
      kind: 'pet',
      form: pattern('gu')`[Tt]em ${some} (?:\p{Ll}+ )?${pet}(?:(?::|,| ${naming}) (?<value>${names}))?(?!\p{L})`,
      mayElide: true,
    },
    worded('birthday', pattern('u')`(?:nasceu|faz anos) (?:a|em|no dia) (?<value>${day})`),
  ],
  belongings: () => [
    named('family', pattern('u')`${relation}(?: ${adjectives})*(?::|,| ${naming})? `, names),
    named('family', pattern('u')`${relation} ${of}(?:,| ${naming})? `, names),
    named('pet', pattern('u')`${pet}(?: ${adjectives})*(?::|,| ${naming})? `, names, { mayElide: false }),
    named('pet', pattern('u')`${pet} ${of}(?:,| ${naming})? `, names, { mayElide: false }),
    worded('birthday', pattern('u')`aniversário(?: é)?(?::| a| em| dia| no dia| =)* (?<value>${day})`),
    cased('birthday', pattern('u')`aniversário ${of}(?: é)?(?::| a| em| dia| no dia| =)* (?<value>${day})`),
    worded('anniversary', pattern('u')`aniversário de casamento(?: é)?(?::| a| em| dia| =)* (?<value>${day})`),
  ],
  loans: () => [
    { kind: 'lent', by: 'me', form: pattern('giu')`emprestei-(?<whom>lhe|lhes) ` },
    { kind: 'lent', by: 'me', form: pattern('giu')`(?<whom>lhe|lhes) emprestei ` },
    { kind: 'lent', by: 'me', form: pattern('giu')`emprestei ${thing}${toName}` },
    { kind: 'borrowed', by: 'them', form: pattern('giu')`(?:emprestou-me|me emprestou) ` },
    { kind: 'they_owe', by: 'them', form: pattern('giu')`(?:deve-me|me deve) ` },
    { kind: 'i_owe', by: 'me', form: pattern('giu')`(?:devo-(?<whom>lhe|lhes)|lhe devo) ` },
    { kind: 'i_owe', by: 'me', form: pattern('giu')`devo ${thing}${toName}` },
  ],
  settlements: () => [
    { settles: 'me', form: pattern('giu')`(?:devolvi|paguei)-(?<whom>lhe|lhes) ` },
    { settles: 'me', form: pattern('giu')`devolvi ${thing}${toName}` },
    { settles: 'them', form: pattern('giu')`(?:devolveu-me|me devolveu) ` },
    { settles: 'both', form: pattern('giu')`estamos quites(?!\p{L})` },
  ],
}

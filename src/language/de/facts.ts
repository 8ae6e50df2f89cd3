import {
  as,
  cased,
  givenNamesWith,
  listOf,
  named,
  nameWord,
  ownerName,
  properName,
  relationWords,
  worded,
} from '../language-data/fact-pieces.ts'
import type { FactWords } from '../language-data/fact-words.ts'
import { type Piece, pattern, phrases } from '../phrases/phrases.ts'
import { germanGrammar } from './grammar.ts'

const { words: relations, relation } = relationWords({
  female: 'Frau Ehefrau Freundin Tochter Töchter Schwester Mutter Mama Cousine Tante Nichte Enkelin Oma Großmutter',
  male: 'Mann Ehemann Freund Sohn Söhne Bruder Brüder Vater Papa Cousin Onkel Neffe Enkel Opa Großvater',
  either: 'Partner Partnerin Kind Kinder Geschwister',
  others: 'Kollegin Kollege Chefin Chef Nachbarin Nachbar Mitbewohnerin Mitbewohner Ex Bekannte Bekannter',
  children: 'tochter sohn kind nichte neffe enkelin enkel',
  plural: '(?:n|en|innen)?',
  plain: 'mama:Mutter papa:Vater oma:Großmutter opa:Großvater töchter:Tochter söhne:Sohn brüder:Bruder kinder:Kind',
})

const names = givenNamesWith('und')
const adverbs = phrases`
  (jetzt | nun | inzwischen | mittlerweile | wieder | gerade | immer noch | noch | auch | seit ${/[\p{L}\d]+(?: \p{Lu}\p{L}+)?/u} |
  allein | zusammen)*`
/** Verbs stand before their subject too: "Seit Mai arbeitet sie bei …". */
const who: Piece = { source: `(?: (?<pronoun>sie|er)| ${ownerName.source})?(?: ${adverbs.source})?` }
const at = phrases`(bei | beim | für) [der | dem | den | einem | einer]`
const some = phrases`einen, eine, ein, zwei, drei, vier`
const adjectives = phrases`
  (neu | alt | klein | groß | älter | jünger | ältest | jüngst | gemeinsam)${/(?:e[nrsm]?|ste[nrsm]?)?/}`
const meeting = /(?:(?:wurde mir|wurde uns|habe ich) )?(?:[Dd]urch|[Üü]ber|[Vv]on)/
const naming = phrases`heißt, heißen, ist, namens, mit Namen`
const pets = phrases`
  Hund, Hündin, Welpe, Labrador, Dackel, Pudel, Dobermann, Beagle, Golden Retriever, Schäferhund, Mops, Katze, Kater, Kätzchen,
  Hamster, Meerschweinchen, Kaninchen, Papagei, Wellensittich, Schildkröte, Pony, Pferd`
const pet = as('pet', { source: `(?:${pets.source})(?:e|n|en)?` })
const diet = phrases`
  vegetarier[in], veganer[in], vegan, vegetarisch, pescetarier[in], pescetarisch, glutenfrei, laktoseintolerant, koscher, halal`
const months = phrases`jan, feb, mär, apr, mai, jun, jul, aug, sep, okt, nov, dez`
const day = pattern('u')`\d{1,2}\. ?(?:${months}\p{Ll}*|\d{1,2}\.)(?: ?(?:19|20)\d\d)?`
const end = /(?=\s*(?:$|[.,;:!)(–—-]|(?:und|aber|seit|auch|mehr|geworden)(?!\p{L})))/u
const them = pattern('iu')`(?:(?<whom>ihr|ihm|ihnen)|(?<named>${nameWord}))`
const thing = as('rest', { source: '[^.,;!?]{3,60}?' })
const have = /(?:ich )?(?:hab|habe)(?: ich)?/
const lent = phrases`geliehen, ausgeliehen, verliehen, geborgt`
const returned = phrases`zurückgegeben, zurückgezahlt, zurückgebracht, zurücküberwiesen, wiedergegeben, wiedergebracht`

export const germanFacts: FactWords = {
  subjects: {
    between: phrases`
      ist, sind, hat, haben, jetzt, nun, inzwischen, mittlerweile, auch, noch, immer, wieder, gerade, schon, neuerdings, sehr, stark,
      total, lebt, isst, ernährt sich, seit ${/[\p{L}\d]+(?: \p{Lu}\p{L}+)?/u}`,
    joints: phrases`und, aber, mit`,
    starts: phrases`jetzt, auch, noch, und, ist, ist jetzt, lebt, isst`,
    and: phrases`und`,
    pronouns: phrases`sie, er`,
    possessives: phrases`ihr, ihre, ihren, ihrem, ihrer, sein, seine, seinen, seinem, seiner`,
    mine: phrases`${/(?:mein|unser)(?:e[nrms]?)?/}`,
    titles: phrases`dr, herr, frau, prof`,
    genitive: "(?:s|[’'])",
    of: phrases`von`,
    mayDrop: false,
    female: phrases`sie, ihr, ihre, ihren, ihrem, ihrer`,
    male: phrases`er, ihm, sein, seine, seinen, seinem, seiner`,
    beforeNames: phrases`mit, von, und, herr, frau, bei, für, an, zu, ${/[\p{L}]+s/u}`,
    afterNames: phrases`ist, hat, war, hatte, zieht, kommt, geht, will, sagt, meint, macht, und ${/\p{Lu}/u}`,
    beforePlaces: phrases`in, im, aus, nach, bei, beim, am, an, auf, der, die, das, den, dem, ein, eine, einen`,
    frequentWords: germanGrammar.frequentWords,
    relativeOf: '{relative} von {name}',
  },
  relations,
  things: {
    currencies: phrases`euro, eur, franken, chf, dollar, pfund, cent`,
    beforeMoney: phrases`noch, die, das, etwa, ca., ungefähr, rund, noch die`,
    determiners: phrases`${/(?:mein|unser|ihr|sein|ein)(?:e[nrms]?)?/}, der, die, das, den, dem`,
    notThings: phrases`nummer, adresse, mail, e-mail, karte, ohr, stimme, chef, job, platz`,
    stops: phrases`für, bis, weil, damit, am, im, in, letzte[n], gestern, heute, und, aber, zurück, wenn, noch`,
    money: phrases`geld, schulden, kohle`,
    returned: /zurück(?:ge|über)\p{L}+|wieder(?:gegeben|gebracht|bekommen)/iu,
    byMe: /(?:^|[,;(–—>*•]|(?<!\p{L})(?:und|auch|heute|gestern|dann|endlich))\s*$/iu,
    givesThings: /(?:zurück|wieder)gebracht/iu,
    back: null,
    negated: /(?:nicht|nie)\s*$/iu,
    toMe: /\s(?:mir|uns)(?!\p{L})/u,
  },
  values: {
    article: /^(?:der|dem|den|die|das) /iu,
    titles: /^(?:Frau|Schwester|Bruder|Mann|Freund|Freundin|Mama|Papa|Oma|Opa|Tante|Onkel|Kind|Kinder)$/iu,
    endsClause: /^\s*(?:$|[.,;!)–—]|und(?!\p{L}))/u,
    isSchooling: /^(?: in die Schule)|schule|kita|kindergarten/iu,
    noHome: /^ (?:bis|für|im Urlaub|zu Besuch)(?!\p{L})/iu,
    notPets: /^(?:-|haar|allergie| (?:sitter|futter|allergie))/iu,
    noNames: /^(?:Weihnachten|Ostern|Frau|Herr|Kinder|Schule|Kita|Lehrerin|Lehrer|Ärztin|Arzt)$/u,
    and: /, und |, | und | oder /u,
    inCase: (words) => words,
    marriage: /^verheiratet$/iu,
    spouse: 'verheiratet mit',
    diet: (words, isDenied) => (isDenied ? `kein ${words.charAt(0).toUpperCase()}${words.slice(1)}` : words),
    isDay: (word) =>
      /(?:tag|woche|abend|nacht|urlaub|miete|^wg|rente|teilzeit|trennung|scheidung|oma|eltern)$/iu.test(word),
  },
  doubts: phrases`
    wenn, falls, ob, vielleicht, angeblich, wohl, soll, sollte, könnte, würde, möchte, will, wollte, hofft, plant, überlegt,
    wahrscheinlich, vermutlich, glaube, glaub, denke, jemand, früher, damals, bald, demnächst, nächste[nrsm], sei, wäre, hätte,
    gerüchte[weise], scherz, mal sehen`,
  ownWords: /(?!)/,
  losses: phrases`
    gestorben, verstorben, tot, tod, starb, beerdigung, witwe[r], begraben, eingeschläfert, verloren, geschieden, scheidung, getrennt,
    trennung, ex, ehemalige[nrm]`,
  bothGenders: [/(?<!\p{L})(?:er|ihm|sein\p{L}{0,2})(?!\p{L})/iu, /(?<!\p{L})(?:sie|ihre?[nmr]?)(?!\p{L})/iu],
  forms: () => [
    named('employer', pattern('u')`(?:[Aa]rbeitet|[Jj]obbt)${who}(?: als [\p{L}-]+)? ${at} `, properName),
    named('employer', pattern('u')`[Ii]st${who} (?:jetzt|nun|inzwischen) (?:bei|beim) `, properName),
    named(
      'employer',
      pattern('u')`[Hh]at(?: ${adverbs})? (?:einen neuen Job|eine neue Stelle|eine Stelle) bei `,
      properName,
    ),
    cased(
      'employer',
      pattern('u')`[Hh]at(?: ${adverbs})? bei ${as('value', properName)} (?:angefangen|begonnen)(?!\p{L})`,
    ),
    cased(
      'employer',
      pattern('u')`[Hh]at(?: ${adverbs})? bei ${as('value', properName)} (?:gekündigt|aufgehört)(?!\p{L})`,
      {
        ended: true,
      },
    ),
    named('employer', pattern('u')`[Aa]rbeitet nicht mehr ${at} `, properName, { ended: true }),
    named('place', pattern('u')`(?:[Ww]ohnt|[Ll]ebt)${who} in (?:der )?`, properName),
    cased('place', pattern('u')`[Ii]st(?: [\p{Ll}]+){0,3} nach ${as('value', properName)} (?:um)?gezogen(?!\p{L})`),
    named('family', pattern('u')`[Hh]at ${some} (?:${adjectives} )*${relation}(?:,|:| ${naming}) `, names),
    named('family', pattern('u')`${as('relation', /[Vv]erheiratet/)} mit `, names),
    cased('family', pattern('u')`mit ${as('value', names)} ${as('relation', /verheiratet/)}(?!\p{L})`),
    named('introduced_by', /(?:[Vv]orgestellt|[Ee]mpfohlen)(?: worden)? von /, properName),
    cased('introduced_by', pattern('u')`${meeting} ${as('value', properName)} (?:kennengelernt|vorgestellt)`),
    worded('diet', pattern('u')`${as('value', diet)}${end}`),
    worded(
      'diet',
      pattern('u')`${as('no', pattern()`(?:isst|verträgt|trinkt)${who} kein(?:e|en)?`)} (?<value>\p{L}+)${end}`,
    ),
    named('allergy', pattern('u')`[Aa]llergisch (?:gegen|auf) `, listOf(/\p{Lu}[\p{Ll}-]+/u, '(?:und|oder)')),
    cased('allergy', pattern('u')`gegen ${as('value', listOf(/\p{Lu}[\p{Ll}-]+/u, '(?:und|oder)'))} allergisch`),
    cased('allergy', pattern('u')`[Hh]at (?:eine )?(?<value>\p{Lu}\p{Ll}{2,}?)allergie(?!\p{L})`),
    {
      kind: 'pet',
      form: pattern('gu')`[Hh]at ${some} (?:\p{Ll}+ )?${pet}(?:(?:,|:| ${naming}) (?<value>${names}))?(?!\p{L})`,
      mayElide: true,
    },
    worded('birthday', pattern('u')`hat am (?<value>${day}) Geburtstag`),
    worded('birthday', pattern('u')`(?:geboren am (?<value>${day}))`),
  ],
  belongings: () => [
    named('family', pattern('u')`(?:${adjectives} )*${relation}(?:,|:| ${naming})? `, names),
    named('family', pattern('u')`${relation} von ${ownerName}(?: ${naming})? `, names),
    named('pet', pattern('u')`(?:${adjectives} )*${pet}(?:,|:| ${naming})? `, names, { mayElide: false }),
    named('pet', pattern('u')`${pet} von ${ownerName}(?: ${naming})? `, names, { mayElide: false }),
    worded('birthday', pattern('u')`Geburtstag(?: ist)?(?: am|:| =)* (?:am )?(?<value>${day})`),
    worded('anniversary', pattern('u')`Hochzeitstag(?: ist)?(?: am|:| =)* (?:am )?(?<value>${day})`),
  ],
  loans: () => [
    { kind: 'lent', by: 'me', form: pattern('giu')`${have} ${them} ${thing} ${lent}(?!\p{L})` },
    { kind: 'borrowed', by: 'them', form: pattern('giu')`hat (?:mir|uns) ${thing} ${lent}(?!\p{L})` },
    { kind: 'they_owe', by: 'them', form: pattern('giu')`schuldet (?:mir|uns) ` },
    { kind: 'i_owe', by: 'me', form: pattern('giu')`(?:ich )?schulde(?: ich)? ${them} ` },
  ],
  settlements: () => [
    { settles: 'me', form: pattern('giu')`${have} ${them} ${thing} ${returned}(?!\p{L})` },
    { settles: 'them', form: pattern('giu')`hat (?:mir|uns) ${thing} ${returned}(?!\p{L})` },
    { settles: 'both', form: pattern('giu')`wir sind quitt(?!\p{L})` },
  ],
}

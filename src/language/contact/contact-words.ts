import { type Piece, phrases } from '../phrases/phrases.ts'

/** How two people were in touch. `other`: they spoke or wrote, the text does not say how. */
export type ContactWay = 'meeting' | 'call' | 'message' | 'other'

/**
 * What a language says of contact. `occasions` begin a sentence ("Lunch with Ana"); `mine` follows the member's own
 * `subjects` or begins a sentence ("Called her"); `theirs` follows the person's name or pronoun ("She told me").
 */
export type ContactWords = {
  openers: Piece
  /** Being with the person by name, or at their place, at the beginning of a sentence. */
  together: Piece
  occasions: Partial<Record<ContactWay, Piece>>
  /** What follows an occasion that took place: with somebody, or somewhere. */
  places: Piece
  subjects: Piece
  mine: Partial<Record<ContactWay, Piece>>
  pronouns: Piece
  theirs: Partial<Record<ContactWay, Piece>>
  /** Words of a plan, a wish or a denial, in the clause or before it. */
  denials: Piece
}

/** Stands for the person's name in a text. */
export const personMark = '¤'
const person: Piece = { source: personMark }
/** A few words before "with Ana". */
const few: Piece = /(?:[a-zà-ÿ'’-]+ ){0,3}?/

/** What may follow "her", where it is not "her mother". */
const herEnds = phrases`
  at, in, on, to, about, for, with, again, today, yesterday, last, this, back, and, but, from, after, before, when, that, if,
  how, what, why, who, a, an, the, my, up, over, i, we, she, by, via, briefly, through, off`
const object: Piece = {
  source: `him|them|¤(?!['’]s)|her(?=\\s*(?:$|[^a-zà-ÿ\\s]|(?:${herEnds.source})(?![a-zà-ÿ])))`,
}
/** What may follow "she called" or "he wrote", where nobody else was called or written to. */
const me: Piece = {
  source: String.raw`me|us|to (?:me|us|say|ask|tell|let|thank|check)|about|that|back|from|today|yesterday|just|in|(?=\s*(?:$|[,.;:!–-]))`,
}
const meals = phrases`lunch, coffee, dinner, breakfast, brunch, supper, tea`
const aWord: Piece = phrases`text, message, voicemail, voice note, whatsapp, e-mail, email, letter, postcard, card, dm, reply`

export const english: ContactWords = {
  together: phrases`${few}(with | w | w/) ${person}${/(?!['’]s)/}, ${few}at (hers | theirs | ${person}${/['’]s/})`,
  openers: phrases`
    ok, okay, so, right, well, just, also, then, and, but, finally, today, yesterday, this morning, tonight, had, after, a, an,
    our, the, my, first, second, another, quick, short, long, great, good, nice, lovely, brief, early, late, impromptu, team,
    birthday, ${/(?:mon|tues|wednes|thurs|fri|satur|sun)day/}, ${/last [a-zà-ÿ]+/}`,
  occasions: {
    meeting: phrases`
      ${meals}, drink[s], beer[s], pint[s], walk, meeting, meet-up, mtg,
      ${/catch-?up/}, lesson, session, visit, sat down, ${/1[:-]1/}, met up`,
    call: phrases`[phone | video] (call | chat), zoom, facetime, phone`,
    other: phrases`chat, conversation, spoke, talk, talked`,
    message: aWord,
  },
  places: {
    source: String.raw`with|w/?|at(?= \D)|@|over|by|near|in(?! the (?:morning|evening|afternoon))|from (?:her|him|them|¤)`,
  },
  subjects: phrases`i, we, i've, we've, i have, we have, we finally, i finally, i just, we just, i also, we both`,
  mine: {
    meeting: phrases`
      met, had [(a | a quick | a long)] ${meals}, saw ${object}, bumped into, ran into, caught up with, caught up, visited ${object}, went to see ${object},
      sat (with | next to | beside), (dropped | popped | stopped) (in | by) [(to | on | at)], hung out with,
      (helped | gave | joined) ${object}`,
    call: phrases`(called | rang | phoned) (${object} | at | about | again), got off the phone`,
    message: phrases`
      (texted | emailed | e-mailed | messaged | pinged | whatsapped) ${object}, wrote to ${object}, wrote ${object},
      replied to ${object}, heard from, got (a | an) ${aWord} from, sent ${object}`,
    other: phrases`
      (spoke | talked | chatted) (to | with) ${object}, (told | asked | thanked | congratulated | reminded) ${object}, had a word with, ${/promised(?! myself)/},
      had a chat, chatted, talked`,
  },
  pronouns: phrases`he, she, they`,
  theirs: {
    meeting: phrases`(came | dropped | stopped | popped) (by | round | over), visited (me | us), met (me | us), hugged me`,
    call: phrases`(called | rang | phoned) ${me}`,
    message: phrases`(wrote | texted | emailed | e-mailed | messaged | pinged | replied) ${me}, sent (me | us)`,
    other: phrases`
      told (me | us), (asked | thanked | reminded | showed | gave) (me | us), asked (if | whether | about | what | who | for),
      said, says, mentioned, suggested`,
  },
  denials: phrases`
    no, not, never, ${/[a-zà-ÿ]+n['’]t/}, ${/(?:cancel|postpon|invit|suggest|propos|reschedul)[a-zà-ÿ]*/}, missed, skipped, problem[s], issue[s], trouble, happy, angry, friends,
    will, ${/[a-zà-ÿ]+['’]ll/}, would, should, could, might, may, maybe, if, unless, until, want[s], wanted, plan[s], planned, planning,
    hop(e | es | ed | ing), ${/let['’]s/}, tomorrow, tmrw, next, need[s] to, to do, todo, ask her, ask him,
    on ${/(?:mon|tues|wednes|thurs|fri|satur|sun)day/}`,
}

const german: ContactWords = {
  together: phrases`${few}(mit | bei) [(der | dem | frau | herrn)] ${person}`,
  openers: phrases`heute, gestern, also, dann, und, kurz, langes, kurzes, schönes, nettes, erstes, ein, eine, einen, das, der`,
  occasions: {
    meeting: phrases`
      kaffee, mittagessen, abendessen, essen, frühstück, bier, treffen, termin, besuch, spaziergang, lunch, meeting,
      ${/[a-zà-ÿ]*besuch/}`,
    call: phrases`telefonat, anruf, call, videocall`,
    other: phrases`gespräch`,
  },
  places: phrases`mit, bei, beim, von`,
  subjects: phrases`ich, wir, hab, habe, haben`,
  mine: {
    meeting: phrases`${/(?:(?!hat\b)[^,.;!?]){0,60}\b/}(getroffen | gesehen | besucht), war (bei | beim)`,
    call: phrases`${/(?:(?!hat\b)[^,.;!?]){0,60}\b/}(telefoniert | angerufen)`,
    message: phrases`${/(?:(?!hat\b)[^,.;!?]){0,60}\b/}${/(?:zurück)?geschrieben/}`,
    other: phrases`${/(?:(?!hat\b)[^,.;!?]){0,60}\b/}(gesprochen | geredet | gequatscht)`,
  },
  pronouns: phrases`er, sie`,
  theirs: {
    call: phrases`hat (mich | uns)${/[^,.;!?]{0,40}/} angerufen, rief an`,
    message: phrases`hat (mir | uns)${/[^,.;!?]{0,40}/} (geschrieben | geschickt), schrieb`,
    other: phrases`sagt, sagte, meint, erzählt, erzählte, hat [mir] (gesagt | erzählt | gefragt)`,
  },
  denials: phrases`
    nicht, nie, kein[e | en], ${/(?:abgesag|verschob)[a-zà-ÿ]*/}, morgen, ${/nächste[a-zà-ÿ]*/}, will, wollen, sollte[n], müsste[n],
    könnte[n], würde[n], vielleicht, falls, wenn, am ${/(?:mon|diens|mitt|donners|frei|sams|sonn)[a-zà-ÿ]+/}`,
}

const french: ContactWords = {
  together: phrases`${few}(avec | chez) [(mme | m)] ${person}`,
  openers: phrases`aujourd'hui, hier, bon, alors, et, puis, petit, long, bon, premier, un, une, le, la`,
  occasions: {
    meeting: phrases`déjeuner, déj, dîner, café, verre, apéro, réunion, rdv, rendez-vous, visite, balade, thé`,
    call: phrases`appel, visio, coup de fil`,
    other: phrases`discussion`,
    message: phrases`message, mail, sms, lettre`,
  },
  places: phrases`avec, chez, de ${person}`,
  subjects: phrases`j'ai, on a, nous avons, je suis, on s'est, j’ai, on s’est`,
  mine: {
    meeting: phrases`vu (${person} | elle | lui), rencontré, croisé, passé[e] (chez | voir), vus, revu ${person}`,
    call: phrases`appelé, téléphoné à, eu ${person} au téléphone`,
    message: phrases`écrit à`,
    other: phrases`parlé (à | avec | de), discuté avec`,
  },
  pronouns: phrases`il, elle, y`,
  theirs: {
    call: phrases`${/m['’]a/} appelé[e]`,
    message: phrases`${/m['’]a/} (écrit | envoyé | répondu)`,
    other: phrases`${/m['’]a/} (dit | raconté | demandé | parlé | expliqué), dit, me dit`,
  },
  denials: phrases`pas, jamais, ${/annul[a-zà-ÿ]*/}, demain, ${/prochain[a-zà-ÿ]*/}, ${/devrai[a-zà-ÿ]*/}, peut-être, si, faut, reporté`,
}

const spanish: ContactWords = {
  together: phrases`${few}con ${person}`,
  openers: phrases`hoy, ayer, bueno, pues, y, entonces, un, una, el, la, primera, larga, rica`,
  occasions: {
    meeting: phrases`comida, almuerzo, cena, café, desayuno, reunión, visita, caña[s], paseo, cita`,
    call: phrases`llamada, videollamada`,
    other: phrases`charla, plática`,
    message: phrases`mensaje, correo, carta`,
  },
  places: phrases`con, ${/en casa de/}, de ${person}`,
  subjects: phrases`he, hemos, yo, nos`,
  mine: {
    meeting: phrases`vi a ${person}, visto a, quedé con, quedado con, ${/(?:me )?encontré (?:a|con)/}, estuve con, estado con, ${/(?:comí|cené|desayuné|almorcé) con/}, vimos`,
    call: phrases`llamé a, le llamé, la llamé, lo llamé, llamado a`,
    message: phrases`escribí a, le escribí, escrito a`,
    other: phrases`hablé con, hablado con, le dije, le he dicho, le conté`,
  },
  pronouns: phrases`él, ella`,
  theirs: {
    call: phrases`me (llamó | ha llamado | habló)`,
    message: phrases`me (escribió | ha escrito | mandó | contestó)`,
    other: phrases`me (dijo | ha dicho | contó | ha contado | preguntó | cuenta | dice), dice que`,
  },
  denials: phrases`nunca, ${/cancel[a-zà-ÿ]*/}, mañana, ${/próxim[a-zà-ÿ]*/}, quizás, si, debería, a ver, habría, no`,
}

const portuguese: ContactWords = {
  together: phrases`${few}(com | c/) [(a | o)] ${person}`,
  openers: phrases`hoje, ontem, bom, então, e, um, uma, o, a, primeira, longa`,
  occasions: {
    meeting: phrases`almoço, jantar, café, lanche, reunião, visita, encontro, passeio`,
    call: phrases`chamada, ligação, telefonema, videochamada`,
    other: phrases`conversa, papo`,
    message: phrases`mensagem, e-mail, carta`,
  },
  places: phrases`com, ${/c\//}, ${/em casa d[aeo]/}, (do | da | de) ${person}`,
  subjects: phrases`eu, nós, a gente`,
  mine: {
    meeting: phrases`encontrei, estive com, vi (a | o) ${person}, ${/(?:almocei|jantei|lanchei) (?:com|em casa)/}, visitei`,
    call: phrases`liguei (a | para | pra | ao | à), telefonei (a | ao | à)`,
    message: phrases`escrevi (a | ao | à | para)`,
    other: phrases`falei (com | pra), conversei com, disse-lhe, disse (ao | à) ${person}`,
  },
  pronouns: phrases`ele, ela`,
  theirs: {
    call: phrases`ligou-me, me ligou, telefonou-me, ligou`,
    message: phrases`escreveu-me, me escreveu, me mandou, mandou-me`,
    other: phrases`disse-me, me disse, contou-me, me contou, perguntou-me, me perguntou, disse que, diz que`,
  },
  denials: phrases`não, nunca, ${/cancel[a-zà-ÿ]*/}, amanhã, ${/próxim[a-zà-ÿ]*/}, talvez, se, devia, ficou para`,
}

export const contactWords = [english, german, french, spanish, portuguese]

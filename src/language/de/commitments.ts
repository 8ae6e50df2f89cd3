import type { CommitmentWords } from '../language-data/commitment-words.ts'
import { pattern, phrases } from '../phrases/phrases.ts'
import { wordSet } from '../words/word-set.ts'

const thanks = phrases`danke, bedanke mich, gratuliere, wünsche, verbleibe`

/** Separable prefixes of German verbs, which move to the end of the clause: "ruf … an". */
export const particles = phrases`
  an, ab, auf, aus, bei, ein, fest, her, hin, los, mit, nach, um, vor, vorbei, weg, weiter, zu, zurück, zusammen, rüber, runter,
  raus, rein, rauf, durch, drauf, bereit, teil, dran`

const auxiliary = phrases`
  ist, sind, war, waren, hat, haben, hatte, habe, hab, will, wollen, wollte, kann, können, könnte, muss, müssen, soll, sollen,
  sollte, wird, werden, würde, darf, dürfen, möchte, geht, kommt, macht, sagt, meint, ich, er, wir, man, um, brauchen, braucht`
/** Nothing else acts where an infinitive stands alone: "Karte besorgen". */
const acts = pattern('iu')`(?<!\p{L})${auxiliary}(?!\p{L})|^(?:sie|es)\s`

/**
 * An order's verb may be followed only by a time, reason or recipient; otherwise it is about others: "die Nowaks
 * bringen Kuchen".
 */
const afterVerb = phrases`
  bis, am, um, im, ab, wegen, wg, als, für, bevor, vor, nach, morgen, heute, heut, nächste, nächsten, diese, diesen, über, mit, an,
  bei, zum, zur, vorm, noch, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag`
const endsOrder = pattern(
  'iu',
)`^[\s.!]*(?:$|\s(?:ob|dass|dat|wann|wie|was|wo)\s|(?:${afterVerb})(?!\p{L})(?!.*\s(?:den|das|die|einen|eine|ein|mit|an|ab|vorbei|auf|aus)(?!\p{L}))|[\d(])`

const participle = /(?:^|an|ab|auf|aus|mit|vor|nach|zu|ein|zurück|vorbei)ge(?!b|h)\p{L}+en$/u

/** "Stimmen übergeben" was done as often as it is to be done. */
const maybeParticiple =
  /^(?:be|er|ver|zer|ent|über|unter)(?:geben|kommen|fahren|tragen|laden|lesen|messen|halten|lassen|raten|rufen)$/u

export const germanCommitments: CommitmentWords = {
  verbLast: { subject: /ich/, particles, acts, endsOrder, participle, maybeParticiple },
  promisedLast: {
    words: /\s(?:versprochen|zugesagt|zugesichert)(?=\W*$|\s(?:bis|für|zum|zur)\s)/iu,
    auxiliary: /^\W*(?:ich\s+hab[e']?|hab[e']?(?:\s+ich)?)(?:\s+(?:auch|noch|schon|ja))*\s/iu,
    notGiven: /(?:^|\s)(?:mir|mich|uns|ich|hätte|hatte)\s|^\W*wie\s/iu,
    recipient: /(?:^|\s)(?:ihr|ihm|ihnen|dir|euch|dem|der)\s/iu,
  },
  askedFor: /\szu\s+\p{Ll}+n[\s.!]*$/u,
  me: /ich|i(?= )/,
  frames: [
    {
      says: phrases`(versprochen | zugesagt | angeboten | zugesichert | geschworen | ausgemacht | vereinbart)[,] [dass ich]`,
      followedBy: 'infinitive',
      strength: 'sure',
      shared: true,
    },
    {
      says: phrases`(versprochen | zugesagt | gesagt | gemeint | geschrieben | ausgemacht | versichert | geantwortet | angeboten)[,] [dass] (ich | i)`,
      followedBy: 'clause',
      strength: 'sure',
      shared: true,
    },
    {
      says: phrases`(versprochen | zugesagt | zugesichert | geschworen)[,] dass (ich | i)`,
      followedBy: 'clause',
      strength: 'sure',
      shared: true,
      outright: true,
    },
    { says: phrases`werd[e] [ich], ich werd[e]`, followedBy: 'infinitive', strength: 'sure' },
    {
      says: phrases`(muss | darf nicht vergessen[,]) ich [noch], ich muss, hab[e] [ich] noch zu, ich (hab | habe) noch zu`,
      followedBy: 'infinitive',
      strength: 'binding',
    },
    { says: phrases`muss [noch]`, followedBy: 'infinitive', strength: 'binding', shared: true, leads: true },
    { says: phrases`(müssen | sollen) wir [noch]`, followedBy: 'infinitive', strength: 'binding' },
    {
      says: phrases`nicht vergessen[,] [zu], erinner[e] mich [daran][,] [dass ich], dran denken[,], daran denken[,], denk[e] dran[,], nicht vergessen[:]`,
      followedBy: 'infinitive',
      strength: 'binding',
    },
    { says: phrases`(ich schuld[e] | schuld[e] ich | schuld[e]) [noch]`, followedBy: 'thing', strength: 'sure' },
    {
      says: phrases`ich (soll[t | te] | könnt[e] | müsst[e] | möcht[e] | würd[e]), (soll[t | te] | könnt[e] | müsst[e] | möcht[e] | will | würd[e]) ich, (müsst[e] | sollt[e] | könnt[e]) man`,
      followedBy: 'infinitive',
      strength: 'maybe',
    },
    {
      says: phrases`soll[te], könnte, müsste, möchte, will, würde`,
      followedBy: 'infinitive',
      strength: 'maybe',
      shared: true,
      leads: true,
    },
  ],
  verbs:
    wordSet(`schicken rufen bringen melden schauen gucken kommen nehmen geben machen sagen fragen schreiben besorgen holen kaufen
    bestellen backen kochen zahlen überweisen leihen zeigen stellen legen helfen suchen kümmern organisieren buchen reservieren drucken lesen
    prüfen klären sprechen reden treffen fahren laden reparieren antworten mailen texten erinnern erklären übersetzen korrigieren
    unterschreiben setzen tragen passen besuchen gratulieren danken bedanken entschuldigen verschicken versenden senden reichen liefern
    vereinbaren koordinieren checken teilen richten basteln bauen messen streichen putzen gießen füttern vermitteln connecten empfehlen
    kontaktieren informieren sammeln räumen spenden bezahlen beantragen erledigen schneiden nähen waschen leiten stimmen tauschen ersetzen
    montieren installieren planen verschieben unterstützen begleiten hören borgen merken tun gehen forwarden pingen posten`),
  formsOf: (verb) => {
    const stem = verb.replace(/e?n$/, '')
    const own = [stem, `${stem}e`, stem.replace(/e([rl])$/, '$1e')]
    return { own, reported: own }
  },
  irregular: {},
  irregularTold: {},
  ownByForm:
    /ich\s+(?<after>(?!\p{Ll}*te\b|eine|keine|meine|seine|ihre|gerne|beide|alle|ohne|viele)\p{Ll}{3,}e)|(?<before>(?!\p{Ll}*te\b)\p{Ll}{3,}e)\s+ich/u,
  infinitiveByForm: (form) => form.replace(/e?$/, 'en'),
  infinitive: /(?:[\p{Ll}]+zu)?\p{Ll}{2,}(?:en|ern|eln|tun)/u,
  pronouns: phrases`mir, mich, ihr, ihm, ihnen, ihn, sie, es, dir, euch`,
  hangs: () => null,
  stressed: /^\W*(?:(?:das|dat|den|die)\s+(?:\p{L}+\s+)?)?\p{Ll}+\s+ich(?!\p{L})/u,
  towards:
    /(?:^|\s)(?:ihr|ihm|ihnen|ihn|euch|für|fürs|dem|seiner|ihrer|ihrem|sie|bei|beim)\s|(?:an|bei|mit|zu|von) (?:der|den)\s|um (?:das|die|den)\s|\s(?:mitbring|übernehm)en\s/u,
  leads: phrases`und, aber, also, dann, danach, so, ja, ok, okay, außerdem, auch, noch, morgen, heute, heut, heute abend, bitte, ach`,
  between: phrases`noch, auch, dann, mal, gleich, unbedingt, morgen, heute, zu`,
  idle: wordSet(`sein haben werden können müssen sollen wollen mögen dürfen wissen denken glauben fühlen schlafen leben sterben träumen
    hoffen sehen scheinen bleiben lassen gehen warten zusammen morgen gestern neben gegen wegen oben unten einen keinen meinen seinen ihren
    unseren anderen beiden alten neuen guten nächsten letzten ersten zweiten dritten wenigen vielen jeden diesen allen inzwischen hinten
    vorn außen innen operieren einfallen habe hatte wäre hätte würde könnte glaube finde denke hoffe freue kenne mag liebe hasse wohne arbeite heiße fühle
    wünsche verstehe vermisse fliege reise verreise schlafe brauche weiß sehe höre möchte müsste sollte wollte konnte musste durfte werde wurde habe hab`),
  everyday: wordSet(
    'machen gehen kommen fahren lesen kochen treffen planen bauen tun nehmen tragen passen sagen reden putzen waschen räumen',
  ),
  things: phrases`
    ein, eine, einen, noch, den, das, die, zwei, drei, vier, fünf, sechs, zehn, zwanzig, fünfzig, meine, meinen, mein`,
  favors: phrases`
    [noch] (was | etwas | eins | einiges | viel | einen [großen | riesigen | dicken] Gefallen | die Welt | mein Leben)${/(?: (?:für|dafür) .*)?/}`,
  waits: phrases`warten, abwarten, zuwarten`,
  third: phrases`
    hat, hatte, haben, hatten, wurde, wird, ist, sagt, sagte, meint, meinte, schreibt, schrieb, fragt, fragte, will, möchte, er, wir, man`,
  performed: phrases`ich ${thanks}, ${thanks} ich, ${/(?<=^\P{L}*)/u}${thanks}, bestätige [ihnen | dir] (den | die | unseren | unser | ihren | ihre),
    ich bitte (sie | dich | euch | um), anbei, hiermit, beiliegend, im anhang, zur verfügung, muss [ich] ${/(?:\p{L}+ )?/u}(sagen | zugeben | gestehen)`,
  says: phrases`(sag | mein | frag | antworte)${/te?/}, schreibt, schrieb, hat ${/(?:\p{L}+ ){0,4}/u}(gesagt | gemeint | geschrieben | geantwortet)`,
  others: phrases`er, sie, es, wir, man, ihr, der, die, das, dem, den, ein, eine, mein, meine, sein, seine, ihre, unser, unsere, du, frau, herr`,
  joints: phrases`und, aber, weil, denn, oder, sondern, dann, dafür, deshalb, während, da`,
  and: phrases`und`,
  articles: phrases`der, die, das, den, ein, eine, einen`,
  conditions: phrases`wenn, falls, sofern, sobald ich zeit, ob, als ob`,
  negations: phrases`nicht, nie, kein, keine, keinen, nichts, niemals, niemand, nimmer`,
  habits: phrases`immer, jeden, jede, jedes, meistens, normalerweise, manchmal, oft, üblicherweise, nie`,
  doubts: phrases`hoffentlich, vielleicht, eventuell, evtl, eigentlich, wohl, mal schauen, mal sehen, weiß nicht, vermutlich, wahrscheinlich, in dem fall`,
  todo: phrases`to${/[- ]?/}do[s], aufgaben, erledigen, zu erledigen, noch offen, offen, erinnerung, nicht vergessen, ich, merken, notiz an mich`,
  promised: phrases`${/(?:[\p{L}]+ )?/u}versprochen, zugesagt, ${/(?:[\p{L}]+ )?/u}zugesagt`,
  settled: phrases`${/(?:(?:schon|hab|habe|ich|ihm|ihr|ihnen|es|das|die|den|geld|alles|inzwischen) ){0,6}/}(zurückgegeben | zurückgezahlt | zurückgebracht), [jetzt] sind wir quitt, wir sind quitt, erledigt, schon (gemacht | erledigt | geschickt), ist erledigt, hat sich erledigt, nicht mehr nötig, brauch[t] (sie | er) nicht mehr`,
  looseEnds: null,
}

import { type ContactWords, few, person } from '../language-data/contact-words.ts'
import type { LanguageData } from '../language-data/language-data.ts'
import type { QuestionWords } from '../language-data/question-words.ts'
import { phrases } from '../phrases/phrases.ts'
import { germanCommitments } from './commitments.ts'
import { germanDates } from './dates.ts'
import { germanFacts } from './facts.ts'

const germanQuestions: QuestionWords = {
  openers:
    /^\W*(?:wer|wen|wem|wessen|wann|wo|woher|wohin|wogegen|womit|worüber|welche[rsnm]?|wie viele?|wieviele?|seit wann)\b/i,
  kinds: [
    ['lastContact', /\b(?:zuletzt|letzte[ns]? mal|letzter kontakt|wie lange .*(?:nicht|her))\b/],
    ['howMet', /\bwoher kenn|kennengelernt|seit wann kenn/],
    ['age', /\bwie alt\b/],
    ['birthday', /\bgeburtstage?\b|\bgeboren\b/],
    ['countPromises', /\bwie ?viele? .*(?:versprechen|zusagen|aufgaben|versprochen)/],
    [
      'promises',
      /\bverspr[aeo]ch|\bzugesagt|\bzusagen\b|\bschulde ich\b|\b(?:uber)?fallig|\bwas (?:muss|soll) ich\b|\bwas steht .*an\b/,
    ],
    ['occupation', /\bwas macht ~ (?:beruflich|eigentlich|so)|\bvon beruf\b|\bwelchen beruf\b|\bwas arbeitet ~/],
    ['workplace', /\b(?:wo|bei wem|fur wen|bei welcher firma) (?:arbeitet|ist) ~|\barbeitgeber\b/],
    ['home', /\bwo (?:wohnt|lebt) ~|\bwohnort\b/],
    ['phone', /telefon|handynummer|\bnummer von\b|rufnummer/],
    ['email', /\be-?mail|mailadresse/],
    ['peopleAt', /\b(?:wen kenne ich|wer (?:wohnt|lebt|arbeitet|ist)) (?:in|bei|aus) (?<at>[^?]+)/],
    [
      'portrait',
      /\b(?:was weiss ich|was weiß ich|erzahl mir|alles) (?:alles |was |etwas |mehr )?(?:uber|von) ~|^\W*wer ist ~\W*$/,
    ],
  ],
  promises: [
    ['overdue', /\buberfallig|\bim verzug\b|\bzu spat\b/],
    ['open', /\boffene?[nrs]?\b|\bnicht\b/],
    ['kept', /\b(?:ein)?gehalten\b|\beingelost\b|\berfullt\b|\berledigt\b/],
    ['made', /^(?!.*\b(?:bis|fur)\b).*\b(?:versprochen|zugesagt|gemacht)\b/],
  ],
  facts: [
    { kinds: ['allergy'], asks: /\b(?:wogegen|worauf|gegen was)?.{0,30}\ballerg\w+(?: gegen| auf)?/ },
    { kinds: ['diet'], asks: /\b(?:ist|lebt|isst|ernahrt sich)\b.*\b(?:vegetari\w+|vegan\w*|fleisch)\b/ },
    { kinds: ['pet'], asks: /\b(?:welche|hat).*\b(?:haustiere?|tiere?)\b/ },
    { kinds: ['i_owe'], asks: /\b(?:wem )?schulde ich\b.*\bgeld\b|\bwie ?viel schulde ich\b/ },
    { kinds: ['they_owe'], asks: /\bschulde[tn] (?:mir|uns)\b|\bwer schuldet\b/ },
    {
      kinds: ['borrowed'],
      asks: /\bwer hat mir\b.*\b(?:aus)?geliehen\b|\b(?:mir|habe? ich)\b.*\bvon\b.*\b(?:aus)?geliehen\b|\bhat mir\b.*\bgeliehen\b/,
    },
    {
      kinds: ['lent', 'they_owe'],
      asks: /\b(?:wem|was) habe? ich\b.*\b(?:aus|ver)?geliehen\b|\bhabe? ich ~\b.*\b(?:aus)?geliehen\b/,
    },
  ],
  bounds: {
    before: phrases`vor (dem | der | den)*, noch vor`,
    until: phrases`bis [zum | zur | einschließlich | Ende], spätestens`,
    after: phrases`nach (dem | der)*, ab [dem]`,
  },
  asking: `erzähl erzähle weißt weiß notiert notiz notizen aufgeschrieben gesagt sagte erwähnt heißt heißen eigentlich nochmal
    bitte zeig zeige name namens wer wen wem wessen welche welcher welches welchen welchem wieviel wieviele wogegen worüber
    noch immer irgendjemand kenne kennst hast gibt jemand jemanden etwas`,
  happened: 'passiert geschehen los neu neues getan geändert verändert getroffen gesehen gesprochen telefoniert',
  matter: 'frau mann sohn tochter kinder arbeitet wohnt',
}

/** Where it took place. A month or a time of day may be still to come. */
const where = phrases`
  ${/(?:am|im)(?! (?:\d|ja|feb|mär|apr|mai|ju[nl]|aug|sep|okt|nov|dez|früh|sommer|herbst|winter|kalend|(?:nach|vor)?mi|abend))/},
  ${/in(?! (?:\d|kürze|zwei|drei|vier|der (?:nächst|woche)|eine[rm] (?:woche|stunde|monat|tag|jahr)))/},
  ${/(?:an|auf) (?:de[rm]|eine[rm])(?! (?:mailbox|agenda))/}`

const germanContact: ContactWords = {
  together: phrases`${few}(mit | bei) [(der | dem | frau | herrn)] ${person}`,
  openers: phrases`heute, gestern, also, dann, und, kurz, langes, kurzes, schönes, nettes, erstes, ein, eine, einen, das, der`,
  occasions: {
    meeting: phrases`
      kaffee, mittagessen, abendessen, essen, frühstück, bier, treffen, termin, besuch, spaziergang, lunch, meeting,
      ${/[a-zà-ÿ]*besuch/}`,
    call: phrases`telefonat, anruf, call, videocall`,
    other: phrases`gespräch`,
  },
  places: phrases`mit, bei, beim, von, ${where}`,
  subjects: phrases`ich, wir, hab, habe, haben`,
  mine: {
    meeting: phrases`${/(?:(?!hat\b)[^,.;!?]){0,60}\b/}(getroffen | gesehen | besucht), war (bei | beim)`,
    call: phrases`${/(?:(?!hat\b)[^,.;!?]){0,60}\b/}(telefoniert | angerufen)`,
    message: phrases`${/(?:(?!hat\b)[^,.;!?]){0,60}\b/}${/(?:zurück)?geschrieben/}`,
    other: phrases`${/(?:(?!hat\b)[^,.;!?]){0,60}\b/}(gesprochen | geredet | gequatscht)`,
  },
  pronouns: phrases`er, sie`,
  theirs: {
    call: phrases`hat (mich | uns)${/[^,.;!?]{0,40}/} angerufen, hat [heute | gestern | eben | gerade | kurz | nochmal] angerufen, rief an`,
    message: phrases`hat (mir | uns)${/[^,.;!?]{0,40}/} (geschrieben | geschickt), schrieb`,
    other: phrases`sagt, sagte, meint, erzählt, erzählte, hat [mir] (gesagt | erzählt | gefragt)`,
  },
  denials: phrases`
    nicht, nie, kein[e | en], ${/(?:abgesag|verschob)[a-zà-ÿ]*/}, morgen, ${/nächste[a-zà-ÿ]*/}, will, wollen, sollte[n], müsste[n],
    könnte[n], würde[n], vielleicht, falls, wenn, am ${/(?:mon|diens|mitt|donners|frei|sams|sonn)[a-zà-ÿ]+/}`,
}

export const german = {
  dates: germanDates,
  contact: germanContact,
  commitments: germanCommitments,
  facts: germanFacts,
  questions: germanQuestions,
} satisfies LanguageData

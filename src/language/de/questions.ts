import type { QuestionWords } from '../language-data/question-words.ts'
import { phrases } from '../phrases/phrases.ts'

export const germanQuestions: QuestionWords = {
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
    [
      'peopleOnceAt',
      /\bwer (?:war|arbeitete|hat) (?:fruher |mal |einmal )?(?:bei|fur) (?<at>[^?]+?)(?: gearbeitet)?\W*$/,
    ],
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
  life: {
    relations: [
      ['introduced', /\bwen hat (?:mir|uns) ~ vorgestellt\b|\bmit wem hat (?:mich|uns) ~ bekannt\b/],
      [
        'introduced_by',
        /\bwer hat (?:mir|uns|mich) (?:mit )?~ (?:vorgestellt|bekannt)\b|\b(?:durch|uber) wen kenne ich ~/,
      ],
      ['report', /\bwer (?:arbeitet fur|berichtet an) ~/],
      ['manager', /\ban wen berichtet ~/],
      ['spouse', /\bmit wem ist ~ verheiratet\b|\bwer ist mit ~ verheiratet\b/],
      [
        'said',
        /\b(?:wer (?:ist|sind)|wie hei(?:ss|ß)(?:t|en)) (?:~ (?<kin>[\p{L}-]+)|(?:der|die|das) (?<kin>[\p{L}-]+) von ~)\W*$/u,
      ],
    ],
    dates: [
      ['died', /\bwann ist ~ (?:gestorben|verstorben)\b|\bwann starb ~|\btodestag\b/],
      ['anniversary', /\bhochzeitstage?\b|\bjahrestage?\b|\bjubila/],
      ['name_day', /\bnamenstage?\b/],
    ],
    gifts: [
      ['given', /\bwas (?:habe ich|haben wir) ~.*\bgeschenkt\b|\bwas schenkten wir\b/],
      ['received', /\bwas hat (?:mir|uns) ~.*\bgeschenkt\b|\bgeschenke? von ~/],
      ['idea', /\bgeschenkideen?\b|\bideen? fur ein geschenk\b/],
      ['any', /\bgeschenke? (?:fur|an) ~/],
    ],
  },
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

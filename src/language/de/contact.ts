import { type ContactWords, few, person } from '../language-data/contact-words.ts'
import { phrases } from '../phrases/phrases.ts'

/** Where it took place. A month or a time of day may be still to come. */
const where = phrases`
  ${/(?:am|im)(?! (?:\d|ja|feb|mär|apr|mai|ju[nl]|aug|sep|okt|nov|dez|früh|sommer|herbst|winter|kalend|(?:nach|vor)?mi|abend))/},
  ${/in(?! (?:\d|kürze|zwei|drei|vier|der (?:nächst|woche)|eine[rm] (?:woche|stunde|monat|tag|jahr)))/},
  ${/(?:an|auf) (?:de[rm]|eine[rm])(?! (?:mailbox|agenda))/}`

export const germanContact: ContactWords = {
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

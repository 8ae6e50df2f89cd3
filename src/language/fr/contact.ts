import { type ContactWords, few, person } from '../language-data/contact-words.ts'
import { phrases } from '../phrases/phrases.ts'

/** Where it took place. An hour or a month may be still to come, and "à rappeler" is still to do. */
const where = phrases`
  près, ${/à(?= \D)(?! (?:midi|minuit|la (?:fin|rentrée)|(?:(?:lui|leur|nous) )?[a-zà-ÿ]+(?:er|ir|re)(?![a-zà-ÿ])))/},
  ${/aux?(?! (?:printemps|mois|calendrier|plus))/}, ${/(?:dans|sur) l(?:es?|a)(?! (?:semaine|mois|agenda|journée))/},
  ${/en (?:ville|terrasse)/}`

export const frenchContact: ContactWords = {
  together: phrases`${few}(avec | chez) [(mme | m)] ${person}`,
  openers: phrases`aujourd'hui, hier, bon, alors, et, puis, petit, long, bon, premier, un, une, le, la`,
  occasions: {
    meeting: phrases`déjeuner, déj, dîner, café, verre, apéro, réunion, rdv, rendez-vous, visite, balade, thé`,
    call: phrases`appel, visio, coup de fil`,
    other: phrases`discussion`,
    message: phrases`message, mail, sms, lettre`,
  },
  places: phrases`avec, chez, [de | mme | m] ${person}, ${where}`,
  subjects: phrases`j'ai, on a, nous avons, je suis, on s'est, j’ai, on s’est`,
  mine: {
    meeting: phrases`(vu | visité | revu) [(mme | m)] ${person}, vu (elle | lui), rencontré, croisé, passé[e] (chez | voir), vus`,
    call: phrases`appelé, téléphoné à, eu ${person} au téléphone`,
    message: phrases`écrit à`,
    other: phrases`parlé (à | avec | de), discuté avec`,
  },
  pronouns: phrases`il, elle, y`,
  theirs: {
    call: phrases`${/m['’]a/} appelé[e], a appelé${/(?=\s*(?:$|[.,;:!–-]))/}`,
    message: phrases`${/m['’]a/} (écrit | envoyé | répondu)`,
    other: phrases`${/m['’]a/} (dit | raconté | demandé | parlé | expliqué), dit, me dit`,
  },
  denials: phrases`pas, jamais, ${/annul[a-zà-ÿ]*/}, demain, ${/prochain[a-zà-ÿ]*/}, ${/devrai[a-zà-ÿ]*/}, peut-être, si, faut, reporté`,
}

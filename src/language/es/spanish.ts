import { type ContactWords, few, person } from '../language-data/contact-words.ts'
import type { LanguageData } from '../language-data/language-data.ts'
import type { QuestionWords } from '../language-data/question-words.ts'
import { type Piece, phrases } from '../phrases/phrases.ts'
import { spanishCommitments } from './commitments.ts'
import { spanishDates } from './dates.ts'
import { spanishFacts } from './facts.ts'

const spanishQuestions: QuestionWords = {
  openers:
    /¿|^\W*(?:quién|quien|quiénes|quienes|cuándo|cuando|dónde|donde|cuántos?|cuántas?|cuantos|cuantas|cuál|cual|cómo|a quién|de qué)\b/i,
  kinds: [
    ['lastContact', /\bultima vez\b|\bultimo contacto\b|\bcuanto hace que no\b/],
    ['howMet', /\b(?:de que|de donde|como|donde|desde cuando) conoz?c|\bcomo conoci\b|\bdonde conoci\b/],
    ['age', /\bcuantos anos (?:tiene|cumple)\b|\bque edad\b/],
    ['birthday', /\bcumpleanos\b|\bcumplen? anos\b|\bnacio\b/],
    ['countPromises', /\bcuant[oa]s .*(?:promesas|pendientes|compromisos)/],
    [
      'promises',
      /\bpromesas?\b|\bpromet|\bpendientes?\b|\bque tengo que\b|\bque debo\b|\bque le debo\b|\bcompromisos?\b|\batrasad|\bcon retraso\b/,
    ],
    ['occupation', /\ba que se dedica\b|\bque hace ~|\bde que trabaja\b|\bprofesion\b/],
    ['workplace', /\b(?:donde|en que empresa|para quien) trabaja\b|\bempresa de ~/],
    ['home', /\bdonde vive\b|\bdonde esta viviendo\b/],
    ['phone', /\btelefono\b|\bnumero de\b|\bmovil\b|\bcelular\b/],
    ['email', /\bcorreo\b|\be-?mail\b|\bmail\b/],
    [
      'peopleAt',
      /\b(?:a quien(?:es)? conozco|quien(?:es)? (?:vive|viven|trabaja|trabajan|esta|estan)) (?:en|de) (?<at>[^?]+)/,
    ],
    ['portrait', /\b(?:que se|cuentame|hablame|todo) (?:sobre|de|acerca de) ~|^\W*quien es ~\W*$/],
  ],
  promises: [
    ['overdue', /\batrasad|\bvencid|\bcon retraso\b/],
    ['open', /\bpendientes?\b|\bno\b|\bsin cumplir\b/],
    ['kept', /\bcumpl(?:i|ido|idas)\b/],
    ['made', /^(?!.*\bpara\b).*\b(?:prometi|prometido|hice|hechas?)\b/],
  ],
  facts: [
    { kinds: ['allergy'], asks: /\b(?:alergi\w+)(?: (?:al?|a los|a las|a la))?/ },
    { kinds: ['diet'], asks: /\b(?:es|sigue siendo|come)\b.*\b(?:vegetarian\w|vegan\w|carne)\b/ },
    { kinds: ['pet'], asks: /\b(?:que|tiene)\b.*\b(?:mascotas?|animales?)\b/ },
    { kinds: ['i_owe'], asks: /\bdebo\b.*\bdinero\b|\bcuanto (?:le )?debo\b/ },
    { kinds: ['they_owe'], asks: /\b(?:me|nos) deben?\b/ },
    { kinds: ['borrowed'], asks: /\bme (?:ha |han )?(?:presto|prestado|prestaron|dejado)\b/ },
    { kinds: ['lent', 'they_owe'], asks: /\b(?:le |les )?(?:preste|he prestado|he dejado)\b/ },
  ],
  bounds: {
    before: phrases`antes (de | del) [la | el]`,
    until: phrases`hasta [el | la], de aquí a [el | la]`,
    after: phrases`después (de | del) [la | el], a partir (de | del)`,
  },
  asking: `dime dijo dije contó cuenta anotado anoté apuntado notas nota sabes sé sobre mencionó acuerdas llama llaman nombre
    adónde sigue siguen todavía quién quien quiénes qué cuál cuáles cuánto cuántos cuántas cómo conozco tienes alguien algo favor`,
  happened: 'pasó pasado cambió cambiado nuevo novedades conocí vi visto hablé hablado',
  matter: 'amiga amigo casa hermana hermano hija hijo hijos mujer marido mamá papá trabaja vive',
}

/** Where it took place. A month may be still to come. */
const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const ahead = 'verano|invierno|otoño|primavera|breve|dos|tres|una? (?:semana|mes|hora|par)|la agenda|el calendario'
const where: Piece = { source: `junto al?|cerca del?|en(?! (?:\\d|casa|${months}|${ahead}))` }

const spanishContact: ContactWords = {
  together: phrases`${few}con ${person}`,
  openers: phrases`hoy, ayer, bueno, pues, y, entonces, un, una, el, la, primera, larga, rica`,
  occasions: {
    meeting: phrases`comida, almuerzo, cena, café, desayuno, reunión, visita, caña[s], paseo, cita`,
    call: phrases`llamada, videollamada`,
    other: phrases`charla, plática`,
    message: phrases`mensaje, correo, carta`,
  },
  places: phrases`con, ${/en casa de/}, de ${person}, ${where}`,
  subjects: phrases`he, hemos, yo, nos`,
  mine: {
    meeting: phrases`
      vi a ${person}, visto a, (visité | visitado) a ${person},       ${/(?:me )?encontré (?:a|con)/}, estuve con, estado con,
      ${/(?:comí|cené|desayuné|almorcé) con/}, vimos`,
    call: phrases`llamé a, le llamé, la llamé, lo llamé, llamado a`,
    message: phrases`escribí a, le escribí, escrito a`,
    other: phrases`hablé con, hablado con, le dije, le he dicho, le conté`,
  },
  pronouns: phrases`él, ella`,
  theirs: {
    call: phrases`me (llamó | ha llamado | habló), (llamó | ha llamado)${/(?=\s*(?:$|[.,;:!–-]))/}`,
    message: phrases`me (escribió | ha escrito | mandó | contestó)`,
    other: phrases`me (dijo | ha dicho | contó | ha contado | preguntó | cuenta | dice), dice que`,
  },
  denials: phrases`nunca, ${/cancel[a-zà-ÿ]*/}, mañana, ${/próxim[a-zà-ÿ]*/}, quizás, si, debería, a ver, habría, no`,
}

export const spanish = {
  dates: spanishDates,
  contact: spanishContact,
  commitments: spanishCommitments,
  facts: spanishFacts,
  questions: spanishQuestions,
} satisfies LanguageData

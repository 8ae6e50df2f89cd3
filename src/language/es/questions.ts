import type { QuestionWords } from '../language-data/question-words.ts'
import { phrases } from '../phrases/phrases.ts'

export const spanishQuestions: QuestionWords = {
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
      'peopleOnceAt',
      /\bquien(?:es)? (?:trabajaban?|trabajo|trabajaron|estaban?|estuvo) (?:antes )?(?:en|para) (?<at>[^?]+)/,
    ],
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
  life: {
    relations: [
      ['introduced', /\ba quien(?:es)? (?:me|nos) (?:presento|ha presentado) ~/],
      ['introduced_by', /\bquien (?:me|nos) (?:presento|ha presentado) a ~/],
      ['report', /\bquien(?:es)? trabajan? para ~/],
      ['spouse', /\bcon quien esta casad[oa] ~/],
      ['said', /\b(?:quien(?:es)? (?:es|son)|como se llaman?) (?:el|la|los|las) (?<kin>[\p{L}-]+) de ~\W*$/u],
    ],
    dates: [
      ['died', /\bcuando (?:murio|fallecio) ~|\bmuerte de ~/],
      ['anniversary', /\baniversarios?\b/],
      ['name_day', /\bsanto de ~|\bonomastica/],
    ],
    gifts: [
      ['given', /\bque (?:le )?(?:he regalado|hemos regalado|regale|regalamos)\b/],
      ['received', /\bque (?:me|nos) (?:regalo|ha regalado)\b|\bregalos? de ~/],
      ['idea', /\bideas? (?:de|para) (?:un )?regalos?\b/],
      ['any', /\bregalos? para ~/],
    ],
  },
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

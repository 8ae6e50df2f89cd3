import { type ContactWords, few, person } from '../language-data/contact-words.ts'
import { type Piece, phrases } from '../phrases/phrases.ts'

/** Where it took place. A month may be still to come. */
const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const ahead = 'verano|invierno|otoño|primavera|breve|dos|tres|una? (?:semana|mes|hora|par)|la agenda|el calendario'
const where: Piece = { source: `junto al?|cerca del?|en(?! (?:\\d|casa|${months}|${ahead}))` }

export const spanishContact: ContactWords = {
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

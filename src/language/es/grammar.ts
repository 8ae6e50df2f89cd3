import type { Grammar } from '../language-data/language-data.ts'

export const spanishGrammar: Grammar = {
  frequentWords: `a abril acuerda adiós agosto ahí ahora al algo alguien algún alguna algunos allá allí amiga amigo año años antes aquel
    aquí así aun aún aunque ayer bien bueno busca cada casa casi cerca como cómo con conocí cosa cosas creo cual cuál cuándo
    cuando cuánto cuatro dar de debe decir dejó del desde después día días dice dicho dijo diciembre domingo donde dónde dos e
    él el ella ellas ellos embargo en encanta encontré enero entonces entre envié enviar era eran es esa ese eso esos esta
    está están estaba estado estamos estar este esto estos estoy febrero fin fue fueron ha haber había habla hablamos hablar
    hablé hace hacer hacia han hasta hay haya he hemos hermana hermano hice hija hijo hijos hizo hola hora hoy iba igual ir
    jamás jueves julio junio la las le les llamar llamé llamó lleva lo los luego lunes llamarla llamarlo mandar mandarle mañana
    manana martes marzo más mayo me mejor menos mes meses mi miércoles mientras mis misma mismo momento mucha mucho muchos mujer
    muy nada ni ningún no nos nosotros noviembre nueva nuevo nunca o octubre os otra otro otros para parece pasado pero poco
    podría por porque pregunté preguntar primera primero pronto próxima próximo pues puede puedo que qué queda quedamos quedó
    quiere quien quién quiero sábado sabe se sé sea según semana semanas septiembre ser será si sí sido siempre sin sobre son
    soy su sus tal también tampoco tan tanto tarde te tengo tener tenía tiempo tiene tienen toda todavía todo todos trabaja tras
    tres tú tu un una unas uno unos va vamos veces ver vez viene viernes vive voy y ya yo vi marido mamá papá gusta dije`,
  endings: 'iendo ando adas ados ada ado os as es an en ar er ir o a e',
}

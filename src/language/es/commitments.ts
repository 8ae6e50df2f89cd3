import type { CommitmentWords } from '../language-data/commitment-words.ts'
import { phrases } from '../phrases/phrases.ts'
import { wordSet } from '../words/word-set.ts'

const whom = /(?:(?:a|al|con) (?:(?:mi|la|el|su|doña|don|los|las) )?(?!\p{L}+r(?:se)?(?:l[aeo]s?|me)?\s)[\p{L}.]+ )?/u
const them = /(?:(?:le|les|te|se lo|se la|lo) )?/

export const spanishCommitments: CommitmentWords = {
  verbLast: null,
  promisedLast: null,
  askedFor: null,
  me: null,
  frames: [
    {
      says: phrases`${them}(prometí | juré | aseguré | he prometido | había prometido) ${whom}[que]`,
      followedBy: 'infinitive',
      strength: 'sure',
    },
    {
      says: phrases`${them}(prometí | juré | aseguré | dije | he dicho | comenté | confirmé | avisé | contesté | respondí | escribí | he prometido) ${whom}(que sí [,] que | que)`,
      followedBy: 'clause',
      strength: 'sure',
    },
    {
      says: phrases`${them}(prometí | juré | he prometido) ${whom}que`,
      followedBy: 'clause',
      strength: 'sure',
      outright: true,
    },
    { says: phrases`${them}(prometí | he prometido | tengo prometido) ${whom}`, followedBy: 'thing', strength: 'sure' },
    {
      says: phrases`(me comprometí | me he comprometido | me ofrecí | me he ofrecido | me apunté) ${whom}[a | para]`,
      followedBy: 'infinitive',
      strength: 'sure',
    },
    {
      says: phrases`(quedé | he quedado | acordé | acepté | me encargo | me encargué | me ocupo) ${whom}[en | de | que]`,
      followedBy: 'infinitive',
      strength: 'sure',
    },
    {
      says: phrases`(quedé | quedamos | he quedado | hemos quedado) ${whom}en que [yo]`,
      followedBy: 'clause',
      strength: 'sure',
    },
    { says: phrases`voy a`, followedBy: 'infinitive', strength: 'sure' },
    {
      says: phrases`(tengo | tendré) que, me toca, me falta, tengo pendiente, debo, necesito, hay que, habrá que, queda pendiente`,
      followedBy: 'infinitive',
      strength: 'binding',
    },
    {
      says: phrases`(recordar | acordarme | acordarse | recordarme) [también] [de], no (olvidar | olvidarme | olvidarse) [de], que no se me (olvide | pase), recuérdame [que], (recordame | acordate) de, acordarme de, anotá[:], apuntar[:], pendiente[:]`,
      followedBy: 'infinitive',
      strength: 'binding',
    },
    { says: phrases`${them}debo ${whom}`, followedBy: 'thing', strength: 'sure' },
    {
      says: phrases`tendría que, debería, tengo ganas de, me gustaría, quiero, podría, pienso, a ver si, igual, a lo mejor, capaz que`,
      followedBy: 'infinitive',
      strength: 'maybe',
    },
    { says: phrases`igual, a lo mejor, capaz que, quizá[s], tal vez`, followedBy: 'clause', strength: 'maybe' },
  ],
  verbs:
    wordSet(`mandar enviar llevar llamar pasar comprar pagar devolver prestar entregar traer dar decir avisar escribir contestar
    responder buscar preguntar presentar invitar reservar pedir encargar preparar hacer arreglar revisar mirar leer firmar imprimir
    confirmar recoger visitar acompañar ayudar cocinar dejar poner conseguir organizar hablar quedar ir volver venir cambiar subir bajar
    reenviar compartir transferir ingresar cobrar cortar medir instalar montar pintar coser regar cuidar recomendar felicitar agradecer
    disculpar explicar enseñar mostrar traducir corregir redactar terminar acabar sacar apuntar regalar guardar echar llegar telefonear
    marcar agendar coordinar cerrar abrir girar depositar averiguar rellenar terminar acercar recordar consultar gestionar tramitar solicitar presupuestar ver tener cantar ocupar`),
  formsOf: (verb) => {
    const stem = verb.slice(0, -2)
    const past = verb.endsWith('ar') ? `${stem}aba` : `${stem}ía`
    return { own: [`${stem}o`, `${verb}é`], reported: [past, `${verb}ía`] }
  },
  irregular: {
    envío: 'enviar',
    hago: 'hacer',
    haré: 'hacer',
    traigo: 'traer',
    pongo: 'poner',
    pondré: 'poner',
    digo: 'decir',
    diré: 'decir',
    doy: 'dar',
    vengo: 'venir',
    vendré: 'venir',
    devuelvo: 'devolver',
    vuelvo: 'volver',
    recojo: 'recoger',
    consigo: 'conseguir',
    pido: 'pedir',
    muestro: 'mostrar',
    riego: 'regar',
    cierro: 'cerrar',
    cuelgo: 'colgar',
    traduzco: 'traducir',
    corrijo: 'corregir',
    agradezco: 'agradecer',
    tendré: 'tener',
    mido: 'medir',
  },
  irregularTold: {
    voy: 'ir',
    iba: 'ir',
    haría: 'hacer',
    diría: 'decir',
    tendría: 'tener',
  },
  // "Preparé" is past, "mandaré" is not.
  ownByForm:
    /(?<pronouns>(?:me )?(?:les?|se l[aeo]s?) )(?<verb>\p{L}{3,}o)|(?<verb>(?!(?:prep|comp|sep|rep|decl)aré|(?:ret|adm|t|m|g)iré|(?:esp|recup)eré)\p{L}{2,}[aei]ré)/u,
  infinitiveByForm: (form) =>
    form
      .replace(/é$/, '')
      .replace(/ue(\p{L}+)o$/u, 'o$1ar')
      .replace(/duzco$/, 'ducir')
      .replace(/zco$/, 'cer')
      .replace(/o$/, 'ar'),
  infinitive: /\p{L}*(?:[aeií]r|[áé]r)(?:se)?(?:me|te|le|les|nos|lo|la|los|las)?/u,
  pronouns: phrases`me, te, se, le, les, nos, lo, la, los, las`,
  hangs: (infinitive, pronouns) => (/^(?:me|te|les?|l[ao]s?|nos)$/.test(pronouns) ? `${infinitive}${pronouns}` : null),
  stressed: /(?<!\p{L})yo(?!\p{L})/iu,
  towards: /(?:^|\s)(?:le|les|se|a|al|con|para|pa|de|del)\s|(?:le|les|selo|sela)(?!\p{L})/u,
  leads: phrases`y, e, pero, también, además, luego, después, entonces, bueno, che, así que, o sea, ah, ojo, yo, pues, que, mañana, hoy, esta noche, esta tarde`,
  between: phrases`ya, también, luego, mañana, hoy, yo, además, a, sin falta`,
  idle: wordSet(`ser estar haber poder querer saber pensar creer sentir dormir vivir morir nacer soñar esperar ver parecer seguir quedar
    suponer ayer mujer lugar bar mar hogar lunar dólar celular par millar hospital taller alquiler
    creo pienso sé veo espero quiero puedo tengo soy estoy siento supongo recuerdo vivo trabajo digo conozco imagino sueño entiendo
    necesito prefiero odio amo adoro suelo duermo río lloro como bebo debo mismo solo todo nuevo viejo año tiempo mundo poco mucho
    tanto otro hijo marido hermano amigo vecino médico trabajo campo vino perro gato juego grupo piso dinero regalo estado abuelo
    novio nieto primo alumno dentista cuando bueno malo largo bajo medio cuarto quinto marzo mayo junio julio agosto domingo sábado
    acuerdo apartado encuentro almuerzo desayuno bautizo velatorio embarazo divorcio proyecto presupuesto contrato teléfono marco`),
  everyday: wordSet(
    'hacer ir ver leer venir volver quedar cocinar subir bajar cambiar terminar acabar salir mirar sacar tener poner hablar',
  ),
  things: phrases`un, una, uno, unas, unos, el, la, los, las, mi, mis, dos, tres, cuatro, cinco, seis, diez, veinte, su, sus`,
  favors: phrases`(una | un favor | la vida) [grande | muy grande | bien grande | enorme]${/(?: por .*)?/}`,
  waits: phrases`esperar, aguardar`,
  third: phrases`${/\p{L}+ó(?: \p{L}+)? que/u}, dice, dijo, dicen, él, ella, quiere`,
  performed: phrases`te voy a decir, voy a acabar ${/\p{L}+ndo/u}, agradezco, felicito, deseo, adjunto, ruego, quedo (a | pendiente | atento | atenta | en), (pido | solicito | recuerdo) que,
    confirmo (la | el | los | las | mi | nuestra | nuestro | que), (tengo que | debo | hay que) (decir | reconocer | admitir) que`,
  says: phrases`dijo, dice, escribió, escribe, contestó, respondió, comentó`,
  others: phrases`él, ella, ellos, ellas, usted, ustedes, mi, su, ${/el(?! (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|día|próximo|fin|\d))/}, ${/la(?! (?:semana|próxima|mañana|tarde|noche))/}, los, las, un, una, que ella, que él`,
  joints: phrases`y, e, pero, porque, aunque, así que, mientras, o, pues, sino`,
  and: phrases`y, e`,
  articles: phrases`el, la, los, las, un, una`,
  conditions: phrases`si, cuando pueda, siempre que, a menos que, ojalá, como si`,
  negations: phrases`no, nunca, tampoco, ni, jamás, nadie`,
  habits: phrases`siempre, todos los, todas las, cada, normalmente, a veces, suelo`,
  doubts: phrases`espero, igual, tal vez, quizá[s], a lo mejor, capaz, puede que, creo que, no sé, ${/(?<=^\W*)a ver si/}, ya veremos, en ese caso`,
  todo: phrases`pendiente[s], por hacer, tareas, to${/[- ]?/}do, recordatorio, recordar, acordarme, anotá, apuntar, no olvidar, yo, me toca`,
  promised: phrases`prometido, prometí${/(?: a [\p{L} ]+)?/u}, le prometí${/(?: a [\p{L} ]+)?/u}, quedé en`,
  settled: phrases`[ya] ${/(?:(?:se|le|les|lo|la|los|las) ){0,2}/}(devolví | pagué | he devuelto | he pagado), [ya] estamos en paz, ya está, hecho, listo, ya se (lo | la) (di | mandé | llevé), ya lo hice, ya no hace falta, ya no, ${/(?:\W{0,9}\p{L}+){0,3}\W{1,30}ya (?:(?:se )?l[aeo]s? )?(?:h[ae]|han|hemos) \p{L}+d[oa]s?/u}`,
  looseEnds: phrases`de, del, el, la, para, a, al, en, y, por, desde`,
}

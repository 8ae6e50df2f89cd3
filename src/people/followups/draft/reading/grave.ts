import { kinWords } from '#language/evidence/word-kinds.ts'
import type { Language } from '#language/languages/language.ts'
import { lazy } from '#language/phrases/lazy.ts'
import { fold } from '#language/words/fold.ts'

/** Lists with commas; a star stands for any ending. */
type GraveWords = {
  /** Words of places where people also work are not among them. */
  illness: string
  loss: string
  negators: string
  /** Words allowed between a negation and the negated words; any other word keeps the news. */
  between: string
  /** After these, a negation makes an illness worse: "no surgery possible". */
  hopeless: string
  /** Directly before illness that is over. */
  overBefore: string
  /** After illness that does not come or is over, with nothing but these links between. */
  links: string
  averted: string
  /** Takes back the illness of the same clause, or of the one before. */
  allClear: string
  joints: string
}

const words: Record<Language, GraveWords> = {
  en: {
    illness: `ill, illness, sick leave, off sick, signed off for, signed off until, signed off work, been signed off, cancer,
      tumor, tumour, chemo*, surgery, in hospital, in the hospital, diagnosed, had a stroke, burnout, burn-out`,
    loss: `died, dying, death, funeral, passed away, lost her mother, lost her father, lost his mother, lost his father,
      lost her husband, lost his wife, miscarr*, grief, grieving`,
    negators: 'no, not, never, nobody, without, cannot',
    between: `a, an, any, the, her, his, sick, need, needs, needed, require, required, have, has, had, having, to, be, been, being, for, go,
      into, longer, sign, signs, of, with, actually, or, nor, serious, undergo`,
    hopeless: 'possible, can, could, option*, left, help, helps, helped, palliative, no more, only',
    overBefore: `works, working, avoided, managed to avoid, recovered from, recovered from the, recovered from her, recovered from his, back from, over her, over his, beat, beaten,
      free of, clear of`,
    links:
      'is, was, are, were, will, wo, would, scare, has, had, have, been, be, being, turned, out, to, now, finally, all',
    averted: `free, benign, gone, over, nothing, finished, no longer needed, no longer necessary, no longer required,
      not be needed, not be necessary, not be required, avoided, averted, cancelled, canceled, called off, unnecessary, not needed,
      not necessary, not required, ruled out, in remission, behind her, behind him`,
    allClear: `scan was clear, scans were clear, scan is clear, scan came back clear, scan clear, test was negative, tests were negative,
      tests were clear, tests came back clear, tests came back negative, results were clear, results were fine, results are fine,
      results were good, results were negative, came back clear, came back negative, biopsy was negative, biopsy was clear, all clear,
      all-clear, false alarm, benign, ruled out, in remission, fully recovered, full recovery`,
    joints: 'but, because, so, although, though, while, and',
  },
  de: {
    illness: `krank, erkrankt, krankheit*, krankgeschrieben, krankschreibung, im krankenhaus, krebs, tumor, chemo*, operiert, burnout,
      burn-out, schlaganfall, herzinfarkt`,
    loss: 'gestorben, verstorben, tod, beerdigung, trauer, trauert, fehlgeburt',
    negators: 'nicht, kein, keine, keinen, keinem, keiner, nie, ohne',
    between:
      'mehr, an, am, oder, noch, einmal, doch, wirklich, bösartiger, bösartigen, anzeichen, für, von, einen, ein, eine',
    hopeless: 'kann, können, konnte, möglich, hilft, helfen, half, palliativ',
    overBefore: 'arbeitet, genesen von, erholt von, geheilt von, keine spur von',
    links: 'ist, war, wurde, wird, sind, hat, sich, als, doch, zum, glück, jetzt, nun, ja, worden',
    averted:
      'gutartig, ausgeschlossen, weg, besiegt, vorbei, überstanden, geschafft, abgeschlossen, nicht nötig, nicht notwendig, nicht erforderlich',
    allClear: `befund war unauffällig, befund ist unauffällig, befund unauffällig, befund war gut, befund ist gut, befund war negativ,
      befund negativ, alles unauffällig, ohne befund, fehlalarm, entwarnung, gutartig, ausgeschlossen, wieder gesund`,
    joints: 'aber, weil, denn, doch leider, sondern, obwohl, während, und, dass',
  },
  fr: {
    illness: `malade, maladie, en arrêt, arrêt maladie, arrêt de travail, cancer, tumeur, chimio*, opéré, opérée, à l'hôpital,
      hospitalis*, avc, infarctus, burn-out`,
    loss: 'décéd*, décès, est mort, est morte, obsèques, enterrement, deuil, fausse couche',
    negators: 'pas, jamais, aucun, aucune, sans, ni, n est plus, n était plus, n a plus, ne sera plus, n ai plus',
    between:
      'besoin, de, d, un, une, le, la, être, été, se, faire, trace, signe, ni, ou, en, vraiment, du, tout, nécessaire',
    hopeless: 'peut, peuvent, pouvait, pourra, possible, aide, palliatif*',
    overBefore:
      'travaille, guéri de, guérie de, guéri du, guérie du, remis de, remise de, guéri d un, guérie d un, remis d un, remise d un',
    links: 'est, était, sont, a, ont, été, s, avérée, avéré, enfin, maintenant',
    averted:
      'bénigne, bénin, écarté, écartée, terminé, terminée, finie, fini, guéri, guérie, vaincu, n est pas nécessaire, derrière elle, derrière lui',
    allClear: `résultats sont bons, résultats étaient bons, examens sont bons, examens étaient bons, scanner est bon, scanner était bon,
      scanner est normal, scanner était normal, irm est normale, irm était normale, rien d anormal, fausse alerte, fausse alarme, bénigne,
      bénin, en rémission, guérie, guéri`,
    joints: 'mais, parce, car, donc, alors, bien que, et',
  },
  es: {
    illness: `enfermo, enferma, enfermedad, de baja, cáncer, tumor, quimio*, operaron, operado, operada, en el hospital, ingresado,
      ingresada, ictus, infarto`,
    loss: 'murió, falleció, fallecimiento, muerte, entierro, funeral, luto',
    negators: 'no, nunca, sin, tampoco, ningún, ninguna',
    between: `necesita, necesitó, necesitará, hace, falta, hizo, la, lo, es, era, fue, está, estaba, tiene, tuvo, tenía, que, ser, un, una,
      de, signos, rastro, ni, o, más, va, a, hay, había, le, finalmente, al, final`,
    hopeless: 'puede, pueden, podía, podrá, posible, ayuda, sirve, paliativ*',
    overBefore:
      'trabaja, superó el, superó un, venció al, venció el, recuperado de, recuperada de, recuperado del, recuperada del, curado de, curada de, curado del, curada del',
    links: 'es, era, fue, está, ha, sido, resultó, ser, ya, al, final',
    averted:
      'benigno, benigna, descartado, descartada, terminó, terminado, terminada, superado, superada, curado, curada, no es necesaria, no es necesario',
    allClear: `resultados salieron bien, resultados están bien, resultados son buenos, pruebas salieron bien, prueba salió bien,
      pruebas salieron limpias, todo salió bien, escáner salió limpio, escáner salió bien, salió negativo, salió negativa, falsa alarma,
      benigno, en remisión, está curada, está curado`,
    joints: 'pero, porque, así que, aunque, mientras, y',
  },
  pt: {
    illness: `doente, doença, de baixa, licença médica, atestado médico, cancro, câncer, tumor, quimio*, operado, operada, no hospital,
      internado, internada, avc, enfarte, infarto`,
    loss: 'morreu, faleceu, falecimento, morte, funeral, enterro, velório, luto',
    negators: 'não, nunca, sem, nenhum, nenhuma, nem',
    between: `precisa, precisou, precisará, vai, ficou, precisar, de, ser, é, era, foi, está, estava, tem, teve, tinha, que, um, uma, sinal, sinais,
      nem, ou, mais, há, havia, afinal, a, fazer, necessário`,
    hopeless: 'pode, podem, podia, poderá, possível, ajuda, adianta, paliativ*',
    overBefore:
      'trabalha, superou o, superou um, venceu o, recuperado de, recuperada de, recuperado do, recuperada do, curado de, curada de, curado do, curada do',
    links: 'é, era, foi, está, tem, sido, revelou, se, ser, já, afinal',
    averted:
      'benigno, benigna, descartado, descartada, acabou, terminou, terminada, superado, superada, curado, curada, não é necessária, não é necessário',
    allClear: `exames estavam bem, exames estão bem, exame estava bem, exames deram bem, exame deu negativo, exames deram negativo,
      exames estavam limpos, exame estava limpo, resultados foram bons, resultados são bons, deu negativo, falso alarme, alarme falso,
      benigno, em remissão, está curada, está curado`,
    joints: 'mas, porque, por isso, embora, enquanto, e',
  },
}

const patterns = lazy(() => ({
  en: patternsOf(words.en),
  de: patternsOf(words.de),
  fr: patternsOf(words.fr),
  es: patternsOf(words.es),
  pt: patternsOf(words.pt),
}))

/** The part of a clause that negates the following words. */
const maxBefore = 80

/** Whether a text tells of illness or loss that is neither denied nor averted nor over. */
export function isGraveNews(text: string, language: Language): boolean {
  const is = patterns()[language]
  const clauses = plainWords(text)
    .split(is.clauseEnd)
    .filter((clause) => clause.trim() !== '')
  return clauses.some((clause, at) => {
    const isDenied = (index: number) => is.denied.test(beforeIn(clause, index)) && !is.hopeless.test(clause)
    if (clause.matchAll(is.loss).some(({ index }) => !isDenied(index))) return true
    const next = hasKin(clause) ? '' : (clauses[at + 1] ?? '')
    return clause.matchAll(is.illness).some(({ index, 0: word }) => {
      const isOver = is.over.test(beforeIn(clause, index)) || is.averted.test(clause.slice(index + word.length))
      return !isDenied(index) && !isOver && !is.allClear.test(clause) && !is.allClear.test(next)
    })
  })
}

const beforeIn = (clause: string, index: number) => clause.slice(Math.max(0, index - maxBefore), index)
/** The good news of the next clause may be that of somebody else. */
const hasKin = (clause: string) => clause.split(' ').some((word) => kinWords.has(fold(word)))

function patternsOf(lists: GraveWords) {
  const { illness, loss, negators, between, hopeless, overBefore, links, averted, allClear, joints } = lists
  const affirmed = `(?<!\\b${anyOf(negators)} )(?<!\\p{L})`
  return {
    illness: new RegExp(`(?<!\\p{L})${anyOf(illness)}(?!\\p{L})`, 'gu'),
    loss: new RegExp(`(?<!\\p{L})${anyOf(loss)}(?!\\p{L})`, 'gu'),
    denied: new RegExp(`(?<!\\p{L})${anyOf(negators)} (?:${anyOf(`${between}, ${illness}`)} )*$`, 'u'),
    hopeless: new RegExp(`(?<!\\p{L})${anyOf(hopeless)}(?!\\p{L})`, 'u'),
    over: new RegExp(`${affirmed}${anyOf(overBefore)} $`, 'u'),
    averted: new RegExp(`^[ -](?:${anyOf(links)} )*${anyOf(averted)}(?!\\p{L})`, 'u'),
    allClear: new RegExp(`${affirmed}${anyOf(allClear)}(?!\\p{L})`, 'u'),
    clauseEnd: new RegExp(`[.,;:!?…()\\n]+ ?| [–—-] |(?<!\\p{L})${anyOf(joints)} `, 'u'),
  }
}

const anyOf = (list: string) => `(?:${plainWords(list).replaceAll('*', '\\p{L}*').split(/,\s+/).join('|')})`

/** "Didn’t" is "did not", and an apostrophe parts two words. */
const plainWords = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/n['’]t(?!\p{L})/gu, ' not')
    .replace(/['’]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')

import type { Language } from '#language/languages/language.ts'

/** Of illness and loss, with a star for any ending; words of places where people also work are not among them. */
export const graveWords: Record<Language, RegExp> = {
  en: anyOf(`ill, illness, sick leave, off sick, signed off, cancer, tumor, tumour, chemo*, surgery, in hospital, in the hospital,
    diagnosed, died, dying, death, funeral, passed away, lost her mother, lost her father, lost his mother, lost his father,
    lost her husband, lost his wife, miscarr*, had a stroke, burnout, burn-out, grief, grieving`),
  de: anyOf(`krank, erkrankt, krankheit*, krankgeschrieben, krankschreibung, im krankenhaus, krebs, tumor, chemo*, operiert, gestorben,
    verstorben, tod, beerdigung, trauer, trauert, burnout, burn-out, schlaganfall, herzinfarkt, fehlgeburt`),
  fr: anyOf(`malade, maladie, en arrêt, arrêt maladie, arrêt de travail, cancer, tumeur, chimio*, opéré, opérée, à l'hôpital, à l’hôpital,
    hospitalis*, décéd*, décès, est mort, est morte, obsèques, enterrement, deuil, avc, infarctus, burn-out, fausse couche`),
  es: anyOf(`enfermo, enferma, enfermedad, de baja, cáncer, tumor, quimio*, operaron, operado, operada, en el hospital, ingresado,
    ingresada, murió, falleció, fallecimiento, muerte, entierro, funeral, luto, ictus, infarto`),
  pt: anyOf(`doente, doença, de baixa, licença médica, atestado médico, cancro, câncer, tumor, quimio*, operado, operada, no hospital,
    internado, internada, morreu, faleceu, falecimento, morte, funeral, enterro, velório, luto, avc, enfarte, infarto`),
}

function anyOf(list: string) {
  const words = list.split(/,\s+/).map((word) => word.replace('*', '\\p{L}*'))
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu')
}

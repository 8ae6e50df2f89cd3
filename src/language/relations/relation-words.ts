import type { RelationKind } from '#contract/relation-kinds.ts'
import { fold } from '../words/fold.ts'

/** What people and address books call a relation, in every language that notes are read in. */
const words: Partial<Record<RelationKind, string>> = {
  spouse: `spouse, husband, wife, hubby, married, ehepartner, ehepartnerin, ehemann, ehefrau, mann, frau, gatte, gattin,
    mari, femme, époux, épouse, conjoint, conjointe, marido, mujer, esposo, esposa, cónyuge, mulher, cônjuge`,
  partner: `partner, domestic partner, domesticpartner, girlfriend, boyfriend, fiancé, fiancée, sweetheart, date,
    partnerin, lebenspartner, lebenspartnerin, verlobter, verlobte, partenaire, compagnon, compagne, copain, copine,
    pareja, novio, novia, companheiro, companheira, namorado, namorada`,
  child: `child, children, son, sons, daughter, daughters, kid, kids, kind, kinder, sohn, söhne, tochter, töchter, enfant,
    enfants, fils, fille, filles, hijo, hijos, hija, hijas, filho, filhos, filha, filhas`,
  parent: `parent, parents, mother, father, mum, mom, dad, eltern, elternteil, mutter, vater, mère, père, madre, padre,
    padres, mãe, pai, pais`,
  sibling: `sibling, siblings, brother, brothers, sister, sisters, geschwister, bruder, brüder, schwester, schwestern, frère,
    frères, sœur, soeur, soeurs, hermano, hermanos, hermana, hermanas, irmão, irmãos, irmã, irmãs`,
  grandparent: `grandparent, grandmother, grandfather, großmutter, großvater, oma, opa, grand-mère, grand-père, abuelo,
    abuela, avô, avó`,
  grandchild: `grandchild, grandson, granddaughter, enkel, enkelin, enkelkind, petit-fils, petite-fille, nieto, nieta,
    neto, neta`,
  aunt_or_uncle: `aunt, uncle, auntie, tante, onkel, oncle, tío, tía, tio, tia`,
  niece_or_nephew: `niece, nephew, nichte, neffe, nièce, neveu, sobrino, sobrina, sobrinho, sobrinha`,
  cousin: `cousin, cousine, primo, prima`,
  parent_in_law: `mother-in-law, father-in-law, parent-in-law, schwiegermutter, schwiegervater, belle-mère, beau-père,
    suegro, suegra, sogro, sogra`,
  child_in_law: `son-in-law, daughter-in-law, child-in-law, schwiegersohn, schwiegertochter, gendre, belle-fille, yerno,
    nuera, genro, nora`,
  sibling_in_law: `brother-in-law, sister-in-law, schwager, schwägerin, beau-frère, belle-sœur, cuñado, cuñada, cunhado,
    cunhada`,
  godparent: `godparent, godmother, godfather, pate, patin, parrain, marraine, padrino, madrina, padrinho, madrinha`,
  godchild: `godchild, godson, goddaughter, patenkind, filleul, filleule, ahijado, ahijada, afilhado, afilhada`,
  relative: `relative, kin, family member, verwandter, verwandte, parente, familiar, pariente`,
  friend: `friend, best friend, bestfriend, freund, freundin, ami, amie, amigo, amiga`,
  neighbour: `neighbour, neighbor, nachbar, nachbarin, voisin, voisine, vecino, vecina, vizinho, vizinha`,
  colleague: `colleague, co-worker, coworker, workmate, kollege, kollegin, collègue, compañero, compañera, colega`,
  manager: `manager, boss, supervisor, chef, chefin, vorgesetzte, vorgesetzter, patron, patronne, jefe, jefa, chefe,
    superior`,
  report: `report, direct report, subordinate, mitarbeiter, mitarbeiterin`,
  assistant: `assistant, assistentin, assistenz, assistente, asistente, assistante, agent`,
  assistant_of: `assistant of, assistant to`,
  mentor: `mentor, mentorin, mentora`,
  mentee: `mentee, protegé`,
  introduced_by: `introduced by, introduced_by, referred by, referredby, empfohlen von, vorgestellt von`,
  introduced: `introduced, referred`,
}

const kindByWord = new Map(
  Object.entries(words).flatMap(([kind, list]) =>
    [kind.replaceAll('_', ' '), kind.replaceAll('_', '-'), ...list.split(',')].map(
      (word) => [fold(word.trim().replaceAll(/\s+/g, ' ')), kind as RelationKind] as const,
    ),
  ),
)

/** The kind that a word names, or null if it is a word of the member's own. */
export const relationKindOf = (word: string) =>
  kindByWord.get(fold(word.trim())) ?? kindByWord.get(fold(word.trim().replaceAll(/[_-]/g, ' '))) ?? null

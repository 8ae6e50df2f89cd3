import { pluralIn } from '#language/locales/plural.ts'
import type { mergeWords as Words } from '../en/merge.ts'

const count = pluralIn('fr')

export const mergeWords = {
  heading: (name) => `Qui est la même personne que ${name} ?`,
  intro:
    'Si quelqu’un figure deux fois dans vos contacts, fusionnez les deux : rien n’est perdu, et vous pouvez l’annuler pendant 30 jours.',
  suggested: 'Peut-être la même personne',
  search: 'Chercher dans vos contacts',
  searchButton: 'Chercher',
  results: (people) => count(people, { one: '# personne trouvée', other: '# personnes trouvées' }),
  nobody: 'Personne d’autre n’a été trouvé.',
  compare: 'Comparer',
  apart: 'Pas la même personne',
  keptApart: (name) => `${name} reste à part, et ne sera plus proposé ici.`,
  preview: (name, other) => `Fusionner ${other} avec ${name} ?`,
  sure: 'Voici ce qui se passerait. Rien ne change avant que vous choisissiez « Fusionner ».',
  stays: 'Reste',
  added: 'Ajouté',
  setAside: 'Mis de côté',
  same: 'Identique',
  unknown: 'Inconnu',
  setAsideHint: 'Ce qui est mis de côté est gardé avec la fusion et revient si vous l’annulez.',
  moves: (name) => `Ceci passe à ${name} :`,
  nothingMoves: 'Il n’y a ni entrées ni promesses à déplacer.',
  moved: {
    entries: (entries) => count(entries, { one: '# entrée', other: '# entrées' }),
    recordings: (recordings) => count(recordings, { one: '# enregistrement', other: '# enregistrements' }),
    promises: (promises) => count(promises, { one: '# promesse', other: '# promesses' }),
    findings: (findings) => count(findings, { one: '# promesse proposée', other: '# promesses proposées' }),
    followups: (followups) => count(followups, { one: '# message', other: '# messages' }),
  },
  merge: 'Fusionner',
  swap: (name) => `Garder plutôt ${name}`,
  chooseAnother: 'Choisir quelqu’un d’autre',
  done: (name, other) => `${other} et ${name} ne font plus qu’une personne.`,
  undo: 'Annuler',
  undoAbout: (other) => `fusion avec ${other}`,
  undone: 'La fusion est annulée. Les deux sont revenus comme avant.',
  rhythm: 'Rythme des contacts',
  days: (days) => count(Number(days), { one: 'Chaque jour', other: 'Tous les # jours' }),
} satisfies typeof Words

import type { Table } from '../table.ts'
import { sets } from './sets.ts'
import { tallyOf } from './tally.ts'

/** How well promises are found in labelled notes. */
export async function promises(): Promise<Table> {
  const rows = Object.entries(sets).map(([name, notes]) => {
    const { labels, found, right, recalled, sure, due } = tallyOf(notes)
    const shares = [share(right, found), share(recalled, labels), share(sure, recalled), share(due, recalled)]
    return [name, String(notes.length), String(labels), ...shares]
  })
  const note =
    'In a hundred. Rules were written from all but the last set, which nobody who wrote them has read. Sure and due are of those found; the labels of the first three sets and the last still call plain duties (“need to”) a suggestion.'
  const head = ['set', 'notes', 'promises', 'precision', 'recall', 'sure or not', 'day and time due']
  return { title: 'Promises found in notes', note, head, rows }
}

const share = (part: number, whole: number) => ((100 * part) / whole).toFixed(1)

import { dateLines } from '#cards/vcards/format/dates.ts'
import { parseLines } from '#cards/vcards/format/labels.ts'
import { firstProblems } from '#cards/vcards/reading/read.ts'
import { readPerson } from '#cards/vcards/reading/read-person.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { say, sayText, type Text } from '#contract/texts/text.ts'
import { readEntries } from './entries.ts'
import { type Export, fieldsOf, type Item, itemIn, openExport, textIn, valuesOf } from './export.ts'
import { type InWords, personLines } from './person.ts'
import { readRelations, relativeLines } from './relatives.ts'

/** Opens an export of Monica, null if it is none. People are read as cards, in the words of a locale. */
export async function readMonica(path: string, locale: string) {
  const file = await openExport(path)
  if (!file) return null
  const inWords: InWords = (kind, { name = '', text = '' } = {}) =>
    sayText(wordsFor(locale), say('sentences.row.monica', { kind, name, text }))
  const { journalEntries: entries } = file
  return { problems: entries > 0 ? [say('sentences.file.journal', { entries })] : [], cards: readCards(file, inWords) }
}

async function* readCards(file: Export, inWords: InWords) {
  const relations = readRelations(file)
  for (const item of file.people) {
    const problems: Text[] = []
    const report = (problem: Text) => void problems.push(problem)
    const relatives = relativeLines(relations.get(textIn(item.uuid)) ?? [], file, inWords)
    const { entries, days } = readEntries(item, file, inWords)
    const dates = dateLines([...relatives.days, ...days], '4.0')
    const lines = [...personLines(item, file, inWords), ...relatives.lines, ...dates, ...photoLines(item, file, report)]
    const person = readPerson(parseLines(lines), report)
    const card = person && { ...person, notes: [...entries.keys()], entries: [...entries.values()] }
    yield { line: 0, card, problems: firstProblems(problems) }
  }
}

const maxPhotoLength = 640 * 1024

function photoLines(item: Item, { find }: Export, report: (problem: Text) => void) {
  const ids = [itemIn(fieldsOf(item).avatar).avatar_photo, ...valuesOf(item, 'photo')].map(textIn)
  const [photo = '', ...others] = [...new Set(ids)].map((id) => textIn(find(id).dataUrl)).filter(Boolean)
  const isLarge = photo.length > maxPhotoLength
  const files = others.length + valuesOf(item, 'document').length + Number(isLarge)
  if (files > 0) report(say('sentences.row.files', { files }))
  return photo && !isLarge ? [`PHOTO;ENCODING=b:${photo.split('base64,')[1]}`] : []
}

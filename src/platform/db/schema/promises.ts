import { day, id, instant, jsonOf, privateTable, text } from './table.ts'

export const promiseTables = {
  promises: privateTable(
    {
      id: id(),
      connectionId: id(),
      text: text(),
      dueOn: day(),
      /** Such as 15:30. 24:00 is the end of the day: no time was given. */
      dueTime: text(),
      createdAt: instant(),
      completedAt: instant().nullable(),
      /** The entry of the timeline it was found in, and the sentence. */
      interactionId: id().nullable(),
      sentence: text().nullable(),
      /** Set while the day is ours, because none was said. */
      dueAssumedAt: instant().nullable(),
    },
    { storedBy: 'id' },
  ),

  /**
   * What a note seems to promise. With a promise it was sure, or accepted; without one it is a suggestion until it is
   * dismissed. Kept as long as the note, so that what was dismissed or removed does not come back when it is edited.
   */
  findings: privateTable(
    {
      id: id(),
      connectionId: id(),
      interactionId: id(),
      text: text(),
      sentence: text(),
      dueOn: day().nullable(),
      dueTime: text(),
      foundBy: text<'rules' | 'model'>(),
      createdAt: instant(),
      promiseId: id().nullable(),
      dismissedAt: instant().nullable(),
    },
    { storedBy: 'id' },
  ),

  followups: privateTable(
    {
      id: id(),
      connectionId: id(),
      subject: text(),
      body: text(),
      /** With other sentences to begin with, where little was known. */
      drewOn: jsonOf<{ ixIds: string[]; promiseIds: string[]; openers?: string[] }>(),
      /** `rules`, or the name of the model. */
      writtenBy: text(),
      createdAt: instant(),
      updatedAt: instant(),
      snoozedUntil: instant().nullable(),
      closedAt: instant().nullable(),
      closedAs: text<'sent' | 'dismissed'>().nullable(),
      /** What sending it logged. */
      interactionId: id().nullable(),
    },
    { storedBy: 'id' },
  ),
}

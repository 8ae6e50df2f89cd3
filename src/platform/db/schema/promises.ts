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
   * A promise found in a note: with a promise it was certain or accepted, otherwise it is a suggestion until dismissed.
   * Kept as long as the note, so that dismissed findings don't return when it is edited.
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
      /** With other opening sentences, if little was known. */
      drewOn: jsonOf<{
        ixIds: string[]
        promiseIds: string[]
        openers?: string[]
        tone?: 'short' | 'warm' | 'formal'
      }>(),
      /** `rules`, or the name of the model. */
      writtenBy: text(),
      createdAt: instant(),
      updatedAt: instant(),
      snoozedUntil: instant().nullable(),
      closedAt: instant().nullable(),
      closedAs: text<'sent' | 'dismissed'>().nullable(),
      /** The entry that sending it added. */
      interactionId: id().nullable(),
    },
    { storedBy: 'id' },
  ),
}

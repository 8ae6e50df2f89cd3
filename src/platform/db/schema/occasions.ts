import { id, instant, privateTable, text } from './table.ts'

export const occasionTables = {
  /** Days of a person other than the birthday, which is a column of theirs. */
  dates: privateTable(
    {
      id: id(),
      connectionId: id(),
      kind: text<DateKind>(),
      /** Such as 2015-06-20, or --06-20 without a year. */
      date: text(),
      label: text().nullable(),
      repeats: text<'yearly' | 'once'>(),
      /** Month and day, such as 06-20. */
      monthDay: text().computed(),
      createdAt: instant(),
      updatedAt: instant(),
    },
    { storedBy: 'id' },
  ),

  gifts: privateTable(
    {
      id: id(),
      connectionId: id(),
      status: text<GiftStatus>(),
      what: text(),
      /** A year, or a day. */
      date: text().nullable(),
      occasion: text().nullable(),
      note: text().nullable(),
      link: text().nullable(),
      price: text().nullable(),
      createdAt: instant(),
      updatedAt: instant(),
    },
    { storedBy: 'id' },
  ),
}

export type DateKind = 'anniversary' | 'name_day' | 'child_birthday' | 'died' | 'other'
export type GiftStatus = 'idea' | 'given' | 'received'

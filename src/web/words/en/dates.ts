/** How a day stands in a sentence, such as "Due Friday" or "Due 14 March". */
export const dateWords = {
  /** 1 is Monday. */
  onWeekday: (name: string, _weekday: number) => name,
  onDate: (date: string) => date,
}

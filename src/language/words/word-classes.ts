/** Word classes as data: enough to find the end of a phrase and the person of a pronoun. */
const set = (words: string) => new Set(words.split(/\s+/))

export const determiners =
  set(`the a an my our your his her their its this that these those some any all both each every another
  more several two three four five six one no`)
export const prepositions =
  set(`about after at before between by during for from in into near of on onto over regarding since
  through to toward towards under until via with within without`)
const joining = set(`and but or so because although though while when where who whom which that if whether as than then
  plus`)
const pronouns = set('i we she he they you it me us him them her')
export const timeWords =
  set(`today yesterday tonight tomorrow monday tuesday wednesday thursday friday saturday sunday again last
  next this earlier recently soon later now back mon tue wed thu fri sat sun`)
export const questionWords = set('how why what whether when where who that if to not')

/** Where a phrase lifted from a note may end. */
export const endsPhrase = (word: string | undefined) =>
  word === undefined || [prepositions, joining, pronouns, timeWords].some((words) => words.has(word.toLowerCase()))

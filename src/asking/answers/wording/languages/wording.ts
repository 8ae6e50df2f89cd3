/** The sentences of an answer in a language, with the places for what they speak of in braces. */
export type Wording = {
  and: string
  /** Numbers of promises from none to twelve. */
  numbers: string
  noted: string
  assistantNoted: string
  visitorWrote: string
  onFile: string
  drafted: string
  importSays: string
  calendarSays: string
  lastContact: string
  noContact: string
  met: string
  metHow: string
  metOnHow: string
  birthday: string
  bornOn: string
  age: string
  noBirthdays: string
  promise: string
  promiseDue: string
  promiseOverdue: string
  promiseKept: string
  noPromises: string
  noPromisesTo: string
  noPromisesThen: string
  noneOverdue: string
  noneKept: string
  onePromise: string
  promiseCount: string
  worksAs: string
  worksAt: string
  worksAsAt: string
  lives: string
  phone: string
  email: string
  /** How many more there are than a list shows. */
  more: string
  several: string
  nothing: string
  nothingAbout: string
  nothingOn: string
  unread: string
}

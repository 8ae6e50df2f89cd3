import { wordsFor } from '#contract/texts/catalogs.ts'
import type { Words } from '#contract/texts/words.ts'
import { dateAt } from '#language/calendar/calendar.ts'
import { dayInLanguage } from '#language/locales/locale.ts'
import { plainText } from '#language/sentences/plain-text.ts'
import type { Question } from '../../questions/question.ts'
import type { Passage } from '../../recall/passage.ts'

type Asked = Pick<Question, 'timeZone' | 'today'> & Partial<Pick<Question, 'language'>>

/** The sentences of the language a question is in; null for English, whose sentences stand where they are used. */
export const wordingFor = ({ language }: Partial<Pick<Question, 'language'>>): Wording | null =>
  !language || language === 'en' ? null : wordsFor(language).answers

/** A sentence with its values. */
export const sayIn = (sentence: (values: never) => string, values: Record<string, string | number>) =>
  sentence(values as never)

export const sayDay = (day: Temporal.PlainDate, { today, language }: Asked) =>
  dayInLanguage(day, today, language ?? 'en')

/** Quotes a passage with its author, in the language of the question. */
export function attributeIn(wording: Wording, passage: Passage, quote: string, question: Asked) {
  const name = plainText(passage.connectionName)
  const day = sayDay(dateAt(passage.at, question.timeZone), question)
  if (passage.kind === 'connection') return sayIn(wording.onFile, { name, quote })
  if (passage.kind === 'promise') return sayIn(wording.promiseQuoted, { name, quote })
  if (passage.kind === 'followup') return sayIn(wording.drafted, { name, quote })
  if (passage.source === 'import') return sayIn(wording.importSays, { name, quote })
  if (passage.source === 'calendar') return sayIn(wording.calendarSays, { name, day, quote })
  if (passage.source === 'visitor') return sayIn(wording.visitorWrote, { name, day, quote })
  return sayIn(passage.source === 'assistant' ? wording.assistantNoted : wording.noted, { name, day, quote })
}

/** The sentences of an answer in a language. */
export type Wording = Words['answers']

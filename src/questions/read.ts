import type { MemberContext } from '../context.ts'
import type { Earlier, Question } from './question.ts'

type Asked = { text: string; timeZone: string; connectionId: string | null; earlier: Earlier | null }

export async function readQuestion(
  ctx: MemberContext,
  { text, timeZone, connectionId, earlier }: Asked,
): Promise<Question> {
  const today = ctx.now().toZonedDateTimeISO(timeZone).toPlainDate()
  return {
    text,
    timeZone,
    today,
    connectionId,
    named: [],
    about: earlier?.about ?? [],
    span: null,
    words: [],
    earlier: null,
  }
}

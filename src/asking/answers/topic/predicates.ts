import { words } from '#language/words/words.ts'
import type { Question } from '../../questions/question.ts'

const subjects = 'i|we|you|he|she|it|they|people|everybody|everyone|somebody|someone|anybody|anyone|both'
const leads =
  'going|want|wants|wanted|like|likes|love|loves|need|needs|plan|plans|planning|intend|try|trying|hope|hopes|wish|have|has|had|able|about|ready|afraid|happy|used|begin|start|learn|learning|ask|asked'

/** The words that say what somebody does or is: those right after the subject or "want to". */
export function predicatesIn({ text, named = [] }: Pick<Question, 'text'> & Partial<Pick<Question, 'named'>>) {
  const lower = text.toLowerCase()
  const names = named.map(({ said }) => said.toLowerCase().replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  const after = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${[subjects, ...names].join('|')}|(?:${leads}) to) (?:\p{L}+ly |also |still |ever |just |now |really |not )?(\p{L}+)`,
    'gu',
  )
  return new Set([...lower.matchAll(after)].flatMap(([, word = '']) => words(word)))
}

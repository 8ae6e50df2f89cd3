import type { Day } from '#language/language-data/wording.ts'
import { clausesByPunctuation } from '#language/sentences/plain-sentences.ts'
import { wordSet } from '#language/words/word-set.ts'
import { isFitForMessage } from './fit-for-message.ts'
import { mentionsOthers } from './other-people.ts'
import { isOver } from './plan-questions.ts'
import { inSecondPerson, isName } from './second-person.ts'

const maxSentences = 30

type About = { names: string[]; day: Day; today: Day }

/** Good news, which one may repeat to the person as it was told. */
const goodNews = wordSet(`
  won passed got started joined finished opened published bought booked moved retired graduated enrolled signed adopted
  planted built launched found learned received wrote made`)

/** What one may be up to, and be asked about by anybody. */
const pursuits = wordSet(`
  doing going coming moving starting opening launching planning working writing building learning training studying staying
  playing singing running teaching organising organizing preparing renovating designing recording making visiting joining
  travelling traveling spending directing rehearsing painting`)

/** What the person asked or told of themselves, in their newest entry: "You asked if I know a clinic". */
export function mentionIn(sentences: string[], { names, day, today }: About): string | null {
  for (const [at, sentence] of sentences.slice(0, maxSentences).entries()) {
    if (/\?|\b(?:not|never|no|nobody|only|but)\b|n['’]t\b|["“”]/i.test(sentence)) continue
    const others = mentionsOthers(sentences.slice(0, at), names)
    const [clause = ''] = clausesByPunctuation(sentence)
    const [subject = '', verb = '', ...rest] = clause.split(' ')
    const isOwn = isName(subject, names) || (/^(?:she|he|they)$/i.test(subject) && !others)
    if (!isOwn || rest.length < 2 || isOver(clause, { day, today })) continue
    const told = retold(verb.toLowerCase(), rest.join(' '), names)
    if (told && isFitForMessage(told)) return `${told}.`
  }
  return null
}

function retold(verb: string, rest: string, names: string[]) {
  const said = inSecondPerson(rest, names)
  if (/^(?:asks|asked)$/.test(verb))
    return /^(?:if|whether|about) /.test(said) ? `You asked ${said} and I have not forgotten` : null
  if (pursuits.has(verb)) return `You mentioned that you are ${verb} ${said}`
  if (verb === 'is' && pursuits.has(said.split(' ')[0] ?? '')) return `You mentioned that you are ${said}`
  if (verb === 'has' && goodNews.has(said.split(' ')[0] ?? '')) return `You mentioned that you have ${said}`
  return goodNews.has(verb) ? `You mentioned that you ${verb} ${said}` : null
}

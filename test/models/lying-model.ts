import type { Reply } from '../servers/model-server.ts'

/** A lying model's sentence: `kind` is "true" or the type of lie. */
export type Told = { kind: 'true' | 'figure' | 'name' | 'negated' | 'invented'; text: string }

/**
 * A model that retells two sentences of the first passage and then lies about each: with another figure, another name,
 * the opposite, or an invention around one true word. It records its sentences.
 */
export function lyingModel() {
  const told: Told[] = []
  const reply: Reply = (response, { body }) => {
    const said = retold(passageIn(body)).flatMap((text): Told[] => [{ kind: 'true', text }, ...liesAbout(text)])
    told.push(...said)
    const content = said.map(({ text }) => `${text.replace(/[.!?]*$/u, '')} [1].`).join(' ')
    const piece = JSON.stringify({ choices: [{ delta: { content }, finish_reason: 'stop' }] })
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`data: ${piece}\n\ndata: [DONE]\n\n`)
  }
  return { told, reply }
}

function passageIn(body: Record<string, unknown>) {
  const { messages } = body as { messages: { content: string }[] }
  return /^\| (.*)$/mu.exec(messages.at(-1)?.content ?? '')?.[1] ?? ''
}

const second: [RegExp, string][] = [
  [/\bI'm\b/gu, 'you are'],
  [/\bI'll\b/gu, 'you will'],
  [/\bI'd\b/gu, 'you would'],
  [/\bI've\b/gu, 'you have'],
  [/\b(?:I|me|we|us|We)\b/gu, 'you'],
  [/\b(?:my|our|My|Our)\b/gu, 'your'],
]

/** Worded as a model would address its user. */
function retold(passage: string): string[] {
  const whole = passage
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((each) => /^.{25,160}$/u.test(each) && !/["“…]/u.test(each))
  return whole.slice(0, 2).map((sentence) => {
    const turned = second.reduce((text, [from, to]) => text.replace(from, to), sentence)
    return turned.charAt(0).toUpperCase() + turned.slice(1)
  })
}

const strangers = ['Zelda', 'Brandon', 'Okonkwo', 'Lucerne', 'Halifax']
const inventions = [
  'She was arrested over the W',
  'He inherited a castle and the W',
  'They won a prize for their W abroad',
]

function liesAbout(sentence: string): Told[] {
  const figure = sentence.replace(/\d+/u, (digits) => String(Number(digits) + 3))
  const name = sentence.replace(/(?<=\s)(?!I\b)\p{Lu}\p{Ll}{2,}/u, strangers[sentence.length % strangers.length] ?? '')
  const denied = sentence.replace(
    /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|did|must)\b/u,
    '$& not',
  )
  const word = (sentence.match(/\b\p{Ll}{5,}/gu) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? 'matter'
  const invented = inventions[sentence.length % inventions.length]?.replace('W', word) ?? ''
  const isDenying = /\b(?:no|not|never|nobody|none|nothing|without)\b|n't/iu.test(sentence)
  const lies: Told[] = [
    { kind: 'figure', text: figure },
    { kind: 'name', text: name },
    { kind: 'negated', text: isDenying ? sentence : denied },
    { kind: 'invented', text: invented },
  ]
  return lies.filter(({ text }) => text !== sentence)
}

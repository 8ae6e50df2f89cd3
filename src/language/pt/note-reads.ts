import type { Address, NoteReads } from '../language-data/wording.ts'
import { eventReader } from '../language-data/wording-pieces.ts'

const people =
  /^(?:namorad[oa]|amig[oa]|chef[ea]|colega|marido|mulher|vizinh[oa]|ano|mês|semana|número|morada|endereço)$/
/** Verbs after which a person alone is enough. */
const alone = /^(?:ligar|telefonar|escrever|responder|falar|visitar|ajudar|convidar|avisar|ver)$/
const suffix: Record<Address, string> = { familiar: '-te', formal: '-lhe', plural: '-vos' }
const own: Record<Address, { com: string; para: string }> = {
  familiar: { com: 'contigo', para: 'para ti' },
  formal: { com: 'consigo', para: 'para si' },
  plural: { com: 'convosco', para: 'para vocês' },
}
const tu = /(?<!\p{L})(?:tu|te|ti|teus?|tuas?|contigo)(?!\p{L})/iu
const voce = /(?<!\p{L})(?:você|si|consigo)(?!\p{L})/iu
const vos = /(?<!\p{L})(?:vocês|vos|convosco|voss[oa]s?)(?!\p{L})/iu
/** Brazilian messages don't use "tu". */
const vosOrTu = new RegExp(`${tu.source}|${vos.source}`, 'iu')
const ofBrazil = { com: 'com você', para: 'para você' }

export const portugueseReads = (isBrazilian: boolean): NoteReads => ({
  event: eventReader({
    'a ': 'entrevista prova corrida exposição mudança conferência festa formatura apresentação final competição estreia viagem',
    'o ': 'exame concerto casamento jogo torneio batizado baptizado festival congresso espetáculo concurso maratona',
    'as ': 'férias',
  }),
  newThing: (clause) => {
    const [, before = '', noun = ''] = /\b(nov[oa]) (\p{Ll}{3,})/u.exec(clause) ?? []
    const [, thing = '', after = ''] = /(?<!\p{L})(\p{Ll}{3,}) (nov[oa])(?!\p{L})/u.exec(clause) ?? []
    const [adjective, what] = noun !== '' && !/^(?:que|com|por|para|uma?)$/.test(noun) ? [before, noun] : [after, thing]
    if (what === '' || people.test(what) || /^(?:que|com|mais|gente|uma|muito)$/.test(what)) return null
    return adjective === 'nova' ? `a nova ${what}` : `o novo ${what}`
  },
  isUnsure: (sentence) =>
    /(?<!\p{L})(?:eu|meus?|minhas?|me|nos|nós|nosso|nossa|não|nunca|talvez|se|cancelad[oa]|adiad[oa])(?!\p{L})|\?/iu.test(
      sentence,
    ),
  movedOn:
    /(?<!\p{L})(?:deixou|saiu d[ao]|demitiu|reform\p{L}*|aposent\p{L}*|fechou|vendeu|despedid[oa]|começou n[ao])(?!\p{L})/iu,
  withThem: /^(?:com|c\/)$/i,
  they: /^(?:ela|ele|elas|eles)$/i,
  them: /^(?:ela|ele|elas|eles)$/i,
  you: isBrazilian ? { familiar: voce, formal: voce, plural: vosOrTu } : { familiar: tu, formal: voce, plural: vos },
  heads: [
    ['café|cafezinho', 'coffee'],
    ['chá', 'tea'],
    ['pequeno-almoço', 'breakfast'],
    ['almoço|almocei|almoçámos|almoçamos', 'lunch'],
    ['jantar|jantei|jantámos|jantamos', 'dinner'],
    ['copos?|cerveja|chope|vinho', 'drink'],
    ['passeio', 'walk'],
    ['chamada|telefonema|ligação|liguei', 'call'],
    ['reunião', 'meeting'],
    ['encontro|encontrei|visitei|estive', 'see'],
    ['conversa|falei|falámos|falamos|conversei', 'talk'],
  ],
  topic:
    /(?:fal\p{L}+|convers\p{L}+) ((?:do|da|dos|das|sobre o|sobre a) \p{Ll}+(?: \p{Ll}+){0,2}?)(?=$|[.,;!]| (?:e|com|em|no|na|ontem))/u,
  wroteToMe: /^(?:escreve|escreveu|pergunta|perguntou|diz|disse|pediu|pede)$/i,
  cancelled: /(?<!\p{L})(?:cancel\p{L}+|não veio|não atendeu|não apareceu|adiad[oa])(?!\p{L})/iu,
  negated: /(?<!\p{L})(?:não|nunca)(?!\p{L})/iu,
  lead: /^(?:tenho de |tenho que |preciso de |preciso |devo |prometi |vou |fiquei de |lembrar de |TODO:? )/i,
  deed: (text, names, address) => {
    const person = `(?:[ao] )?(?:${[...names.map((name) => RegExp.escape(name)), 'ela', 'ele'].join('|')})(?!\\p{L})`
    const small = text.charAt(0).toLowerCase() + text.slice(1)
    const [, lead, verb = '', pronoun, after = ''] =
      /^(lhes? )?(\p{Ll}+[aeiô]r)(-lhes?|-l[ao]s?)?(?= |$)(.*)$/u.exec(small) ?? []
    if (verb === '' || (pronoun?.startsWith('-l') && !pronoun.startsWith('-lh'))) return null
    const toThem = new RegExp(` (?:à|ao|a|para|pra|pro) ${person}`, 'u')
    const isOwn = lead !== undefined || pronoun !== undefined || toThem.test(after)
    const { com, para } = isBrazilian ? ofBrazil : own[address]
    const rest = after
      .replace(toThem, '')
      .replace(new RegExp(` com ${person}`, 'gu'), ` ${com}`)
      .replace(/(?<= )(seus?|suas?)(?= \p{Ll})/gu, (word) =>
        isBrazilian || address !== 'familiar' ? word : word.replace(/^s/, 't'),
      )
    if (rest.trim() === '' && !(isOwn && alone.test(verb))) return null
    if (new RegExp(`(?<!\\p{L})${person}|(?<!\\p{L})(?:dela|dele|deles|delas)(?!\\p{L})`, 'u').test(rest)) return null
    if (!isOwn) return `${verb}${rest}`
    return isBrazilian ? `${verb}${rest} ${para}` : `${verb}${suffix[address]}${rest}`
  },
})

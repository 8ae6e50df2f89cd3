import type { QuestionWords } from '../language-data/question-words.ts'
import { phrases } from '../phrases/phrases.ts'

export const portugueseQuestions: QuestionWords = {
  openers: /^\W*(?:quem|onde|quando|quantos|quantas|qual|quais|o que|de onde|a quem|com quem|tens|você)\b/i,
  kinds: [
    ['lastContact', /\bultima vez\b|\bultimo contacto?\b|\bha quanto tempo\b|\bfaz quanto tempo\b/],
    ['howMet', /\b(?:de onde|como|onde|desde quando) (?:e que )?(?:eu )?conhec|\bcomo conheci\b/],
    ['age', /\bquantos anos (?:tem|faz)\b|\bque idade\b|\bqual a idade\b/],
    ['birthday', /\baniversarios?\b|\bfaz(?:em)? anos\b|\bnasceu\b/],
    ['countPromises', /\bquant[oa]s .*(?:promessas|pendentes|pendencias|compromissos)/],
    [
      'promises',
      /\bpromessas?\b|\bpromet|\bpendentes?\b|\bpendencias?\b|\bo que (?:e que )?(?:eu )?(?:tenho (?:de|que)|devo|preciso)\b|\bcompromissos?\b|\batrasad|\bem atraso\b/,
    ],
    ['occupation', /\bo que (?:e que )?faz (?:o |a )?~|\bo que (?:e que )?(?:o |a )?~ faz\b|\bprofissao\b/],
    ['workplace', /\b(?:onde|em que empresa|para quem) (?:e que )?(?:o |a )?(?:~ )?trabalha\b|\bempresa d[oae] ~/],
    ['home', /\bonde (?:e que )?(?:o |a )?(?:~ )?(?:mora|vive)\b/],
    ['phone', /\btelefone\b|\bnumero d[oae]\b|\btelemovel\b|\bcelular\b/],
    ['email', /\be-?mail\b|\bcorreio\b/],
    [
      'peopleOnceAt',
      /\bquem (?:e que )?(?:trabalhava|trabalhou|estava|esteve) (?:antes )?(?:em|na|no|para) (?<at>[^?]+)/,
    ],
    [
      'peopleAt',
      /\b(?:quem (?:e que )?(?:eu )?conheco|quem (?:mora|vive|trabalha|esta)) (?:em|no|na|nos|nas|de) (?<at>[^?]+)/,
    ],
    [
      'portrait',
      /\b(?:o que (?:e que )?(?:eu )?sei|fala-me|me fala|conta-me|tudo) (?:sobre|d[oae]) (?:o |a )?~|^\W*quem e (?:o |a )?~\W*$/,
    ],
  ],
  promises: [
    ['overdue', /\batrasad|\bem atraso\b|\bvencid/],
    ['open', /\bpendentes?\b|\bpendencias?\b|\bpor cumprir\b|\bnao\b/],
    ['kept', /\bcumpri(?:do|das?)?\b/],
    ['made', /^(?!.*\b(?:para|ate)\b).*\b(?:prometi|prometido|fiz|feitas?)\b/],
  ],
  facts: [
    { kinds: ['allergy'], asks: /\b(?:alergi\w+)(?: (?:aos?|as?))?/ },
    { kinds: ['diet'], asks: /\b(?:e|ainda|come)\b.*\b(?:vegetarian\w|vegan\w|carne)\b/ },
    { kinds: ['pet'], asks: /\b(?:que|tem)\b.*\b(?:animal|animais)\b/ },
    { kinds: ['i_owe'], asks: /\bdevo\b.*\bdinheiro\b|\bquanto (?:e que )?(?:lhe )?devo\b/ },
    { kinds: ['they_owe'], asks: /\b(?:me|nos) deve[m]?\b|\bdeve-me\b/ },
    { kinds: ['borrowed'], asks: /\b(?:me emprestou|emprestou-me|me emprestaram)\b/ },
    { kinds: ['lent', 'they_owe'], asks: /\b(?:lhe |lhes )?(?:emprestei)\b/ },
  ],
  life: {
    relations: [
      [
        'introduced',
        /\b(?:a )?quem (?:e que )?(?:[oa] )?~ (?:me|nos) apresentou|\ba quem (?:me|nos) apresentou (?:[oa] )?~/,
      ],
      ['introduced_by', /\bquem (?:e que )?(?:me|nos) apresentou (?:[oa] |ao |a )?~/],
      ['report', /\bquem (?:e que )?trabalha para (?:[oa] )?~/],
      ['spouse', /\bcom quem (?:e que )?(?:(?:[oa] )?~ (?:e|esta) casad[oa]|(?:e|esta) casad[oa] (?:[oa] )?~)/],
      ['said', /\b(?:quem (?:e|sao)|como se chamam?) (?:o|a|os|as) (?<kin>[\p{L}-]+) d[eoa] ~\W*$/u],
    ],
    dates: [
      ['died', /\bquando (?:e que )?(?:[oa] )?~ (?:morreu|faleceu)|\bquando (?:morreu|faleceu) (?:[oa] )?~/],
      ['anniversary', /\baniversarios? de casamento\b|\bbodas\b/],
      ['name_day', /\bonomastico\b|\bdia do nome\b/],
    ],
    gifts: [
      [
        'received',
        /\bque (?:e que )?(?:(?:[oa] )?~ )?(?:me|nos) (?:ofereceu|deu)\b|\b(?:presentes?|prendas?) d[eoa] ~/,
      ],
      ['given', /\bque (?:e que )?(?:lhe )?(?:ofereci|oferecemos|demos|dei)\b/],
      ['idea', /\bideias? (?:de|para) (?:um |uma )?(?:presentes?|prendas?)\b/],
      ['any', /\b(?:presentes?|prendas?) para (?:[oa] )?~/],
    ],
  },
  bounds: {
    before: phrases`antes (de | do | da)`,
    until: phrases`até [a | ao | à | o]`,
    after: phrases`depois (de | do | da), a partir (de | do | da)`,
  },
  asking: `diz disse dizer conta contou anotei anotado apontei notas nota sabes sabe sei sobre mencionou lembra lembras chama
    continua ainda chamam nome quem qual quais quanto quantos quantas conheço tens alguém algo favor`,
  happened: 'aconteceu passou mudou novo novidades encontrei conheci vi visto falei',
  matter: 'amiga amigo casa filha filho filhos irmã irmão mãe pai marido mulher avó avô trabalha aniversário',
}

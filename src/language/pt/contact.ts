import { type ContactWords, few, person } from '../language-data/contact-words.ts'
import { type Piece, phrases } from '../phrases/phrases.ts'

/** Where it took place. A day or a month may be still to come. */
const months = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const days = 'segunda|terça|quarta|quinta|sexta|sábado|domingo|dia|manhã|tarde|noite|semana|mês|fim|final|próxim'
const ahead = 'verão|inverno|outono|primavera|agenda|calendário'
const where: Piece = {
  source: `junto (?:ao|à)|perto d[aeo]|à beira|em(?! (?:\\d|casa|breve|duas|dois|três|${months}))|n[ao](?! (?:${days}|${ahead}))`,
}

export const portugueseContact: ContactWords = {
  together: phrases`${few}(com | c/) [(a | o)] ${person}`,
  openers: phrases`hoje, ontem, bom, então, e, um, uma, o, a, primeira, longa`,
  occasions: {
    meeting: phrases`almoço, jantar, café, lanche, reunião, visita, encontro, passeio`,
    call: phrases`chamada, ligação, telefonema, videochamada`,
    other: phrases`conversa, papo`,
    message: phrases`mensagem, e-mail, carta`,
  },
  places: phrases`com, ${/c\//}, ${/em casa d[aeo]/}, (do | da | de) ${person}, ${where}`,
  subjects: phrases`eu, nós, a gente`,
  mine: {
    meeting: phrases`encontrei, estive com, vi (a | o) ${person}, ${/(?:almocei|jantei|lanchei) (?:com|em casa)/}, visitei`,
    call: phrases`liguei (a | para | pra | ao | à), telefonei (a | ao | à)`,
    message: phrases`escrevi (a | ao | à | para)`,
    other: phrases`falei (com | pra), conversei com, disse-lhe, disse (ao | à) ${person}`,
  },
  pronouns: phrases`ele, ela`,
  theirs: {
    call: phrases`ligou-me, me ligou, telefonou-me, ligou`,
    message: phrases`escreveu-me, me escreveu, me mandou, mandou-me`,
    other: phrases`disse-me, me disse, contou-me, me contou, perguntou-me, me perguntou, disse que, diz que`,
  },
  denials: phrases`não, nunca, ${/cancel[a-zà-ÿ]*/}, amanhã, ${/próxim[a-zà-ÿ]*/}, talvez, se, devia, ficou para`,
}

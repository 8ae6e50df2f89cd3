import type { QuestionWords } from '../language-data/question-words.ts'
import { phrases } from '../phrases/phrases.ts'

export const frenchQuestions: QuestionWords = {
  openers: /^\W*(?:qui|où|qu['’]|quels?|quelles?|combien|comment|pourquoi|c['’]est quoi|c['’]est quand)(?![a-zà-ÿ])/i,
  kinds: [
    ['lastContact', /\bderniere fois\b|\bdernier contact\b|\bcombien de temps\b/],
    [
      'howMet',
      /\bcomment (?:ai-je|j'ai|est-ce que j'ai) (?:rencontre|connu)|\bd'ou (?:est-ce que )?je connais\b|\bou (?:ai-je|j'ai) rencontre/,
    ],
    ['age', /\bquel age\b/],
    ['birthday', /\banniversaires?\b|\bne[e]? le\b|\bdate de naissance\b/],
    ['countPromises', /\bcombien .*(?:promesses|promis|engagements)/],
    [
      'promises',
      /\bpromesses?\b|\bpromis\b|\b(?:que|quoi|ce que) (?:dois-je|je dois)\b|\bdois-je\b|\bj'ai a faire\b|\bengagements?\b|\ben retard\b/,
    ],
    ['occupation', /\bque fait ~|\bdans la vie\b|\bmetier\b|\bprofession\b|\bboulot de ~/],
    [
      'workplace',
      /\bou (?:est-ce que )?(?:travaille|bosse) ~|\bou (?:est-ce que )?~ (?:travaille|bosse)|\bpour qui travaille\b|\bemployeur\b/,
    ],
    ['home', /\bou (?:est-ce que )?(?:habite|vit|reste) ~|\bou (?:est-ce que )?~ (?:habite|vit)\b/],
    ['phone', /\btelephone\b|\bnumero\b/],
    ['email', /\be-?mail\b|\bmail\b|\bcourriel\b/],
    [
      'peopleOnceAt',
      /\bqui (?:travaillait|etait|a travaille|bossait) (?:avant |autrefois )?(?:chez|pour|a) (?<at>[^?]+)/,
    ],
    [
      'peopleAt',
      /\b(?:qui est-ce que je connais|qui je connais|qui connais-je|qui (?:habite|vit|travaille)) (?:a|en|au|aux|chez|dans) (?<at>[^?]+)/,
    ],
    [
      'portrait',
      /\b(?:que sais-je|qu'est-ce que je sais|parle-moi|dis-moi tout|tout) (?:sur|de|d') ?~|^\W*qui est ~\W*$/,
    ],
  ],
  promises: [
    ['overdue', /\ben retard\b/],
    ['open', /\ben cours\b|\bpas\b/],
    ['kept', /\btenue?s?\b|\baccomplie?s?\b/],
    ['made', /^(?!.*\b(?:pour|d'ici)\b).*\b(?:promis|faites?)\b/],
  ],
  facts: [
    { kinds: ['allergy'], asks: /\ballergi\w+(?: (?:a|aux?|a la|a l'))?/ },
    { kinds: ['diet'], asks: /\b(?:est|mange|toujours)\b.*\b(?:vegetarie\w+|vegan\w*|viande)\b/ },
    { kinds: ['pet'], asks: /\b(?:quels?|a-t-)\b.*\b(?:animal|animaux)\b/ },
    {
      kinds: ['i_owe'],
      asks: /\bdois[- ]je\b.*\bargent\b|\bcombien (?:dois[- ]je|est-ce que je dois)\b|\ba qui dois[- ]je (?:de l'argent|combien)\b/,
    },
    { kinds: ['they_owe'], asks: /\b(?:me|nous) doi(?:t|vent)\b|\bqui me doit\b/ },
    { kinds: ['borrowed'], asks: /\bm'a(?:-t-(?:elle|il))? (?:~ )?prete\b|\bai[- ]je emprunte\b|\bj'ai emprunte\b/ },
    { kinds: ['lent', 'they_owe'], asks: /\b(?:ai[- ]je|j'ai) prete\b/ },
  ],
  life: {
    relations: [
      ['introduced', /\bqui (?:est-ce que )?~ m'a (?:presente|fait (?:rencontrer|connaitre))/],
      [
        'introduced_by',
        /\bqui m'a (?:presente|fait (?:rencontrer|connaitre))|\bpar qui (?:ai-je|j'ai) (?:connu|rencontre) ~/,
      ],
      ['report', /\bqui travaille (?:pour|sous) ~/],
      ['spouse', /\b(?:avec|a) qui (?:est-ce que )?(?:~ est|est marie(?:e)? ~)(?:-(?:il|elle))?(?: marie)?/],
      ['said', /\b(?:qui (?:est|sont)|comment s'appelle(?:nt)?) (?:le |la |les |l')(?<kin>[\p{L}-]+) d(?:e |')~\W*$/u],
    ],
    dates: [
      [
        'died',
        /\bquand (?:est-ce que )?~ est(?:-(?:il|elle))? (?:mort|decede)|\bquand est (?:morte?|decedee?) ~|\bdeces de ~/,
      ],
      ['anniversary', /\banniversaires? de mariage\b|\bnoces\b/],
      ['name_day', /\bfete de ~/],
    ],
    gifts: [
      ['given', /\b(?:ai-je|j'ai|avons-nous|nous avons|on a) offert\b/],
      ['received', /\b(?:m'a|nous a)(?:-t-(?:il|elle))? offert\b|\bcadeaux? de ~/],
      ['idea', /\bidees? (?:de )?cadeaux?\b/],
      ['any', /\bcadeaux? pour ~/],
    ],
  },
  bounds: {
    before: phrases`avant [le | la | les | l']`,
    until: phrases`jusqu'à [la], jusqu'au, jusqu'en, d'ici [à | au | le | la]`,
    after: phrases`après [le | la | les | l'], à partir (du | de)`,
  },
  asking: `dis dit raconte parle parlé noté note notes sais sait rappelle rappelles mentionné appelle appellent sujet propos
    toujours encore quelqu personne qui quoi quel quelle quels quelles combien comment connais connaît nom noms stp svp chose`,
  happened: 'passé arrivé changé neuf nouveau rencontré rencontrée vu vue parlé',
  matter: 'femme fille fils enfants mari maman papa ami amie copine cadeau travaille habite',
}

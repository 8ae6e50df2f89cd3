import type { CommitmentWords } from '../language-data/commitment-words.ts'
import { phrases } from '../phrases/phrases.ts'
import { wordSet } from '../words/word-set.ts'

const whom =
  /(?:(?:à|au|aux) (?:(?:la|le|ma|mon|sa|son|ses|mes|m\.|mme|madame|monsieur) )?[\p{L}.'-]+ (?:(?!de |d'|que |qu'|une? )\p{Lu}[\p{L}-]+ )?)?/u
const have =
  /(?:j'(?:y |en )?ai |je (?:lui|leur|l'|t'|vous|les) ?ai |j'avais |ai |lui ai |leur ai )?(?:bien |aussi |donc |déjà |quand même )?/

export const frenchCommitments: CommitmentWords = {
  verbLast: null,
  promisedLast: null,
  askedFor: null,
  me: /je |j'/,
  frames: [
    {
      says: phrases`${have}(promis | juré | assuré | proposé | convenu) ${whom}(de | d')`,
      followedBy: 'infinitive',
      strength: 'sure',
      shared: true,
    },
    {
      says: phrases`${have}(promis | juré | assuré | dit | répondu | écrit | confirmé | annoncé) ${whom}(oui[,] que | que | qu')`,
      followedBy: 'clause',
      strength: 'sure',
    },
    {
      says: phrases`${have}(promis | juré) ${whom}(que je | que j')`,
      followedBy: 'clause',
      strength: 'sure',
      outright: true,
    },
    { says: phrases`${have}promis ${whom}`, followedBy: 'thing', strength: 'sure', shared: true },
    {
      says: phrases`(je me suis | me suis) (engagé | engagée | proposé | proposée) ${whom}(à | de | d' | pour)`,
      followedBy: 'infinitive',
      strength: 'sure',
    },
    { says: phrases`${have}accepté (de | d')`, followedBy: 'infinitive', strength: 'sure', shared: true },
    {
      says: phrases`(je vais | j'vais | vais | je m'occupe de | je me charge de | c'est moi qui vais)`,
      followedBy: 'infinitive',
      strength: 'sure',
    },
    {
      says: phrases`je (dois | devrai) [encore | aussi | absolument], j'dois, dois, il me reste à, reste à, il faut, faut, faudra, faudrait pas oublier de, j'ai à, je suis censé, je suis censée`,
      followedBy: 'infinitive',
      strength: 'binding',
    },
    {
      says: phrases`(il faut | faut | il faudra | faudra) (que je | que j') [pense à | me rappelle de]`,
      followedBy: 'clause',
      strength: 'binding',
      outright: true,
    },
    {
      says: phrases`[ne] pas oublier (de | d'), penser à, me rappeler (de | d'), rappelle-moi (de | d'), ne pas oublier, se souvenir de`,
      followedBy: 'infinitive',
      strength: 'binding',
    },
    {
      says: phrases`(je lui dois | je leur dois | lui dois | je dois ${whom}${/(?=un|une|\d|encore)/})`,
      followedBy: 'thing',
      strength: 'sure',
    },
    {
      says: phrases`je devrais, devrais, je pourrais, j'aimerais, je voudrais, je compte, il faudrait, faudrait, j'ai envie de, je pense`,
      followedBy: 'infinitive',
      strength: 'maybe',
    },
    {
      says: phrases`(il faudrait | faudrait) (que je | que j')`,
      followedBy: 'clause',
      strength: 'maybe',
    },
    { says: phrases`peut-être que`, followedBy: 'clause', strength: 'maybe' },
  ],
  verbs:
    wordSet(`envoyer appeler rappeler apporter passer acheter payer rendre prêter donner dire prévenir écrire répondre relancer
    chercher demander présenter inviter réserver commander préparer faire réparer regarder lire signer imprimer confirmer récupérer visiter
    accompagner aider cuisiner laisser mettre organiser parler aller revenir venir changer monter descendre transférer partager virer
    déposer ramener emmener poster livrer couper mesurer installer peindre coudre arroser garder recommander remercier féliciter expliquer
    montrer traduire corriger rédiger terminer finir sortir noter offrir toucher tenir vérifier voir caler fixer booker organiser fermer
    ouvrir renvoyer transmettre communiquer contacter téléphoner texter mailer proposer remplacer poser chercher prendre remettre régler
    rembourser annuler reporter valider relire imprimer photocopier scanner boucler faxer débloquer trouver avancer conduire tondre occuper charger`),
  formsOf: (verb) => {
    const stem = verb.slice(0, -2)
    const future = verb.endsWith('re') ? verb.slice(0, -1) : verb
    const own = verb.endsWith('er') ? [`${stem}e`] : [`${stem}s`, `${stem}is`]
    return { own: [...own, `${future}ai`], reported: [`${stem}ais`, `${future}ais`] }
  },
  irregular: {
    envoie: 'envoyer',
    enverrai: 'envoyer',
    renvoie: 'renvoyer',
    appelle: 'appeler',
    appellerai: 'appeler',
    rappelle: 'rappeler',
    rappellerai: 'rappeler',
    achète: 'acheter',
    fais: 'faire',
    ferai: 'faire',
    viens: 'venir',
    viendrai: 'venir',
    reviens: 'revenir',
    préviens: 'prévenir',
    tiens: 'tenir',
    tiendrai: 'tenir',
    dis: 'dire',
    dirai: 'dire',
    mets: 'mettre',
    irai: 'aller',
    paie: 'payer',
    vois: 'voir',
    verrai: 'voir',
    amène: 'amener',
    ramène: 'ramener',
    emmène: 'emmener',
    relis: 'relire',
    lis: 'lire',
    écris: 'écrire',
    offre: 'offrir',
    ouvre: 'ouvrir',
    récupère: 'récupérer',
    vérifie: 'vérifier',
    règle: 'régler',
    prends: 'prendre',
    remets: 'remettre',
    transmets: 'transmettre',
  },
  irregularTold: {
    enverrais: 'envoyer',
    appellerais: 'appeler',
    rappellerais: 'rappeler',
    ferais: 'faire',
    viendrais: 'venir',
    dirais: 'dire',
    irais: 'aller',
    fasse: 'faire',
    aille: 'aller',
  },
  ownByForm:
    /(?:je |j')(?<pronouns>(?:(?:me|m'|te|lui|leur|le|la|les|l'|vous|y|en)(?:\s+|(?<='))){0,2})(?<verb>\p{L}{2,}rai)/u,
  infinitiveByForm: (form) =>
    form
      .replace(/([tv])iendrai$/, '$1enir')
      .replace(/([cd]e)vrai$/, '$1voir')
      .replace(/courrai$/, 'courir')
      .replace(/(?<=[aou])ierai$/, 'yer')
      .replace(/è(\p{L})erai$/u, 'e$1er')
      .replace(/issem?$|isse$/, 'ir')
      .replace(/(?<=[ei]r)ais?$/, '')
      .replace(/(?<=r)ais?$/, 'e')
      .replace(/(?<=[^r])e$/, 'er'),
  infinitive: /(?:l'|s'|m'|t'|d')?[\p{L}-]+(?:er|ir|re|oir)/u,
  pronouns: phrases`me, m', te, t', se, s', lui, leur, le, la, les, l', nous, vous, y, en`,
  hangs: () => null,
  stressed: /(?<!\p{L})moi (?:je|j'|qui)/iu,
  towards:
    /(?:^|\s)(?:lui|leur|y|à|au|aux|pour|chez|avec|la|l')(?:\s|(?<='))|(?:^|\s)de (?:la |m\. |mme )?\p{L}|(?:^|\s)(?:m'occuper|me charger) d(?:u|es|e l)/u,
  leads: phrases`et, mais, aussi, puis, pis, ensuite, alors, bon, bref, donc, demain, aujourd'hui, ce soir, sinon, ah, ouf`,
  between: phrases`aussi, encore, bien, donc, vite, absolument, quand même, demain`,
  idle: wordSet(`être avoir pouvoir vouloir savoir penser croire sentir dormir vivre mourir naître rêver espérer voir paraître rester
    hier fer mer hiver fier cher dernier premier janvier février courrier déjeuner dîner diner souper goûter papier métier quartier
    atelier cahier dossier escalier chantier père mère frère lettre livre titre centre autre notre votre quatre contre entre encadre
    soir noir espoir couloir plaisir avenir souvenir tour rendez-vous derrière lumière rivière affaire maire notaire anniversaire
    suis ai sais crois pense trouve espère veux peux aime déteste adore vis habite travaille sens comprends connais dors rêve pleure ris mange
    bois doute suppose imagine préfère crois vois étais avais n'ai n'en ne regrette attends reste me m'appelle serai aurai pourrai saurai devrai voudrai marre hâte mort crève`),
  everyday: wordSet(
    'faire aller voir lire finir terminer venir sortir monter descendre changer prendre cuisiner avancer',
  ),
  things: phrases`un, une, des, le, la, les, mon, ma, mes, deux, trois, quatre, cinq, six, dix, vingt, encore, ses, son, sa`,
  favors: phrases`
    (une | une fière chandelle | une [grosse | sacrée] faveur | un [grand | gros | énorme] (service | merci) | la vie | tout)${/(?: pour .*)?/}`,
  waits: phrases`attendre, patienter`,
  third: phrases`a, ont, avait, avaient, m'a, m'ont, t'a, l'a, s'est, aurait, va, dit, il, elle, ils, elles, on`,
  performed: phrases`(je | j') ${/(?:(?:vous|te|lui|leur|t') ?)?/}(remercie | félicite | souhaite | prie | rappelle que | invite à | demande de | confirme (le | la | les | ma | mon | notre | nos | votre | que)),
    ci-joint, en pièce jointe, (dois | faut) ${/(?:bien )?/}(dire | avouer | reconnaître) (que | qu')`,
  says: phrases`(a | m'a | nous a | t'a) (dit | écrit | répondu | promis), ${/(?<!ai |avais )/}dit${/(?:-elle|-il)?/}, répond, écrit`,
  others: phrases`il, elle, ils, elles, on, vous, tu, le, la, les, l', un, une, mon, ma, mes, son, sa, ses, leur, nos, notre, y, à, m., mme`,
  joints: phrases`et, mais, car, parce que, parce qu', donc, pis, puis, ou, alors`,
  and: phrases`et, pis, puis`,
  articles: phrases`le, la, les, un, une`,
  conditions: phrases`si, s', au cas où, à moins que, quand je pourrai, comme si`,
  negations: phrases`ne, n', pas, jamais, rien, plus, personne, aucun`,
  habits: phrases`toujours, tous les, toutes les, chaque, d'habitude, souvent, parfois`,
  doubts: phrases`j'espère, peut-être, p't'être, p-e, ptet, sans doute, éventuellement, je crois que, je sais pas, on verra, à voir, si possible, dans ce cas`,
  todo: phrases`à faire, to${/[- ]?/}do, rappel, penser à, ne pas oublier, moi, pour moi, à prévoir, reste à faire`,
  promised: phrases`promis${/(?: à [\p{L} ]+)?/u}, j'ai promis${/(?: à [\p{L} ]+)?/u}`,
  settled: phrases`${/je (?:(?:le|la|les|l'|lui|leur) ?){0,2}ai (?:déjà )?(?:tout )?/}(rendu[e][s] | remboursé[e][s]), on est quittes, nous sommes quittes, c'est fait, fait, déjà fait, c'est réglé, réglé, déjà envoyé, plus la peine, laisse tomber`,
  looseEnds: phrases`de, du, des, d', le, la, pour, à, au, en, et, dès, vers`,
}

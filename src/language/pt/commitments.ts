import type { CommitmentWords } from '../language-data/commitment-words.ts'
import { phrases } from '../phrases/phrases.ts'
import { wordSet } from '../words/word-set.ts'

const whom =
  /(?:(?:a|ao|à|aos|às|com|pro|pra|para) (?:(?:o|a|minha|meu|seu|dona|dr\.?|d\.) )?(?!\p{L}+r(?:-\p{L}+)?\s)[\p{L}.]+ )?/u
const hung = /(?:-(?:lhe|lhes|te|me|o|a))?/

export const portugueseCommitments: CommitmentWords = {
  verbLast: null,
  promisedLast: null,
  askedFor: null,
  me: null,
  frames: [
    {
      says: phrases`[lhe | lhes] (prometi | jurei | garanti)${hung} ${whom}[que]`,
      followedBy: 'infinitive',
      strength: 'sure',
    },
    {
      says: phrases`[lhe | lhes | te] (prometi | jurei | garanti | eu disse | falei | avisei | confirmei | respondi | combinei)${hung} ${whom}(que sim[,] que | que | q) [eu]`,
      followedBy: 'clause',
      strength: 'sure',
    },
    {
      says: phrases`disse${hung} ${whom}(que sim[,] que | que | q) [eu]`,
      followedBy: 'clause',
      strength: 'sure',
      shared: true,
      leads: true,
    },
    {
      says: phrases`[lhe | lhes] (prometi | jurei)${hung} ${whom}(que | q)`,
      followedBy: 'clause',
      strength: 'sure',
      outright: true,
    },
    { says: phrases`[lhe | lhes] prometi${hung} ${whom}`, followedBy: 'thing', strength: 'sure' },
    {
      says: phrases`(comprometi-me | me comprometi | ofereci-me | me ofereci) ${whom}[a | para]`,
      followedBy: 'infinitive',
      strength: 'sure',
    },
    {
      says: phrases`(fiquei | fico | ficou combinado | combinei | combinámos | marquei | aceitei | me encarrego | encarrego-me) ${whom}[de | que]`,
      followedBy: 'infinitive',
      strength: 'sure',
    },
    { says: phrases`vou [lhe | lhes], irei`, followedBy: 'infinitive', strength: 'sure' },
    {
      says: phrases`(tenho | terei | tenho ainda | ainda tenho) (de | que | q), ${/(?<!é )/}preciso [de], falta[-me], devo, tô devendo, estou a dever`,
      followedBy: 'infinitive',
      strength: 'binding',
    },
    {
      says: phrases`(lembrar | lembrar-me | me lembrar) [de], não (esquecer | posso esquecer | me esquecer) [de], lembra-me [de | que], me lembra de, me lembre de, anotar[:]`,
      followedBy: 'infinitive',
      strength: 'binding',
    },
    { says: phrases`(devo-lhe | devo-lhes | lhe devo | devo) ${whom}`, followedBy: 'thing', strength: 'sure' },
    {
      says: phrases`deveria, devia, teria de, teria que, quero, queria, gostava de, gostaria de, podia, poderia, acho que vou, a ver se, penso`,
      followedBy: 'infinitive',
      strength: 'maybe',
    },
    { says: phrases`talvez [eu], se calhar, acho que`, followedBy: 'clause', strength: 'maybe' },
  ],
  verbs:
    wordSet(`mandar enviar levar ligar passar comprar pagar devolver emprestar entregar trazer dar dizer avisar escrever responder
    procurar perguntar apresentar convidar reservar pedir encomendar preparar fazer arranjar arrumar rever revisar ver ler assinar imprimir
    confirmar buscar visitar acompanhar ajudar cozinhar deixar pôr conseguir organizar falar ir voltar vir trocar subir descer
    reencaminhar partilhar compartilhar transferir depositar cobrar cortar medir instalar montar pintar coser costurar regar cuidar
    recomendar indicar agradecer explicar mostrar ensinar traduzir corrigir redigir terminar acabar tirar anotar oferecer guardar
    telefonar marcar agendar combinar fechar abrir tratar resolver consultar pesquisar pedir publicar postar checar conferir encontrar
    apanhar pegar lembrar tocar cantar rezar celebrar reunir contactar contatar`),
  formsOf: (verb) => {
    const stem = verb.slice(0, -2)
    const past = verb.endsWith('ar') ? `${stem}ava` : `${stem}ia`
    return { own: [`${stem}o`, `${verb}ei`], reported: [past, `${verb}ia`] }
  },
  irregular: {
    faço: 'fazer',
    farei: 'fazer',
    trago: 'trazer',
    trarei: 'trazer',
    dou: 'dar',
    digo: 'dizer',
    direi: 'dizer',
    ponho: 'pôr',
    venho: 'vir',
    leio: 'ler',
    peço: 'pedir',
    consigo: 'conseguir',
    ofereço: 'oferecer',
    agradeço: 'agradecer',
    desço: 'descer',
    meço: 'medir',
    corrijo: 'corrigir',
    vejo: 'ver',
  },
  irregularTold: {
    vou: 'ir',
    ia: 'ir',
    faria: 'fazer',
    traria: 'trazer',
    diria: 'dizer',
  },
  // "Preparei" is past, "mandarei" is not.
  ownByForm:
    /(?<pronouns>(?:eu )?(?:lhes?|lh[oa]s?) )(?<verb>\p{L}{3,}o)|(?<verb>(?!(?:prep|comp|sep|decl)arei|(?:ret|adm|t|v|g)irei|(?:esp|recup|op|sup)erei)\p{L}{2,}[aei]rei)/u,
  infinitiveByForm: (form) => form.replace(/ei$/, '').replace(/o$/, 'ar'),
  infinitive: /\p{L}+(?:[aeio]r|pôr)(?:-\p{L}+)?|\p{L}+[áêô]-l[oa]s?/u,
  pronouns: phrases`me, te, se, lhe, lhes, nos, o, a, os, as, lho, lha`,
  hangs: (infinitive, pronouns) => (/^lhes?$/.test(pronouns) ? `${infinitive}-${pronouns}` : null),
  stressed: /(?<!\p{L})eu(?!\p{L})/iu,
  towards: /(?:^|\s)(?:lhe|lhes|lho|a(?= \p{Lu})|ao|à|aos|às|com|para|pra|pro|dele|dela|do|da)\s|-lhes?(?!\p{L})/u,
  leads: phrases`e, mas, também, depois, então, aí, bom, olha, eu, pronto, amanhã, hoje, logo, à noite`,
  between: phrases`já, também, ainda, depois, amanhã, hoje, eu, sem falta, de`,
  idle: wordSet(`ser estar haver poder querer saber pensar achar sentir dormir viver morrer nascer sonhar esperar ver parecer ficar continuar
    mulher lugar bar mar lar par dólar celular jantar almoçar colher qualquer flor amor senhor doutor professor favor calor valor setor
    motor pastor leitor diretor jogador treinador vendedor corretor
    acho penso sei vejo espero quero posso tenho sou estou sinto suponho lembro vivo trabalho digo conheço imagino sonho entendo preciso
    prefiro odeio amo adoro durmo rio choro como bebo devo mesmo todo novo velho ano tempo mundo pouco muito tanto outro filho marido
    irmão amigo vizinho médico campo vinho gato jogo grupo dinheiro estado avô namorado neto primo aluno quando bom longo baixo meio
    quarto quinto março maio junho julho agosto domingo sábado acordo encontro almoço casamento batizado divórcio projeto contrato
    telefone cansado apartamento senhorio noivo miúdo perdemos treino torneio carro lado dado caso marco`),
  everyday: wordSet('fazer ir ver ler vir voltar cozinhar subir descer trocar terminar acabar tirar pôr falar'),
  things: phrases`um, uma, uns, umas, o, a, os, as, meu, minha, dois, duas, três, quatro, cinco, seis, dez, vinte, seu, sua`,
  favors: phrases`(uma | um favor | a vida) [grande | muito grande | das grandes | enorme]${/(?: (?:por|pela|pelo) .*)?/}`,
  waits: phrases`esperar, aguardar`,
  third: phrases`${/\p{L}+(?:ou|eu) que/u}, diz, disse, dizem, ele, ela, quer`,
  performed: phrases`vou te (falar | dizer | contar), vou acabar ${/\p{L}+ndo/u}, agradeço, parabenizo, desejo${/(?:-\p{L}+)?/u}, aguardo, em anexo, fico (no | à | ao | a), (peço | solicito)${/(?:-\p{L}+)?/u} (que | o | a),
    confirmo (a | o | as | os | que), (tenho que | tenho de | devo | há que) (dizer | admitir | reconhecer) que`,
  says: phrases`${/(?<=\p{L} )(?<!eu )/u}disse, disse (ele | ela | o | a), diz, escreveu, falou, respondeu, comentou`,
  others: phrases`ele, ela, eles, elas, você, vocês, o, a, os, as, um, uma, meu, minha, seu, sua, dele, dela`,
  joints: phrases`e, mas, porque, embora, enquanto, ou, pois, senão`,
  and: phrases`e`,
  articles: phrases`o, a, os, as, um, uma`,
  conditions: phrases`se, caso, quando puder, a não ser que, oxalá, tomara, como se`,
  negations: phrases`não, nunca, nem, jamais, ninguém`,
  habits: phrases`sempre, todos os, todas as, cada, normalmente, às vezes, costumo`,
  doubts: phrases`espero, talvez, se calhar, quem sabe, acho que, não sei, ${/(?<=^\W*)a ver se/}, logo se vê, pode ser que, nesse caso`,
  todo: phrases`pendente[s], por fazer, a fazer, tarefas, to${/[- ]?/}do, lembrete, lembrar, lembrar-me, anotar, não esquecer, eu`,
  promised: phrases`prometido, prometi${/(?: (?:a|à|ao) [\p{L} ]+)?/u}, fiquei de`,
  settled: phrases`[já] [lhe | lho | lhos] (paguei | devolvi)${/(?:-lhe|-lho|-lhos)?/}, [já] estamos quites, já está, feito, já (fiz | mandei | enviei | entreguei | liguei), já não é preciso, desistiu`,
  looseEnds: phrases`de, do, da, o, a, na, no, para, pra, até, em, e, às`,
}

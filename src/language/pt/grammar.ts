import type { Grammar } from '../language-data/language-data.ts'

export const portugueseGrammar: Grammar = {
  frequentWords: `a abril acho agora ainda além alguém algum alguma amanhã amanha amiga amigo ano anos ante antes ao aos após aquela aquele
    aqui as às assim até avó bem boa bom cada casa coisa coisas com combinei combinamos comigo como conheci conhecer conta contou
    contar da daqui das de dela dele deles depois desde dessa desse desta deste deve devo dez dezembro dia dias disse dizer do
    dois dois domingo dos duas e é ela elas ele eles em embora encontrei enquanto então entre era eram essa esse esta está
    estão estar estava este estou eu fala falar falei falou faz fazer feira fevereiro fica ficar ficou fiquei filha filho filhos
    fiz foi for foram gosta gosto há hoje horas ia ir irmã irmão isso isto já janeiro junho julho la lá lembrar lhe ligar liguei
    ligou lo logo mãe mais manda mandar mandei março marido mas me meio melhor menos mês meses mesma mesmo meu meus minha
    minhas moça muito muita muitos mulher na nada não nao nas nem nenhum no nos nós nossa nosso nova novembro novo num numa
    nunca o onde ontem os ou outra outro outros outubro pai para passada passado pela pelas pelo pelos perguntar perguntei pois
    por porque posso pouco pra precisa preciso prometi próxima próximo quando quanto quarta quase que quê quem quer quero quinta
    sábado sabe são se segunda sei seja sem semana semanas sempre senhor ser será sete setembro seu seus sexta si sido só sobre
    sou sua suas também tanto tão tarde te tem têm tempo tenho ter terça teve tinha tive toda todo todos trabalha três tudo um
    uma vai vamos vão ver vez vezes vi você vocês volta vou avô pediu gostou cedo aniversário`,
  endings: 'endo ando adas ados ada ado ou ei os as es am em ar er ir o a e',
}

import type { connectingWords as Words } from '../../en/pages/connecting.ts'

export const connectingWords = {
  title: 'Ligar uma aplicação',
  description: 'Uma aplicação quer aceder à sua conta Kith.',
  heading: (app) => `Ligar ${app}?`,
  lead: (app) => `Uma aplicação chamada ${app} quer aceder à sua conta Kith.`,
  redirectsTo: 'Redireciona para',
  onThisDevice: 'um programa neste dispositivo',
  describedAt: 'Informações da aplicação em',
  asksFor: 'Pede',
  canUse: 'Pode usar',
  signedInAs: 'Sessão iniciada como',
  tools: 'Ferramentas',
  access: 'Acesso',
  connect: 'Ligar',
  cancel: 'Cancelar',
  notYou: 'Outra pessoa?',
  otherAccount: 'Usar outra conta',
  warning:
    'Ligue uma aplicação apenas se acabou de o pedir nela. As aplicações podem usar qualquer nome, por isso veja para onde é redirecionado. Pode desligá-la a qualquer momento nas definições.',
  expired: 'Este pedido expirou',
  about: 'Sobre o Kith',
  failedTitle: 'Aplicação não ligada',
  failed: 'Não é possível ligar esta aplicação',
  forDeveloper: 'Para quem desenvolve a aplicação:',
  failures: {
    invalid: 'A aplicação enviou um pedido inválido. Volte à aplicação e tente ligá-la de novo.',
    noDocument:
      'O Kith não conseguiu carregar as informações da aplicação. Volte à aplicação, remova esta ligação e adicione-a de novo. Se não resultar, crie um token nas definições e introduza-o na aplicação.',
    unknown:
      'O Kith não conhece esta aplicação, ou já não a conhece. Volte à aplicação, remova esta ligação e adicione-a de novo.',
    otherAddress:
      'A aplicação queria redirecionar para um endereço que não lhe pertence. Não obteve acesso à sua conta.',
    server: 'Algo correu mal no servidor. Volte à aplicação e tente de novo.',
  },
} satisfies typeof Words

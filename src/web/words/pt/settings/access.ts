import type { accessWords as AccessWords } from '../../en/settings/access.ts'

export const accessWords = {
  read: 'Ler',
  write: 'Ler e escrever',
  wholeApi: 'toda a API',
  allToolsReach: 'todas as ferramentas para assistentes',
  eightToolsReach: 'as oito ferramentas padrão para assistentes',
  eightTools: 'Oito ferramentas',
  eightToolsHint:
    'Encontrar pessoas, ler as suas notas e promessas, e ver o que fazer a seguir. Com Ler e escrever, também adicionar notas, cumprir promessas e redigir mensagens de seguimento.',
  allTools: 'Todas as ferramentas',
  allToolsHint:
    'Também responder a perguntas sobre todas as pessoas que conhece, preparar um encontro, ler históricos inteiros e ver interessados. Com Ler e escrever, também adicionar e mudar pessoas, promessas e mensagens, juntar interessados e anular as suas próprias mudanças.',
  readHint: 'Ver as pessoas que conhece, as suas notas, promessas, rascunhos e cartões.',
  writeHint:
    'Também os adicionar, mudar e eliminar. Não pode mudar a palavra-passe, convidar pessoas nem dar acesso a mais nada.',
  readToolsHint: 'Consultar. Não pode mudar nada.',
  writeToolsHint:
    'Também fazer as mudanças que as suas ferramentas permitem. Não pode mudar a palavra-passe, convidar pessoas nem dar acesso a mais nada.',
} satisfies typeof AccessWords

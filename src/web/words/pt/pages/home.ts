import type { homeWords as Words } from '../../en/pages/home.ts'

export const homeWords = {
  description: 'O Kith lembra-se das pessoas que conhece, para si e para o seu assistente de IA.',
  title: 'Não esqueça quem conhece',
  lead: 'Escreva ou diga umas palavras depois de um encontro. O Kith guarda quem era, do que falaram e o que ficou prometido, e avisa a tempo.',
  signIn: 'Iniciar sessão',
  createAccount: 'Criar uma conta',
  example:
    'Um exemplo: uma nota sobre a Ana, a promessa que o Kith encontrou nela e uma pergunta respondida a partir dela.',
  city: 'Lisboa',
  note: 'Café junto ao rio. Muda-se para o Porto em maio. Envio-lhe a apresentação até sexta-feira.',
  promise: 'Promessa:',
  promised: 'enviar a apresentação à Ana',
  due: 'até sexta-feira',
  question: 'Quem conheço no Porto?',
  answer: 'A Ana Ribeiro muda-se para lá em maio.',
  source: 'Da nota de 3 de março',
  points: [
    ['Cumpra a palavra', 'O Kith encontra as promessas nas suas notas e mostra-as antes do prazo.'],
    [
      'Mantenha o contacto',
      'Aprende com que frequência falam, diz quem não dá notícias há muito e redige a primeira frase a partir da última conversa.',
    ],
    ['Partilhe um cartão', 'As pessoas digitalizam-no, guardam os seus dados e deixam os delas.'],
    [
      'Pergunte à vontade',
      'As respostas vêm das suas próprias notas, com a fonte ao lado de cada frase, aqui ou no seu assistente de IA.',
    ],
  ],
  privacy:
    'As suas notas são privadas: nenhum outro membro as pode ler, nem o proprietário desta instalação. Quem gere o servidor pode aceder à base de dados.',
  versionAt: (version, address) => `Kith ${version} em ${address}.`,
  developers: 'Para programadores:',
  reference: 'referência da API',
  connect: 'ligar um assistente',
  status: 'estado',
  tryAgain: 'Tentar de novo',
  toHome: 'Ir para o início',
  noPage: 'Não há nenhuma página neste endereço. Confirme se está bem escrito.',
  openAt: (address) => `Abrir ${address}`,
} satisfies typeof Words

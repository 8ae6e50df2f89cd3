import type { appsWords as AppsWords, tokensWords as TokensWords } from '../../en/settings/apps.ts'

export const appsWords = {
  title: 'Assistentes e aplicações',
  connect: 'Ligar um assistente',
  connectHint:
    'Cole um destes endereços no Claude, ChatGPT, VS Code, Cursor ou noutro assistente que se ligue a servidores MCP. Depois entre aqui e escolha o que ele pode fazer.',
  eightTools:
    'Oito ferramentas: encontrar pessoas, ler as suas notas e promessas, adicionar notas, cumprir promessas e redigir mensagens de seguimento.',
  address: 'Endereço do servidor',
  allTools:
    'Todas as ferramentas: também fazer perguntas, preparar um encontro, adicionar e mudar pessoas e promessas, e tratar dos interessados.',
  fullAddress: 'Endereço do servidor com todas as ferramentas',
  httpOnThisComputer:
    'Os programas deste computador podem usá-lo. Assistentes na web como claude.ai precisam de um endereço HTTPS na internet.',
  httpNearby:
    'Os programas que chegam a este endereço podem usá-lo. Assistentes na web como claude.ai precisam de um endereço HTTPS na internet.',
  connected: 'Aplicações ligadas',
  none: 'Ainda não há aplicações ligadas.',
  summary: (access, reach, host) => `${access} para ${reach}, em ${host}`,
  connectedAt: (when) => `Ligada ${when}`,
  lead: (host, access, reach) => `Aplicação em ${host} com “${access}” para ${reach}.`,
  tools: 'Ferramentas',
  toolsText:
    'A mudança vale de imediato. A aplicação não tem de voltar a entrar; algumas mostram as ferramentas novas depois de reiniciar.',
  canUse: 'Pode usar',
  disconnectTitle: 'Desligar',
  disconnectText: 'A aplicação perde o acesso de imediato. Para a voltar a usar, ligue-a de novo a partir dela.',
  disconnect: 'Desligar esta aplicação',
  notices: {
    renamed: 'Nome mudado.',
    saved: 'Alterações guardadas.',
    disconnected: 'Aplicação desligada. Já não tem acesso.',
    gone: 'Já tinha sido removido.',
  },
} satisfies typeof AppsWords

export const tokensWords = {
  title: 'Tokens',
  hint: 'Para scripts e para assistentes que não conseguem iniciar sessão.',
  create: 'Criar token',
  newTitle: 'Criar um token',
  newLead:
    'Com um token, um script ou um assistente age em seu nome. Crie um para cada, para poder revogar um sem os outros.',
  nameHint: 'Para que serve? Por exemplo “Claude Code no meu portátil”.',
  access: 'Acesso',
  manages: 'Também pode gerir convites, membros, espaços de trabalho e webhooks',
  managesHint: 'Só para um programa seu. Precisa de Ler e escrever. O que ele cria termina com o token.',
  expiresAfter: 'Expira ao fim de',
  days: { '30': '30 dias', '90': '90 dias', '365': '1 ano', never: 'Nunca' },
  madeTitle: 'O seu novo token',
  madeLead: (name, access) => `${name}, com “${access}”. Copie-o agora: não o volta a ver.`,
  token: 'Token',
  keepSecret: 'Mantenha-o secreto, como uma palavra-passe.',
  mayManage: (access) => `${access}, pode gerir acessos`,
  lead: (access) => `Token com “${access}”.`,
  leadManages: (access) =>
    `Token com “${access}”, que também pode gerir convites, membros, espaços de trabalho e webhooks.`,
  created: (when) => `Criado ${when}`,
  expires: (when) => `Expira ${when}`,
  expired: (when) => `Expirou ${when}`,
  noExpiry: 'Não expira',
  renew: 'Renovar por um ano',
  revokeTitle: 'Revogar',
  revokeText: 'Tudo o que usa este token perde o acesso de imediato. Não é possível anular.',
  revokeManagesText:
    'Tudo o que usa este token perde o acesso de imediato. Não é possível anular. Os seus convites à espera são revogados e os seus webhooks desligados.',
  revoke: 'Revogar este token',
  notices: {
    renamed: 'Nome mudado.',
    renewed: 'Token renovado. Funciona mais um ano.',
    revoked: 'Token revogado. Já não funciona.',
    gone: 'Já tinha sido removido.',
  },
} satisfies typeof TokensWords

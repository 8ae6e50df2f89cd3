import type { reasons as Reasons } from '../../en/settings/reasons.ts'

export const reasons = {
  webhook: {
    archive: 'Veio com um arquivo. Confirme o endereço, crie um novo segredo e depois ative-o.',
    member: 'Foi desativado por si.',
    gone: 'O endereço respondeu 410 Gone. Se foi engano, volte a ativar o webhook.',
    failing: 'Todos os envios falharam durante 5 dias. Corrija o endereço e volte a ativar o webhook.',
    password: 'Escolheu uma nova palavra-passe. Confirme o endereço e volte a ativar o webhook, ou remova-o.',
    token:
      'O token que o configurou foi revogado ou expirou. Confirme o endereço e volte a ativar o webhook, ou remova-o.',
  },
  invite: {
    password: 'Escolheu uma nova palavra-passe, o que revoga os convites que tinha enviado.',
    token: 'O token que o enviou foi revogado ou expirou.',
  },
  delivery: {
    turnedOff: 'O webhook foi desativado antes do envio.',
    slow: 'O servidor demorou demasiado a responder.',
    noHttp: 'O servidor não respondeu com HTTP válido.',
    informational: 'O servidor enviou demasiadas respostas intermédias.',
    noTls: 'A ligação TLS falhou. Confirme que o servidor aceita HTTPS nesta porta.',
    certificate: () => 'O certificado do servidor não é de confiança.',
    closed: 'O servidor fechou a ligação.',
    unreachable: 'Não foi possível chegar ao servidor.',
    noAddress: 'Este nome de servidor não corresponde a nenhum endereço.',
    thisNetwork: 'O servidor está nesta máquina ou na rede dela, o que não é permitido.',
    lookup: 'A consulta DNS do servidor falhou.',
    address: () => 'Este endereço não é permitido.',
  },
} satisfies typeof Reasons

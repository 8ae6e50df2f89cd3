import type { accountWords as AccountWords } from '../../en/settings/account.ts'

export const accountWords = {
  profile: {
    title: 'Perfil',
    photo: 'Fotografia',
    photoOfCard: 'A sua fotografia é a do seu cartão. Pode mudá-la lá.',
    noPhoto: 'Adicione uma fotografia ao seu cartão e ela aparece também aqui.',
    editCard: 'Ir para os seus cartões',
    timeZone: 'Fuso horário',
    timeZoneHint: 'Para prazos e aniversários.',
  },
  password: {
    title: 'Mudar a palavra-passe',
    lead: 'Isto termina a sessão em todos os outros navegadores. Também termina todos os seus tokens, as aplicações ligadas e o seu endereço de calendário, desliga os seus webhooks e anula os convites que enviou. A página seguinte mostra o que resta.',
    current: 'Palavra-passe atual',
    next: 'Palavra-passe nova',
    hint: 'Pelo menos 8 caracteres.',
    change: 'Mudar a palavra-passe',
  },
  email: {
    title: 'Endereço de e-mail',
    signInWith: (email) => `Entra com ${email}.`,
    notVerified:
      'Ainda não está verificado: abra a ligação no e-mail que enviámos. Até lá, o Kith não envia convites nem cópias dos seus cartões por e-mail.',
    sendAgain: 'Enviar nova ligação',
    change: 'Mudar',
    changeHint: 'Enviamos uma ligação para o novo endereço. Passa a ser o seu quando a abrir; até lá, nada muda.',
    next: 'E-mail novo',
    sendLink: 'Enviar ligação',
    verifyTitle: 'Verificar o endereço de e-mail',
    willSignInWith: (next, current) => `A partir de agora entra com ${next} em vez de ${current}.`,
    verify: (email) => `Verificar ${email}`,
    sent: 'Enviámos um e-mail. Abra a ligação que ele traz para verificar o endereço.',
    verified: 'O seu endereço de e-mail está verificado.',
  },
  removal: {
    title: 'Eliminar a conta',
    lead: 'Isto elimina a sua conta e tudo o que ela tem: pessoas, notas, gravações, promessas, rascunhos, perguntas, cartões, dados deixados por visitantes, importações, webhooks, calendário, tokens e aplicações ligadas. Não é possível anular.',
    copyFirst:
      'Para ficar com uma cópia, descarregue primeiro os seus dados. O Kith pode voltar a importar esse ficheiro.',
    download: 'Descarregar os seus dados',
    workspaces:
      'Os espaços de trabalho onde não há mais ninguém também são eliminados. Os outros ficam. Se tiver um em que é o único proprietário, passa a sê-lo o administrador mais antigo ou, se não houver, o membro mais antigo.',
    remove: 'Eliminar a minha conta',
    removedTitle: 'A sua conta foi eliminada',
    removedLead:
      'Os seus dados podem ficar em cópias de segurança. Quem gere este servidor pode apagá-los de lá. Obrigado por usar o Kith.',
    removedLeadWithFiles:
      'Os seus dados podem ficar em cópias de segurança e em e-mails guardados como ficheiros. Quem gere este servidor pode apagá-los de lá. Obrigado por usar o Kith.',
    about: 'Sobre o Kith',
  },
} satisfies typeof AccountWords

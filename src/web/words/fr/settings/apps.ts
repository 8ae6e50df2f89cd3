import type { appsWords as AppsWords, tokensWords as TokensWords } from '../../en/settings/apps.ts'

export const appsWords = {
  title: 'Assistants et applications',
  connect: 'Connecter un assistant',
  connectHint:
    'Collez l’une de ces adresses dans Claude, ChatGPT, VS Code, Cursor ou un autre assistant qui se connecte à des serveurs MCP. Puis connectez-vous ici et choisissez ce qu’il peut faire.',
  eightTools:
    'Huit outils : trouver des personnes, lire leurs notes et promesses, ajouter des notes, tenir des promesses et rédiger des messages de suivi.',
  address: 'Adresse du serveur',
  allTools:
    'Tous les outils : aussi poser des questions, se préparer avant une rencontre, ajouter et modifier des personnes et des promesses, et traiter les prospects.',
  fullAddress: 'Adresse du serveur avec tous les outils',
  httpOnThisComputer:
    'Les programmes de cet ordinateur peuvent l’utiliser. Les assistants web comme claude.ai ont besoin d’une adresse HTTPS sur internet.',
  httpNearby:
    'Les programmes qui atteignent cette adresse peuvent l’utiliser. Les assistants web comme claude.ai ont besoin d’une adresse HTTPS sur internet.',
  connected: 'Applications connectées',
  none: 'Aucune application connectée pour l’instant.',
  summary: (access, reach, host) => `${access} pour ${reach}, chez ${host}`,
  connectedAt: (when) => `Connexion ${when}`,
  lead: (host, access, reach) => `Application chez ${host}, accès « ${access} » pour ${reach}.`,
  tools: 'Outils',
  toolsText:
    'Le changement prend effet tout de suite. L’application n’a pas à se reconnecter ; certaines montrent les nouveaux outils après un redémarrage.',
  canUse: 'Elle peut utiliser',
  disconnectTitle: 'Déconnecter',
  disconnectText:
    'L’application perd l’accès tout de suite. Pour l’utiliser à nouveau, reconnectez-la depuis l’application.',
  disconnect: 'Déconnecter cette application',
  notices: {
    renamed: 'Nom changé.',
    saved: 'Modifications enregistrées.',
    disconnected: 'Application déconnectée. Elle n’a plus accès.',
    gone: 'C’était déjà supprimé.',
  },
} satisfies typeof AppsWords

export const tokensWords = {
  title: 'Jetons',
  hint: 'Pour les scripts, et pour les assistants qui ne peuvent pas se connecter.',
  create: 'Créer un jeton',
  newTitle: 'Créer un jeton',
  newLead:
    'Un jeton permet à un script ou à un assistant d’agir en votre nom. Créez-en un pour chacun, afin de pouvoir en révoquer un sans les autres.',
  nameHint: 'À quoi sert-il ? Par exemple « Claude Code sur mon portable ».',
  access: 'Accès',
  manages: 'Peut aussi gérer les invitations, les membres, les espaces de travail et les webhooks',
  managesHint: 'Seulement pour un programme à vous. Exige Lecture et écriture. Ce qu’il crée prend fin avec le jeton.',
  expiresAfter: 'Expire après',
  days: { '30': '30 jours', '90': '90 jours', '365': '1 an', never: 'Jamais' },
  madeTitle: 'Votre nouveau jeton',
  madeLead: (name, access) => `${name}, accès « ${access} ». Copiez-le maintenant : vous ne le reverrez plus.`,
  token: 'Jeton',
  keepSecret: 'Gardez-le secret, comme un mot de passe.',
  mayManage: (access) => `${access}, peut gérer les accès`,
  lead: (access) => `Jeton avec accès « ${access} ».`,
  leadManages: (access) =>
    `Jeton avec accès « ${access} », qui peut aussi gérer les invitations, les membres, les espaces de travail et les webhooks.`,
  created: (when) => `Création ${when}`,
  expires: (when) => `Expire ${when}`,
  expired: (when) => `Expiré ${when}`,
  noExpiry: 'N’expire pas',
  renew: 'Renouveler pour un an',
  revokeTitle: 'Révoquer',
  revokeText: 'Tout ce qui utilise ce jeton perd l’accès tout de suite. C’est irréversible.',
  revokeManagesText:
    'Tout ce qui utilise ce jeton perd l’accès tout de suite. C’est irréversible. Ses invitations en attente sont révoquées, et ses webhooks désactivés.',
  revoke: 'Révoquer ce jeton',
  notices: {
    renamed: 'Nom changé.',
    renewed: 'Jeton renouvelé. Il fonctionne encore un an.',
    revoked: 'Jeton révoqué. Il ne fonctionne plus.',
    gone: 'C’était déjà supprimé.',
  },
} satisfies typeof TokensWords

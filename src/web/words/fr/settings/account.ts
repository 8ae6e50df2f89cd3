import type { accountWords as AccountWords } from '../../en/settings/account.ts'

export const accountWords = {
  profile: {
    title: 'Profil',
    photo: 'Photo',
    photoOfCard: 'Votre photo est celle de votre carte. Changez-la là-bas.',
    noPhoto: 'Ajoutez une photo à votre carte, et elle apparaîtra aussi ici.',
    editCard: 'Aller à vos cartes',
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Pour les échéances et les anniversaires.',
  },
  password: {
    title: 'Changer de mot de passe',
    lead: 'Cela vous déconnecte de tous les autres navigateurs. Cela met aussi fin à vos jetons, à vos applications connectées et à votre adresse d’agenda, désactive vos webhooks et révoque les invitations que vous avez envoyées. La page suivante montre ce qui reste.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    hint: 'Au moins 8 caractères.',
    change: 'Changer de mot de passe',
  },
  email: {
    title: 'Adresse e-mail',
    signInWith: (email) => `Vous vous connectez avec ${email}.`,
    notVerified:
      'Elle n’est pas encore vérifiée : ouvrez le lien dans l’e-mail que nous vous avons envoyé. D’ici là, Kith n’envoie ni invitations ni copies de vos cartes par e-mail.',
    sendAgain: 'Envoyer un nouveau lien',
    change: 'La changer',
    changeHint:
      'Nous enverrons un lien à la nouvelle adresse. Elle devient la vôtre quand vous l’ouvrez ; d’ici là, rien ne change.',
    next: 'Nouvelle adresse e-mail',
    sendLink: 'Envoyer le lien',
    verifyTitle: 'Vérifier votre adresse e-mail',
    willSignInWith: (next, current) => `Désormais, vous vous connecterez avec ${next} au lieu de ${current}.`,
    verify: (email) => `Vérifier ${email}`,
    sent: 'Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour vérifier votre adresse.',
    verified: 'Votre adresse e-mail est vérifiée.',
  },
  removal: {
    title: 'Supprimer le compte',
    lead: 'Cela supprime votre compte et tout ce qu’il contient : personnes, notes, enregistrements, promesses, brouillons, questions, cartes, coordonnées laissées par des visiteurs, importations, webhooks, agenda, jetons et applications connectées. C’est irréversible.',
    copyFirst: 'Pour garder une copie, téléchargez d’abord vos données. Kith peut réimporter ce fichier.',
    download: 'Télécharger vos données',
    workspaces:
      'Les espaces de travail où vous êtes seul sont supprimés aussi. Les autres restent. Si vous êtes le seul propriétaire de l’un d’eux, son administrateur le plus ancien devient propriétaire, sinon son membre le plus ancien.',
    remove: 'Supprimer mon compte',
    removedTitle: 'Votre compte est supprimé',
    removedLead:
      'Vos données peuvent rester dans des sauvegardes. La personne qui gère ce serveur peut les y supprimer. Merci d’avoir utilisé Kith.',
    removedLeadWithFiles:
      'Vos données peuvent rester dans des sauvegardes et dans des e-mails enregistrés comme fichiers. La personne qui gère ce serveur peut les y supprimer. Merci d’avoir utilisé Kith.',
    about: 'À propos de Kith',
  },
} satisfies typeof AccountWords

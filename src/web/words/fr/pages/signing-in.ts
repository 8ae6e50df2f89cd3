import type { signingInWords as Words } from '../../en/pages/signing-in.ts'

export const signingInWords = {
  signIn: 'Se connecter',
  signInTo: 'Connectez-vous à Kith.',
  forApp: 'Une application souhaite accéder à votre compte Kith. Connectez-vous pour choisir ce qu’elle peut faire.',
  email: 'E-mail',
  password: 'Mot de passe',
  name: 'Nom',
  code: 'Code',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyFailed: 'La clé d’accès n’a pas été utilisée. Réessayez, ou utilisez votre mot de passe.',
  forgotten: 'Mot de passe oublié ?',
  newHere: 'Nouveau sur Kith ?',
  stays: 'Vous restez connecté sur ce navigateur pendant 30 jours, ou jusqu’à la déconnexion.',
  signedOut: 'Déconnecté',
  signedOutHint:
    'Vous êtes déconnecté de ce navigateur. Les applications connectées et les jetons fonctionnent toujours.',
  signInAgain: 'Se reconnecter',
  backToSignIn: 'Retour à la connexion',

  enterCode: 'Saisissez votre code',
  codeHint: 'Ouvrez votre application d’authentification et saisissez les six chiffres affichés pour Kith.',
  useRecovery: 'Utiliser un code de secours',
  recoveryCode: 'Code de secours',
  recoveryHint:
    'L’un des dix codes que vous avez gardés en activant la connexion en deux étapes. Chacun sert une fois.',
  signInRecovery: 'Se connecter avec un code de secours',
  startAgain: 'Recommencer',

  createAccount: 'Créer un compte',
  create: 'Créer le compte',
  yourAccount: 'Créez votre compte Kith.',
  welcome: 'Bienvenue',
  welcomeToKith: 'Bienvenue sur Kith',
  first:
    'Kith se souvient des personnes que vous rencontrez, pour vous et votre assistant IA. Créez le premier compte pour commencer. Cette installation sera la vôtre.',
  haveOne: 'Vous en avez déjà un ?',
  passwordHint: 'Au moins 8 caractères.',
  emailHint: 'Elle sert à vous connecter.',
  privacy:
    'Vos notes sont privées : aucun autre membre ne peut les lire, pas même le propriétaire de cette installation. La personne qui gère le serveur peut accéder à sa base de données.',
  enterEmail: 'Saisissez votre adresse e-mail. Nous vous enverrons un lien pour créer votre compte.',
  sendLink: 'Envoyer le lien',
  checkEmail: 'Consultez vos e-mails',
  signUpSent: (email) =>
    `Nous avons envoyé un e-mail à ${email}. Ouvrez le lien qu’il contient pour continuer. Il fonctionne une fois, pendant un jour.`,
  noEmail: 'Rien après quelques minutes ? Regardez dans les indésirables. Seul le lien le plus récent fonctionne.',
  anotherLink: 'Demander un autre lien',
  needInvite: 'Il vous faut une invitation',
  needInviteHint: 'Ici, les nouveaux membres ont besoin d’une invitation.',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Pour les échéances et les anniversaires.',

  reset: 'Réinitialiser votre mot de passe',
  resetKith: 'Réinitialisez votre mot de passe Kith.',
  resetHint: 'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien.',
  sendReset: 'Envoyer le lien',
  resetSent: (email) =>
    `Si ${email} a un compte ici, nous lui avons envoyé un lien. Il fonctionne une fois, pendant une heure.`,
  noReset:
    'Rien après quelques minutes ? Regardez dans les indésirables, et vérifiez que c’est bien l’adresse de votre compte. Seul le lien le plus récent fonctionne.',
  noMail:
    'Ce Kith n’envoie pas d’e-mails. Demandez à la personne qui le gère de lancer cette commande dans son dossier :',
  onServer: 'Sur le serveur',
  commandHint:
    'Elle affiche un lien vers une page où vous choisissez un nouveau mot de passe. Il fonctionne une fois, pendant une heure.',
  newPassword: 'Nouveau mot de passe',
  choosePassword: 'Choisissez un nouveau mot de passe',
  choosePasswordHint:
    'Cela vous déconnecte de tous les autres navigateurs, et met fin à vos jetons, applications connectées et adresse d’agenda. Vous devrez les rétablir.',
  resetCodeHint: 'De votre application d’authentification, ou un code de secours.',
  saveAndSignIn: 'Enregistrer et se connecter',

  cookiesBlocked: 'Les cookies sont bloqués',
  cookiesNeeded:
    'Kith a besoin d’un cookie pour que vous restiez connecté, et votre navigateur ne l’a pas enregistré. Votre formulaire n’a pas été envoyé.',
  allowCookies: (address) =>
    `Autorisez les cookies pour ce site dans les réglages de votre navigateur, et vérifiez que vous êtes bien à l’adresse ${address}. Puis réessayez.`,
  unreadablePasskey: 'La réponse de votre navigateur est illisible. Réessayez.',
} satisfies typeof Words

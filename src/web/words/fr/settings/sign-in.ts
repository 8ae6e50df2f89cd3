import { pluralIn } from '#language/locales/plural.ts'
import type { signInSettingsWords as SignInSettingsWords } from '../../en/settings/sign-in.ts'

const count = pluralIn('fr')

export const signInSettingsWords = {
  title: 'Clés d’accès et connexion en deux étapes',
  passkeys: 'Clés d’accès',
  passkeysHint:
    'Connectez-vous avec votre empreinte, votre visage ou le verrou de votre appareil. Personne ne peut voler une clé d’accès sur un site ni la deviner.',
  addPasskey: 'Ajouter une clé d’accès',
  noPasskeys: (address) =>
    `Les clés d’accès ne fonctionnent pas ici, car ce Kith est à l’adresse ${address}. Les navigateurs exigent une adresse https avec un nom de domaine. La personne qui gère ce serveur peut en configurer une.`,
  synced: 'Synchronisée entre appareils',
  oneDevice: 'Sur un seul appareil',
  added: (when) => `Ajout ${when}`,
  newPasskeyLead:
    'Votre appareil ou votre clé de sécurité la crée et demande votre empreinte, votre visage ou son code PIN.',
  passkeyNameHint: 'Pour la reconnaître dans la liste.',
  passkey: 'Clé d’accès',
  createPasskey: 'Créer la clé d’accès',
  notCreated:
    'Aucune clé d’accès n’a été créée. Votre appareil en a peut-être déjà une pour ce compte. Réessayez, ou utilisez un autre appareil.',
  cannotCreate: (origin) =>
    `Votre navigateur ne peut pas créer de clés d’accès ici. Vérifiez que JavaScript est activé et que vous êtes à l’adresse ${origin}.`,
  unreadable: 'La réponse de votre navigateur est illisible. Réessayez.',
  removeTitle: 'Supprimer',
  removeText: 'Elle ne vous connecte plus. Vous restez connecté là où vous l’avez utilisée.',
  removePasskey: 'Supprimer cette clé d’accès',
  removePasskeys: 'Supprimer des clés d’accès',
  passkeysStay:
    'Les clés d’accès restent valables avec un nouveau mot de passe. Sélectionnez celles à supprimer : toutes celles que vous ne reconnaissez pas ou n’utilisez plus.',
  twoStep: 'Connexion en deux étapes',
  twoStepOff:
    'Après le mot de passe, Kith demande un code d’une application sur votre téléphone. Un mot de passe volé ne suffit alors plus.',
  setUp: 'Configurer une application d’authentification',
  onSince: (when) =>
    `Activée ${when}. Après le mot de passe, Kith demande un code de votre application d’authentification. Les clés d’accès n’ont pas besoin de code.`,
  codesLeft: (codes) => count(codes, { one: 'Il reste # code de secours.', other: 'Il reste # codes de secours.' }),
  fewCodes: 'Créez-en de nouveaux avant d’en avoir besoin.',
  createCodes: 'Créer de nouveaux codes de secours',
  turnOffTitle: 'Désactiver',
  turnOffText: 'Votre mot de passe seul suffira de nouveau. Vos codes de secours ne fonctionneront plus.',
  turnOff: 'Désactiver la connexion en deux étapes',
  setUpLead:
    'Toute application d’authentification convient, comme celle de votre gestionnaire de mots de passe ou de votre téléphone. Scannez ce code avec elle.',
  qrCode: 'Code QR pour votre application d’authentification',
  cannotScan: 'Impossible de le scanner ?',
  openApp: 'Ouvrir votre application d’authentification sur cet appareil',
  enterKey: 'Ou saisissez cette clé dans l’application, comme code temporel :',
  key: 'Clé',
  code: 'Code de l’application',
  turnOn: 'Activer la connexion en deux étapes',
  wrongCodeLead: 'Saisissez le code que votre application d’authentification affiche maintenant.',
  startAgain: 'Recommencer avec un nouveau code QR',
  isOn: 'La connexion en deux étapes est activée',
  newCodes: 'Nouveaux codes de secours',
  codesLead:
    'Conservez ces codes maintenant : vous ne les reverrez plus. Chacun vous connecte une fois si vous perdez votre téléphone.',
  codes: 'Codes de secours',
  codesHint: 'Gardez-les avec vos mots de passe, ou imprimez-les. Ne les gardez pas seulement sur votre téléphone.',
  savedCodes: 'Je les ai conservés',
  confirmTitle: 'Confirmez que c’est vous',
  confirmLead: 'Votre connexion remonte à un moment. Confirmez que c’est vous et vous reprendrez là où vous en étiez.',
  continue: 'Continuer',
  useCode: 'Utiliser plutôt un code',
  usePasskey: 'Utiliser une clé d’accès',
  passkeyNotUsed: 'La clé d’accès n’a pas été utilisée. Réessayez, ou utilisez votre mot de passe.',
  passkeyRefused: 'Cette clé d’accès n’a pas pu être utilisée. Utilisez votre mot de passe.',
  cancel: 'Annuler',
  notices: {
    passkeyAdded: 'Clé d’accès ajoutée. La prochaine fois, choisissez « Se connecter avec une clé d’accès ».',
    renamed: 'Nom changé.',
    passkeyRemoved: 'Clé d’accès supprimée. Elle ne vous connecte plus. Supprimez-la aussi sur votre appareil.',
    gone: 'C’était déjà supprimé.',
    off: 'La connexion en deux étapes est désactivée. Votre mot de passe seul suffit.',
  },
} satisfies typeof SignInSettingsWords

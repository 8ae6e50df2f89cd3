import type { reminderWords as Reminders, sharedWords as Shared, unsubscribeWords as Unsubscribe } from './en.ts'

export const reminderWords = {
  title: 'Rappels',
  lead: 'Choisis ce que Kith te dit de lui-même. Rien n’arrive tant que tu ne l’as pas activé ici.',
  saved: 'Enregistré.',
  save: 'Enregistrer',
  mailHeading: 'Par e-mail',
  digest: 'Un e-mail le matin',
  digestHint:
    'Ce qui est à faire, les personnes sans nouvelles et les nouveaux prospects. Rien n’est envoyé s’il n’y a rien à dire.',
  morning: 'Ton matin',
  morningHint: (zone) => `Dans ton fuseau horaire, ${zone}. Les promesses sans heure arrivent aussi à ce moment-là.`,
  nextDigest: (time) => `Le prochain : ${time}`,
  leadMail: 'Un e-mail quand quelqu’un laisse ses coordonnées',
  leadMailHint: 'Tout de suite pour la première personne. Celles des 15 minutes suivantes arrivent ensemble.',
  noMail: 'Ce Kith ne peut pas encore envoyer d’e-mails : pas d’e-mail du matin, ni d’e-mail pour les prospects.',
  noMailHow:
    'La personne qui gère le serveur peut connecter un serveur de messagerie. Kith lit ces deux réglages au démarrage :',
  noMailMore: 'Le fichier docs/running.md dans le dossier de Kith les explique sous « Send e-mails ».',
  deviceHeading: 'Sur tes appareils',
  deviceLead:
    'Les notifications arrivent sur les appareils que tu choisis, et l’icône de l’app montre combien de promesses sont à tenir.',
  pushPromises: 'Quand une promesse arrive à échéance',
  pushLeads: 'Quand quelqu’un laisse ses coordonnées',
  pushNames: 'Afficher les noms et ce que j’ai promis',
  pushNamesHint: 'Toute personne qui voit ton écran verrouillé peut les lire. Sinon, seul un nombre s’affiche.',
  turnOn: 'Activer les notifications sur cet appareil',
  thisDevice: 'Cet appareil',
  unknownDevice: 'Un navigateur',
  since: (date) => `depuis le ${date}`,
  turnOff: 'Désactiver',
  turnOffOf: (device) => `Désactiver les notifications : ${device}`,
  noDevices: 'Aucun appareil ne reçoit encore de notifications.',
  turnedOff: 'Les notifications sont désactivées sur cet appareil.',
  turnedOn: 'Les notifications sont activées.',
  needsScript: 'Les notifications ont besoin de JavaScript dans ce navigateur.',
  notSupported: 'Ce navigateur ne peut pas afficher de notifications.',
  iosFirst:
    'Sur iPhone ou iPad, ajoute d’abord Kith à l’écran d’accueil : touche Partager, puis « Sur l’écran d’accueil ». Ouvre-le ensuite depuis là et reviens sur cette page.',
  blocked: 'Les notifications sont bloquées pour ce site. Autorise-les dans les réglages du navigateur, puis réessaie.',
  failed: 'Le navigateur n’a pas pu activer les notifications. Réessaie plus tard.',
  calendarHeading: 'Dans ton agenda',
  calendar: 'Promesses et anniversaires dans ton agenda, avec alarmes',
} satisfies typeof Reminders

export const unsubscribeWords = {
  description: 'Ne plus recevoir d’e-mails de Kith.',
  askDigest: 'Arrêter l’e-mail du matin ?',
  askLeads: 'Arrêter les e-mails sur les nouveaux prospects ?',
  stop: 'Ne plus recevoir ces e-mails',
  digestStopped: 'L’e-mail du matin est désactivé',
  leadsStopped: 'Les e-mails sur les nouveaux prospects sont désactivés',
  stopped: 'Il ne reviendra que si tu le réactives.',
  broken: 'Ce lien n’est pas complet',
  brokenHint: 'Ouvre-le à nouveau depuis l’e-mail, ou désactive l’e-mail dans tes réglages.',
  settings: 'Les rappels dans tes réglages',
} satisfies typeof Unsubscribe

export const sharedWords = {
  title: 'Partagé avec Kith',
  sending: 'Tes contacts sont en route. Tu les vérifies avant que quelqu’un soit ajouté.',
  nothing: 'Rien n’attend ici.',
  waits: 'Le fichier est enregistré sur cet appareil. Il est envoyé quand tu ouvres cette page avec une connexion.',
  refused: 'Kith ne peut pas lire ce fichier. Choisis-en un autre.',
  toImports: 'Importer des personnes',
} satisfies typeof Shared

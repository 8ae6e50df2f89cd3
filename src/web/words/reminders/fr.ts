import type { reminderWords as Reminders, sharedWords as Shared, unsubscribeWords as Unsubscribe } from './en.ts'

export const reminderWords = {
  title: 'Rappels',
  lead: 'Choisissez ce que Kith vous dit de lui-même. Rien n’arrive tant que vous ne l’avez pas activé ici.',
  saved: 'Enregistré.',
  save: 'Enregistrer',
  mailHeading: 'Par e-mail',
  digest: 'Un e-mail le matin',
  digestHint:
    'Ce qui est à faire, les personnes sans nouvelles et les nouveaux prospects. Rien n’est envoyé s’il n’y a rien à dire.',
  morning: 'Votre matin',
  morningHint: (zone) => `Dans votre fuseau horaire, ${zone}. Les promesses sans heure arrivent aussi à ce moment-là.`,
  nextDigest: (time) => `Le prochain : ${time}`,
  leadMail: 'Un e-mail quand quelqu’un laisse ses coordonnées',
  leadMailHint: 'Tout de suite pour la première personne. Celles des 15 minutes suivantes arrivent ensemble.',
  noMail: 'Ce Kith ne peut pas encore envoyer d’e-mails : pas d’e-mail du matin, ni d’e-mail pour les prospects.',
  noMailHow:
    'La personne qui gère le serveur peut connecter un serveur de messagerie. Kith lit ces deux réglages au démarrage :',
  noMailMore: 'Le fichier docs/running.md dans le dossier de Kith les explique sous « Send e-mails ».',
  deviceHeading: 'Sur vos appareils',
  deviceLead:
    'Les notifications arrivent sur les appareils que vous choisissez, et l’icône de l’application montre combien de promesses sont à tenir.',
  pushPromises: 'Quand une promesse arrive à échéance',
  pushLeads: 'Quand quelqu’un laisse ses coordonnées',
  pushNames: 'Afficher les noms et ce que j’ai promis',
  pushNamesHint: 'Toute personne qui voit votre écran verrouillé peut les lire. Sinon, seul un nombre s’affiche.',
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
    'Sur iPhone ou iPad, ajoutez d’abord Kith à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-le ensuite depuis là et revenez sur cette page.',
  blocked:
    'Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du navigateur, puis réessayez.',
  insecure:
    'Les notifications ne marchent que si Kith est ouvert en HTTPS, ou sur l’ordinateur qui l’héberge. Demandez à la personne qui gère ce Kith d’installer HTTPS.',
  noWorker:
    'Ce navigateur ne laisse pas Kith travailler en arrière-plan. Ouvrez Kith hors d’une fenêtre privée, autorisez cette adresse à enregistrer des données, puis rechargez cette page.',
  dismissed:
    'Le navigateur a demandé si Kith peut afficher des notifications, et la question a été fermée. Appuyez de nouveau sur le bouton et choisissez « Autoriser ».',
  noService:
    'Vous avez autorisé les notifications, mais le navigateur n’arrive pas à joindre le service push de son éditeur. Les fenêtres privées n’en ont pas, certaines versions de Chromium non plus : utilisez une fenêtre normale de Chrome, Edge, Firefox ou Safari. Dans Brave, activez « Utiliser les services Google pour la messagerie push » dans les réglages de confidentialité. Sinon, un VPN, un pare-feu ou un bloqueur de contenu peut gêner. Le navigateur indique :',
  failed:
    'Le navigateur n’a pas pu activer les notifications. Mettez-le à jour ou redémarrez-le, puis réessayez. Il indique :',
  calendarHeading: 'Dans votre agenda',
  calendar: 'Promesses et anniversaires dans votre agenda, avec alarmes',
} satisfies typeof Reminders

export const unsubscribeWords = {
  description: 'Ne plus recevoir d’e-mails de Kith.',
  askDigest: 'Arrêter l’e-mail du matin ?',
  askLeads: 'Arrêter les e-mails sur les nouveaux prospects ?',
  stop: 'Ne plus recevoir ces e-mails',
  digestStopped: 'L’e-mail du matin est désactivé',
  leadsStopped: 'Les e-mails sur les nouveaux prospects sont désactivés',
  stopped: 'Il ne reviendra que si vous le réactivez.',
  broken: 'Ce lien n’est pas complet',
  brokenHint: 'Ouvrez-le à nouveau depuis l’e-mail, ou désactivez l’e-mail dans vos réglages.',
  settings: 'Les rappels dans vos réglages',
} satisfies typeof Unsubscribe

export const sharedWords = {
  title: 'Partagé avec Kith',
  question:
    'Une application ou un site web veut partager des contacts avec Kith. Voulez-vous les voir ? Personne n’est ajouté sans votre accord.',
  look: 'Les voir',
  discard: 'Les ignorer',
  sending: 'Vos contacts sont en route. Vous les vérifiez avant que quelqu’un soit ajouté.',
  nothing: 'Rien n’attend ici.',
  waits: 'Le fichier est enregistré sur cet appareil. Il est envoyé quand vous ouvrez cette page avec une connexion.',
  refused: 'Kith ne peut pas lire ce fichier. Choisissez-en un autre.',
  toImports: 'Importer des personnes',
} satisfies typeof Shared

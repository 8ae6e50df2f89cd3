import { pluralIn } from '#language/locales/plural.ts'
import type { meetingsWords as MeetingsWords } from '../../en/settings/meetings.ts'

const count = pluralIn('fr')

export const meetingsWords = {
  title: 'Votre agenda',
  hint: 'Vos rendez-vous dans les historiques, et l’essentiel avant chacun',
  lead: 'Kith lit votre agenda et reconnaît les personnes que vous connaissez à leur adresse e-mail. Avant un rendez-vous, l’essentiel vous attend sur Aujourd’hui ; après, le rendez-vous figure dans leur historique.',
  privacy:
    'Ne sont pas lus : les événements privés ou d’une journée entière, les invitations refusées, les salles et les groupes de plus de dix. Personne n’est ajouté sans vous. Kith ne fait que lire.',
  add: 'Lire cet agenda',
  address: 'Adresse de votre agenda',
  addressHint:
    'L’adresse privée au format iCal, ou celle d’un calendrier CalDAV. Kith l’enregistre chiffrée et ne l’affiche plus.',
  where: 'Où trouver l’adresse',
  google: 'Google Agenda sur le web : Paramètres, votre agenda, Adresse secrète au format iCal.',
  apple: 'iCloud : Calendrier, icône de partage, Calendrier public, Copier le lien. Il commence par webcal://.',
  outlook: 'Outlook sur le web : Paramètres, Calendriers partagés, Publier un calendrier, lien ICS.',
  nextcloud:
    'Nextcloud : Partager, Partager par lien, Copier le lien d’abonnement. Pour un lien privé, indiquez ci-dessous votre nom et un mot de passe d’application.',
  ownEmails: 'Vos autres adresses e-mail',
  ownEmailsHint:
    'Celles avec lesquelles on vous invite, en plus de celle de votre compte. Séparez-les par des virgules.',
  signIn: 'L’adresse demande un mot de passe',
  userName: 'Nom d’utilisateur',
  password: 'Mot de passe',
  passwordHint: 'Utilisez un mot de passe d’application, pas celui de votre compte. Il est enregistré chiffré.',
  calendars: 'Agendas lus par Kith',
  lastRead: (when) => `Lu pour la dernière fois ${when}`,
  neverRead: 'Pas encore lu',
  nextRead: (when) => `Prochaine lecture ${when}`,
  entries: (entries) =>
    count(entries, { one: '# rendez-vous dans les historiques', other: '# rendez-vous dans les historiques' }),
  editEmails: 'Modifier vos adresses',
  editTitle: 'Vos adresses dans ce calendrier',
  save: 'Enregistrer',
  refresh: 'Lire maintenant',
  remove: 'Supprimer',
  undo: 'Annuler',
  attendees: 'Personnes de vos rendez-vous',
  attendeesHint: 'Elles ne font pas encore partie de vos contacts. Personne n’est ajouté sans votre accord.',
  meetings: (meetings) => count(meetings, { one: '# rendez-vous', other: '# rendez-vous' }),
  lastMet: (when) => `le dernier ${when}`,
  addPerson: 'Ajouter',
  notNow: 'Pas maintenant',
  problems: {
    unreachable: 'Le serveur de l’agenda ne répond pas. Vérifiez l’adresse ; Kith réessaie de lui-même.',
    refused:
      'L’adresse se trouve sur cette machine ou son réseau, que Kith ne lit pas. Utilisez une adresse sur Internet.',
    sign_in:
      'Le serveur demande un autre nom d’utilisateur ou mot de passe. Supprimez l’agenda et ajoutez-le avec les bons.',
    not_found: 'Il n’y a pas d’agenda à cette adresse. Copiez de nouveau l’adresse depuis votre agenda.',
    not_a_calendar: 'L’adresse mène à autre chose qu’un agenda. Copiez l’adresse qui se termine par .ics.',
    too_large: 'L’agenda dépasse 5 Mo ou contient trop d’événements. Partagez un agenda plus petit.',
    server_error: 'Le serveur de l’agenda répond par une erreur. Kith réessaie de lui-même.',
    key_lost: 'Kith ne peut plus ouvrir l’adresse enregistrée. Supprimez l’agenda et ajoutez-le de nouveau.',
  },
  notices: {
    added: 'Votre agenda est lu. Les rendez-vous avec les personnes que vous connaissez arrivent dans leur historique.',
    read: 'L’agenda a été relu.',
    removed: 'L’agenda est supprimé et ses rendez-vous quittent les historiques. Ce que vous avez écrit reste.',
    restored: 'L’agenda est de retour, avec ses rendez-vous.',
    dismissed: 'Cette personne ne sera plus proposée ici.',
    saved: 'C’est enregistré. Le calendrier est relu avec ces adresses.',
    gone: 'Il était déjà supprimé.',
  },
  heading: 'Rendez-vous',
  when: (day, start, end) => `${day}, ${start}–${end}`,
  now: (end) => `maintenant, jusqu’à ${end}`,
  others: (others) => count(others, { one: 'et # autre personne', other: 'et # autres' }),
  readBrief: 'Lire l’essentiel',
  readBriefOn: (name) => `Lire l’essentiel : ${name}`,
  unread: (name) => `Kith ne peut pas lire votre agenda « ${name} ».`,
  check: 'Voir pourquoi',
} satisfies typeof MeetingsWords

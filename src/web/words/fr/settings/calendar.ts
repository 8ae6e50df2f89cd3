import type { calendarWords as CalendarWords } from '../../en/settings/calendar.ts'

export const calendarWords = {
  title: 'Abonnement à l’agenda',
  lead: 'Voyez vos promesses et les anniversaires dans votre propre agenda. Kith crée une adresse privée, et votre agenda se met à jour tout seul.',
  madeAt: (when) => `Vous avez créé une adresse ${when}.`,
  lastRead: (when) => `Votre agenda l’a lue pour la dernière fois ${when}.`,
  neverRead: 'Aucun agenda ne l’a encore lue.',
  notShown: 'Elle n’est plus affichée. Une nouvelle adresse la remplace.',
  include: 'Inclure',
  contents: { both: 'Promesses et anniversaires', promises: 'Promesses en cours', birthdays: 'Anniversaires' },
  show: 'Afficher',
  full: 'Tout',
  fullHint: 'Par exemple « Envoyer la présentation à Ana ».',
  private: 'Seulement qu’il y a une échéance',
  privateHint: 'Pour un agenda que d’autres peuvent voir.',
  create: 'Créer l’adresse',
  createNew: 'Créer une nouvelle adresse',
  removeTitle: 'Supprimer l’adresse',
  removeText:
    'L’adresse cesse de fonctionner tout de suite. Pour retirer aussi les entrées, supprimez l’abonnement dans votre agenda.',
  remove: 'Supprimer cette adresse',
  removed: 'Votre adresse d’agenda ne fonctionne plus.',
  newTitle: 'Votre adresse d’agenda',
  newLead: 'Copiez-la maintenant : vous ne la reverrez plus. Quiconque l’a peut lire votre agenda.',
  address: 'Adresse d’agenda',
  google: 'Google Agenda sur le web : Autres agendas, À partir de l’URL.',
  apple: 'iPhone : Calendriers, Ajouter, Ajouter un abonnement. Mac : Fichier, Nouvel abonnement à un calendrier.',
  outlook: 'Outlook : Ajouter un calendrier, S’abonner à partir du web.',
  reach:
    'Les agendas en ligne comme celui de Google ne peuvent la lire que si ce serveur est sur internet. Certains se mettent à jour une fois par jour.',
} satisfies typeof CalendarWords

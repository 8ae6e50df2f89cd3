import { pluralIn } from '#language/locales/plural.ts'
import type { errorWords as Words } from '../en/errors.ts'

const count = pluralIn('fr')

export const errorWords = {
  field: {
    empty: 'Ce champ ne peut pas être vide.',
    tooLong: (max) => count(max, { one: '# caractère au plus.', other: '# caractères au plus.' }),
    tooShort: (min) => count(min, { one: '# caractère au moins.', other: '# caractères au moins.' }),
    email: 'Saisissez une adresse e-mail, par exemple ana@example.com.',
    website: 'Saisissez une adresse web, par exemple https://example.com/ana.',
    secureAddress: 'L’adresse doit commencer par https://.',
    oneLine: 'Une seule ligne est possible.',
    date: 'Saisissez une date.',
    time: 'Saisissez une heure, par exemple 15:30.',
    future: 'La date doit être à venir.',
    past: 'La date ne peut pas être à venir.',
    afterToday: 'La date doit être après aujourd’hui.',
    timeZone: 'Saisissez un fuseau horaire, par exemple Europe/Paris.',
    slug: 'De 1 à 64 caractères : lettres de a à z, chiffres et traits d’union.',
    tooMany: (max) => count(max, { one: '# élément au plus.', other: '# éléments au plus.' }),
    other: () => 'Veuillez vérifier ce champ.',
  },
  fixFields: 'Veuillez corriger les champs signalés.',
  refusal: (code) => refusals[code] ?? 'Cela n’a pas marché. Réessayez dans un instant.',
  headings: {
    rate_limited: 'Trop de demandes',
    not_found: 'Page introuvable',
    wrong_host: 'Mauvaise adresse',
  } as Record<string, string>,
  heading: 'Un problème est survenu',
  tooLongText: () => 'Votre saisie est trop longue. Revenez en arrière, raccourcissez-la et réessayez.',
  wrongForm: 'Quelque chose ne va pas dans ce formulaire ou cette adresse. Revenez en arrière, corrigez et réessayez.',
  useForm: 'Veuillez utiliser le formulaire de cette page.',
  tooLarge: 'Votre texte est trop long. Veuillez le raccourcir.',
  alreadySent:
    'Vous avez déjà envoyé ce formulaire avec d’autres valeurs. Pour envoyer aussi celles-ci, validez encore.',
  toToday: 'Aller à Aujourd’hui',
  toSettings: 'Aller aux réglages',
} satisfies typeof Words

const refusals: Record<string, string> = {
  not_found: 'Ceci n’existe pas, ou a été supprimé.',
  invalid: 'Veuillez vérifier votre saisie.',
  unauthenticated: 'Veuillez vous connecter.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  conflict: 'La situation a changé entre-temps. Rechargez la page.',
  rate_limited: 'Trop de demandes. Attendez un instant, puis réessayez.',
  too_large: 'C’est trop volumineux.',
  wrong_host: 'Cette adresse n’appartient pas à ce service.',
  unavailable: 'Ce n’est pas disponible pour le moment. Réessayez plus tard.',
}

import { type LanguageTag, languageTagOf, localeFor } from '#language/locales/locale.ts'

const en = {
  promiseDue: 'Promise due',
  promiseOverdue: 'Promise overdue',
  promise: (text: string, name: string) => `${text} (${name})`,
  overdue: (text: string, name: string) => `Overdue: ${text} (${name})`,
  promisedTo: (name: string) => `Promised to ${name}.`,
  wasDue: (name: string, day: string) => `Promised to ${name}, due on ${day}.`,
  birthday: 'Birthday',
  birthdayOf: (name: string) => `Birthday: ${name}`,
  bornOn: (day: string) => `Born on ${day}.`,
}

type CalendarWords = typeof en

const languages: Record<LanguageTag, CalendarWords> = {
  en,
  de: {
    promiseDue: 'Versprechen fällig',
    promiseOverdue: 'Versprechen überfällig',
    promise: (text, name) => `${text} (${name})`,
    overdue: (text, name) => `Überfällig: ${text} (${name})`,
    promisedTo: (name) => `Versprochen an ${name}.`,
    wasDue: (name, day) => `Versprochen an ${name}, fällig am ${day}.`,
    birthday: 'Geburtstag',
    birthdayOf: (name) => `Geburtstag: ${name}`,
    bornOn: (day) => `Geboren am ${day}.`,
  },
  fr: {
    promiseDue: 'Promesse à tenir',
    promiseOverdue: 'Promesse en retard',
    promise: (text, name) => `${text} (${name})`,
    overdue: (text, name) => `En retard : ${text} (${name})`,
    promisedTo: (name) => `Promis à ${name}.`,
    wasDue: (name, day) => `Promis à ${name} pour le ${day}.`,
    birthday: 'Anniversaire',
    birthdayOf: (name) => `Anniversaire : ${name}`,
    bornOn: (day) => `Date de naissance : ${day}.`,
  },
  es: {
    promiseDue: 'Promesa por cumplir',
    promiseOverdue: 'Promesa atrasada',
    promise: (text, name) => `${text} (${name})`,
    overdue: (text, name) => `Atrasada: ${text} (${name})`,
    promisedTo: (name) => `Prometido a ${name}.`,
    wasDue: (name, day) => `Prometido a ${name} para el ${day}.`,
    birthday: 'Cumpleaños',
    birthdayOf: (name) => `Cumpleaños: ${name}`,
    bornOn: (day) => `Fecha de nacimiento: ${day}.`,
  },
  pt: {
    promiseDue: 'Promessa a cumprir',
    promiseOverdue: 'Promessa em atraso',
    promise: (text, name) => `${text} (${name})`,
    overdue: (text, name) => `Em atraso: ${text} (${name})`,
    promisedTo: (name) => `Prometido a ${name}.`,
    wasDue: (name, day) => `Prometido a ${name} até ${day}.`,
    birthday: 'Aniversário',
    birthdayOf: (name) => `Aniversário: ${name}`,
    bornOn: (day) => `Data de nascimento: ${day}.`,
  },
}

/** The words of a feed in the member's language, and how it writes a day. */
export function calendarWordsFor(chosen: string | null) {
  const locale = localeFor(chosen ?? undefined)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    words: languages[languageTagOf(locale)],
    sayDay: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  }
}

import type { MemberContext } from '#platform/context/context.ts'

/** What a meeting without a title is called. */
const untitled: Record<string, string> = {
  de: 'Treffen',
  en: 'Meeting',
  es: 'Reunión',
  fr: 'Rendez-vous',
  pt: 'Reunião',
}

export const titleFor = ({ member }: MemberContext, title: string) =>
  title || (untitled[member.locale?.slice(0, 2) ?? 'en'] ?? 'Meeting')

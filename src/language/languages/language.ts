/** The languages in which notes and questions are understood. */
export const languages = ['en', 'de', 'fr', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

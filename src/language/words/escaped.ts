const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it stands in HTML and SVG: never markup. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

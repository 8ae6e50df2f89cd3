const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for HTML, SVG or XML, so that it is never read as markup. */
export const escapeMarkup = (text: string) =>
  // Most texts have none of them, and looking is faster than replacing.
  /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character) : text

/** @typedef {Element | string | false | null | undefined} Piece */

/**
 * An element with its contents. Text is set as text, never read as HTML, so that nothing anybody wrote can become markup.
 * @param {string} name such as `p.soft`
 * @param {...(Piece | Piece[])} pieces
 */
export function element(name, ...pieces) {
  const [tag = '', ...classes] = name.split('.')
  const made = document.createElement(tag)
  made.classList.add(...classes)
  made.append(...pieces.flat().filter(isShown))
  return made
}

/** @param {Piece} piece @returns {piece is Element | string} */
const isShown = (piece) => typeof piece === 'string' || piece instanceof Element

/** Text in its own direction: a name in Arabic does not turn the line around. @param {unknown} text */
export function ownDirection(text) {
  return element('bdi', String(text))
}

/** A paragraph in the direction of its text. @param {string} name @param {...Piece} pieces */
export function paragraph(name, ...pieces) {
  const made = element(name, pieces)
  made.setAttribute('dir', 'auto')
  return made
}

/** A heading and what is under it; nothing if there is nothing under it. @param {string} heading @param {Element[]} items */
export function section(heading, items) {
  return items.length > 0 && element('section', element('h2', heading), element('ul', items))
}

/** The initials of a person, in the same colour as in the app. @param {string} id @param {string} name */
export function avatar(id, name) {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const [first, last] = [firstLetter(words[0]), words.length > 1 ? firstLetter(words.at(-1)) : '']
  // A script without capitals has no initials: one letter stands for the name.
  const initials = first.toLowerCase() === first ? first : first + last
  const made = element(`span.avatar.hue-${hueOf(id)}`, initials || '•')
  made.setAttribute('aria-hidden', 'true')
  return made
}

/** @param {string} [word] */
const firstLetter = (word = '') => (word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? '').toUpperCase()

/** As in `drawing/avatar.ts`. @param {string} id */
export function hueOf(id) {
  return [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7) % 8
}

/** Words for family and home that mean something else next to these words. */
const otherSenses = new RegExp(
  [
    String.raw`\b(?:(?:managing|senior|junior|general|founding|business|venture|investment|launch|training|limited) )partners?\b`,
    String.raw`\bpartners? (?:at|of|in|for|with)\b`,
    String.raw`\b(?:mother|father) (?:tongue|ship|board)\b`,
    String.raw`\bconvertible (?:note|bond|loan)s?\b`,
    String.raw`\b(?:sister|daughter|parent) (?:company|companies|ship|firm)\b`,
    String.raw`\b(?:house|home) (?:page|style|office)\b`,
    String.raw`\bexpect(?:s|ed|ing)? (?!(?:an?|their|her|his|the|our)? ?(?:first |second |third |little )?(?:baby|child|boy|girl|son|daughter|twins?)\b)(?:an?|the|some|more|to|it|that|\d)\b`,
  ].join('|'),
  'giu',
)

/** Removes words used in another sense: a partner at a firm is nobody's husband. */
export const inSense = (text: string) => text.replace(otherSenses, ' ')

/** A third of the scripts is types, comments and spaces, which are for readers of the source. */
export function shrinkScript(script: string) {
  return script
    .replaceAll(/\/\*\*[\s\S]*?\*\/ ?/g, '')
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/^\s+/gm, '')
    .replaceAll(/ (=>|===|!==|&&|\|\||\?\?|[=?:]) /g, '$1')
    .replaceAll(') {', '){')
    .replaceAll(/ ?([{,(])\n/g, '$1')
}

/** Removes comments and white space. No string in the sheets contains a brace, a comma or two spaces. */
export function shrinkSheet(css: string) {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(/(?<=[ :,(-])0\.(?=\d)/g, '.')
    .replaceAll(';}', '}')
    .trim()
}

import { avatar, element, ownDirection, paragraph } from './elements.js'
import { connectView } from './host.js'

/** @typedef {import('./host.js').Fields} Fields */
/** @typedef {import('./host.js').Place} Place */

connectView(drawNextMoves)

/** What to do next, as Today shows it. @param {Fields} answer @param {Place} place */
function drawNextMoves({ moves }, place) {
  const list = Array.isArray(moves) ? moves.filter((each) => typeof each === 'object' && each !== null) : []
  const heading = element('h1.unseen', place.words.nextMoves)
  if (list.length === 0) return [heading, element('p.lead', place.words.allDone)]
  return [
    heading,
    element(
      'ul.moves',
      list.map((move) => drawMove(move, place)),
    ),
  ]
}

/** @param {Fields} move @param {Place} place */
function drawMove({ kind, connectionId, connectionName, reason, next }, place) {
  const name = String(connectionName ?? '')
  const label = place.words.moves[kind]
  return element(
    'li.move.with-avatar',
    avatar(String(connectionId ?? ''), name),
    element(
      'div',
      element('p.what', ownDirection(name), ' ', label && element('span.kind', label)),
      paragraph('p', String(reason ?? '')),
      next && paragraph('p.soft.small', String(next)),
    ),
  )
}

import { setImmediate as nextTurn } from 'node:timers/promises'

export type Placed = { x: number; y: number; radius: number }
type Node = { id: string; entries: number; group: string | undefined }
type Link = { from: string; to: string }
type Area = Placed & { key: string | undefined; nodes: Node[] }

const maxSteps = 400
/** After these, areas only make room for each other. */
const pullingSteps = 90
const gap = 10
/** Where one step of a sunflower turns to. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** People as circles, those of a company together in an area. The same people are always drawn in the same way. */
export async function layOut(nodes: Node[], links: Link[]) {
  const areas = areasOf(nodes)
  const areaOf = new Map(areas.flatMap((area) => area.nodes.map(({ id }) => [id, area] as const)))
  const pulls = links.flatMap(({ from, to }) => {
    const [one, other] = [areaOf.get(from), areaOf.get(to)]
    return one && other && one !== other ? [[one, other] as const] : []
  })
  for (let step = 0; step < maxSteps; step++) {
    if (step < pullingSteps) pull(areas, pulls, 1 - step / pullingSteps)
    const isCrowded = makeRoom(areas)
    if (step >= pullingSteps && !isCrowded) break
    // Other requests go on meanwhile.
    if (step % 8 === 0) await nextTurn()
  }
  const people = new Map(areas.flatMap(placeIn))
  return { people, areas: areas.filter(({ key, nodes }) => key !== undefined && nodes.length > 1) }
}

const radiusOf = ({ entries }: Node) => Math.min(13, 5 + 1.5 * Math.sqrt(entries))
const spacing = 30

/** Everybody without a company, or alone at one, is an area of their own. The largest begin in the middle. */
function areasOf(nodes: Node[]): Area[] {
  const groups = Map.groupBy(nodes, ({ id, group }) => group ?? id)
  let taken = 0
  return [...groups.values()]
    .toSorted((a, b) => b.length - a.length)
    .map((members, at) => {
      const [first] = members
      const radius = members.length === 1 && first ? radiusOf(first) : spacing * 0.62 * Math.sqrt(members.length) + 10
      const [away, angle] = [at === 0 ? 0 : 1.1 * Math.sqrt(taken) + radius, at * goldenAngle]
      taken += (radius + gap / 2) ** 2
      const start = { x: away * Math.cos(angle), y: away * Math.sin(angle) }
      return { ...start, radius, key: first?.group, nodes: members }
    })
}

/** Links draw areas together, and the middle draws all a little. */
function pull(areas: Area[], pulls: (readonly [Area, Area])[], strength: number) {
  for (const [one, other] of pulls) {
    const [dx, dy] = [other.x - one.x, other.y - one.y]
    const distance = Math.hypot(dx, dy) || 1
    const room = distance - one.radius - other.radius - 3 * gap
    if (room <= 0) continue
    const step = (0.12 * strength * room) / distance
    const share = other.radius / (one.radius + other.radius)
    move(one, dx * step * share, dy * step * share)
    move(other, -dx * step * (1 - share), -dy * step * (1 - share))
  }
  for (const area of areas) move(area, -area.x * 0.02 * strength, -area.y * 0.02 * strength)
}

function move(area: Area, dx: number, dy: number) {
  area.x += dx
  area.y += dy
}

/**
 * Areas that overlap push each other away. Sorted from left to right, each is compared with its neighbors only. Returns
 * whether some overlapped.
 */
function makeRoom(areas: Area[]) {
  let isCrowded = false
  const sorted = areas.toSorted((a, b) => a.x - a.radius - (b.x - b.radius))
  for (const [at, one] of sorted.entries())
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next] as Area
      if (other.x - other.radius > one.x + one.radius + gap) break
      const [dx, dy] = [other.x - one.x || 0.1, other.y - one.y || 0.1]
      const reach = one.radius + other.radius + gap
      if (Math.abs(dy) >= reach || dx * dx + dy * dy >= reach * reach) continue
      const distance = Math.sqrt(dx * dx + dy * dy)
      const overlap = reach - distance
      isCrowded ||= overlap > gap
      const share = other.radius / (one.radius + other.radius)
      const [ux, uy] = [(dx / distance) * overlap, (dy / distance) * overlap]
      move(one, -ux * share, -uy * share)
      move(other, ux * (1 - share), uy * (1 - share))
    }
  return isCrowded
}

/** Like the seeds of a sunflower. */
function placeIn({ x, y, nodes }: Area) {
  return nodes.map((node, at): [string, Placed] => {
    const away = nodes.length === 1 ? 0 : spacing * 0.55 * Math.sqrt(at + 0.6)
    const [dx, dy] = [away * Math.cos(at * goldenAngle), away * Math.sin(at * goldenAngle)]
    return [node.id, { x: x + dx, y: y + dy, radius: radiusOf(node) }]
  })
}

/** The highest of many scores, one for each id. */
export class Best {
  /** Only scores above this count. */
  least = Number.NEGATIVE_INFINITY
  readonly #limit: number
  #scores = new Map<string, number>()

  constructor(limit: number) {
    this.#limit = limit
  }

  offer(id: string, score: number) {
    if (score <= this.least || score <= (this.#scores.get(id) ?? Number.NEGATIVE_INFINITY)) return
    this.#scores.set(id, score)
    if (this.#scores.size < 4 * this.#limit) return
    this.#scores = this.all()
    this.least = Math.min(...this.#scores.values())
  }

  /** Highest score first. */
  all() {
    return new Map([...this.#scores].sort(([, one], [, other]) => other - one).slice(0, this.#limit))
  }
}

import type { Language } from '#language/languages/language.ts'
import { lazy } from '#language/phrases/lazy.ts'
import { sensitiveWords } from './sensitive-words.ts'

/**
 * What a message never draws from, by matter. A star stands for any ending,
 * a hyphen for a space. A sentence with one of these words is left alone, and its whole note gives at most the occasion.
 */
const sensitiveMatters = {
  health: `ill illness* sick* disease* cancer* tumo* chemo* surger* surgical operation hospital* hospice* clinic* doctor* diagnos*
    symptom* medic* treatment* therap* rehab* depress* anxi* burnout burn-out burned burnt stress* panic* adhd autis* bipolar
    pregnan* miscarr* ivf fertil* disab* injur* pain pains painful allerg* diabet* covid stroke insomnia overweight diet* health*`,
  substances: `alcohol* drunk* drinking drinks-too hangover sober drug* addict* smok* gambl* weed aa`,
  grief: `death dead died dies dying funeral* grief griev* mourn* widow* passed-away suicid* terminal*`,
  love: `divorc* separat* affair* cheat* dating dated girlfriend* boyfriend* ex single flirt* sex* gay lesbian queer trans
    marriage* married custody breakup* broke-up break-up tinder crush romantic*`,
  money: `salar* wage* pay paid pays paying bonus* money debt* loan* mortgage* bankrupt* broke wealth* net-worth equity
    fundrais* raise raising valuation* profit* loss* losses expensive cheap owes afford* tax taxes inherit*`,
  work: `fired firing fire layoff* laid-off redundan* sack* resign* quit quits quitting leaving leave job jobs unemploy*
    demot* boss* underperform* performance complain* conflict* dispute* lawsuit* sued sues suing lawyer* court* police arrest* crime*
    fraud* prison immigra* asylum`,
  judgement: `seem* looks looked appears appeared sounds sounded apparently smell* breath ugly fat attractive hot cute pretty handsome boring bored annoy* rude
    arrogan* weird* strange odd creepy stupid dumb idiot* incompetent* useless lazy difficult awkward* cold angry anger* upset cry cries
    cried crying tears sad sadly sadness unhappy lonely nervous tired exhaust* worr* afraid scared fear* jealous* desperate* needy pushy liar
    lie lied lying trust* distrust* dishonest* hate* hated dislike* argu* fight* fought tension hard tough struggl* trouble* problem*
    crisis bad worst terrible awful disappoint* fail* mistake* weak* shy overpriced suspicious* unreliable flaky`,
  belief: `religio* church mosque synagogue god atheis* muslim* jewish christian* catholic* politic* vot* republican* democrat* left-wing
    right-wing communis* fascis* trump abortion* racis* war union`,
  secrecy: `secret* confiden* private* privately under-nda off-the-record between-us do-not-tell dont-tell dont-mention
    gossip* rumor rumour rumors rumours hush* embargo* surprise* gift* present password* pin iban leverage negotiat* upsell*
    prospect manipulat* blackmail competitor*`,
  bodies: `weight age aged sexy body hair wrinkl* botox sweat* toilet* nude naked`,
  abuse: `abus* harass* assault* violen* hit shit* fuck* damn bitch* asshole* crap bastard*`,
} as const

type Words = { exact: Set<string>; stems: Set<string>; phrases: string[] }

const { judgement: _, ...matters } = sensitiveMatters
const every = wordsOf(Object.values(sensitiveMatters))
const privateMatters = wordsOf(Object.values(matters))
const wordsByLanguage = lazy(() => ({
  de: wordsOf([sensitiveWords.de]),
  fr: wordsOf([sensitiveWords.fr]),
  es: wordsOf([sensitiveWords.es]),
  pt: wordsOf([sensitiveWords.pt]),
}))

/** Whether a text touches such a matter; the person's own name, which may be one of these words, does not count. */
export function isSensitive(text: string, names: string[] = [], language: Language = 'en') {
  return touches(withoutNames(text, names), language === 'en' ? every : wordsByLanguage()[language])
}

/** The same but for words of judgement, which are common words when they are not about a person. */
export function isPrivateMatter(text: string, names: string[] = []) {
  return touches(withoutNames(text, names), privateMatters)
}

export function withoutNames(text: string, names: string[]) {
  if (names.length === 0) return text
  const any = names.map((name) => RegExp.escape(name)).join('|')
  return text.replace(new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'gu'), '')
}

function touches(text: string, { exact, stems, phrases }: Words) {
  if (/[€$£¥%]|\d ?k\b/i.test(text)) return true
  const plain = foldMarks(text)
    .toLowerCase()
    .replace(/n['’]t\b/g, 'nt')
  const words = plain.match(/\p{L}+/gu) ?? []
  const line = ` ${words.join(' ')} `
  if (phrases.some((phrase) => line.includes(phrase))) return true
  return words.some((word) => exact.has(word) || beginnings(word).some((beginning) => stems.has(beginning)))
}

const beginnings = (word: string) => Array.from({ length: Math.min(word.length, 12) }, (_, at) => word.slice(0, at + 1))

function wordsOf(lists: string[]): Words {
  const all = lists.flatMap((list) => foldMarks(list).split(/\s+/)).filter(Boolean)
  const single = all.filter((word) => !word.includes('-'))
  return {
    exact: new Set(single),
    stems: new Set(single.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))),
    phrases: all.filter((word) => word.includes('-')).map((word) => ` ${word.replaceAll('-', ' ')} `),
  }
}

function foldMarks(text: string) {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '')
}

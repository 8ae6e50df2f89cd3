/**
 * What a message never draws from, by matter. A star stands for any ending.
 * A sentence with one of these words is left alone, and its whole note gives at most the occasion.
 */
export const sensitiveMatters = {
  health: `ill illness* sick* disease* cancer* tumo* chemo* surger* surgical operation hospital* clinic* doctor* diagnos*
    symptom* medic* treatment* therap* rehab* depress* anxi* burnout burn-out burned burnt stress* panic* adhd autis* bipolar
    pregnan* miscarr* ivf fertil* disab* injur* pain pains painful allerg* diabet* covid stroke insomnia overweight diet* health*`,
  substances: `alcohol* drunk* drinking drinks-too hangover sober drug* addict* smok* gambl* weed aa`,
  grief: `death dead died dies dying funeral* grief griev* mourn* widow* passed-away suicid* terminal*`,
  love: `divorc* separat* affair* cheat* dating dated girlfriend* boyfriend* ex ex-* single flirt* sex* gay lesbian queer trans
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
  secrecy: `secret* confiden* private* privately under-nda off-the-record between-us do-not-tell dont-tell don't-tell dont-mention
    don't-mention gossip* rumor rumour rumors rumours hush* embargo* surprise* gift* present birthday* password* pin iban leverage negotiat* upsell* 
    prospect manipulat* blackmail competitor*`,
  bodies: `weight age aged sexy body hair wrinkl* botox sweat* toilet* nude naked`,
  abuse: `abus* harass* assault* violen* hit shit* fuck* damn bitch* asshole* crap bastard*`,
} as const

const amounts = '[€$£¥%]|\\b\\d+ ?k\\b'
const every = formOf(Object.values(sensitiveMatters))
const { judgement: _, ...matters } = sensitiveMatters
const privateMatters = formOf(Object.values(matters))

/** Whether a text touches such a matter; the person's own name, which may be one of these words, does not count. */
export function isSensitive(text: string, names: string[] = []) {
  return every.test(plain(withoutNames(text, names)))
}

/** The same but for words of judgement, which are common words when they are not about a person. */
export function isPrivateMatter(text: string, names: string[] = []) {
  return privateMatters.test(plain(withoutNames(text, names)))
}

export function withoutNames(text: string, names: string[]) {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text)
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'")

function formOf(lists: string[]) {
  const stems = lists
    .flatMap((words) => words.split(/\s+/))
    .map((word) => word.replaceAll('-', '[- ]').replace('*', "[\\p{L}'-]*"))
  return new RegExp(`(?<!\\p{L})(?:${stems.join('|')})(?!\\p{L})|${amounts}`, 'iu')
}

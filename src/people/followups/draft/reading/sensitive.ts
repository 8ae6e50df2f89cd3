import type { Language } from '#language/languages/language.ts'
import { lazy } from '#language/phrases/lazy.ts'

/** What a message in another language never draws from: health, grief, love, money, work, judgement, belief, secrets. */
const sensitiveWords: Record<Exclude<Language, 'en'>, string> = {
  de: `krank* krebs* tumor* chemo* operation* operiert op klinik* arzt* ärzt* diagnos* therap* depress* burnout schwanger* fehlgeburt*
    allergi* diabet* schlaganfall* herzinfarkt* demenz* knie rippe* schmerz* alkohol* betrunken trinkt drogen* süchtig* rauch* tot
    gestorben stirbt verstorben* beerdigung* trauer* witwe* selbstmord* scheidung* geschieden getrennt trennung* affäre* ex schwul
    lesbisch gehalt* lohn* schulden* kredit* hypothek* pleite insolven* geld erbe* erbschaft* steuer* euro gekündigt kündigung*
    entlassen* arbeitslos* chef* anwalt* gericht* polizei* gefängnis* klage* streit* wirkt scheint angeblich nervt arrogant
    komisch dumm faul traurig wütend weint geweint geheult einsam müde angst schiss lügt gelogen problem* probleme schwierig*
    kirche* politik* wahl* afd geheim* vertraulich* niemandem niemand-weiß nicht-weitersagen nicht-erzählen unter-uns überraschung*
    geschenk* passwort* gewicht dick verhandl* kündig* gegoogelt heim pflege*`,
  fr: `malad* cancer* tumeur* chimio* opéré opérée opération* hôpital* hopital* clinique* médecin* diagnos* traitement* thérap* dépress*
    burn-out enceinte* fausse-couche allergi* diabèt* avc infarctus démence alzheimer douleur* alcool* ivre drogue* fume* mort*
    décéd* décès enterrement* obsèques deuil* veuf* veuve* suicid* divorc* sépar* rupture* amant* ex gay lesbienne* salaire* dette*
    crédit* emprunt* faillite* argent euros impôt* héritage* viré* licenci* démission* chômage* chef* patron* avocat* tribunal* police*
    prison* procès conflit* dispute* semble paraît apparemment énerv* arrogan* bizarre* bête idiot* paresseux triste* colère pleur*
    seul seule fatigué* crevé* peur* ment menti mentir problème* difficile* église* politique* vote* secret* confidentiel* entre-nous
    ne-pas-dire rien-dire ne-pas-répéter surprise* cadeau* mot-de-passe poids grossi maigri négoci* ehpad gastro`,
  es: `enferm* cáncer tumor* quimio* operad* operar* operación* hospital* clínica* médico* diagnóstic* terapia* depres* embaraz* aborto* alerg*
    diabet* ictus infarto* demencia* alzheimer dolor* alcohol* borrach* drogas fuma* murió muerte muert* fallec* entierro*
    funeral* luto viud* suicid* divorci* separ* amante* ex gay lesbiana* sueldo* salario* deuda* deud* préstamo* hipoteca* quiebra*
    dinero euros plata impuesto* herencia* despid* renunci* paro desempleo jefe* jefa abogad* juicio* policía* cárcel pleito* pelea*
    parece aparentemente pesad* arrogante* rar* tont* vag* triste* enfad* llor* sola cansad* miedo* miente* mintió problema*
    difícil* iglesia* polític* vot* secret* confidencial* entre-nosotros no-decir no-contar sorpresa* regalo* contraseña* peso
    gord* delgad* negociar negociación residencia noche-se-fue se-fue-anoche`,
  pt: `doente* doença* cancro* câncer tumor* quimio* operad* operar* operação* hospital* clínica* médic* diagnóstic* terapia* depress* grávida*
    aborto* alergi* diabet* avc enfarte* infarto* demência* alzheimer dor dores álcool bêbad* droga* fuma* morreu morte mort*
    falec* funeral* enterro* velório* luto viúv* suicíd* divórci* divorci* separ* amante* ex gay lésbica* salário* ordenado* dívida*
    empréstimo* hipoteca* falência* dinheiro euros reais imposto* herança* despedid* demiti* demissão* desemprego* desempregad*
    chefe* advogad* tribunal* polícia* prisão* conflito* briga* parece aparentemente chat* arrogante* estranh* burr*
    preguiços* triste* zangad* chor* sozinh* cansad* medo* mente mentiu problema* difícil* igreja* polític* vot* segredo*
    confidencial* entre-nós não-dizer não-contar surpresa* prenda* presente* senha* peso gord* magr* negociar negociação lar autis*`,
}

/**
 * Topics that a message never uses. A star matches any ending, a hyphen a space. A sentence with one of these words is
 * skipped, and its note is used only for the occasion.
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

/** The same without words of judgement, which are common words when not about a person. */
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

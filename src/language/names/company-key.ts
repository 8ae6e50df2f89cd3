import { fold } from '../words/fold.ts'

/** Endings that say what a company is in law, as folded words. Longer ones are tried first. */
const legalForms = new Set(
  `inc,incorporated,corp,corporation,co,company,ltd,limited,co ltd,llc,llp,lp,plc,pllc,pty,pty ltd,pvt ltd,private limited,
  pte ltd,sdn bhd,bhd,tbk,
  gmbh,mbh,ag,kg,kgaa,ohg,ug,gbr,ek,se,partg,partgmbb,gmbh co kg,ag co kg,ug haftungsbeschrankt,
  sa,sas,sasu,sarl,eurl,snc,sci,scop,sl,slu,sau,slp,sa de cv,s de rl,s de rl de cv,sapi de cv,
  lda,ltda,limitada,unipessoal,unipessoal lda,sgps,sgps sa,eireli,epp,spa,srl,srls,bv,nv,vof,
  as,asa,ab,aps,oy,oyj,abp,hf,ehf,ou,sp z oo,spolka z oo,sro,spol sro,doo,dd,kft,zrt,nyrt,uab,sia,
  as ltd sti,ltd sti,ooo,ооо,оао,зао,пао,ао,тов,еоод,оод,ип,株,주`
    .split(',')
    .map((form) => form.trim()),
)
const maxFormWords = 5

/** Some stand before the name. */
const leadingForms = new Set('ооо,оао,зао,пао,ао,тов,ип,pt,uab,sia,株,주'.split(','))

/** These are written without a space. */
const attachedForms = [
  '株式会社',
  '有限会社',
  '合同会社',
  '股份有限公司',
  '有限责任公司',
  '有限公司',
  '주식회사',
  '유한회사',
]

/** "Weiss & Partner" is "Weiss und Partner". */
const joiners = new Set(['and', 'und', 'et', 'y', 'e', 'och', 'og', 'и'])

/** An index takes no more than some hundreds of letters. */
const maxKeyLength = 80

/** A key shared by spellings of a company's name: "Google", "GOOGLE" and "Google LLC". Of a key, it is the key itself. */
export function companyKey(name: string): string {
  const bare = fold(name.replaceAll('+', ' plus ')).normalize('NFC')
  // "S.A.", "A/S" and "e.V." are one word each.
  const joined = bare.replace(/(?<![\p{L}\p{N}])\p{L}(?:\s?[./]\s?\p{L}(?![\p{L}\p{N}]))+/gu, (letters) =>
    letters.replace(/[^\p{L}]/gu, ''),
  )
  const words = withoutForms(withoutAttached(joined).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
  const key = words.filter((word, at) => !joiners.has(word) || at === 0 || at === words.length - 1).join('-')
  return [...(key || codesOf(bare))].slice(0, maxKeyLength).join('').replace(/-$/, '')
}

function withoutAttached(name: string) {
  for (const form of attachedForms) {
    const rest = name.replace(form.normalize('NFKD').normalize('NFC'), ' ').trim()
    if (rest !== '' && rest !== name) return rest
  }
  return name
}

/** At least one word stays. */
function withoutForms(words: string[]): string[] {
  for (let count = Math.min(maxFormWords, words.length - 1); count > 0; count--)
    if (legalForms.has(words.slice(-count).join(' '))) return withoutForms(words.slice(0, -count))
  return words.length > 1 && leadingForms.has(words[0] ?? '') ? withoutForms(words.slice(1)) : words
}

/** For a name without letters, such as an emoji. */
const codesOf = (name: string) => [...name.trim()].map((sign) => sign.codePointAt(0)?.toString(16)).join('-')

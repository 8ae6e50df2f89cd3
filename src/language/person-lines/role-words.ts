import { wordSet } from '../words/word-set.ts'
import { foldedWords } from '../words/words.ts'

/** Words that make a piece of text a job title, folded, in five languages. Occupations that are surnames too are left out. */
const titleWords = wordSet(`
  accountant actor actress adviser advisor agent ambassador analyst architect artist assistant associate attorney auditor
  author barista biologist broker buyer ceo cfo chair chairman chairperson chairwoman chef chemist chief ciso clerk cmo
  co-founder cofounder coach columnist composer conductor consultant controller coo coordinator copywriter correspondent
  counsel counsellor cpo cro cto curator dentist deputy designer developer dietitian diplomat director doctor economist
  editor educator electrician engineer entrepreneur evangelist executive filmmaker founder freelance freelancer geologist
  head historian illustrator instructor intern interpreter inventor investor journalist lawyer lead lecturer librarian
  manager marketer mathematician mechanic mentor minister musician notary novelist nurse nutritionist officer operator
  organiser organizer owner painter paralegal partner pharmacist photographer physician physicist physiotherapist pianist
  pilot planner plumber poet president principal producer professor programmer proprietor psychiatrist psychologist
  publisher realtor receptionist recruiter rector representative researcher reporter salesperson scientist sculptor
  secretary senator solicitor specialist stylist superintendent supervisor surgeon surveyor svp teacher technician
  therapist trader trainee trainer translator treasurer tutor undersecretary vet veterinarian vice-president violinist vp
  evp writer

  advogada advogado analista arquiteta arquiteto arquitecto arquitecta assessora assessor chefe conselheira conselheiro
  consultora consultor contabilista coordenador coordenadora diretor diretora directora dentista economista editora
  empresaria empresario enfermeira enfermeiro engenheira engenheiro fundador fundadora gerente gestor gestora investidor
  jornalista medica medico pesquisador pesquisadora presidente professora programador programadora psicologa psicologo
  responsavel secretaria secretario socia socio tecnica tecnico tradutora tradutor veterinaria

  abogada abogado asesor asesora directivo enfermera enfermero fundadora ingeniera ingeniero jefa jefe periodista
  desarrollador desarrolladora investigador investigadora responsable vicepresidente

  architektin arztin berater beraterin entwickler entwicklerin geschaftsfuhrer geschaftsfuhrerin grafiker grunder
  grunderin ingenieur ingenieurin journalistin leiter leiterin lehrer lehrerin professorin rechtsanwalt rechtsanwaltin
  referent referentin vertriebsleiter vertriebsleiterin vorstand

  avocat avocate chercheur chercheuse cheffe comptable conseiller conseillere developpeur developpeuse directeur directrice
  enseignant enseignante fondateur fondatrice gerante infirmier infirmiere ingenieure journaliste medecin redacteur
  redactrice traducteur traductrice
`)

/** Titles that are followed by a company: "CEO of Acme", but "Head of Design". */
const ownersOfCompanies = wordSet(
  'ceo cto cfo coo cmo cpo founder co-founder cofounder owner president chairman chairwoman md',
)

/** Words of companies, schools and other organisations, folded. */
const companyWords = wordSet(`
  academy agency ag airlines airways associates association bakery bank brewery bros brothers bureau business cafe capital
  church clinic club co college company consulting corp corporation council department design designs energy enterprises
  escola faculty farm fashion films finance firm foundation fund gallery galerie games gbr gmbh group guild healthcare
  holding holdings hospital hotel hotels inc incorporated industries institute insurance international investments kg
  kitchen lab laboratories laboratory labs law library limited llc llp logistics lp ltd media ministry museum network
  networks ngo office ohg orchestra partners pharma pharmaceuticals pharmacy plc press productions properties publishing
  records research restaurant school schools sdn securities services society software solutions stiftung studio studios
  supply systems technologies technology telecom theatre theater trust union university ventures vineyards winery works
  workshop

  associacao banco clinica colegio companhia editora empresa farmacia fundacao grupo hospital instituto lda ltda padaria
  quinta restaurante seguros sociedade universidade vinhos asociacion compania fundacion universidad bodega
  bank brauerei genossenschaft hochschule klinik krankenhaus stadtwerke universitat verein verlag versicherung werke
  agence banque cabinet ecole editions fondation groupe librairie sarl sas societe universite
  nv bv oy ab as aps spa srl kk pty sa
`)

/** Suffixes of a company's name after a comma: "Acme, Inc." */
const companyEndings = wordSet(
  'inc incorporated ltd limited llc llp plc gmbh ag kg lda ltda sa sarl sas srl spa bv nv corp co',
)

const wordsOf = (piece: string) =>
  piece.split(/[\s/]+/).map((word) => foldedWords(word).join(/-/.test(word) ? '-' : ''))

/** At most this many words are a title or the name of a company. */
const maxWords = 8

export function isTitle(piece: string) {
  const words = wordsOf(piece)
  return words.length <= maxWords && words.some(isTitleWord)
}

const isTitleWord = (word: string) => titleWords.has(word) || word.split('-').some((part) => titleWords.has(part))

export const isOwnersTitle = (piece: string) => wordsOf(piece).some((word) => ownersOfCompanies.has(word))

export function isCompany(piece: string) {
  const words = wordsOf(piece)
  return (
    words.length <= maxWords && (/ & |\bS\.A\.|\bS\.r\.l\./.test(piece) || words.some((word) => companyWords.has(word)))
  )
}

export const isCompanyEnding = (piece: string) => companyEndings.has(foldedWords(piece).join(''))

/** Where a title begins in "Ana Ribeiro Head of Design", after at least one word: 2. Null if there is none. */
export function titleStart(words: string[]) {
  const at = words.findIndex((word, index) => index > 0 && isTitleWord(wordsOf(word)[0] ?? ''))
  if (at < 0) return null
  const isRank = (word: string | undefined) => ranks.has(wordsOf(word ?? '')[0] ?? '')
  let start = at
  while (start > 1 && isRank(words[start - 1])) start--
  return start
}

const ranks = wordSet(
  'senior junior sr jr lead principal staff managing general executive chief deputy vice associate assistant product software graphic ux ui marketing sales art creative technical project data interim acting',
)

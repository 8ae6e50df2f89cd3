import { pluralIn } from '#language/locales/plural.ts'
import type { errorWords as Words } from '../en/errors.ts'

const count = pluralIn('pt')

export const errorWords = {
  field: {
    empty: 'Isto não pode ficar vazio.',
    tooLong: (max) => count(max, { one: 'No máximo # carácter.', other: 'No máximo # caracteres.' }),
    tooShort: (min) => count(min, { one: 'No mínimo # carácter.', other: 'No mínimo # caracteres.' }),
    email: 'Escreva um endereço de e-mail, por exemplo ana@example.com.',
    website: 'Escreva um endereço web, por exemplo https://example.com/ana.',
    secureAddress: 'O endereço tem de começar por https://.',
    oneLine: 'Tem de ser uma só linha.',
    date: 'Escreva uma data.',
    time: 'Escreva uma hora, por exemplo 15:30.',
    future: 'Tem de ser no futuro.',
    past: 'Não pode ser no futuro.',
    afterToday: 'Tem de ser depois de hoje.',
    timeZone: 'Escreva um fuso horário, por exemplo Europe/Lisbon.',
    slug: 'De 1 a 64 caracteres: letras de a a z, algarismos e hífenes.',
    tooMany: (max) => count(max, { one: 'No máximo # elemento.', other: 'No máximo # elementos.' }),
    other: () => 'Verifique este campo.',
  },
  fixFields: 'Corrija os campos assinalados.',
  refusal: (code) => refusals[code] ?? 'Não resultou. Tente de novo dentro de momentos.',
  headings: {
    rate_limited: 'Demasiados pedidos',
    not_found: 'Página não encontrada',
    wrong_host: 'Endereço errado',
  } as Record<string, string>,
  heading: 'Algo correu mal',
  tooLongText: () => 'O que escreveu é demasiado longo. Volte atrás, encurte e tente de novo.',
  wrongForm: 'Há algo errado neste formulário ou endereço. Volte atrás, altere e tente de novo.',
  useForm: 'Use o formulário desta página.',
  tooLarge: 'O texto é demasiado longo. Encurte-o.',
  alreadySent: 'Este formulário já foi enviado com outros valores. Para enviar também estes, envie-o de novo.',
  toToday: 'Ir para Hoje',
  toSettings: 'Ir para as definições',
} satisfies typeof Words

const refusals: Record<string, string> = {
  not_found: 'Isto não existe ou foi removido.',
  invalid: 'Verifique os dados.',
  unauthenticated: 'Inicie sessão.',
  forbidden: 'Não tem permissão para isso.',
  conflict: 'Algo mudou entretanto. Recarregue a página.',
  rate_limited: 'Demasiados pedidos. Espere um momento e tente de novo.',
  too_large: 'É demasiado grande.',
  wrong_host: 'Este endereço não pertence a este serviço.',
  unavailable: 'Não está disponível neste momento. Tente mais tarde.',
}

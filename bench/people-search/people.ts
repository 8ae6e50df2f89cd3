import { companyKinds, companyStems, titles, topics, towns } from '../names.ts'
import { any, common, seeded } from './chance.ts'
import { givenName } from './given.ts'
import { nativeNames } from './scripts.ts'
import { surname } from './surnames.ts'

export type Someone = {
  given: string
  family: string
  displayName: string
  company?: string
  title?: string
  location?: string
  note?: string
  /** How the name is written in Latin letters, when it is not. */
  latin?: string[]
}

/** People with names as varied as a large address book's; those in other scripts are scattered among the first. */
export function* someones(): Generator<Someone> {
  const chance = seeded(20_260_401)
  for (let at = 0; ; at++) {
    const native = at % 97 === 50 ? nativeNames[Math.floor(at / 97)] : undefined
    const [given, family] = [givenName(chance), surname(chance)]
    const name = native
      ? { given: '', family: '', displayName: native.native, latin: native.latin }
      : { given, family, displayName: `${given} ${family}` }
    yield {
      ...name,
      ...(chance() < 0.8 && { company: `${common(chance, companyStems)} ${common(chance, companyKinds)}` }),
      ...(chance() < 0.5 && { title: common(chance, titles) }),
      ...(chance() < 0.5 && { location: common(chance, towns) }),
      ...(chance() < 0.3 && { note: `Talked about ${common(chance, topics)} and ${any(chance, topics)} over lunch.` }),
    }
  }
}

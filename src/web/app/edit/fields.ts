import type { Output } from '../frame/screen.ts'

/** The fields of a person that a member can change, in the order of the form. */
export const fieldNames = [
  'displayName',
  'title',
  'company',
  'emails',
  'phones',
  'location',
  'howMet',
  'metOn',
  'birthday',
  'tags',
  'profiles',
] as const

export type FieldName = (typeof fieldNames)[number]
export type ListName = 'emails' | 'phones' | 'tags' | 'profiles'
/** A person as the door returns them, with or without their timeline. */
export type Person = Output<'Connections_update'>

export const isFieldName = (name: string | undefined): name is FieldName => fieldNames.some((each) => each === name)

export const isList = (name: FieldName): name is ListName => listNames.some((each) => each === name)

export const listNames = ['emails', 'phones', 'tags', 'profiles'] as const

/** A function of a module that is loaded when the function is first called: `onFirstUse(() => import('./x.ts'), 'doIt')`. */
export function onFirstUse<Module extends Record<Name, AsyncFunction>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
): Module[Name] {
  let loaded: AsyncFunction | undefined
  const call = async (...args: never[]) => {
    loaded ??= (await load())[name]
    return loaded(...args)
  }
  return call as Module[Name]
}

type AsyncFunction = (...args: never[]) => Promise<unknown>

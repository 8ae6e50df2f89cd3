/** A rule in two steps: what it asks of the outside first, and what it then does with the answer. */
type InTwoSteps<Ctx, Input, Heard, Output> = {
  (ctx: Ctx, input: Input): Promise<Output>
  hear: (ctx: Ctx, input: Input) => Promise<Heard>
  act: (ctx: Ctx, input: Input, heard: Heard) => Promise<Output>
}

/** For a rule that asks something slow, such as a model: no transaction is held open while it waits. */
export function hearingFirst<Ctx, Input, Heard, Output>(
  hear: (ctx: Ctx, input: Input) => Promise<Heard>,
  act: (ctx: Ctx, input: Input, heard: Heard) => Promise<Output>,
): InTwoSteps<Ctx, Input, Heard, Output> {
  const whole = async (ctx: Ctx, input: Input) => act(ctx, input, await hear(ctx, input))
  return Object.assign(whole, { hear, act })
}

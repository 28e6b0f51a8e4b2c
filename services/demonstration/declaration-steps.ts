import type { DeclareUse } from '../domain/use-declaration/commands.js';
import { streamIdOf } from '../domain/use-declaration/decide.js';
import type { Step, StepRunner } from './step-runner.js';

/** Declares doses for the day, or for the week in which the day lies. */
export async function declareUse(
  runner: StepRunner,
  step: Step,
  { productId, mode, day, doses }: Pick<DeclareUse, 'productId' | 'mode' | 'day' | 'doses'>,
): Promise<void> {
  const command: DeclareUse = {
    type: 'DeclareUse',
    centreId: step.centreId,
    productId,
    productKnown: true,
    mode,
    day,
    weekEnd: day,
    doses,
  };
  await runner.parts.declarations.execute(streamIdOf(command), command, runner.contextOf(step));
}

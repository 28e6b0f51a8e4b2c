import { STREAM_PREFIX } from '../../domain/shared/streams.js';
import type { DeclareUse } from '../../domain/use-declaration/commands.js';
import { decide } from '../../domain/use-declaration/decide.js';
import type { UseDeclarationEvent } from '../../domain/use-declaration/events.js';
import { evolve, type UseDeclarationState, undeclared } from '../../domain/use-declaration/state.js';
import { StreamRunner } from '../stream-runner.js';
import type { StreamType } from '../stream-type.js';
import { Upcasters } from '../upcasting.js';

/** Doses declared for a centre, a product and a period, `use-declaration-<id>`. */
export const useDeclarationType: StreamType<UseDeclarationState, DeclareUse, UseDeclarationEvent> = {
  prefix: STREAM_PREFIX.useDeclaration,
  initialState: () => undeclared,
  decide,
  evolve,
  upcasters: new Upcasters(),
};

/** Declares use; the id is `declarationId` of centre, product and period. */
export class UseDeclarationExecution extends StreamRunner<
  UseDeclarationState,
  DeclareUse,
  UseDeclarationEvent
> {}

import { Inject, Injectable } from '@nestjs/common';
import type { DecisionContext } from '../../domain/ledger/commands.js';
import { deriveId } from '../../domain/shared/ids.js';
import type { CommandContext } from '../../execution/stream-type.js';
import type { Config } from '../../platform/config.js';
import type { RunProgress } from '../../platform/once.js';
import { CLOCK, type Clock, CONFIG } from '../../platform/tokens.js';
import type { CentreFacts } from '../../reference-data/centre/centre-facts.js';
import { Directory } from '../../reference-data/directory.js';
import type { CentreActor } from '../../reference-data/user/actor.js';
import type { Sender } from './sender.js';

/** What a command takes beside the request's body: the time, reference data, and for whom it is executed. */
export interface CommandFacts {
  readonly actor: CentreActor;
  /** The centre that the sender acts for. */
  readonly centre: CentreFacts;
  readonly context: CommandContext;
  readonly decision: DecisionContext;
  readonly directory: Directory;
  readonly config: Config;
  /** Where a long command reports how far it is; absent where nobody can ask, as the call carries no key. */
  readonly progress?: RunProgress;
}

/** UUID of something that the command makes; the same for a repetition of the request. */
export const idOf = ({ context }: CommandFacts, name: string): string => deriveId(context.commandId, name);

@Injectable()
export class Facts {
  constructor(
    private readonly directory: Directory,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  of({ actor, progress, ...run }: Sender): CommandFacts {
    const { directory, config } = this;
    const { centre } = actor;
    const now = this.clock().toISOString();
    return {
      actor,
      centre,
      context: { ...run, userId: actor.userId, centreId: centre.id, occurredAt: now },
      decision: { now, timeZone: config.timeZone, product: (id) => directory.product(id) },
      directory,
      config,
      ...(progress && { progress }),
    };
  }
}

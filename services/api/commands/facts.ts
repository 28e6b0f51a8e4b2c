import { Inject, Injectable } from '@nestjs/common';
import type { DecisionContext } from '../../domain/ledger/commands.js';
import { toInstant } from '../../domain/shared/calendar.js';
import { deriveId } from '../../domain/shared/ids.js';
import type { OfflineAction } from '../../domain/shared/offline.js';
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
  /** Null: the command is made online. */
  readonly offline: OfflineAction | null;
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

  /**
   * @param madeAt when an action made offline was made, as the request says; null: made online. What happened then is
   *   judged by that time; where it is no time that an action can have, the domain refuses it.
   */
  of({ actor, progress, ...run }: Sender, madeAt: string | null = null): CommandFacts {
    const { directory, config } = this;
    const { centre } = actor;
    const arrivesAt = this.clock().toISOString();
    const instant = madeAt === null ? undefined : toInstant(madeAt);
    const now = instant !== undefined && instant <= arrivesAt ? instant : arrivesAt;
    return {
      actor,
      centre,
      context: { ...run, userId: actor.userId, centreId: centre.id, occurredAt: now },
      decision: { now, timeZone: config.timeZone, product: (id) => directory.product(id) },
      offline: madeAt === null ? null : { madeAt, arrivesAt },
      directory,
      config,
      ...(progress && { progress }),
    };
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { DecisionContext } from '../../domain/ledger/commands.js';
import { businessDate, toInstant } from '../../domain/shared/calendar.js';
import type { CommandContext } from '../../execution/stream-type.js';
import type { Config } from '../../platform/config.js';
import { CLOCK, type Clock, CONFIG } from '../../platform/tokens.js';
import type { CentreFacts } from '../auth/actor.js';
import { Directory } from '../reference-data/directory.js';
import type { Sender } from './sender.js';

/** What handlers give to `decide` beside the wish itself: the time, reference data, and on whose behalf. */
@Injectable()
export class Facts {
  constructor(
    readonly directory: Directory,
    @Inject(CONFIG) readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  of({ actor, ...run }: Sender): { readonly context: CommandContext; readonly decision: DecisionContext } {
    const now = this.clock().toISOString();
    return {
      context: { ...run, userId: actor.userId, centreId: actor.centre.id, occurredAt: now },
      decision: {
        now,
        timeZone: this.config.timeZone,
        product: (id) => this.directory.product(id),
      },
    };
  }

  /** A referent above the centre that could serve it. */
  parentHoldsStock({ parentIds }: CentreFacts): boolean {
    return parentIds.some((id) => {
      const parent = this.directory.centre(id);
      return parent?.type === 'REFERENT' && parent.holdsStock;
    });
  }
}

/** The business day where an instant was sent for a day, else what was sent. */
export function businessDay(value: string | null, { timeZone }: Pick<DecisionContext, 'timeZone'>) {
  const instant = value === null ? undefined : toInstant(value);
  return instant === undefined ? value : businessDate(instant, timeZone);
}

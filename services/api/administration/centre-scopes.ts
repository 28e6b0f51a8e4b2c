import { Injectable } from '@nestjs/common';
import type { CentreFacts } from '../../reference-data/centre/centre-facts.js';
import { Directory } from '../../reference-data/directory.js';
import type { RecordDefinition } from '../../reference-data/records/definition.js';
import { activeCentresOf } from '../../reference-data/user/active-centres.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { UserDirectory } from '../../reference-data/user/user-directory.js';
import { administersAt } from './access.js';

/** Which centres a user may see in administration. */
@Injectable()
export class CentreScopes {
  constructor(
    private readonly directory: Directory,
    private readonly users: UserDirectory,
  ) {}

  /**
   * Null: all, for an administrator or auditor. Else the selected centre and what is below; without one, the same of
   * each of the user's centres at which the user administers.
   */
  of(actor: Actor): ReadonlySet<string> | null {
    if (actor.seesAllCentres) return null;
    const { centre } = actor;
    const from = centre ? [centre] : this.activeOf(actor).filter((own) => administersAt(actor, own));
    return new Set(from.flatMap(({ id }) => [...this.directory.scopeOf(id)]));
  }

  /** The centres that the records of this kind within the actor's reach belong to; null: all records. */
  reachOf({ within }: RecordDefinition, actor: Actor): Iterable<string> | null {
    if (!within) return null;
    if (within.reach === 'centres') return this.of(actor);
    const { centre, seesAllCentres, isAdminDispatch } = actor;
    return !seesAllCentres && isAdminDispatch && centre ? this.directory.scopeOf(centre.id) : null;
  }

  /** Every centre that the user was given, whichever is selected, disabled ones too (AC-8). */
  own({ userId }: Pick<Actor, 'userId'>): ReadonlySet<string> {
    return this.users.centreIdsOf(userId);
  }

  private activeOf({ userId }: Pick<Actor, 'userId'>): readonly CentreFacts[] {
    return activeCentresOf(userId, this.users, this.directory);
  }
}

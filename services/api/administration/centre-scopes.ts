import { Injectable } from '@nestjs/common';
import { Directory } from '../../reference-data/directory.js';
import type { RecordDefinition } from '../../reference-data/records/definition.js';
import { activeCentresOf } from '../../reference-data/user/active-centres.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { UserDirectory } from '../../reference-data/user/user-directory.js';

/** Which centres a user may see in administration. */
@Injectable()
export class CentreScopes {
  constructor(
    private readonly directory: Directory,
    private readonly users: UserDirectory,
  ) {}

  /** Null: all, for an administrator or auditor. Else the selected centre, or all of the user's, and what is below. */
  of({ seesAllCentres, centre, userId }: Actor): ReadonlySet<string> | null {
    if (seesAllCentres) return null;
    const own = this.own({ centre, userId });
    return new Set([...own].flatMap((id) => [...this.directory.scopeOf(id)]));
  }

  /** The centres that the records of this kind within the actor's reach belong to; null: all records. */
  reachOf({ within }: RecordDefinition, actor: Actor): Iterable<string> | null {
    if (!within) return null;
    if (within.reach === 'centres') return this.of(actor);
    const { centre, seesAllCentres, isAdminDispatch } = actor;
    return !seesAllCentres && isAdminDispatch && centre ? this.directory.scopeOf(centre.id) : null;
  }

  /** The selected centre, or all active ones that the user was given. */
  own({ centre, userId }: Pick<Actor, 'centre' | 'userId'>): ReadonlySet<string> {
    if (centre) return new Set([centre.id]);
    return new Set(activeCentresOf(userId, this.users, this.directory).map(({ id }) => id));
  }
}

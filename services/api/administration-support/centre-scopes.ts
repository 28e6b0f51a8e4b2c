import { Injectable } from '@nestjs/common';
import type { Actor } from '../auth/actor.js';
import { Directory } from '../reference-data/directory.js';
import { UserDirectory } from '../reference-data/user/user-directory.js';

/** Which centres somebody may see in administration. */
@Injectable()
export class CentreScopes {
  constructor(
    private readonly directory: Directory,
    private readonly users: UserDirectory,
  ) {}

  /** Null: all, for an administrator. Else the selected centre, or all of the user's, and what is below. */
  of({ isAdmin, centre, userId }: Actor): ReadonlySet<string> | null {
    if (isAdmin) return null;
    const own = this.own({ centre, userId });
    return new Set([...own].flatMap((id) => [...this.directory.scopeOf(id)]));
  }

  /** The selected centre, or all that the user was given. */
  own({ centre, userId }: Pick<Actor, 'centre' | 'userId'>): ReadonlySet<string> {
    return centre ? new Set([centre.id]) : this.users.centreIdsOf(userId);
  }
}

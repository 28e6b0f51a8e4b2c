import * as shows from '../http/fields/answer-fields.js';
import type { CommandFacts } from './facts.js';

export class Created {
  @shows.id('Id of the operation; for an entry, of the stock batch.')
  id!: string;
}

/** A vaccination centre's answer. */
export class CreatedAtVaccination extends Created {
  @shows.flag('The action was made offline (`dateOperation`) and sent later.', { example: false })
  offline!: boolean;
}

export const createdAt = ({ centre, offline }: CommandFacts, id: string): Created | CreatedAtVaccination =>
  centre.type === 'VACCINATION' ? { id, offline: offline !== null } : { id };

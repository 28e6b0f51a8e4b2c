import { AUDITED_ENTITIES, type AuditedEntity } from '../../../reference-data/records/definitions.js';
import * as shows from '../../http/fields/answer-fields.js';
import { ChoiceFilter, IdFilter } from '../../http/fields/query-filters.js';
import { TrailQuery } from './trail-period.js';

export class AuditQuery extends TrailQuery {
  @ChoiceFilter('Only records of this kind.', AUDITED_ENTITIES, { example: 'produit' })
  entity?: AuditedEntity;

  @IdFilter('Only this record.')
  id?: string;

  @IdFilter('Only what this user did.')
  userId?: string;
}

export class AuditEntryView {
  @shows.text('Number of the entry; grows with time.', { example: '4711' })
  id!: string;

  @shows.instant('When it was changed.')
  occurredAt!: string;

  @shows.choice('What kind of record.', AUDITED_ENTITIES)
  entity!: AuditedEntity;

  @shows.id('Id of the record.')
  recordId!: string;

  @shows.text('What the record is called, else its id.')
  name!: string;

  @shows.id('Who changed it; null for the product itself, and for a change by hand in the database.', {
    nullable: true,
  })
  userId!: string | null;

  @shows.text('First and last name of the user who changed it.', { nullable: true })
  user!: string | null;

  @shows.choice(
    '`service`: `before` and `after` are the record as its GET shows it. `database`: the change was made past the service, they are the row of the table.',
    ['service', 'database'],
  )
  origin!: 'service' | 'database';

  @shows.values('The record as it was; null: it was created. Secrets are never in it.', { nullable: true })
  before!: Readonly<Record<string, unknown>> | null;

  @shows.values('The record as it became; null: it was deleted, by hand.', { nullable: true })
  after!: Readonly<Record<string, unknown>> | null;
}

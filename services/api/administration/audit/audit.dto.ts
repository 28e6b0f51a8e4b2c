import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { AUDITED_ENTITIES, type AuditedEntity } from '../../../reference-data/records/definitions.js';
import { OptionalFilter, TrailQuery } from './trail-period.js';

export class AuditQuery extends TrailQuery {
  @ApiProperty({
    description: 'Only records of this kind.',
    required: false,
    enum: AUDITED_ENTITIES,
    example: 'produit',
  })
  @OptionalFilter()
  @IsIn(AUDITED_ENTITIES)
  entity?: AuditedEntity;

  @ApiProperty({ description: 'Only this record.', required: false, type: String, format: 'uuid' })
  @OptionalFilter()
  @IsUUID()
  id?: string;

  @ApiProperty({ description: 'Only what this user did.', required: false, type: String, format: 'uuid' })
  @OptionalFilter()
  @IsUUID()
  userId?: string;
}

const SNAPSHOT = { type: 'object', additionalProperties: true, nullable: true } as const;

export class AuditEntryView {
  @ApiProperty({ description: 'Number of the entry; grows with time.', type: String, example: '4711' })
  id!: string;

  @ApiProperty({ description: 'When it was changed.', type: String, format: 'date-time' })
  occurredAt!: string;

  @ApiProperty({ description: 'What kind of record.', enum: AUDITED_ENTITIES })
  entity!: AuditedEntity;

  @ApiProperty({ description: 'Id of the record.', type: String, format: 'uuid' })
  recordId!: string;

  @ApiProperty({ description: 'What the record is called, else its id.', type: String })
  name!: string;

  @ApiProperty({
    description: 'Who changed it; null for the product itself, and for a change by hand in the database.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  userId!: string | null;

  @ApiProperty({
    description: 'First and last name of the user who changed it.',
    type: String,
    nullable: true,
  })
  user!: string | null;

  @ApiProperty({
    description:
      '`service`: `before` and `after` are the record as its GET shows it. `database`: the change was made past the service, they are the row of the table.',
    enum: ['service', 'database'],
  })
  origin!: 'service' | 'database';

  @ApiProperty({
    description: 'The record as it was; null: it was created. Secrets are never in it.',
    ...SNAPSHOT,
  })
  before!: Readonly<Record<string, unknown>> | null;

  @ApiProperty({ description: 'The record as it became; null: it was deleted, by hand.', ...SNAPSHOT })
  after!: Readonly<Record<string, unknown>> | null;
}

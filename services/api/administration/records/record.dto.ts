import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsDefined, IsInt, IsOptional } from 'class-validator';
import { IdField } from '../../http/fields/body-fields.js';

/** What every body of an administered record may carry. */
export class RecordBody {
  @IdField('Id of the record, with `PUT` without an id in the path.', { checked: true })
  id?: string | null;

  @ApiProperty({
    description:
      'The version that was edited: 409 where somebody else changed the record since. Absent: no check.',
    required: false,
    nullable: true,
    type: 'integer',
    minimum: 1,
  })
  @IsOptional()
  @IsInt()
  version?: number | null;
}

export class StatusBody {
  @IdField('Id of the record.', { required: true, checked: true })
  id!: string;

  @ApiProperty({ description: 'True: active, or published.', type: Boolean })
  @IsDefined()
  @IsBoolean()
  status!: boolean;
}

export class CreatedRecord {
  @ApiProperty({ description: 'Id of the new record.', type: String, format: 'uuid' })
  id!: string;
}

/** Who made a record and who changed it last. */
export class RecordHistory {
  @ApiProperty({ description: 'When the record was created.', type: String, format: 'date-time' })
  creationDate!: string;

  @ApiProperty({
    description: 'Who created it; null for what the product brings along.',
    type: String,
    nullable: true,
  })
  creationUser!: string | null;

  @ApiProperty({ description: 'When the record was changed last.', type: String, format: 'date-time' })
  modificationDate!: string;

  @ApiProperty({
    description: 'Who changed it last; null for the product itself.',
    type: String,
    nullable: true,
  })
  modificationUser!: string | null;
}

/** What every administered record answers; read-only. */
export class RecordView {
  @ApiProperty({ description: 'Id.', type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Grows with every change; goes with a `PUT`.', type: 'integer', minimum: 1 })
  version!: number;

  @ApiProperty({ description: 'Who made the record and who changed it last.', type: RecordHistory })
  history!: RecordHistory;
}

import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsDefined, IsInt, IsOptional } from 'class-validator';
import * as shows from '../../http/fields/answer-fields.js';
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
  @shows.id('Id of the new record.')
  id!: string;
}

/** Who made a record and who changed it last. */
class RecordHistory {
  @shows.instant('When the record was created.')
  creationDate!: string;

  @shows.text('Who created it; null for what the product brings along.', { nullable: true })
  creationUser!: string | null;

  @shows.instant('When the record was changed last.')
  modificationDate!: string;

  @shows.text('Who changed it last; null for the product itself.', { nullable: true })
  modificationUser!: string | null;
}

/** What every administered record answers; read-only. */
export class RecordView {
  @shows.id('Id.')
  id!: string;

  @shows.count('Grows with every change; goes with a `PUT`.', { min: 1 })
  version!: number;

  @shows.part('Who made the record and who changed it last.', () => RecordHistory)
  history!: RecordHistory;
}

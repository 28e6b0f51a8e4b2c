import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import { FlagFilter, RecordQuery, TextFilter } from '../../administration-support/listing/record-query.js';
import { TextField } from '../../administration-support/records/body-fields.js';
import { ActivatableBody, RecordView } from '../../administration-support/records/record.dto.js';

export class LabelsBody {
  @TextField('In French.', { required: true, example: 'Casse' })
  '1'!: string;

  @TextField('In English.', { required: true, example: 'Breakage' })
  '2'!: string;
}

export class ValueListEntryBody extends ActivatableBody {
  @TextField('The list. Required at creation; never changes.', { example: 'SCRAPPING_CAUSE' })
  liste?: string | null;

  @TextField(
    'What records keep of the choice; exists once in its list. Required at creation; never changes.',
    {
      example: 'CASSE',
    },
  )
  code?: string | null;

  @ApiProperty({ description: 'What users read, by language id.', type: LabelsBody })
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => LabelsBody)
  labels!: LabelsBody;
}

export class ValueListEntryView extends IntersectionType(ValueListEntryBody, RecordView) {}

export class ValueListEntryQuery extends RecordQuery {
  @TextFilter('The list.')
  liste?: string;

  @FlagFilter('Only active ones, or only inactive ones.')
  actif?: boolean;
}

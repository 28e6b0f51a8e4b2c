import { IntersectionType } from '@nestjs/swagger';
import { FlagFilter, RecordQuery, TextFilter } from '../../administration-support/listing/record-query.js';
import { NumberField, TextField } from '../../administration-support/records/body-fields.js';
import { ActivatableBody, RecordView } from '../../administration-support/records/record.dto.js';

/** Colder than anything that is shipped, and hotter. */
const CELSIUS = { required: true, unit: '°C', decimals: 2, min: -273.15, max: 1000 } as const;

export class TrackerBody extends ActivatableBody {
  @TextField('Manufacturer; with the name it exists once.', { required: true, example: 'Thermotrace' })
  fabricant!: string;

  @TextField('Name.', { required: true, example: 'TT-100' })
  nom!: string;

  @TextField('What kind of logger it is.', { required: true, example: 'Enregistreur' })
  type1!: string;

  @TextField('How it is read.', { required: true, example: 'USB' })
  type2!: string;

  @NumberField('Lowest temperature that it may have recorded.', { ...CELSIUS, example: 2 })
  minTemperature!: number;

  @NumberField('Highest temperature that it may have recorded.', { ...CELSIUS, example: 8 })
  maxTemperature!: number;
}

export class TrackerView extends IntersectionType(TrackerBody, RecordView) {}

export class TrackerQuery extends RecordQuery {
  @TextFilter('Contained in the name.')
  nom?: string;

  @TextFilter('Contained in the manufacturer.')
  fabricant?: string;

  @FlagFilter('Only active ones, or only inactive ones.')
  actif?: boolean;
}

import { IntersectionType } from '@nestjs/swagger';
import { FlagFilter, RecordQuery, TextFilter } from '../../administration-support/listing/record-query.js';
import { NumberField, TextField } from '../../administration-support/records/body-fields.js';
import { ActivatableBody, RecordView } from '../../administration-support/records/record.dto.js';

/** The specification gives no units: they are the maker's. */
const MEASURE = {
  required: true,
  unit: 'as the manufacturer gives it',
  decimals: 3,
  max: 999_999_999,
} as const;

export class ContainerBody extends ActivatableBody {
  @TextField('Manufacturer; with the name it exists once.', { required: true, example: 'Isotherma' })
  fabricant!: string;

  @TextField('Name.', { required: true, example: 'Caisse isotherme 12 L' })
  nom!: string;

  @TextField('What kind of container it is.', { required: true, example: 'Passif 2-8 °C' })
  type!: string;

  @NumberField('Size.', { ...MEASURE, min: 1, example: 12 })
  taille!: number;

  @NumberField('Weight.', { ...MEASURE, min: 0, example: 3.4 })
  poids!: number;

  @NumberField('Capacity.', { ...MEASURE, min: 0, example: 60 })
  capacite!: number;
}

export class ContainerView extends IntersectionType(ContainerBody, RecordView) {}

export class ContainerQuery extends RecordQuery {
  @TextFilter('Contained in the name.')
  nom?: string;

  @TextFilter('Contained in the manufacturer.')
  fabricant?: string;

  @FlagFilter('Only active ones, or only inactive ones.')
  actif?: boolean;
}

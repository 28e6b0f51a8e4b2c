import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsNumber, IsOptional, Min } from 'class-validator';
import { EXPIRY_TYPES, type ExpiryType } from '../../../domain/ledger/vocabulary.js';
import { FlagFilter, RecordQuery, TextFilter } from '../../administration-support/listing/record-query.js';
import {
  ChoiceField,
  FlagField,
  TextField,
  WholeNumberField,
} from '../../administration-support/records/body-fields.js';
import { ActivatableBody, RecordView } from '../../administration-support/records/record.dto.js';

/** A hundred years; a stability beyond that is a typing error. */
const HOURS = { unit: 'hours', min: 1, max: 876_600 } as const;

export class ProductBody extends ActivatableBody {
  @TextField('Code of the value list PRODUCT_TYPE. Required at creation; never changes.', {
    example: 'VACCIN',
  })
  type?: string | null;

  @TextField('CIP code; exists once.', { required: true, example: '3400930000011' })
  codeCip!: string;

  @TextField('UCD code; required for a vaccine.', { example: '9400011' })
  codeUcd?: string | null;

  @TextField('Commercial name.', { required: true, example: 'Vaxilor' })
  nomCommercial!: string;

  @TextField('Full name.', { required: true, example: 'Vaxilor, dispersion à diluer pour injection' })
  nom!: string;

  @FlagField('Under reinforced monitoring.')
  surveillanceRenforcee?: boolean | null;

  @TextField('Printed on delivery notes.')
  commentaireBl?: string | null;

  @TextField('Pharmaceutical form; required for a vaccine.', { example: 'Dispersion à diluer' })
  formePharma?: string | null;

  @TextField('Active substance; required for a vaccine.', { example: 'Vaxilorane' })
  substanceActive1?: string | null;

  @TextField('Second active substance.')
  substanceActive2?: string | null;

  @TextField('Route of administration.', { example: 'Intramusculaire' })
  voieAdministration?: string | null;

  @ChoiceField('Whether it expires on a day or with a month.', EXPIRY_TYPES, { default: 'MOIS' })
  peremptionType?: ExpiryType | null;

  @TextField('How it is stored.', { example: 'Entre 2 °C et 8 °C' })
  conservation?: string | null;

  @WholeNumberField(
    'Stability at 2-8 °C after thawing; a product that has one can be transferred frozen.',
    HOURS,
  )
  stabilite28?: number | null;

  @WholeNumberField('Stability at -20 °C.', HOURS)
  stabiliteMoins20?: number | null;

  @WholeNumberField('Stability once brought to room temperature.', HOURS)
  stabiliteMiseTemperature?: number | null;

  @WholeNumberField('Stability once reconstituted.', HOURS)
  stabiliteReconstitution?: number | null;

  @WholeNumberField('Stability after the first dose was drawn.', HOURS)
  stabilite1erPrelevement?: number | null;

  @WholeNumberField('How long thawing takes.', { ...HOURS, min: 0 })
  dureeDecongelation?: number | null;

  @TextField('What one unit of stock is.', { required: true, example: 'FLACON' })
  typeConditionnement!: string;

  @ApiProperty({
    description:
      'Doses in one package; required for a vaccine. One decimal; two integer digits for a vaccine, three for others.',
    required: false,
    nullable: true,
    type: Number,
    minimum: 1,
    maximum: 999.9,
    example: 6,
  })
  @IsOptional()
  @IsNumber()
  @Min(1)
  nbDoses?: number | null;

  @WholeNumberField('In a box; required for a vaccine.', {
    unit: 'packages',
    min: 1,
    max: 9_999_999,
    example: 195,
  })
  nbUnitesBoite?: number | null;
}

export class ProductView extends IntersectionType(ProductBody, RecordView) {}

export class ProductQuery extends RecordQuery {
  @TextFilter('Contained in the full name.')
  nom?: string;

  @TextFilter('Contained in the commercial name.')
  nomCommercial?: string;

  @TextFilter('Contained in the CIP code.')
  codeCip?: string;

  @TextFilter('Code of the value list PRODUCT_TYPE.')
  type?: string;

  @FlagFilter('Only active ones, or only inactive ones.')
  actif?: boolean;
}

import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { FlagFilter, RecordQuery, TextFilter } from '../../administration-support/listing/record-query.js';
import { EmailField, IdField, TextField } from '../../administration-support/records/body-fields.js';
import { ActivatableBody, RecordView } from '../../administration-support/records/record.dto.js';
import { CarrierCentreDto } from './carrier.dto.js';

export class CarrierBody extends ActivatableBody {
  @TextField('Name; exists once.', { required: true, example: 'Froid Express Nord' })
  nom!: string;

  @TextField('SIRET number; exists once.', { example: '40000000000011' })
  siret?: string | null;

  @IdField(
    'The dispatch centre that it drives for. Required of an administrator at creation, for others the selected centre; never changes.',
  )
  idCentre?: string | null;

  @TextField('Street and number.', { required: true, example: '1 rue des Transporteurs' })
  adresse!: string;

  @TextField('Second line of the address.')
  complementAdresse?: string | null;

  @TextField('Postal code.', { required: true, max: 5, example: '59810' })
  codePostal!: string;

  @TextField('Town.', { required: true, example: 'Lesquin' })
  ville!: string;

  @TextField('Country.', { required: true, example: 'France' })
  pays!: string;

  @TextField('Telephone number.', { example: '+33 3 20 00 01 11' })
  telephone?: string | null;

  @EmailField('E-mail address of the contact.', {
    required: true,
    example: 'exploitation@froid-nord.example',
  })
  mailContact!: string;
}

export class CarrierView extends IntersectionType(CarrierBody, RecordView) {
  @ApiProperty({ description: 'The dispatch centre that it drives for; read-only.', type: CarrierCentreDto })
  centreDispatch!: CarrierCentreDto;
}

export class CarrierQuery extends RecordQuery {
  @TextFilter('Contained in the name.')
  nom?: string;

  @IdField('Of this dispatch centre.')
  idCentre?: string;

  @FlagFilter('Only active ones, or only inactive ones.')
  actif?: boolean;
}

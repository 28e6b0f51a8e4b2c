import { ApiProperty } from '@nestjs/swagger';
import { CENTRE_TYPES, type CentreType } from '../../../domain/ledger/vocabulary.js';
import { ADMINISTRATION_MODES, type AdministrationMode } from '../../../reference-data/centre/vocabulary.js';
import { IdsFilter } from '../../http/fields/query-filters.js';

/** A centre in a list to choose from. */
export class CentreChoiceDto {
  @ApiProperty({ description: 'Centre id.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name.', example: 'Centre Bellevue' })
  nom!: string;

  @ApiProperty({
    description: 'Service within the institution.',
    type: String,
    nullable: true,
    example: 'Vaccination',
  })
  service!: string | null;

  @ApiProperty({ description: 'Type.', enum: CENTRE_TYPES, example: 'VACCINATION' })
  type!: CentreType;
}

/** A centre that the user may select. */
export class OwnCentreDto extends CentreChoiceDto {
  @ApiProperty({ description: 'Keeps stock; false only for a referent that oversees.', example: true })
  gestionStock!: boolean;

  @ApiProperty({ description: 'May work without a network.', example: true })
  modeOffline!: boolean;

  @ApiProperty({
    description: 'Uses are declared by day or by week; null where the centre declares none.',
    enum: ADMINISTRATION_MODES,
    nullable: true,
    example: 'JOUR',
  })
  modeAdmin!: AdministrationMode | null;

  @ApiProperty({
    description: 'Receives nothing in the system: what is sent to it stays on the way.',
    example: false,
  })
  desactivationSuivi!: boolean;

  @ApiProperty({ description: 'Default carrier.', format: 'uuid', type: String, nullable: true })
  idTransporteur!: string | null;
}

/** The selected centre, what is above it and all that is below it. Centres that are switched off are left out. */
export class CentreTreeDto extends OwnCentreDto {
  @ApiProperty({ description: 'Centres right above, without their own relations.', type: [OwnCentreDto] })
  parents!: OwnCentreDto[];

  @ApiProperty({ description: 'Vaccination centres and points right below.', type: () => [CentreTreeDto] })
  childrenVaccination!: CentreTreeDto[];

  @ApiProperty({ description: 'Dispatch and referent centres right below.', type: () => [CentreTreeDto] })
  childrenDispatch!: CentreTreeDto[];
}

export class LostAccessQuery {
  @IdsFilter('The centres that would be disabled.')
  id?: string[];
}

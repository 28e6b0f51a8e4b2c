import { ApiProperty } from '@nestjs/swagger';
import { carrierDefinition } from '../../../reference-data/carrier/carrier.definition.js';
import { bodyClass, choiceClass, viewClass } from '../records/record-schemas.js';

export const CarrierBody = bodyClass(carrierDefinition);
export type CarrierBody = InstanceType<typeof CarrierBody>;

export class CarrierCentreDto {
  @ApiProperty({ description: 'Id of the dispatch centre.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name.', example: 'Plateforme Nord' })
  nom!: string;

  @ApiProperty({
    description: 'Service within the institution.',
    type: String,
    nullable: true,
    example: 'Logistique',
  })
  service!: string | null;
}

export class CarrierView extends viewClass(carrierDefinition, CarrierBody) {
  @ApiProperty({ description: 'The dispatch centre that it drives for; read-only.', type: CarrierCentreDto })
  centreDispatch!: CarrierCentreDto;
}

class CarrierDto extends choiceClass(carrierDefinition) {
  @ApiProperty({ description: 'The dispatch centre that it drives for.', type: CarrierCentreDto })
  centreDispatch!: CarrierCentreDto;
}

/** A carrier to choose from. */
export { CarrierDto as CarrierChoice };

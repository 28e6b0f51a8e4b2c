import { carrierDefinition } from '../../../reference-data/carrier/carrier.definition.js';
import * as shows from '../../http/fields/answer-fields.js';
import { bodyClass, choiceClass, viewClass } from '../records/record-schemas.js';

export const CarrierBody = bodyClass(carrierDefinition);
export type CarrierBody = InstanceType<typeof CarrierBody>;

export class CarrierCentreDto {
  @shows.id('Id of the dispatch centre.')
  id!: string;

  @shows.text('Name.', { example: 'Plateforme Nord' })
  nom!: string;

  @shows.text('Service within the institution.', { nullable: true, example: 'Logistique' })
  service!: string | null;
}

export class CarrierView extends viewClass(carrierDefinition, CarrierBody) {
  @shows.part('The dispatch centre that it drives for; read-only.', () => CarrierCentreDto)
  centreDispatch!: CarrierCentreDto;
}

class CarrierDto extends choiceClass(carrierDefinition) {
  @shows.part('The dispatch centre that it drives for.', () => CarrierCentreDto)
  centreDispatch!: CarrierCentreDto;
}

/** A carrier to choose from. */
export { CarrierDto as CarrierChoice };

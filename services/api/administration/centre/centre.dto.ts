import { CENTRE_TYPES, type CentreType } from '../../../domain/ledger/vocabulary.js';
import { ADMINISTRATION_MODES, type AdministrationMode } from '../../../reference-data/centre/vocabulary.js';
import * as shows from '../../http/fields/answer-fields.js';
import { IdsFilter } from '../../http/fields/query-filters.js';

/** A centre in a list to choose from. */
export class CentreChoiceDto {
  @shows.id('Centre id.')
  id!: string;

  @shows.text('Name.', { example: 'Centre Bellevue' })
  nom!: string;

  @shows.text('Service within the institution.', { nullable: true, example: 'Vaccination' })
  service!: string | null;

  @shows.choice('Type.', CENTRE_TYPES, { example: 'VACCINATION' })
  type!: CentreType;
}

/** A centre to which a record is linked; it stays linked when it is switched off. */
export class LinkedCentreDto extends CentreChoiceDto {
  @shows.flag('Active.')
  actif!: boolean;
}

/** A centre that the user may select. */
export class OwnCentreDto extends CentreChoiceDto {
  @shows.flag('Keeps stock; false only for a referent that oversees.')
  gestionStock!: boolean;

  @shows.flag('May work without a network.')
  modeOffline!: boolean;

  @shows.choice(
    'Uses are declared by day or by week; null where the centre declares none.',
    ADMINISTRATION_MODES,
    { nullable: true, example: 'JOUR' },
  )
  modeAdmin!: AdministrationMode | null;

  @shows.flag('Receives nothing in the system: what is sent to it stays on the way.', { example: false })
  desactivationSuivi!: boolean;

  @shows.id('Default carrier.', { nullable: true })
  idTransporteur!: string | null;
}

/** The selected centre, what is above it and all that is below it. Centres that are switched off are left out. */
export class CentreTreeDto extends OwnCentreDto {
  @shows.list('Centres right above, without their own relations.', () => OwnCentreDto)
  parents!: OwnCentreDto[];

  @shows.list('Vaccination centres and points right below.', () => CentreTreeDto)
  childrenVaccination!: CentreTreeDto[];

  @shows.list('Dispatch and referent centres right below.', () => CentreTreeDto)
  childrenDispatch!: CentreTreeDto[];
}

export class LostAccessQuery {
  @IdsFilter('The centres that would be disabled.')
  id?: string[];
}

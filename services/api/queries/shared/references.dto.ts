/** Product and centre as rows name them. */
import {
  CENTRE_TYPES,
  type CentreType,
  EXPIRY_TYPES,
  type ExpiryType,
} from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import { alphabetical } from '../../../words/alphabetical.js';
import * as shows from '../../http/fields/answer-fields.js';

export class ProductReference {
  @shows.id('Product.')
  id!: string;

  @shows.text('Name.', { example: 'Vaxilor, suspension injectable' })
  nom!: string;

  @shows.text('Commercial name.', { example: 'Vaxilor' })
  nomCommercial!: string;

  @shows.text('Code of the value list PRODUCT_TYPE.', { example: 'VACCIN' })
  type!: string;

  @shows.text('What one package is.', { example: 'FLACON' })
  typeConditionnement!: string;

  @shows.number('Doses in one package, one decimal.', { unit: 'doses', example: 6 })
  nbDoses!: number;

  @shows.choice('Whether it expires by day or by month.', EXPIRY_TYPES, { example: 'MOIS' })
  peremptionType!: ExpiryType;
}

/** A centre where only its name is of interest. */
export class NamedCentre {
  @shows.id('Centre.')
  id!: string;

  @shows.text('Name.', { example: 'Centre Bellevue' })
  nom!: string;
}

export class CentreReference extends NamedCentre {
  @shows.text('Department.', { nullable: true })
  service!: string | null;

  @shows.choice('Type.', CENTRE_TYPES, { example: 'VACCINATION' })
  type!: CentreType;
}

/** Also of a product that has been disabled; an unknown product is named by its id. */
export function productView(directory: Directory, id: string): ProductReference {
  const product = directory.product(id);
  return {
    id,
    nom: product?.name ?? id,
    nomCommercial: product?.commercialName ?? id,
    type: product?.type ?? '',
    typeConditionnement: product?.packaging ?? '',
    nbDoses: product?.dosesPerPackage ?? 1,
    peremptionType: product?.expiryType ?? 'MOIS',
  };
}

export function centreView(directory: Directory, id: string): CentreReference {
  const centre = directory.centre(id);
  return {
    ...namedCentre(directory, id),
    service: centre?.service ?? null,
    type: centre?.type ?? 'VACCINATION',
  };
}

/** An unknown centre is named by its id. */
export const namedCentre = (directory: Directory, id: string): NamedCentre => ({
  id,
  nom: directory.centre(id)?.name ?? id,
});

/** Centres of one name are in the order of their ids: a list read again, or of a past moment, has the same order. */
export const byCentreName = (one: NamedCentre, other: NamedCentre): number =>
  alphabetical(one.nom, other.nom) || one.id.localeCompare(other.id);

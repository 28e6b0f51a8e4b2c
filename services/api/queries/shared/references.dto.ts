/** Product and centre as rows name them. */
import { ApiProperty } from '@nestjs/swagger';
import {
  CENTRE_TYPES,
  type CentreType,
  EXPIRY_TYPES,
  type ExpiryType,
} from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';

export class ProductReference {
  @ApiProperty({ description: 'Product.', format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  id!: string;

  @ApiProperty({ description: 'Name.', example: 'Vaxilor, suspension injectable' })
  nom!: string;

  @ApiProperty({ description: 'Commercial name.', example: 'Vaxilor' })
  nomCommercial!: string;

  @ApiProperty({ description: 'Code of the value list PRODUCT_TYPE.', example: 'VACCIN' })
  type!: string;

  @ApiProperty({ description: 'What one package is.', example: 'FLACON' })
  typeConditionnement!: string;

  @ApiProperty({ description: 'Doses in one package, one decimal. Unit: doses.', type: Number, example: 6 })
  nbDoses!: number;

  @ApiProperty({ description: 'Whether it expires by day or by month.', enum: EXPIRY_TYPES, example: 'MOIS' })
  peremptionType!: ExpiryType;
}

export class CentreReference {
  @ApiProperty({ description: 'Centre.', format: 'uuid', example: '0f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  id!: string;

  @ApiProperty({ description: 'Name.', example: 'Centre Bellevue' })
  nom!: string;

  @ApiProperty({ description: 'Department.', type: String, nullable: true, example: null })
  service!: string | null;

  @ApiProperty({ description: 'Type.', enum: CENTRE_TYPES, example: 'VACCINATION' })
  type!: CentreType;
}

/** A centre where only its name is of interest. */
export class NamedCentre {
  @ApiProperty({ description: 'Centre.', format: 'uuid', example: '0f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  id!: string;

  @ApiProperty({ description: 'Name.', example: 'Centre Bellevue' })
  nom!: string;
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
    id,
    nom: centre?.name ?? id,
    service: centre?.service ?? null,
    type: centre?.type ?? 'VACCINATION',
  };
}

/** An unknown centre is named by its id. */
export const namedCentre = (directory: Directory, id: string): NamedCentre => ({
  id,
  nom: directory.centre(id)?.name ?? id,
});

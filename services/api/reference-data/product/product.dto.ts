import { ApiProperty } from '@nestjs/swagger';
import { EXPIRY_TYPES, type ExpiryType } from '../../../domain/ledger/vocabulary.js';
import type { Product } from './product.entity.js';

const hours = (description: string, example?: number) => ({
  description,
  type: Number,
  nullable: true,
  minimum: 1,
  example,
});
const text = (description: string, example?: string) => ({
  description,
  type: String,
  nullable: true,
  example,
});

/** A product as reference lists and its administration show it. */
export class ProductDto {
  @ApiProperty({ description: 'Product id.', format: 'uuid' })
  id!: string;

  @ApiProperty({
    description: 'Code of the value list PRODUCT_TYPE; VACCIN has rules of its own.',
    example: 'VACCIN',
  })
  type!: string;

  @ApiProperty({ description: 'CIP code, unique.', example: '3400930000011' })
  codeCip!: string;

  @ApiProperty(text('UCD code.', '9400011'))
  codeUcd!: string | null;

  @ApiProperty({ description: 'Commercial name.', example: 'Vaxilor' })
  nomCommercial!: string;

  @ApiProperty({ description: 'Full name.', example: 'Vaxilor, dispersion à diluer pour injection' })
  nom!: string;

  @ApiProperty({ description: 'Under reinforced monitoring.', example: true })
  surveillanceRenforcee!: boolean;

  @ApiProperty(text('Printed on delivery notes.'))
  commentaireBl!: string | null;

  @ApiProperty(text('Pharmaceutical form.', 'Dispersion à diluer'))
  formePharma!: string | null;

  @ApiProperty(text('First active substance.', 'Vaxilorane'))
  substanceActive1!: string | null;

  @ApiProperty(text('Second active substance.'))
  substanceActive2!: string | null;

  @ApiProperty(text('Route of administration.', 'Intramusculaire'))
  voieAdministration!: string | null;

  @ApiProperty({
    description: 'Expiry is known by the day or by the month.',
    enum: EXPIRY_TYPES,
    example: 'MOIS',
  })
  peremptionType!: ExpiryType;

  @ApiProperty(text('How it is stored.', 'Entre -90 °C et -60 °C'))
  conservation!: string | null;

  @ApiProperty(hours('Hours at 2-8 °C after thawing; null: it knows no thawing and no transfer.', 720))
  stabilite28!: number | null;

  @ApiProperty(hours('Hours at -20 °C.', 336))
  stabiliteMoins20!: number | null;

  @ApiProperty(hours('Hours once brought to room temperature.', 2))
  stabiliteMiseTemperature!: number | null;

  @ApiProperty(hours('Hours once reconstituted.', 6))
  stabiliteReconstitution!: number | null;

  @ApiProperty(hours('Hours after the first dose was drawn.', 6))
  stabilite1erPrelevement!: number | null;

  @ApiProperty(hours('Hours that thawing takes.', 3))
  dureeDecongelation!: number | null;

  @ApiProperty({ description: 'What one unit of stock is.', example: 'FLACON' })
  typeConditionnement!: string;

  @ApiProperty({
    description: 'Doses in one package, one decimal; null counts as 1.',
    type: Number,
    nullable: true,
    multipleOf: 0.1,
    example: 6,
  })
  nbDoses!: number | null;

  @ApiProperty({
    description: 'Packages in a box.',
    type: 'integer',
    nullable: true,
    minimum: 1,
    example: 195,
  })
  nbUnitesBoite!: number | null;

  @ApiProperty({ description: 'May be chosen.', example: true })
  actif!: boolean;

  static of(product: Product): ProductDto {
    return {
      id: product.id,
      type: product.type,
      codeCip: product.cipCode,
      codeUcd: product.ucdCode,
      nomCommercial: product.commercialName,
      nom: product.name,
      surveillanceRenforcee: product.reinforcedMonitoring,
      commentaireBl: product.noteComment,
      formePharma: product.pharmaceuticalForm,
      substanceActive1: product.activeSubstance1,
      substanceActive2: product.activeSubstance2,
      voieAdministration: product.administrationRoute,
      peremptionType: product.expiryType,
      conservation: product.storage,
      stabilite28: product.stability28Hours,
      stabiliteMoins20: product.stabilityMinus20Hours,
      stabiliteMiseTemperature: product.stabilityRoomTemperatureHours,
      stabiliteReconstitution: product.stabilityReconstitutedHours,
      stabilite1erPrelevement: product.stabilityFirstDrawHours,
      dureeDecongelation: product.thawingHours,
      typeConditionnement: product.packaging,
      nbDoses: product.dosesPerPackage,
      nbUnitesBoite: product.unitsPerBox,
      actif: product.active,
    };
  }
}

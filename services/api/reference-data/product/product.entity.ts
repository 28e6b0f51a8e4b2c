import { Check, Column, Entity, Index } from 'typeorm';
import type { ExpiryType } from '../../../domain/ledger/vocabulary.js';
import { ActivatableRecord, decimal } from '../database/administered-record.js';

/** A vaccine or another medical product (replenishment specification, section 3, "Product"). */
@Entity('product', { schema: 'reference' })
@Index('product_commercial_name_order', { synchronize: false })
@Index('product_name_order', { synchronize: false })
@Check('product_expiry_type_check', `expiry_type IN ('JOUR', 'MOIS')`)
@Check('product_doses_per_package_check', 'doses_per_package >= 1')
@Check('product_units_per_box_check', 'units_per_box >= 1')
export class Product extends ActivatableRecord {
  /** Code of the value list PRODUCT_TYPE. */
  @Column('text')
  type!: string;

  @Column('text', { unique: true })
  cipCode!: string;

  @Column('text', { nullable: true })
  ucdCode!: string | null;

  @Column('text')
  commercialName!: string;

  @Column('text')
  name!: string;

  /** `surveillanceRenforcee` */
  @Column('boolean', { default: false })
  reinforcedMonitoring!: boolean;

  /** Printed on delivery notes. */
  @Column('text', { nullable: true })
  noteComment!: string | null;

  @Column('text', { nullable: true })
  pharmaceuticalForm!: string | null;

  @Column('text', { name: 'active_substance_1', nullable: true })
  activeSubstance1!: string | null;

  @Column('text', { name: 'active_substance_2', nullable: true })
  activeSubstance2!: string | null;

  @Column('text', { nullable: true })
  administrationRoute!: string | null;

  @Column('text', { default: 'MOIS' })
  expiryType!: ExpiryType;

  @Column('text', { nullable: true })
  storage!: string | null;

  /** Hours at 2-8 °C after thawing; null: never frozen. */
  @Column('integer', { name: 'stability_28_hours', nullable: true })
  stability28Hours!: number | null;

  /** Hours at -20 °C. */
  @Column('integer', { name: 'stability_minus_20_hours', nullable: true })
  stabilityMinus20Hours!: number | null;

  /** `stabiliteMiseTemperature`, hours once brought to room temperature. */
  @Column('integer', { nullable: true })
  stabilityRoomTemperatureHours!: number | null;

  /** `stabiliteReconstitution`, hours once reconstituted. */
  @Column('integer', { nullable: true })
  stabilityReconstitutedHours!: number | null;

  /** `stabilite1erPrelevement`, hours after the first dose was drawn. */
  @Column('integer', { nullable: true })
  stabilityFirstDrawHours!: number | null;

  /** `dureeDecongelation`, hours. */
  @Column('integer', { nullable: true })
  thawingHours!: number | null;

  /** `typeConditionnement`: what one unit of stock is, e.g. `FLACON`. */
  @Column('text')
  packaging!: string;

  /** Doses in one package, one decimal; null counts as 1. */
  @Column('numeric', { precision: 4, scale: 1, nullable: true, transformer: decimal })
  dosesPerPackage!: number | null;

  /** Packages in a box. */
  @Column('integer', { nullable: true })
  unitsPerBox!: number | null;
}

import { Check, Column, Entity, Unique } from 'typeorm';
import { ActivatableRecord, decimal } from '../database/administered-record.js';

/** A temperature logger that travels with a delivery. */
@Entity('tracker', { schema: 'reference' })
@Unique(['maker', 'name'])
@Check('tracker_temperature_check', 'min_temperature <= max_temperature')
export class Tracker extends ActivatableRecord {
  @Column('text')
  maker!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'type_1' })
  type1!: string;

  @Column('text', { name: 'type_2' })
  type2!: string;

  /** °C */
  @Column('numeric', { precision: 6, scale: 2, transformer: decimal })
  minTemperature!: number;

  /** °C */
  @Column('numeric', { precision: 6, scale: 2, transformer: decimal })
  maxTemperature!: number;
}

import { Check, Column, Entity, Unique } from 'typeorm';
import { ActivatableRecord, decimal } from '../database/administered-record.js';

/** An insulated box. Units of size, weight and capacity are the maker's; the specification gives none. */
@Entity('container', { schema: 'reference' })
@Unique(['maker', 'name'])
@Check('container_measures_check', 'size >= 1 AND weight >= 0 AND capacity >= 0')
export class Container extends ActivatableRecord {
  @Column('text')
  maker!: string;

  @Column('text')
  name!: string;

  @Column('text')
  type!: string;

  @Column('numeric', { precision: 12, scale: 3, transformer: decimal })
  size!: number;

  @Column('numeric', { precision: 12, scale: 3, transformer: decimal })
  weight!: number;

  @Column('numeric', { precision: 12, scale: 3, transformer: decimal })
  capacity!: number;
}

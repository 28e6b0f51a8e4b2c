import { Entity, ManyToOne, type Relation } from 'typeorm';
import { Centre } from '../centre/centre.entity.js';
import { recordColumns } from '../records/entity.js';
import { carrierDefinition } from './carrier.definition.js';

@Entity(carrierDefinition.table, { schema: 'reference' })
export class Carrier extends recordColumns(carrierDefinition) {
  @ManyToOne(() => Centre)
  centre!: Relation<Centre>;
}

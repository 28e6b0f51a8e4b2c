import { Column, Entity } from 'typeorm';
import { recordColumns } from '../records/entity.js';
import { valueListDefinition } from './value-list.definition.js';

/** `"1"` French, `"2"` English: the wire's language ids. */
export type Labels = Readonly<Record<'1' | '2', string>>;

@Entity(valueListDefinition.table, { schema: 'reference' })
export class ValueListEntry extends recordColumns(valueListDefinition) {
  /** Position in its list. */
  @Column('integer', { default: 0 })
  rank!: number;
}

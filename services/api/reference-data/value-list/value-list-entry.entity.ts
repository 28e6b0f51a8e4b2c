import { Column, Entity, Unique } from 'typeorm';
import { ActivatableRecord } from '../database/administered-record.js';

/** `"1"` French, `"2"` English: the wire's language ids. */
export type Labels = Readonly<Record<'1' | '2', string>>;

/** One choice of a list that an administrator can extend, such as SCRAPPING_CAUSE. */
@Entity('value_list_entry', { schema: 'reference' })
@Unique(['list', 'code'])
export class ValueListEntry extends ActivatableRecord {
  @Column('text')
  list!: string;

  @Column('text')
  code!: string;

  @Column('jsonb')
  labels!: Labels;

  /** Position in its list. */
  @Column('integer', { default: 0 })
  rank!: number;
}

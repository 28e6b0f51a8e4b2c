import { Check, Column, Entity, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { Centre } from './centre.entity.js';
import type { TagCategory } from './vocabulary.js';

/** A label on a centre (`étiquette`); one for each category, and under AUTRE one for each category name. */
@Entity('centre_tag', { schema: 'reference' })
@Unique(['centreId', 'category', 'label'])
@Check(
  'centre_tag_category_check',
  `category IN ('TRANSPORTEUR', 'TYPE_CENTRE', 'TOURNEE', 'SECTEUR', 'AUTRE')`,
)
@Check('centre_tag_label_check', `(category = 'AUTRE') = (label IS NOT NULL)`)
export class CentreTag {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  centreId!: string;

  @ManyToOne(
    () => Centre,
    (centre) => centre.tags,
    { onDelete: 'CASCADE' },
  )
  centre!: Relation<Centre>;

  @Column('text')
  category!: TagCategory;

  /** Name of the category, for AUTRE only. */
  @Column('text', { nullable: true })
  label!: string | null;

  @Column('text')
  value!: string;
}

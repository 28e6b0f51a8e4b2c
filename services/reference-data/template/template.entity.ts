import { Column, Entity } from 'typeorm';
import { recordColumns } from '../records/entity.js';
import { templateDefinition } from './template.definition.js';

@Entity(templateDefinition.table, { schema: 'reference' })
export class Template extends recordColumns(templateDefinition) {
  /** Name of the .docx as it was sent. */
  @Column('text')
  fileName!: string;

  @Column('bytea', { select: false })
  file!: Buffer;
}

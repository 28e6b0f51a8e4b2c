import { Entity } from 'typeorm';
import { recordColumns } from '../records/entity.js';
import { productDefinition } from './product.definition.js';

@Entity(productDefinition.table, { schema: 'reference' })
export class Product extends recordColumns(productDefinition) {}

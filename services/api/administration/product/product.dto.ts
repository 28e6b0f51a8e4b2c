import { productDefinition } from '../../../reference-data/product/product.definition.js';
import { bodyClass } from '../records/record-schemas.js';

export const ProductBody = bodyClass(productDefinition);
export type ProductBody = InstanceType<typeof ProductBody>;

/** Every read model. They advance together, in one transaction a batch. */
import { dashboard } from './dashboard/projection.js';
import { deliveryNote } from './delivery-note/projection.js';
import { fridgeExit } from './fridge-exit/projection.js';
import { movement } from './movement/projection.js';
import { productReturn } from './product-return/projection.js';
import type { Projection } from './projection.js';
import { scrapping } from './scrapping/projection.js';
import { stock } from './stock/projection.js';
import { useDeclaration } from './use-declaration/projection.js';

export const projections: readonly Projection[] = [
  stock,
  movement,
  dashboard,
  deliveryNote,
  fridgeExit,
  scrapping,
  productReturn,
  useDeclaration,
];

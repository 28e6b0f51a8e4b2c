import { ErrorCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import type { CommandFacts } from '../facts.js';

/**
 * An unknown product is a fault of the product's field. The ledger would tell it on the batch's, because the two differ:
 * it is not asked about that product then. A disabled product is known: what is in stock of it still leaves.
 */
export const unknownProduct = (
  idProduit: string | null,
  { directory }: CommandFacts,
): readonly Violation[] =>
  idProduit === null || directory.product(idProduit)
    ? []
    : [{ code: ErrorCode.productNotFound, field: 'idProduit', rejectedValue: idProduit }];

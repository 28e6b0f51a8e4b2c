import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import type { CommandFacts } from '../facts.js';

/**
 * An unknown product is a fault of the product's field. The ledger would tell it on the batch's, because the two differ.
 * A disabled product is known: what is in stock of it still leaves.
 *
 * @throws InvalidRequest on `idProduit`
 */
export function assertKnownProduct(idProduit: string | null, { directory }: CommandFacts): void {
  if (idProduit !== null && !directory.product(idProduit)) {
    throw new InvalidRequest({
      code: ErrorCode.productNotFound,
      field: 'idProduit',
      rejectedValue: idProduit,
    });
  }
}

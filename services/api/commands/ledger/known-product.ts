import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import type { CommandFacts } from '../facts.js';

/**
 * A batch is of a product that exists, so a body that names another one is told that of its product, not of its batch.
 * What is in stock of a disabled product still leaves.
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

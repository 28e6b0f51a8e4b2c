import type { ReplaySearch } from '../../../../projections/movement/replay.js';
import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { boundsOf } from '../movement/balance-period.dto.js';
import type { ReplayFilters } from './replay.dto.js';

/**
 * @throws InvalidRequest on `idCentre` where neither a centre nor a lot of a product is named, on a date that is none
 */
export function replaySearchOf(filters: ReplayFilters, now: Date, timeZone: string): ReplaySearch {
  const { idCentre, idProduit, lot } = filters;
  if (!(idCentre || (idProduit && lot)))
    throw new InvalidRequest({ field: 'idCentre', code: ErrorCode.required });
  return {
    centreId: idCentre ?? null,
    productId: idProduit ?? null,
    lot: lot || null,
    ...boundsOf(filters, now, timeZone),
  };
}

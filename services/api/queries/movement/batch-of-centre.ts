import { HttpStatus } from '@nestjs/common';
import { stockTable } from '../../../../projections/stock/table.js';
import { live } from '../../../../projections/table.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import type { ReadModels } from '../../http/ledger-position/read-models.js';
import { visibleCentres } from '../shared/scope.js';

/** @throws ApiError 404 where no centre of that type within the actor's reach has the batch */
export async function assertBatchVisible(
  readModels: ReadModels,
  directory: Directory,
  actor: Actor,
  centreType: CentreType,
  batchId: string,
): Promise<void> {
  const { rowCount } = await readModels.query(
    `SELECT 1 FROM ${live(stockTable)} s WHERE id = $1 AND centre_id = ANY ($2::uuid[])`,
    [batchId, visibleCentres(directory, actor, centreType)],
  );
  if (rowCount === 0) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
}

import { Inject, Injectable } from '@nestjs/common';
import type { Query, QueryResult } from '@nestjs/cqrs';
import type { Config } from '../../../platform/config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Directory } from '../../../reference-data/directory.js';
import { ReadModels } from '../../http/ledger-position/read-models.js';

/**
 * Answers a query from the read models, and names what they hold by the directory. A handler that needs more than this
 * has a constructor of its own, and does not extend it.
 */
@Injectable()
export abstract class ReadModelHandler<Asked extends Query<unknown>> {
  constructor(
    protected readonly readModels: ReadModels,
    protected readonly directory: Directory,
    @Inject(CONFIG) protected readonly config: Config,
  ) {}

  abstract execute(query: Asked): Promise<QueryResult<Asked>>;
}

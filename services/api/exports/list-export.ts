import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../platform/config.js';
import { CONFIG } from '../../platform/tokens.js';
import { Directory } from '../../reference-data/directory.js';
import { ReadModels } from '../http/ledger-position/read-models.js';
import { ChosenFilters } from './chosen-filters.js';
import { type ExportCall, Exports } from './exports.js';

interface CommonFilters {
  readonly idProduit?: string | null;
  readonly idCentre?: string | null;
}

/** Exports a list of a read model: what the controllers of such exports share. */
@Injectable()
export abstract class ListExport {
  constructor(
    protected readonly exports: Exports,
    protected readonly directory: Directory,
    protected readonly readModels: ReadModels,
    @Inject(CONFIG) protected readonly config: Config,
  ) {}

  /** Begins the sheet of filters with the selected centre, and with what nearly every list is filtered by. */
  protected chosenIn({ actor }: ExportCall, { idProduit, idCentre }: CommonFilters): ChosenFilters {
    const { directory } = this;
    return new ChosenFilters()
      .text('selectedCentre', actor.centre?.name)
      .text('product', idProduit && (directory.product(idProduit)?.commercialName ?? idProduit))
      .text('centre', idCentre && directory.centre(idCentre)?.name);
  }
}

import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type ScannedCode, UnreadableCode } from '../../../gs1/elements.js';
import { codesOf } from '../../../gs1/gtin.js';
import { readScannedCode } from '../../../gs1/scanned-code.js';
import { CLOCK, type Clock } from '../../../platform/tokens.js';
import { Directory } from '../../../reference-data/directory.js';
import { ProductCodes } from '../../../reference-data/product/product-codes.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { queryOf } from '../shared/query-of.js';
import { productView } from '../shared/references.dto.js';
import { ListBatches } from '../stock/stock.queries.js';
import type { StockRow } from '../stock/stock-row.dto.js';
import type { ScanAnswer } from './scan.dto.js';

/** What a scanned code says, and what of it the selected centre holds. */
export class ReadScan extends queryOf<{ actor: Actor; code: string }, ScanAnswer>() {}

@QueryHandler(ReadScan)
export class ReadScanHandler implements IQueryHandler<ReadScan> {
  constructor(
    private readonly codes: ProductCodes,
    private readonly directory: Directory,
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws InvalidRequest on `code` where it is no GS1 element string */
  async execute({ actor, code }: ReadScan): Promise<ScanAnswer> {
    const { gtin, lot, expiry, serial } = await this.read(code);
    const productId = gtin && (await this.codes.find(codesOf(gtin)));
    return {
      gtin,
      lot,
      peremption: expiry,
      serie: serial,
      produit: productId ? productView(this.directory, productId) : null,
      stocks: productId ? await this.batches(actor, productId, lot) : [],
    };
  }

  private async read(code: string): Promise<ScannedCode> {
    try {
      return await readScannedCode(code, this.clock());
    } catch (error) {
      if (!(error instanceof UnreadableCode)) throw error;
      throw new InvalidRequest({ field: 'code', code: ApiCode.scanUnreadable, rejectedValue: code });
    }
  }

  private async batches(actor: Actor, productId: string, lot: string | null): Promise<readonly StockRow[]> {
    if (!actor.centre) return [];
    const held = await this.queries.execute(new ListBatches(actor, actor.centre.type, productId));
    return held.filter((batch) => lot === null || batch.lot === lot);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { ScanAnswer, ScannedText } from './scan.dto.js';
import { ReadScan } from './scan.query.js';

@ApiTags('Stock')
@Controller(API)
@ReadsLedger('stock', 'recall')
export class ScanController {
  constructor(private readonly queries: QueryBus) {}

  @Get('scan')
  @Access({ centre: 'optional' })
  @ApiOperation({
    summary: 'What a scanned GS1 code says: product, batch, expiry, and what is in stock of it',
  })
  @ApiOkResponse({ type: ScanAnswer })
  scan(@Query() { code }: ScannedText, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ReadScan({ actor, code }));
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { AwaitsReadModels } from '../../http/ledger-position/awaits-read-models.js';
import {
  ConsistencyProof,
  ConsistencyQuery,
  EventFilters,
  InclusionProof,
  InclusionQuery,
  LedgerCheckView,
  LedgerEventRow,
  SignedLedgerRoot,
  TreeQuery,
} from './ledger.dto.js';
import { LedgerQueries } from './ledger.query.js';

/** What an auditor checks the ledger with (docs/rules/proof.md). */
@ApiTags('Ledger')
@Controller(`${API}/ledger`)
@Access({ centre: 'none', authorities: ['ROLE_AUDITOR'] })
@AwaitsReadModels('ledger-event')
export class LedgerController {
  constructor(private readonly ledger: LedgerQueries) {}

  @Get('evenements')
  @AwaitsReadModels('ledger-event', 'recall')
  @ApiOperation({ summary: 'Events as they are stored, in global order' })
  @ApiOkResponse({ type: [LedgerEventRow] })
  events(@Query() filters: EventFilters): Promise<LedgerEventRow[]> {
    return this.ledger.events(filters);
  }

  @Get('verification')
  @ApiOperation({ summary: 'What the check in the background found last' })
  @ApiOkResponse({ type: LedgerCheckView })
  check(): Promise<LedgerCheckView> {
    return this.ledger.check();
  }

  @Get('empreinte')
  @ApiOperation({ summary: 'The signed root of the tree over all events, or the root of an earlier tree' })
  @ApiOkResponse({ type: SignedLedgerRoot })
  root(@Query() query: TreeQuery): Promise<SignedLedgerRoot> {
    return this.ledger.root(query);
  }

  @Get('preuve')
  @ApiOperation({ summary: 'The proof that an event is in a tree' })
  @ApiOkResponse({ type: InclusionProof })
  inclusion(@Query() query: InclusionQuery): Promise<InclusionProof> {
    return this.ledger.inclusion(query);
  }

  @Get('coherence')
  @ApiOperation({ summary: 'The proof that a tree begins with an earlier one' })
  @ApiOkResponse({ type: ConsistencyProof })
  consistency(@Query() query: ConsistencyQuery): Promise<ConsistencyProof> {
    return this.ledger.consistency(query);
  }
}

import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { ListQuery } from '../../http/lists/list-query.js';
import { BalanceRow, GetBalance } from './balance.query.js';
import { BalancePeriod } from './balance-period.dto.js';
import { ListMovements, ListMovementsOfBatch } from './movement.queries.js';
import { MovementFilters } from './movement-filters.dto.js';
import { MovementRow } from './movement-row.dto.js';

const of = (type: CentreType) => ({ centre: 'optional', centreTypes: [type] }) as const;

const AnswersMovements = () =>
  ApiOkResponse({ description: 'Movements, latest first.', type: [MovementRow] });

const AnswersBalance = () =>
  ApiOkResponse({
    description: 'A row for each movement, changes of expiry included, in the order of the ledger.',
    type: [BalanceRow],
  });

@ApiTags('Movements')
@Controller(API)
@ReadsLedger('movement', 'dashboard', 'stock')
export class MovementController {
  constructor(private readonly queries: QueryBus) {}

  @Get('referent/mouvement')
  @Access(of('REFERENT'))
  @ApiOperation({ summary: 'Movement history of the referent centre' })
  @AnswersMovements()
  referent(@Query() filters: MovementFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListMovements({ actor, centreType: 'REFERENT', filters }));
  }

  @Get('dispatch/mouvement')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'Movement history of the dispatch centre' })
  @AnswersMovements()
  dispatch(@Query() filters: MovementFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListMovements({ actor, centreType: 'DISPATCH', filters }));
  }

  @Get('vaccination/mouvement')
  @Access({ centre: 'optional' })
  @ApiOperation({
    summary:
      'Movement history of the vaccination centres within reach; for a point, what was taken out for it',
  })
  @AnswersMovements()
  vaccination(@Query() filters: MovementFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListMovements({ actor, centreType: 'VACCINATION', filters }));
  }

  @Get('referent/stock/:idStock/mouvement')
  @Access({ centre: 'optional', centreTypes: ['REFERENT', 'DISPATCH'] })
  @ApiOperation({ summary: 'History of one batch at a referent centre' })
  @AnswersMovements()
  referentBatch(
    @Param('idStock', ParseUUIDPipe) id: string,
    @Query() paging: ListQuery,
    @CurrentActor() actor: Actor,
  ) {
    return this.queries.execute(
      new ListMovementsOfBatch({ actor, centreType: 'REFERENT', batchId: id, paging }),
    );
  }

  @Get('dispatch/stock/:idStock/mouvement')
  @Access({ centre: 'optional', centreTypes: ['REFERENT', 'DISPATCH'] })
  @ApiOperation({ summary: 'History of one batch at a dispatch centre' })
  @AnswersMovements()
  dispatchBatch(
    @Param('idStock', ParseUUIDPipe) id: string,
    @Query() paging: ListQuery,
    @CurrentActor() actor: Actor,
  ) {
    return this.queries.execute(
      new ListMovementsOfBatch({ actor, centreType: 'DISPATCH', batchId: id, paging }),
    );
  }

  @Get('vaccination/stock/:idStock/mouvement')
  @Access({ centre: 'optional' })
  @ApiOperation({ summary: 'History of one batch at a vaccination centre' })
  @AnswersMovements()
  vaccinationBatch(
    @Param('idStock', ParseUUIDPipe) id: string,
    @Query() paging: ListQuery,
    @CurrentActor() actor: Actor,
  ) {
    return this.queries.execute(
      new ListMovementsOfBatch({ actor, centreType: 'VACCINATION', batchId: id, paging }),
    );
  }

  @Get('referent/stock/:idStock/solde')
  @Access({ centre: 'optional', centreTypes: ['REFERENT', 'DISPATCH'] })
  @ApiOperation({ summary: 'Running balance of one batch at a referent centre' })
  @AnswersBalance()
  referentBalance(
    @Param('idStock', ParseUUIDPipe) id: string,
    @Query() period: BalancePeriod,
    @CurrentActor() actor: Actor,
  ) {
    return this.queries.execute(new GetBalance({ actor, centreType: 'REFERENT', batchId: id, period }));
  }

  @Get('dispatch/stock/:idStock/solde')
  @Access({ centre: 'optional', centreTypes: ['REFERENT', 'DISPATCH'] })
  @ApiOperation({ summary: 'Running balance of one batch at a dispatch centre' })
  @AnswersBalance()
  dispatchBalance(
    @Param('idStock', ParseUUIDPipe) id: string,
    @Query() period: BalancePeriod,
    @CurrentActor() actor: Actor,
  ) {
    return this.queries.execute(new GetBalance({ actor, centreType: 'DISPATCH', batchId: id, period }));
  }

  @Get('vaccination/stock/:idStock/solde')
  @Access({ centre: 'optional' })
  @ApiOperation({ summary: 'Running balance of one batch at a vaccination centre' })
  @AnswersBalance()
  vaccinationBalance(
    @Param('idStock', ParseUUIDPipe) id: string,
    @Query() period: BalancePeriod,
    @CurrentActor() actor: Actor,
  ) {
    return this.queries.execute(new GetBalance({ actor, centreType: 'VACCINATION', batchId: id, period }));
  }
}

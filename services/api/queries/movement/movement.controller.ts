import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { CurrentActor, ofCentres, REFERENTS_AND_DISPATCH_CENTRES } from '../../auth/access.js';
import { readRoute } from '../../auth/read-route.js';
import { API } from '../../http/api.js';
import { StoredIdPipe } from '../../http/fields/ids.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { ListQuery } from '../../http/lists/list-query.js';
import { BalanceRow, GetBalance } from './balance.query.js';
import { BalancePeriod } from './balance-period.dto.js';
import { ListMovements, ListMovementsOfBatch } from './movement.queries.js';
import { MovementFilters } from './movement-filters.dto.js';
import { MovementRow } from './movement-row.dto.js';

const ListsMovements = readRoute(
  ApiOkResponse({ description: 'Movements, latest first.', type: [MovementRow] }),
);

const ShowsBalance = readRoute(
  ApiOkResponse({
    description: 'A row for each movement, changes of expiry included, in the order of the ledger.',
    type: [BalanceRow],
  }),
);

const BatchId = () => Param('idStock', StoredIdPipe);

@ApiTags('Movements')
@Controller(API)
@ReadsLedger('movement', 'dashboard', 'stock', 'delivery-note')
export class MovementController {
  constructor(private readonly queries: QueryBus) {}

  @ListsMovements('referent/mouvement', ofCentres('REFERENT'), 'Movement history of the referent centre')
  referent(@Query() filters: MovementFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListMovements({ actor, centreType: 'REFERENT', filters }));
  }

  @ListsMovements('dispatch/mouvement', ofCentres('DISPATCH'), 'Movement history of the dispatch centre')
  dispatch(@Query() filters: MovementFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListMovements({ actor, centreType: 'DISPATCH', filters }));
  }

  @ListsMovements(
    'vaccination/mouvement',
    { centre: 'optional' },
    'Movement history of the vaccination centres within reach; for a point, what was taken out for it',
  )
  vaccination(@Query() filters: MovementFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListMovements({ actor, centreType: 'VACCINATION', filters }));
  }

  @ListsMovements(
    'referent/stock/:idStock/mouvement',
    REFERENTS_AND_DISPATCH_CENTRES,
    'History of one batch at a referent centre',
  )
  referentBatch(@BatchId() batchId: string, @Query() paging: ListQuery, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListMovementsOfBatch({ actor, centreType: 'REFERENT', batchId, paging }));
  }

  @ListsMovements(
    'dispatch/stock/:idStock/mouvement',
    REFERENTS_AND_DISPATCH_CENTRES,
    'History of one batch at a dispatch centre',
  )
  dispatchBatch(@BatchId() batchId: string, @Query() paging: ListQuery, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListMovementsOfBatch({ actor, centreType: 'DISPATCH', batchId, paging }));
  }

  @ListsMovements(
    'vaccination/stock/:idStock/mouvement',
    { centre: 'optional' },
    'History of one batch at a vaccination centre',
  )
  vaccinationBatch(@BatchId() batchId: string, @Query() paging: ListQuery, @CurrentActor() actor: Actor) {
    return this.queries.execute(
      new ListMovementsOfBatch({ actor, centreType: 'VACCINATION', batchId, paging }),
    );
  }

  @ShowsBalance(
    'referent/stock/:idStock/solde',
    REFERENTS_AND_DISPATCH_CENTRES,
    'Running balance of one batch at a referent centre',
  )
  referentBalance(@BatchId() batchId: string, @Query() period: BalancePeriod, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetBalance({ actor, centreType: 'REFERENT', batchId, period }));
  }

  @ShowsBalance(
    'dispatch/stock/:idStock/solde',
    REFERENTS_AND_DISPATCH_CENTRES,
    'Running balance of one batch at a dispatch centre',
  )
  dispatchBalance(@BatchId() batchId: string, @Query() period: BalancePeriod, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetBalance({ actor, centreType: 'DISPATCH', batchId, period }));
  }

  @ShowsBalance(
    'vaccination/stock/:idStock/solde',
    { centre: 'optional' },
    'Running balance of one batch at a vaccination centre',
  )
  vaccinationBalance(
    @BatchId() batchId: string,
    @Query() period: BalancePeriod,
    @CurrentActor() actor: Actor,
  ) {
    return this.queries.execute(new GetBalance({ actor, centreType: 'VACCINATION', batchId, period }));
  }
}

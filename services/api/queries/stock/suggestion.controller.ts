import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { CurrentActor } from '../../auth/access.js';
import { readRoute } from '../../auth/read-route.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { SuggestedBatch, WantedGoods } from './suggestion.dto.js';
import { GetSuggestion } from './suggestion.query.js';

const of = (type: CentreType) => ({ centre: 'required', centreTypes: [type] }) as const;

const SuggestsBatches = readRoute(
  ApiOkResponse({
    description: 'Batches that can be used now, earliest end first, with how much to take of each.',
    type: [SuggestedBatch],
  }),
);

@ApiTags('Stock')
@Controller(API)
@ReadsLedger('stock', 'recall')
export class SuggestionController {
  constructor(private readonly queries: QueryBus) {}

  @SuggestsBatches('referent/suggestion', of('REFERENT'), 'What to take first of a product')
  referent(@Query() wanted: WantedGoods, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetSuggestion({ actor, centreType: 'REFERENT', wanted }));
  }

  @SuggestsBatches('dispatch/suggestion', of('DISPATCH'), 'What to take first of a product')
  dispatch(@Query() wanted: WantedGoods, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetSuggestion({ actor, centreType: 'DISPATCH', wanted }));
  }

  @SuggestsBatches('vaccination/suggestion', of('VACCINATION'), 'What to take first of a product')
  vaccination(@Query() wanted: WantedGoods, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetSuggestion({ actor, centreType: 'VACCINATION', wanted }));
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { SuggestedBatch, WantedGoods } from './suggestion.dto.js';
import { GetSuggestion } from './suggestion.query.js';

const of = (type: CentreType) => ({ centre: 'required', centreTypes: [type] }) as const;

const AnswersBatches = () =>
  ApiOkResponse({
    description: 'Batches that can be used now, earliest end first, with how much to take of each.',
    type: [SuggestedBatch],
  });

@ApiTags('Stock')
@Controller(API)
@ReadsLedger('stock', 'recall')
export class SuggestionController {
  constructor(private readonly queries: QueryBus) {}

  @Get('referent/suggestion')
  @Access(of('REFERENT'))
  @ApiOperation({ summary: 'What to take first of a product' })
  @AnswersBatches()
  referent(@Query() wanted: WantedGoods, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetSuggestion({ actor, centreType: 'REFERENT', wanted }));
  }

  @Get('dispatch/suggestion')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'What to take first of a product' })
  @AnswersBatches()
  dispatch(@Query() wanted: WantedGoods, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetSuggestion({ actor, centreType: 'DISPATCH', wanted }));
  }

  @Get('vaccination/suggestion')
  @Access(of('VACCINATION'))
  @ApiOperation({ summary: 'What to take first of a product' })
  @AnswersBatches()
  vaccination(@Query() wanted: WantedGoods, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetSuggestion({ actor, centreType: 'VACCINATION', wanted }));
  }
}

/** Counting stock, under the path of each type of centre that holds stock. */
import { Body, Controller, Inject, Param, Post, Put, type Type, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { named, titled } from '../../administration/records/named.js';
import { Access, type AccessRule } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { StoredIdPipe } from '../../http/fields/ids.js';
import { LedgerPositionInterceptor } from '../../http/ledger-position/answer.js';
import { CountView } from '../../queries/count/count.dto.js';
import { COUNT_PATHS, type CountPath } from '../../queries/count/count-access.js';
import { Created } from '../created.dto.js';
import { Facts } from '../facts.js';
import { CurrentSender, type Sender } from '../sender.js';
import { corrected, DISPATCH_STOCK, REFERENT_STOCK, VACCINATION_STOCK } from '../stock-access.js';
import { WrittenRecords } from '../written-records.js';
import {
  abandonCount,
  CountedLinesBody,
  CountOpeningBody,
  closeCount,
  countBatches,
  openCount,
} from './count-stock.js';

/** Users who write the stock count it; at referent and dispatch centres only users who may correct it close a count. */
const ACCESS: Readonly<Record<CountPath['type'], { count: AccessRule; close: AccessRule }>> = {
  REFERENT: { count: REFERENT_STOCK, close: corrected(REFERENT_STOCK) },
  DISPATCH: { count: DISPATCH_STOCK, close: corrected(DISPATCH_STOCK) },
  VACCINATION: { count: VACCINATION_STOCK, close: VACCINATION_STOCK },
};

function countController({ path, type }: CountPath): Type<object> {
  @ApiTags('Counts of stock')
  @Controller(`${API}/${path}/inventaire`)
  @Access(ACCESS[type].count)
  @UseInterceptors(LedgerPositionInterceptor)
  class CountController {
    @Inject(CommandBus) private readonly commands!: CommandBus;
    @Inject(Facts) private readonly facts!: Facts;
    @Inject(WrittenRecords) private readonly written!: WrittenRecords;

    @Post()
    @ApiOperation({ summary: 'Open a count of all products or of one' })
    @ApiCreatedResponse({ type: Created })
    open(@CurrentSender() sender: Sender, @Body() body: CountOpeningBody) {
      return this.commands.execute(openCount(body, this.facts.of(sender)));
    }

    @Put(':id/lignes')
    @ApiOperation({ summary: 'Count batches; a batch that is counted again is compared anew' })
    @ApiOkResponse({ type: CountView })
    count(
      @CurrentSender() sender: Sender,
      @Param('id', StoredIdPipe) id: string,
      @Body() body: CountedLinesBody,
    ) {
      return this.commands.execute(countBatches(body, this.callOf(id, sender)));
    }

    @Put(':id/cloture')
    @Access(ACCESS[type].close)
    @ApiOperation({ summary: 'Close a count: all of its differences are corrected, or none' })
    @ApiOkResponse({ type: CountView })
    close(@CurrentSender() sender: Sender, @Param('id', StoredIdPipe) id: string) {
      return this.commands.execute(closeCount(this.callOf(id, sender)));
    }

    @Put(':id/abandon')
    @ApiOperation({ summary: 'Abandon a count: nothing is corrected' })
    @ApiOkResponse({ type: CountView })
    abandon(@CurrentSender() sender: Sender, @Param('id', StoredIdPipe) id: string) {
      return this.commands.execute(abandonCount(this.callOf(id, sender)));
    }

    private callOf(countId: string, sender: Sender) {
      return { countId, type, facts: this.facts.of(sender), written: this.written };
    }
  }
  return named(`${titled(path)}CountController`, CountController);
}

export const COUNT_CONTROLLERS: readonly Type<object>[] = COUNT_PATHS.map(countController);

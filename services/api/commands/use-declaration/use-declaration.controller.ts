import { Body, Controller, Post, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { LedgerPositionInterceptor } from '../../http/ledger-position/answer.js';
import { Created } from '../created.dto.js';
import { Facts } from '../facts.js';
import { CurrentSender, type Sender } from '../sender.js';
import { declareUse, UseDeclarationBody } from './declare-use.js';

@ApiTags('Vaccination centre')
@Controller(`${API}/vaccination/utilisation`)
@UseInterceptors(LedgerPositionInterceptor)
export class UseDeclarationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: Facts,
  ) {}

  @Post()
  @Access({ centre: 'required', centreTypes: ['VACCINATION', 'VACCINATION_POINT'] })
  @ApiOperation({ summary: 'Declare administered doses; declaring again replaces what was declared' })
  @ApiCreatedResponse({ type: Created })
  async declare(@CurrentSender() sender: Sender, @Body() body: UseDeclarationBody) {
    return this.commands.execute(await declareUse(body, this.facts.of(sender)));
  }
}

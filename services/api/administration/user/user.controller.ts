import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ADMINISTRATORS, CONSULTS_ADMINISTRATION } from '../access.js';
import { UserChoice, UserSearch } from './user-record.dto.js';
import { Users } from './users.js';

@ApiTags('Users')
@Controller(`${API}/users`)
export class UserController {
  constructor(private readonly users: Users) {}

  @Get('query')
  @Access(CONSULTS_ADMINISTRATION)
  @ApiOperation({ summary: 'Find users by a part of their name, login or e-mail address' })
  @ApiOkResponse({ type: [UserChoice], description: 'The first hundred by name.' })
  search(@Query() search: UserSearch, @CurrentActor() actor: Actor): Promise<readonly UserChoice[]> {
    return this.users.search(search, actor);
  }

  @Post(':id/invitation')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Access(ADMINISTRATORS)
  @ApiOperation({ summary: 'Send a user without a password another link to choose one' })
  @ApiNoContentResponse()
  invite(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.users.invite(id, actor);
  }
}

import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMINISTRATORS, CONSULTS_ADMINISTRATION } from '../../administration-support/access.js';
import type { Listing } from '../../administration-support/listing/listing.js';
import { type CreatedRecord, StatusBody } from '../../administration-support/records/record.dto.js';
import {
  CreateRoute,
  ListRoute,
  OneRoute,
  StatusRoute,
  UpdateRoute,
} from '../../administration-support/records/routes.js';
import { Access, CurrentActor } from '../../auth/access.js';
import type { Actor } from '../../auth/actor.js';
import { API } from '../../http/api.js';
import { ListPipe } from '../../http/lists/list-query.js';
import { NewUserBody, UserBody, UserChoice, UserQuery, UserSearch, UserView } from './user-record.dto.js';
import { Users } from './users.js';

@ApiTags('Users')
@Controller(`${API}/users`)
@Access(ADMINISTRATORS)
export class UsersController {
  constructor(private readonly users: Users) {}

  @ListRoute('users', UserView)
  @Access(CONSULTS_ADMINISTRATION)
  list(@Query(ListPipe) query: UserQuery, @CurrentActor() actor: Actor): Promise<Listing<UserView>> {
    return this.users.list(query, actor);
  }

  @Get('query')
  @Access(CONSULTS_ADMINISTRATION)
  @ApiOperation({ summary: 'Find users by a part of their name, login or e-mail address' })
  @ApiOkResponse({ type: [UserChoice], description: 'The first hundred by name.' })
  search(@Query() search: UserSearch, @CurrentActor() actor: Actor): Promise<readonly UserChoice[]> {
    return this.users.search(search, actor);
  }

  @OneRoute('users', UserView)
  @Access(CONSULTS_ADMINISTRATION)
  one(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<UserView> {
    return this.users.one(id, actor);
  }

  @CreateRoute('users')
  create(@Body() body: NewUserBody, @CurrentActor() actor: Actor): Promise<CreatedRecord> {
    return this.users.create(body, actor);
  }

  @UpdateRoute('users', UserView)
  update(
    @Param('id') id: string | undefined,
    @Body() body: UserBody,
    @CurrentActor() actor: Actor,
  ): Promise<UserView> {
    return this.users.update(id, body, actor);
  }

  @StatusRoute('users', UserView)
  setStatus(@Body() status: StatusBody, @CurrentActor() actor: Actor): Promise<UserView> {
    return this.users.setStatus(status, actor);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreFacts } from '../../../reference-data/centre/centre-facts.js';
import { Directory } from '../../../reference-data/directory.js';
import type { Actor, CentreActor } from '../../../reference-data/user/actor.js';
import { UserDirectory } from '../../../reference-data/user/user-directory.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { CONSULTS_ADMINISTRATION } from '../access.js';
import { UserChoice } from '../user/user-record.dto.js';
import { CentreChoiceDto, CentreTreeDto, LostAccessQuery, OwnCentreDto } from './centre.dto.js';
import { AvailableCentresQuery } from './centre-record.dto.js';
import { centreChoice, centreTree, ownCentre } from './centre-tree.js';
import { Centres } from './centres.js';

@ApiTags('Centres')
@Controller(`${API}/centre`)
export class CentreController {
  constructor(
    private readonly directory: Directory,
    private readonly users: UserDirectory,
    private readonly centres: Centres,
  ) {}

  @Get('me')
  @Access({ centre: 'required' })
  @ApiOperation({ summary: 'The selected centre with the tree below it' })
  @ApiOkResponse({ type: CentreTreeDto })
  selected(@CurrentActor() { centre }: CentreActor): CentreTreeDto {
    return centreTree(this.directory, centre);
  }

  @Get('me/list')
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'The active centres that the user was given' })
  @ApiOkResponse({ type: [OwnCentreDto] })
  own(@CurrentActor() { userId }: Actor): OwnCentreDto[] {
    return this.ownCentres(userId).map(ownCentre);
  }

  @Get('available')
  @Access(CONSULTS_ADMINISTRATION)
  @ApiOperation({ summary: 'Centres that may be attached below a centre' })
  @ApiOkResponse({ type: [CentreChoiceDto] })
  available(@Query() query: AvailableCentresQuery, @CurrentActor() actor: Actor): CentreChoiceDto[] {
    return this.centres.available(query, actor);
  }

  @Get('dispatch')
  @Access({ centre: 'when-sent' })
  @ApiOperation({ summary: 'Dispatch centres within reach, to choose from' })
  @ApiOkResponse({ type: [CentreChoiceDto] })
  dispatch(@CurrentActor() actor: Actor): CentreChoiceDto[] {
    const isWithinReach = this.reachOf(actor);
    return this.directory
      .centres()
      .filter(({ id, type, active }) => active && type === 'DISPATCH' && isWithinReach(id))
      .map(centreChoice);
  }

  @Get('perte-acces')
  @Access(CONSULTS_ADMINISTRATION)
  @ApiOperation({
    summary: 'Active users who would have no active centre left without these centres, by name',
  })
  @ApiOkResponse({ type: [UserChoice] })
  lostAccess(@Query() { id }: LostAccessQuery, @CurrentActor() actor: Actor): Promise<UserChoice[]> {
    return this.centres.usersOfOnly(id ?? [], actor);
  }

  /** All for an administrator or auditor, whichever centre is selected; else the selected centre, or all of the user's, and below. */
  private reachOf({ centre, seesAllCentres, userId }: Actor): (id: string) => boolean {
    if (seesAllCentres) return () => true;
    const roots = centre ? [centre] : this.ownCentres(userId);
    const scopes = roots.map(({ id }) => this.directory.scopeOf(id));
    return (id) => scopes.some((scope) => scope.has(id));
  }

  private ownCentres(userId: string): CentreFacts[] {
    const ids = this.users.centreIdsOf(userId);
    return this.directory.centres().filter(({ id, active }) => active && ids.has(id));
  }
}

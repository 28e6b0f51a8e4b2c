import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ContainerDto } from './container.dto.js';
import { Container } from './container.entity.js';

@ApiTags('Reference lists')
@Controller(`${API}/referentiel/liste/contenant`)
export class ContainerListController {
  constructor(@InjectRepository(Container) private readonly containers: Repository<Container>) {}

  @Get()
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'Containers to choose from: the active ones, by name' })
  @ApiOkResponse({ type: [ContainerDto] })
  async list(): Promise<ContainerDto[]> {
    const found = await this.containers.find({ where: { active: true }, order: { name: 'ASC' } });
    return found.map(ContainerDto.of);
  }
}

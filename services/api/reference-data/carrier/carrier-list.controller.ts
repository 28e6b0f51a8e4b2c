import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { CarrierDto } from './carrier.dto.js';
import { Carrier } from './carrier.entity.js';

@ApiTags('Reference lists')
@Controller(`${API}/referentiel/liste/transporteur`)
export class CarrierListController {
  constructor(@InjectRepository(Carrier) private readonly carriers: Repository<Carrier>) {}

  @Get()
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'Carriers to choose from: the active ones, by name' })
  @ApiOkResponse({ type: [CarrierDto] })
  async list(): Promise<CarrierDto[]> {
    const found = await this.carriers.find({
      where: { active: true },
      relations: { centre: true },
      order: { name: 'ASC' },
    });
    return found.map(CarrierDto.of);
  }
}

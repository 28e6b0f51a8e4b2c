import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Template } from '../../../reference-data/template/template.entity.js';
import { alphabetical } from '../../../words/alphabetical.js';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { TemplateChoiceDto } from './template.dto.js';

@ApiTags('Templates')
@Controller(`${API}/template`)
export class TemplateController {
  constructor(@InjectRepository(Template) private readonly templates: Repository<Template>) {}

  @Get('available')
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'Published templates, by type and name' })
  @ApiOkResponse({ type: [TemplateChoiceDto] })
  async available(): Promise<TemplateChoiceDto[]> {
    const found = await this.templates.find({
      select: { id: true, name: true, type: true },
      where: { published: true },
    });
    return found
      .map(({ id, name, type }) => ({ id, nom: name, type }))
      .sort((one, other) => alphabetical(one.type, other.type) || alphabetical(one.nom, other.nom));
  }
}

import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ADMINISTRATORS, CONSULTS_REFERENCES } from '../../administration-support/access.js';
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
import { Form, TakesForm } from '../../http/forms/form.js';
import { ListPipe } from '../../http/lists/list-query.js';
import { TemplateForm, TemplateQuery, TemplateView } from './template-record.dto.js';
import { Templates } from './templates.js';

@ApiTags('Templates')
@Controller(`${API}/template`)
@Access(ADMINISTRATORS)
export class TemplatesController {
  constructor(private readonly templates: Templates) {}

  @ListRoute('templates', TemplateView)
  @Access(CONSULTS_REFERENCES)
  list(@Query(ListPipe) query: TemplateQuery, @CurrentActor() actor: Actor): Promise<Listing<TemplateView>> {
    return this.templates.list(query, actor);
  }

  @OneRoute('templates', TemplateView)
  @Access(CONSULTS_REFERENCES)
  one(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<TemplateView> {
    return this.templates.one(id, actor);
  }

  @CreateRoute('templates')
  @TakesForm(TemplateForm)
  create(@Form() form: TemplateForm, @CurrentActor() actor: Actor): Promise<CreatedRecord> {
    return this.templates.create(form, actor);
  }

  @UpdateRoute('templates', TemplateView)
  @TakesForm(TemplateForm)
  update(
    @Param('id') id: string | undefined,
    @Form() form: TemplateForm,
    @CurrentActor() actor: Actor,
  ): Promise<TemplateView> {
    return this.templates.update(id, form, actor);
  }

  @StatusRoute('templates', TemplateView, 'publication')
  setStatus(@Body() status: StatusBody, @CurrentActor() actor: Actor): Promise<TemplateView> {
    return this.templates.setStatus(status, actor);
  }
}

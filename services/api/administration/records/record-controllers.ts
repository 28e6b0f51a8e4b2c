/** The controllers of a kind of record: its routes are the same for all kinds. */
import { Body, Controller, Get, Inject, Param, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ReadModel } from '../../../../projections/index.js';
import type { RecordDefinition } from '../../../reference-data/records/definition.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { AUTHORITIES } from '../../../reference-data/user/authority.js';
import { Access, type AccessRule, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import type { RecordQuery } from '../../http/fields/record-query.js';
import { Form, TakesForm } from '../../http/forms/form.js';
import { AwaitsReadModels } from '../../http/ledger-position/awaits-read-models.js';
import { type Unchecked, unchecked } from '../../http/validation/faults.js';
import type { AdministeredRecords } from './administered-records.js';
import { named, titled } from './named.js';
import { type RecordBody, type RecordView, StatusBody } from './record.dto.js';
import { CreateRoute, ListRoute, OneRoute, StatusRoute, UpdateRoute } from './routes.js';

/** Who may call which routes. */
export interface RecordAccess {
  readonly read: AccessRule;
  readonly create: AccessRule;
  readonly update: AccessRule;
  readonly status: AccessRule;
}

/** The classes that the routes take and answer. */
export interface RecordSchemas {
  readonly body: Type<RecordBody>;
  /** Of a new record, where it carries more. */
  readonly newBody?: Type<RecordBody>;
  readonly view: Type<RecordView>;
  /** Of a list, where it shows less than the view. */
  readonly row?: Type<RecordView>;
  readonly query: Type<RecordQuery>;
  readonly choice?: Type<object>;
  /** Bodies are multipart forms, which can carry a file. */
  readonly isForm?: boolean;
}

type Records = AdministeredRecords<never, RecordBody, RecordView>;

/** Types of the parameters, where the compiler knows only their base class: validation and OpenAPI document read them. */
const Takes = (...types: readonly (Type<object> | typeof String)[]): MethodDecorator =>
  Reflect.metadata('design:paramtypes', [...types, Object]);

/** @param records class of the service, by which it is injected */
export function recordController(
  { path, listPath, statusPath, plural, tag }: RecordDefinition,
  records: Type<unknown>,
  { body, newBody = body, view, row = view, query, isForm = false }: RecordSchemas,
  access: RecordAccess,
): Type<object> {
  const Given = () => (isForm ? Form() : Body());
  const Describes = (form: Type): MethodDecorator => (isForm ? TakesForm(form) : () => {});

  @ApiTags(tag)
  @Controller(`${API}/${path}`)
  class RecordController {
    @Inject(records) private readonly records!: Records;

    @ListRoute(plural, row, listPath)
    @Access(access.read)
    @Takes(query)
    list(@Query() asked: RecordQuery, @CurrentActor() actor: Actor) {
      return this.records.list(asked, actor);
    }

    @OneRoute(plural, view)
    @Access(access.read)
    one(@Param('id') id: string, @CurrentActor() actor: Actor) {
      return this.records.one(id, actor);
    }

    @CreateRoute(plural)
    @Describes(newBody)
    @Access(access.create)
    @Takes(unchecked(newBody))
    create(@Given() given: Unchecked<RecordBody>, @CurrentActor() actor: Actor) {
      return this.records.create(given, actor);
    }

    @UpdateRoute(plural, view)
    @Describes(body)
    @Access(access.update)
    @Takes(String, unchecked(body))
    update(
      @Param('id') id: string | undefined,
      @Given() given: Unchecked<RecordBody>,
      @CurrentActor() actor: Actor,
    ) {
      return this.records.update(id, given, actor);
    }

    @StatusRoute(plural, view, statusPath)
    @Access(access.status)
    setStatus(@Body() status: StatusBody, @CurrentActor() actor: Actor) {
      return this.records.setStatus(status, actor);
    }
  }
  return named(`${titled(plural)}Controller`, RecordController);
}

/**
 * The list of records to choose from in forms: the active ones, and others that the reader still needs.
 *
 * @param shows the read model that says which others are needed; the list waits for it (docs/rules/http.md, HT-6)
 */
export function choiceController(
  { schema, choicesPath, plural }: RecordDefinition,
  records: Type<unknown>,
  choice: Type<object>,
  shows?: ReadModel,
): Type<object> {
  @ApiTags('Reference lists')
  @Controller(`${API}/${choicesPath}`)
  class ChoiceController {
    @Inject(records) private readonly records!: Records;

    @Get()
    @Access({ centre: 'when-sent', authorities: AUTHORITIES })
    @ApiOperation({ summary: `${titled(plural)} to choose from, by name` })
    @ApiOkResponse({ type: [choice] })
    list(@CurrentActor() actor: Actor): Promise<object[]> {
      return this.records.choices(actor);
    }
  }
  if (shows) AwaitsReadModels(shows)(ChoiceController);
  return named(`${schema}ListController`, ChoiceController);
}

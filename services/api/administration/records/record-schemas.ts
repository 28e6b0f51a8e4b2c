/**
 * Classes of bodies, answers and queries of a kind of record, made from its definition: validation and OpenAPI
 * document read them like classes that were written by hand.
 */
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, IntersectionType } from '@nestjs/swagger';
import { Type as TypeOf } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import {
  type BodyFields,
  type FieldDefinition,
  type FiltersOf,
  filteredField,
  isFilled,
  type RecordDefinition,
} from '../../../reference-data/records/definition.js';
import * as shows from '../../http/fields/answer-fields.js';
import {
  ChoiceField,
  ChoicesField,
  EmailField,
  FlagField,
  IdField,
  NumberField,
  TextField,
} from '../../http/fields/body-fields.js';
import { FlagFilter, IdFilter, OneOfFilter, TextFilter } from '../../http/fields/query-filters.js';
import { RecordQuery } from '../../http/fields/record-query.js';
import { named } from './named.js';
import { RecordBody, RecordView } from './record.dto.js';

class LabelsBody {
  @TextField('In French.', { required: true, checked: true, example: 'Casse' })
  '1'!: string;

  @TextField('In English.', { required: true, checked: true, example: 'Breakage' })
  '2'!: string;
}

function bodyField(field: FieldDefinition): PropertyDecorator {
  const { description } = field;
  switch (field.kind) {
    case 'text':
      return TextField(description, { ...field, checked: true });
    case 'email':
      return EmailField(description, { ...field, checked: true });
    case 'number':
      return NumberField(description, { ...field, checked: true });
    case 'flag':
      return FlagField(description);
    case 'choice':
      return ChoiceField(description, field.values, { ...field, checked: true });
    case 'choices':
      return ChoicesField(description, field.values);
    case 'id':
      return IdField(description, { ...field, checked: true });
    case 'labels':
      return applyDecorators(
        ApiProperty({ description, type: LabelsBody }),
        IsDefined(),
        IsObject(),
        ValidateNested(),
        TypeOf(() => LabelsBody),
      );
  }
}

function queryField(definition: RecordDefinition, name: string): PropertyDecorator {
  const { by, description } = definition.filters[name]!;
  const field = filteredField(definition, name);
  if (by === 'oneOf') return OneOfFilter(description, 'values' in field ? field.values : []);
  if (field.kind === 'flag') return FlagFilter(description);
  return field.kind === 'id' ? IdFilter(description) : TextFilter(description);
}

export type BodyOf<D extends RecordDefinition> = RecordBody & BodyFields<D>;
export type ViewOf<D extends RecordDefinition> = RecordView & BodyFields<D>;
export type QueryOf<D extends RecordDefinition> = RecordQuery & FiltersOf<D>;

/** What creates and changes a record. */
export function bodyClass<D extends RecordDefinition>(definition: D): Type<BodyOf<D>> {
  class Body extends RecordBody {}
  for (const [name, field] of Object.entries(definition.fields)) bodyField(field)(Body.prototype, name);
  return named(`${definition.schema}Body`, Body as unknown as Type<BodyOf<D>>);
}

/** How a record is shown. */
export function viewClass<D extends RecordDefinition>(
  definition: D,
  body: Type<RecordBody>,
): Type<ViewOf<D>> {
  const view = class extends IntersectionType(body, RecordView) {};
  return named(`${definition.schema}View`, view as unknown as Type<ViewOf<D>>);
}

/** What a list of the records is narrowed by. */
export function queryClass<D extends RecordDefinition>(definition: D): Type<QueryOf<D>> {
  class Query extends RecordQuery {}
  for (const name of Object.keys(definition.filters)) queryField(definition, name)(Query.prototype, name);
  return named(`${definition.schema}Query`, Query as unknown as Type<QueryOf<D>>);
}

const SHOWN_AS: Readonly<Record<FieldDefinition['kind'], ApiPropertyOptions>> = {
  text: { type: String },
  email: { type: String, format: 'email' },
  number: { type: Number },
  flag: { type: Boolean },
  choice: { type: String },
  choices: { type: String, isArray: true },
  id: { type: String, format: 'uuid' },
  labels: { type: () => LabelsBody },
};

function shown(field: FieldDefinition): ApiPropertyOptions {
  return {
    ...SHOWN_AS[field.kind],
    description: field.kind === 'number' ? `${field.description} Unit: ${field.unit}.` : field.description,
    ...(field.example !== undefined && { example: field.example }),
    ...(!isFilled(field) && { nullable: true }),
    ...('values' in field && { enum: [...field.values] }),
    ...(field.kind === 'number' && numberShown(field)),
    ...(field.kind === 'text' && field.max !== undefined && { maxLength: field.max }),
  } as ApiPropertyOptions;
}

const numberShown = ({ min, decimals }: { readonly min?: number; readonly decimals?: number }) => ({
  minimum: min,
  ...(decimals === 0 && { type: 'integer' }),
  ...(decimals && { multipleOf: 10 ** -decimals }),
});

/** A record to choose from. */
export function choiceClass<D extends RecordDefinition>(definition: D): Type<{ id: string } & BodyFields<D>> {
  class Choice {
    @shows.id('Id.')
    id!: string;
  }
  for (const [name, field] of Object.entries(definition.fields)) {
    ApiProperty(shown(field))(Choice.prototype, name);
  }
  return named(`${definition.schema}Dto`, Choice as unknown as Type<{ id: string } & BodyFields<D>>);
}

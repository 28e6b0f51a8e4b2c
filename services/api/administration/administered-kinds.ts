/**
 * Every kind of administered record with its service, schemas and controllers. A kind that has only fields needs no
 * line here: all of it follows from its definition.
 */
import { Injectable, type Type } from '@nestjs/common';
import type { ReadModel } from '../../../projections/index.js';
import type { RecordDefinition } from '../../reference-data/records/definition.js';
import { RECORD_DEFINITIONS, type RecordKind } from '../../reference-data/records/definitions.js';
import { entityOf } from '../../reference-data/records/entity.js';
import {
  ADMINISTRATORS,
  CONSULTS_ADMINISTRATION,
  CONSULTS_REFERENCES,
  DISPATCH_ADMINISTRATORS,
} from './access.js';
import { CarrierChoice, CarrierView } from './carrier/carrier.dto.js';
import { Carriers } from './carrier/carriers.js';
import { CentreBody, CentreRow, CentreView } from './centre/centre-record.dto.js';
import { Centres } from './centre/centres.js';
import { ProductBody } from './product/product.dto.js';
import { Products } from './product/products.js';
import { AdministeredRecords } from './records/administered-records.js';
import {
  choiceController,
  type RecordAccess,
  type RecordSchemas,
  recordController,
} from './records/record-controllers.js';
import { bodyClass, choiceClass, queryClass, viewClass } from './records/record-schemas.js';
import { TemplateForm, TemplateView } from './template/template.dto.js';
import { Templates } from './template/templates.js';
import { NewUserBody, UserBody, UserView } from './user/user-record.dto.js';
import { Users } from './user/users.js';
import { ValueListEntries } from './value-list/value-list-entries.js';

interface KindRules {
  /** The service, where the kind has rules of its own. */
  readonly records: Type<unknown>;
  readonly schemas?: Partial<RecordSchemas>;
  readonly access?: Partial<RecordAccess>;
  /** The read model that its choices depend on, where they depend on the ledger. */
  readonly choicesShow?: ReadModel;
}

const WITH_RULES: Partial<Record<RecordKind, KindRules>> = {
  centre: {
    records: Centres,
    schemas: { body: CentreBody, view: CentreView, row: CentreRow },
    access: {
      read: CONSULTS_ADMINISTRATION,
      create: DISPATCH_ADMINISTRATORS,
      status: CONSULTS_ADMINISTRATION,
    },
  },
  product: { records: Products, schemas: { body: ProductBody }, choicesShow: 'dashboard' },
  carrier: {
    records: Carriers,
    schemas: { view: CarrierView, choice: CarrierChoice },
    access: {
      create: DISPATCH_ADMINISTRATORS,
      update: DISPATCH_ADMINISTRATORS,
      status: DISPATCH_ADMINISTRATORS,
    },
  },
  template: { records: Templates, schemas: { body: TemplateForm, view: TemplateView, isForm: true } },
  user: {
    records: Users,
    schemas: { body: UserBody, newBody: NewUserBody, view: UserView },
    access: { read: CONSULTS_ADMINISTRATION },
  },
  'value-list': { records: ValueListEntries, access: { read: CONSULTS_ADMINISTRATION } },
};

/** Kinds that have only fields, without rules, so that everything follows from their definition; for specs. */
export const SIMPLE_DEFINITIONS: readonly (typeof RECORD_DEFINITIONS)[number][] = RECORD_DEFINITIONS.filter(
  ({ name }) => WITH_RULES[name] === undefined,
);

const ACCESS: RecordAccess = {
  read: CONSULTS_REFERENCES,
  create: ADMINISTRATORS,
  update: ADMINISTRATORS,
  status: ADMINISTRATORS,
};

export interface AdministeredKind {
  readonly definition: (typeof RECORD_DEFINITIONS)[number];
  readonly records: Type<unknown>;
  readonly query: RecordSchemas['query'];
  readonly access: RecordAccess;
  readonly controllers: readonly Type<object>[];
}

/** The service of a kind without rules of its own. */
function simpleRecords(definition: (typeof RECORD_DEFINITIONS)[number]): Type<unknown> {
  @Injectable()
  class SimpleRecords extends AdministeredRecords {
    constructor() {
      super(definition, entityOf<RecordDefinition>(definition));
    }
  }
  return SimpleRecords;
}

function administeredKind(definition: (typeof RECORD_DEFINITIONS)[number]): AdministeredKind {
  const rules = WITH_RULES[definition.name];
  const records = rules?.records ?? simpleRecords(definition);
  const body = rules?.schemas?.body ?? bodyClass<RecordDefinition>(definition);
  const schemas: RecordSchemas = {
    body,
    view: rules?.schemas?.view ?? viewClass<RecordDefinition>(definition, body),
    query: rules?.schemas?.query ?? queryClass<RecordDefinition>(definition),
    ...rules?.schemas,
  };
  const access = { ...ACCESS, ...rules?.access };
  const controllers = [recordController(definition, records, schemas, access)];
  if ('choicesPath' in definition) {
    const choice = schemas.choice ?? choiceClass<RecordDefinition>(definition);
    controllers.push(choiceController(definition, records, choice, rules?.choicesShow));
  }
  return { definition, records, query: schemas.query, access, controllers };
}

export const ADMINISTERED_KINDS: readonly AdministeredKind[] = RECORD_DEFINITIONS.map(administeredKind);

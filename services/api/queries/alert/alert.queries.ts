import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type AlertRecord,
  alertSql,
  type FoundAlert,
  isAlert,
} from '../../../../projections/alert/alerts.js';
import { deriveId } from '../../../domain/shared/ids.js';
import type { Config } from '../../../platform/config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ReadModels } from '../../http/ledger-position/read-models.js';
import type { Rows } from '../../http/lists/list-answer.js';
import { type ListQuery, sliceOf } from '../../http/lists/list-query.js';
import { namedCentre } from '../shared/references.dto.js';
import type { AlertRow } from './alert.dto.js';

/** What needs attention at the selected centre, at every centre without one; most urgent first. */
export class ListAlerts extends Query<Rows<AlertRow>> {
  constructor(
    readonly actor: Actor,
    readonly filters: ListQuery,
  ) {
    super();
  }
}

@QueryHandler(ListAlerts)
export class ListAlertsHandler implements IQueryHandler<ListAlerts> {
  constructor(
    private readonly readModels: ReadModels,
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: Directory,
  ) {}

  async execute({ actor: { centre }, filters }: ListAlerts): Promise<Rows<AlertRow>> {
    const { offset, limit } = sliceOf(filters);
    const { text, values } = alertSql({
      centreIds: centre ? [centre.id] : this.directory.centres().map(({ id }) => id),
      networkWide: centre === null,
      now: this.readModels.now().toISOString(),
      timeZone: this.config.timeZone,
      offset,
      limit,
    });
    const { rows } = await this.readModels.query<FoundAlert>(text, values);
    return {
      rows: rows.filter(isAlert).map((record) => alertRow(this.directory, record)),
      total: rows[0]!.total,
    };
  }
}

function alertRow(directory: Directory, record: AlertRecord): AlertRow {
  const { product_id: productId, partner_id: partnerId } = record;
  const given = {
    idProduit: productId,
    nomCommercial: productId && (directory.product(productId)?.commercialName ?? productId),
    idStock: record.batch_id,
    lot: record.lot,
    quantite: record.quantity,
    echeance: record.due_at?.toISOString() ?? record.due_on,
    idBl: record.note_id,
    numeroBl: record.note_number,
    idDemande: record.request_id,
    idRappel: record.recall_id,
    centre: namedCentre(directory, record.centre_id),
    correspondant: partnerId && namedCentre(directory, partnerId),
  };
  return {
    id: deriveId(record.centre_id, `alert ${record.type} ${record.cause}`),
    type: record.type,
    gravite: record.level,
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Omit<
      AlertRow,
      'id' | 'type' | 'gravite'
    >),
  };
}

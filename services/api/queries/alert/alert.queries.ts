import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import {
  ALERT_ORDERS,
  type AlertRecord,
  alertSql,
  type FoundAlert,
  isAlert,
} from '../../../../projections/alert/alerts.js';
import { deriveId } from '../../../domain/shared/ids.js';
import type { Config } from '../../../platform/config.js';
import { CONFIG, PG_POOL } from '../../../platform/tokens.js';
import { readCheck } from '../../../proof/check-status.js';
import { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { enumerationWord } from '../../../words/catalogue.js';
import { momentAsked } from '../../http/ledger-position/moment-asked.js';
import { ReadModels } from '../../http/ledger-position/read-models.js';
import { orderOf, sliceOf } from '../../http/lists/list-query.js';
import { Listing } from '../../http/lists/listing.js';
import { queryOf } from '../shared/query-of.js';
import { centreView, namedCentre } from '../shared/references.dto.js';
import type { AlertFilters, AlertRow } from './alert.dto.js';

/**
 * What needs attention at the selected centre, at every centre without one; most urgent first unless sorted otherwise.
 */
export class ListAlerts extends queryOf<{ actor: Actor; filters: AlertFilters }, Listing<AlertRow>>() {}

/** Urgency of a fault that the check of the ledger found. */
const CHECK_LEVEL = 'URGENT';

/** Placeholder id of the whole ledger, from which ids of alerts that belong to no centre are derived. */
const LEDGER = '0d9b6a1e-5c57-4c1b-9a53-4be1b0f6d2a7';

@QueryHandler(ListAlerts)
export class ListAlertsHandler implements IQueryHandler<ListAlerts> {
  constructor(
    private readonly readModels: ReadModels,
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: Directory,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  async execute({ actor: { centre, language }, filters }: ListAlerts): Promise<Listing<AlertRow>> {
    const slice = sliceOf(filters);
    const { offset, limit } = slice;
    const order = orderOf(filters, ALERT_ORDERS);
    // It comes before all others in every order, and is no row of the read models: what a round found in the past is
    // not kept.
    const { gravite } = filters;
    const showsCheck = centre === null && !momentAsked() && (gravite ?? CHECK_LEVEL) === CHECK_LEVEL;
    const found = showsCheck ? await this.foundByCheck() : [];
    const first = found.slice(offset, offset + limit);
    const statement = alertSql({
      centreIds: centre ? [centre.id] : this.directory.centres().map(({ id }) => id),
      networkWide: centre === null,
      level: gravite,
      order: order && { ...order, typeWord: (type) => enumerationWord('alertType', type, language) },
      now: this.readModels.now().toISOString(),
      timeZone: this.config.timeZone,
      offset: Math.max(0, offset - found.length),
      limit: limit - first.length,
    });
    const { rows } = await this.readModels.prepared<FoundAlert>(statement);
    return new Listing(
      'alertes',
      [...first, ...rows.filter(isAlert).map((record) => alertRow(this.directory, record))],
      rows[0]!.total + found.length,
      slice,
    );
  }

  /**
   * A fault that the background check found concerns the whole ledger, not a centre: users who see all centres get it.
   */
  private async foundByCheck(): Promise<AlertRow[]> {
    const status = await readCheck(this.pool);
    if (!status || status.findings.length === 0) return [];
    const cause = `ledger check ${status.since.toISOString()}`;
    return [
      {
        id: deriveId(LEDGER, cause),
        type: 'ANOMALIE',
        gravite: CHECK_LEVEL,
        quantite: status.findings.length,
      },
    ];
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
    correspondant: partnerId && centreView(directory, partnerId),
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

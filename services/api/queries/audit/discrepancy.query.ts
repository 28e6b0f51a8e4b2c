import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import {
  DISCREPANCIES,
  DISCREPANCY_TYPES,
  type DiscrepancyRecord,
} from '../../../../projections/movement/discrepancy.js';
import type { Config } from '../../../platform/config.js';
import { CONFIG, PG_POOL } from '../../../platform/tokens.js';
import { readCheck } from '../../../proof/check-status.js';
import { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ReadModels } from '../../http/ledger-position/read-models.js';
import { periodInMonth } from '../shared/period.js';
import { queryOf } from '../shared/query-of.js';
import { centreView, productView } from '../shared/references.dto.js';
import { GetUseAndLoss } from '../use-and-loss/use-and-loss.query.js';
import { type Discrepancy, type DiscrepancyFilters, MAX_DISCREPANCIES } from './discrepancy.dto.js';

/** What an auditor looks at first (docs/rules/history.md, HI-14). */
export class ListDiscrepancies extends queryOf<
  { actor: Actor; filters: DiscrepancyFilters },
  readonly Discrepancy[]
>() {}

const NOTHING = {
  date: null,
  centre: null,
  produit: null,
  lot: null,
  quantite: null,
  doses: null,
  utilisateur: null,
  commentaire: null,
  position: null,
  numeroBl: null,
} as const;

@QueryHandler(ListDiscrepancies)
export class ListDiscrepanciesHandler implements IQueryHandler<ListDiscrepancies> {
  constructor(
    private readonly readModels: ReadModels,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: Directory,
    private readonly queries: QueryBus,
  ) {}

  /** @throws InvalidRequest on dates that cannot be read; ApiError 404 for a centre that does not exist */
  async execute({ actor, filters }: ListDiscrepancies): Promise<readonly Discrepancy[]> {
    const wanted = filters.type ?? DISCREPANCY_TYPES;
    const recorded = await this.recorded(filters, wanted);
    const checked = wanted.includes('VERIFICATION') ? await this.found() : [];
    const declared = wanted.includes('DECLARATION') ? await this.declared(actor, filters) : [];
    return [...checked, ...declared, ...recorded].slice(0, MAX_DISCREPANCIES);
  }

  /** What was found now, whatever period is asked for: it concerns all of the ledger. */
  private async found(): Promise<Discrepancy[]> {
    const status = await readCheck(this.pool);
    return (status?.findings ?? []).map((finding, n) => ({
      ...NOTHING,
      id: `VERIFICATION-${n}`,
      type: 'VERIFICATION',
      date: status!.since.toISOString(),
      commentaire: finding,
    }));
  }

  /** A point takes nothing out of a fridge: the goods that it declares are taken out at the centre above it. */
  private async declared(actor: Actor, filters: DiscrepancyFilters): Promise<Discrepancy[]> {
    const { dateDebut, dateFin, idCentre, idProduit } = filters;
    const rows = await this.queries.execute(
      new GetUseAndLoss({ actor, filters: { dateDebut, dateFin, idCentre, idProduit, groupe: 'CENTRE' } }),
    );
    return rows.flatMap(({ groupe, ecart }) =>
      ecart < 0 && typeof groupe !== 'string' && !this.isPoint(groupe.id)
        ? [
            {
              ...NOTHING,
              id: `DECLARATION-${groupe.id}`,
              type: 'DECLARATION' as const,
              centre: centreView(this.directory, groupe.id),
              produit: idProduit ? productView(this.directory, idProduit) : null,
              doses: ecart,
            },
          ]
        : [],
    );
  }

  private isPoint(centreId: string): boolean {
    return this.directory.centre(centreId)?.type === 'VACCINATION_POINT';
  }

  private async recorded(filters: DiscrepancyFilters, wanted: readonly string[]): Promise<Discrepancy[]> {
    const { from, until } = periodInMonth(filters, this.readModels.now(), this.config.timeZone);
    const { rows } = await this.readModels.query<DiscrepancyRecord>(DISCREPANCIES, [
      from,
      until,
      filters.idCentre ?? null,
      filters.idProduit ?? null,
      wanted,
      MAX_DISCREPANCIES,
    ]);
    return rows.map((row) => ({
      ...NOTHING,
      id: `${row.type}-${row.id}`,
      type: row.type,
      date: row.at.toISOString(),
      centre: centreView(this.directory, row.centre_id),
      produit: productView(this.directory, row.product_id),
      lot: row.lot,
      quantite: row.quantity,
      utilisateur: row.user_id && this.directory.userName(row.user_id),
      commentaire: row.comment,
      position: Number(row.position),
      numeroBl: row.note_number,
    }));
  }
}

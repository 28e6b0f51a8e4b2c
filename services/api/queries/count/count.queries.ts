import { HttpStatus } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import {
  COUNT_COLUMNS,
  COUNT_LINE_COLUMNS,
  COUNT_LINE_ORDER,
  COUNT_LINES,
  COUNTS,
  type CountLineRecord,
  type CountRecord,
  LISTED_LINES,
  type ListedLineRecord,
} from '../../../../projections/count/search.js';
import type { Moment } from '../../../../projections/past.js';
import type { CentreType, TransferType } from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import type { Actor, CentreActor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import { atMoment } from '../../http/ledger-position/moment-asked.js';
import type { ReadModels } from '../../http/ledger-position/read-models.js';
import { orderSqlOf, sliceOf } from '../../http/lists/list-query.js';
import { Listing } from '../../http/lists/listing.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { namedCentre, productView } from '../shared/references.dto.js';
import { visibleCentres } from '../shared/scope.js';
import type { CountFacts, CountFilters, CountLine, CountLineView, CountRow, CountView } from './count.dto.js';
import { mayClose, seesExpected } from './count-access.js';

/** Counts of the centres of one type within reach, the latest first unless sorted otherwise. */
export class ListCounts extends queryOf<
  { actor: Actor; centreType: CentreType; filters: CountFilters },
  Listing<CountRow>
>() {}

/** @throws ApiError 404 where no centre of that type within the actor's reach has the count */
export class GetCount extends queryOf<
  { actor: Actor | CentreActor; centreType: CentreType; id: string },
  CountView
>() {}

const FOUND = `${COUNTS} WHERE c.centre_id = ANY ($1::uuid[])
  AND ($2::uuid IS NULL OR c.product_id = $2) AND ($3::text[] IS NULL OR c.status = ANY ($3))`;

const SORTABLE: Readonly<Record<string, string>> = {
  id: 'c.id',
  numero: 'c.number',
  statut: 'c.status',
  centre: '(SELECT k.name FROM reference.centre k WHERE k.id = c.centre_id) COLLATE reference.alphabetical',
  produit:
    '(SELECT p.commercial_name FROM reference.product p WHERE p.id = c.product_id) COLLATE reference.alphabetical',
  dateOuverture: 'c.opened_at',
  dateFin: 'c.ended_at',
  nbComptes: 'counted_lines',
  nbEcarts: 'differences',
};

@QueryHandler(ListCounts)
export class ListCountsHandler extends ReadModelHandler<ListCounts> {
  async execute({ actor, centreType, filters }: ListCounts): Promise<Listing<CountRow>> {
    const slice = sliceOf(filters);
    const order = orderSqlOf(filters, SORTABLE, 'c.opened_at DESC, c.id');
    const values = [
      visibleCentres(this.directory, actor, centreType),
      filters.idProduit ?? null,
      filters.statut ?? null,
    ];
    const [{ rows }, total] = await Promise.all([
      this.readModels.query<CountRecord>(
        `SELECT ${COUNT_COLUMNS} FROM ${FOUND} ORDER BY ${order} LIMIT $4 OFFSET $5`,
        [...values, slice.limit, slice.offset],
      ),
      this.readModels.count(`FROM ${FOUND}`, values),
    ]);
    const lines =
      filters.lignes === false ? undefined : await this.linesOf(rows, seesExpected(actor, centreType));
    const counts = rows.map((record) => ({
      ...countFacts(this.directory, record),
      ...(lines && { lignes: lines.get(record.id) ?? [] }),
    }));
    return new Listing('inventaire', counts, total, slice);
  }

  /** By the id of their count. */
  private async linesOf(
    counts: readonly CountRecord[],
    seesAll: boolean,
  ): Promise<ReadonlyMap<string, CountLine[]>> {
    const { rows } = await this.readModels.query<ListedLineRecord>(LISTED_LINES, [
      counts.map(({ id }) => id),
    ]);
    const lines = new Map<string, CountLine[]>(counts.map(({ id }) => [id, []]));
    for (const row of rows) lines.get(row.count_id)?.push(countLine(row, seesAll));
    return lines;
  }
}

/** @throws ApiError 404 where no centre of that type within the actor's reach has the count */
export async function findCount(
  readModels: ReadModels,
  directory: Directory,
  { actor, centreType, id }: GetCount,
): Promise<CountRecord> {
  const { rows } = await readModels.query<CountRecord>(
    `SELECT ${COUNT_COLUMNS} FROM ${COUNTS} WHERE c.id = $1 AND c.centre_id = ANY ($2::uuid[])`,
    [id, visibleCentres(directory, actor, centreType)],
  );
  const [record] = rows;
  if (!record) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
  return record;
}

/** The moment at which a count ended, which shows the stock as it was then; undefined: it is open. */
const endOf = ({ ended_at: now, ended_position: position }: CountRecord): Moment | undefined =>
  now === null || position === null ? undefined : { position: BigInt(position), now };

/** Does work as of the end of a count; of an open one, as the call asks for. */
export const asItEnded = <Result>(record: CountRecord, work: () => Promise<Result>): Promise<Result> => {
  const end = endOf(record);
  return end ? atMoment(end, work) : work();
};

@QueryHandler(GetCount)
export class GetCountHandler extends ReadModelHandler<GetCount> {
  async execute(query: GetCount): Promise<CountView> {
    const { actor, centreType } = query;
    const record = await findCount(this.readModels, this.directory, query);
    const lines = await this.linesOf(record);
    const open = seesExpected(actor, centreType);
    return {
      ...countFacts(this.directory, record),
      // Counts of other centres within reach are only read (docs/rules/counts.md, CO-6).
      peutCloturer: record.centre_id === actor.centre?.id && mayClose(actor, centreType),
      lignes: lines.map((line) => this.lineOf(line, open)),
    };
  }

  private async linesOf(record: CountRecord): Promise<readonly CountLineRecord[]> {
    const { rows } = await asItEnded(record, () =>
      this.readModels.query<CountLineRecord>(
        `SELECT ${COUNT_LINE_COLUMNS} ${COUNT_LINES} ORDER BY ${COUNT_LINE_ORDER}`,
        [record.id],
      ),
    );
    return rows;
  }

  private lineOf(line: CountLineRecord, seesAll: boolean): CountLineView {
    const { counted_at: at, counted_by: by } = line;
    return {
      ...countLine(line, seesAll),
      produit: productView(this.directory, line.product_id),
      peremption: line.expiry,
      decongele: line.thawed,
      retourProduit: line.returned,
      transfertType: line.transfer_type as TransferType | null,
      ...(line.note_number !== null && { numeroBl: line.note_number }),
      dateComptage: at?.toISOString() ?? null,
      comptePar: by === null ? null : this.directory.userName(by),
    };
  }
}

/** Users who count blind do not see what is expected until the line is counted (docs/rules/counts.md, CO-6). */
const countLine = (
  { id, lot, expected, counted }: Pick<CountLineRecord, 'id' | 'lot' | 'expected' | 'counted'>,
  seesAll: boolean,
): CountLine => ({
  idStock: id,
  lot,
  quantiteAttendue: counted === null && !seesAll ? null : expected,
  quantiteComptee: counted,
  ecart: counted === null ? null : counted - expected,
});

const countFacts = (directory: Directory, record: CountRecord): CountFacts => ({
  id: record.id,
  numero: record.number,
  statut: record.status,
  centre: namedCentre(directory, record.centre_id),
  produit: record.product_id === null ? null : productView(directory, record.product_id),
  dateOuverture: record.opened_at.toISOString(),
  ouvertPar: directory.userName(record.opened_by),
  dateFin: record.ended_at?.toISOString() ?? null,
  terminePar: record.ended_by === null ? null : directory.userName(record.ended_by),
  nbComptes: record.counted_lines,
  nbEcarts: record.differences,
});

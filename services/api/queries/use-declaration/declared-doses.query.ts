import { QueryHandler } from '@nestjs/cqrs';
import { live } from '../../../../projections/table.js';
import { useDeclarationTable } from '../../../../projections/use-declaration/table.js';
import { businessDay, mondayOf } from '../../../domain/shared/calendar.js';
import { accept, refuse, together } from '../../../domain/shared/check.js';
import { requiredDate } from '../../../domain/shared/fields.js';
import { type DeclaredPeriod, declarationId } from '../../../domain/use-declaration/decide.js';
import type { CentreActor } from '../../../reference-data/user/actor.js';
import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import type { DeclaredDoses, DeclaredPeriodBody, DoseCounts } from './declared-doses.dto.js';

/** What the selected centre has declared for a product and a period, to begin the form with. */
export class GetDeclaredDoses extends queryOf<
  { actor: CentreActor; body: DeclaredPeriodBody },
  DeclaredDoses
>() {}

const NOTHING: DoseCounts = { d1: 0, d2: 0, d3: 0, du: 0 };

/** Of the product in that week: the declaration itself, and what the other mode has. */
const DECLARED = `
  SELECT id = $1 AS asked, sum(first_doses)::float8 AS d1, sum(second_doses)::float8 AS d2,
         sum(third_doses)::float8 AS d3, sum(single_doses)::float8 AS du
    FROM ${live(useDeclarationTable)} u
   WHERE centre_id = $2 AND product_id = $3 AND week_start = $4 AND (id = $1 OR mode <> $5)
   GROUP BY asked`;

@QueryHandler(GetDeclaredDoses)
export class GetDeclaredDosesHandler extends ReadModelHandler<GetDeclaredDoses> {
  async execute(query: GetDeclaredDoses): Promise<DeclaredDoses> {
    const period = this.periodOf(query);
    const { centreId, productId, mode, date } = period;
    const { rows } = await this.readModels.query<DoseCounts & { asked: boolean }>(DECLARED, [
      declarationId(period),
      centreId,
      productId,
      mondayOf(date),
      mode,
    ]);
    const dosesOf = (isAsked: boolean): DoseCounts => {
      const found = rows.find(({ asked }) => asked === isAsked);
      if (!found) return NOTHING;
      const { asked: _, ...doses } = found;
      return doses;
    };
    return { ...dosesOf(true), autreMode: dosesOf(false) };
  }

  /** @throws InvalidRequest */
  private periodOf({ actor, body }: GetDeclaredDoses): DeclaredPeriod {
    const mode = body.modeAdministration ?? actor.centre.administrationMode ?? 'JOUR';
    const [field, day] =
      mode === 'JOUR' ? (['dayOfWeek', body.dayOfWeek] as const) : (['endOfWeek', body.endOfWeek] as const);
    const checked = together({
      product: this.productOf(body),
      date: requiredDate(field, businessDay(day, this.config.timeZone)),
    });
    if ('violations' in checked) throw new InvalidRequest(...checked.violations);
    const { product, date } = checked.value;
    return { centreId: actor.centre.id, productId: product, mode, date };
  }

  private productOf({ idProduit }: DeclaredPeriodBody) {
    if (idProduit === null) return refuse({ code: ErrorCode.required, field: 'idProduit' });
    return this.directory.product(idProduit)
      ? accept(idProduit)
      : refuse({ code: ErrorCode.productNotFound, field: 'idProduit', rejectedValue: idProduit });
  }
}

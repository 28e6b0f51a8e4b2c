import { QueryHandler } from '@nestjs/cqrs';
import { live } from '../../../../projections/table.js';
import { useDeclarationTable } from '../../../../projections/use-declaration/table.js';
import { businessDay } from '../../../domain/shared/calendar.js';
import { accept, refuse, together } from '../../../domain/shared/check.js';
import { requiredDate } from '../../../domain/shared/fields.js';
import { declarationId } from '../../../domain/use-declaration/decide.js';
import type { CentreActor } from '../../../reference-data/user/actor.js';
import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import type { DeclaredDoses, DeclaredPeriodBody } from './declared-doses.dto.js';

/** What the selected centre has declared for a product and a period, to begin the form with. */
export class GetDeclaredDoses extends queryOf<
  { actor: CentreActor; body: DeclaredPeriodBody },
  DeclaredDoses
>() {}

const NOTHING: DeclaredDoses = { d1: 0, d2: 0, d3: 0, du: 0 };

@QueryHandler(GetDeclaredDoses)
export class GetDeclaredDosesHandler extends ReadModelHandler<GetDeclaredDoses> {
  async execute(query: GetDeclaredDoses): Promise<DeclaredDoses> {
    const { rows } = await this.readModels.query<DeclaredDoses>(
      `SELECT first_doses AS d1, second_doses AS d2, third_doses AS d3, single_doses AS du
         FROM ${live(useDeclarationTable)} u WHERE id = $1`,
      [this.declarationOf(query)],
    );
    return rows[0] ?? NOTHING;
  }

  /**
   * The id that declaring for that period has.
   *
   * @throws InvalidRequest
   */
  private declarationOf({ actor, body }: GetDeclaredDoses): string {
    const mode = body.modeAdministration ?? actor.centre.administrationMode ?? 'JOUR';
    const [field, day] =
      mode === 'JOUR' ? (['dayOfWeek', body.dayOfWeek] as const) : (['endOfWeek', body.endOfWeek] as const);
    const checked = together({
      product: this.productOf(body),
      date: requiredDate(field, businessDay(day, this.config.timeZone)),
    });
    if ('violations' in checked) throw new InvalidRequest(...checked.violations);
    const { product, date } = checked.value;
    return declarationId({ centreId: actor.centre.id, productId: product, mode, date });
  }

  private productOf({ idProduit }: DeclaredPeriodBody) {
    if (idProduit === null) return refuse({ code: ErrorCode.required, field: 'idProduit' });
    return this.directory.product(idProduit)
      ? accept(idProduit)
      : refuse({ code: ErrorCode.productNotFound, field: 'idProduit', rejectedValue: idProduit });
  }
}

import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { isEmpty } from '../../../domain/allocation/plan.js';
import type { RequestReplenishment } from '../../../domain/replenishment/commands.js';
import { addDays, businessDay, mondayOf } from '../../../domain/shared/calendar.js';
import { accept, andThen, type Checked, demand, refuse } from '../../../domain/shared/check.js';
import { requiredDate } from '../../../domain/shared/fields.js';
import { deriveId } from '../../../domain/shared/ids.js';
import { ReplenishmentExecution } from '../../../execution/streams/replenishment.js';
import type { Directory } from '../../../reference-data/directory.js';
import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import * as shows from '../../http/fields/answer-fields.js';
import { DayField, IdField } from '../../http/fields/body-fields.js';
import { Answer } from '../../http/ledger-position/answer.js';
import { ListAllocations } from '../../queries/allocation/allocation.queries.js';
import type { AllocationRow } from '../../queries/allocation/allocation-row.dto.js';
import { WEEKDAYS } from '../../queries/allocation/planned-days.js';
import type { CommandFacts } from '../facts.js';
import { refusedAs, refusedIn } from '../field-names.js';
import { supplierOf, withoutSupplier } from '../replenishment/request-replenishment.js';
import { Requests } from '../replenishment/requests.js';
import { currentWeek } from './plan-allocation.js';
import { forEachStream } from './together.js';

export class GenerationBody {
  @DayField('Monday of the week, not one that is over.', { required: true, example: '2026-11-23' })
  debutSemaine: string | null = null;

  @IdField('Only for this centre.')
  idCentre: string | null = null;

  @IdField('Only for this product.')
  idProduit: string | null = null;
}

export class Generation {
  @shows.count('Requests that were made, one a day for which something is planned.', { example: 12 })
  nbDemandes!: number;

  @shows.count('Requests that had been made of the same plans before; they stay as they are.', { example: 0 })
  nbExistantes!: number;

  @shows.count('Plans of which no requests were made, because their centre or product is disabled.', {
    example: 0,
  })
  nbPlansEcartes!: number;
}

/** Turns the plans of a week into requests, one for each day (docs/rules/allocations.md, AL-8). */
export class GenerateRequests extends Command<Answer<Generation>> {
  constructor(
    readonly body: GenerationBody,
    readonly facts: CommandFacts,
  ) {
    super();
  }
}

@CommandHandler(GenerateRequests)
export class GenerateRequestsHandler implements ICommandHandler<GenerateRequests> {
  constructor(
    private readonly executions: ReplenishmentExecution,
    private readonly requests: Requests,
    private readonly queries: QueryBus,
  ) {}

  /**
   * @throws InvalidRequest on the week, a centre out of sight or disabled, a product that there is not or that is disabled,
   * or centres without a dispatch centre
   */
  async execute({ body, facts }: GenerateRequests): Promise<Answer<Generation>> {
    const { week, idCentre, idProduit } = await refusedIn(refusedAs({}), () => demand(read(body, facts)));
    await this.requests.catchUp();
    const commands = [];
    let leftOut = 0;
    for await (const plan of this.plansOf(week, idCentre, idProduit, facts)) {
      const requests = requestsOf(plan, facts);
      if (isPlannedStill(plan, facts)) commands.push(...requests);
      else if (requests.length > 0) leftOut++;
    }
    requireSuppliers(commands, facts.directory);
    const executed = await forEachStream(commands, facts, ({ id, command }, context) =>
      this.executions.execute(id, command, context),
    );
    let made = 0;
    let newest = 0n;
    for (const { events, position } of executed) {
      if (events.length > 0) made++;
      if (position > newest) newest = position;
    }
    return new Answer(
      { nbDemandes: made, nbExistantes: executed.length - made, nbPlansEcartes: leftOut },
      newest,
    );
  }

  private async *plansOf(
    week: string,
    idCentre: string | null,
    idProduit: string | null,
    facts: CommandFacts,
  ) {
    const size = 1_000;
    for (let page = 0; ; page++) {
      const filters = {
        debutSemaine: week,
        page,
        size,
        ...(idCentre !== null && { idCentre }),
        ...(idProduit !== null && { idProduit }),
      };
      const { rows } = await this.queries.execute(new ListAllocations({ actor: facts.actor, filters }));
      yield* rows;
      if (rows.length < size) return;
    }
  }
}

const read = ({ debutSemaine, idCentre, idProduit }: GenerationBody, facts: CommandFacts) => ({
  week: weekOf(debutSemaine, facts),
  idCentre:
    idCentre === null ||
    (facts.directory.scopeOf(facts.centre.id).has(idCentre) && facts.directory.centre(idCentre)?.active)
      ? accept(idCentre)
      : refuse({ field: 'idCentre', code: ErrorCode.unknownValue, rejectedValue: idCentre }),
  idProduit:
    idProduit === null || facts.directory.product(idProduit)?.active
      ? accept(idProduit)
      : refuse({ field: 'idProduit', code: ErrorCode.productNotFound, rejectedValue: idProduit }),
});

/** Nothing is sent to a disabled centre, and nothing of a disabled product is ordered. */
const isPlannedStill = ({ centre, produit }: AllocationRow, { directory }: CommandFacts): boolean =>
  directory.centre(centre.id)?.active === true && directory.product(produit.id)?.active === true;

function weekOf(debutSemaine: string | null, facts: CommandFacts): Checked<string> {
  const field = 'debutSemaine';
  return andThen(requiredDate(field, businessDay(debutSemaine, facts.decision.timeZone)), (date) => {
    if (mondayOf(date) !== date)
      return refuse({ field, code: ErrorCode.notMonday, rejectedValue: debutSemaine });
    return date < currentWeek(facts)
      ? refuse({ field, code: ErrorCode.weekOver, rejectedValue: debutSemaine })
      : accept(date);
  });
}

/** @throws InvalidRequest naming each centre of which no dispatch centre could see the requests (RQ-3) */
function requireSuppliers(
  commands: readonly { readonly command: RequestReplenishment }[],
  directory: Directory,
): void {
  const without = commands.filter(({ command }) => command.supplierId === null);
  const centreIds = new Set(without.map(({ command }) => command.centreId));
  if (centreIds.size > 0)
    throw new InvalidRequest(...[...centreIds].map((id) => withoutSupplier(directory.centre(id)!)));
}

/** A plan's requests have the ids that follow from it: generating again makes none a second time. */
function requestsOf(plan: AllocationRow, { directory, decision }: CommandFacts) {
  const centre = directory.centre(plan.centre.id);
  const product = directory.product(plan.produit.id);
  if (!centre || !product) return [];
  return WEEKDAYS.flatMap((day, index) => {
    const planned = {
      packages: plan[day],
      firstDoses: plan[`${day}1`],
      secondDoses: plan[`${day}2`],
    };
    if (isEmpty(planned)) return [];
    const requestId = deriveId(plan.id, `request of ${day}`);
    const command: RequestReplenishment = {
      type: 'RequestReplenishment',
      requestId,
      kind: 'CENTRE',
      now: decision.now,
      timeZone: decision.timeZone,
      centreId: centre.id,
      pointId: null,
      supplierId: supplierOf(centre, directory)?.id ?? null,
      productId: product.id,
      product,
      mode: plan.modeQte,
      ...planned,
      boosterDoses: null,
      wantedAt: addDays(plan.debutSemaine, index),
      coverageFrom: null,
      coverageUntil: null,
      carrierId: centre.carrierId,
      comment: null,
      allocationId: plan.id,
      residual: () => null,
      forced: false,
    };
    // Mostly they are not there yet.
    return [{ id: requestId, command, isProbablyFirst: true }];
  });
}

/**
 * Changes of requests' statuses, one or many, all or none (docs/rules/replenishment.md, RQ-4 to RQ-9). The
 * caller holds their locks: every change is tried on all of them before the first is made.
 */
import { HttpStatus } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { residualOf } from '../../../domain/allocation/plan.js';
import type { ChangeRequestStatus } from '../../../domain/replenishment/commands.js';
import { weekOf } from '../../../domain/replenishment/decide/appointment.js';
import {
  COUNTED_STATUSES,
  REQUEST_STATUSES,
  type RequestKind,
  type RequestStatus,
} from '../../../domain/replenishment/request-status.js';
import { confirmedBy } from '../../../domain/replenishment/state.js';
import { TRANSITIONS } from '../../../domain/replenishment/status.js';
import { toInstant } from '../../../domain/shared/calendar.js';
import { accept, andThen, type Checked, refuse } from '../../../domain/shared/check.js';
import { requiredValue } from '../../../domain/shared/fields.js';
import { deriveId } from '../../../domain/shared/ids.js';
import type { CommandContext } from '../../../execution/stream-type.js';
import { ReplenishmentExecution } from '../../../execution/streams/replenishment.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { Answer } from '../../http/ledger-position/answer.js';
import { Residuals } from '../../queries/allocation/residuals.js';
import type { CommandFacts } from '../facts.js';
import { fieldFaultsOf, refusedAs, refusedIn } from '../field-names.js';
import { OneAtATime } from './one-at-a-time.js';
import { isVisibleRequest, type KnownRequest, Requests } from './requests.js';

/** What the status command takes from the request's body. */
export type AskedChange = Pick<
  ChangeRequestStatus,
  'asRequested' | 'quantity' | 'receptionAt' | 'departedAt' | 'comment' | 'forced'
> & { readonly to: RequestStatus | null };

export interface RequestChange {
  readonly kind: RequestKind;
  readonly ids: readonly string[];
  /** Name of the body's field that holds the id at this index. */
  readonly idField: (index: number) => string;
  readonly asked: AskedChange;
  readonly facts: CommandFacts;
}

/** Answers the requests' ids. */
export class ChangeRequests extends Command<Answer<readonly string[]>> {
  constructor(readonly change: RequestChange) {
    super();
  }
}

const refused = refusedAs({
  quantity: 'nbFlacons',
  receptionAt: 'dateReception',
  departedAt: 'dateDepart',
  comment: 'commentaire',
});

@CommandHandler(ChangeRequests)
export class ChangeRequestsHandler implements ICommandHandler<ChangeRequests> {
  constructor(
    private readonly executions: ReplenishmentExecution,
    private readonly requests: Requests,
    private readonly residuals: Residuals,
    private readonly oneAtATime: OneAtATime,
  ) {}

  /**
   * @throws InvalidRequest requests are not there or not within reach, or cannot change so: then none has changed
   * @throws ApiError 403 the selected centre's type may not
   */
  async execute({ change }: ChangeRequests): Promise<Answer<readonly string[]>> {
    const { kind, asked, facts } = change;
    const status = statusOf(asked.to);
    if ('value' in status && !TRANSITIONS[kind][status.value].by.includes(facts.centre.type))
      throw new ApiError(HttpStatus.FORBIDDEN, ApiCode.centreTypeForbidden);
    const sent = await this.known(change);
    if ('violations' in status) throw new InvalidRequest(...status.violations, ...sent.faults);
    const to = status.value;
    const before = sent.faults.length > 0 ? await this.executedBefore(change) : undefined;
    if (before) return before;
    if (sent.faults.length > 0)
      throw new InvalidRequest(...sent.faults, ...(await fieldFaultsOf(this.tried(sent.known, to, change))));
    const things = sent.known.flatMap((request) => [
      `request ${request.id}`,
      ...(COUNTED_STATUSES.includes(to) ? [planOf(request)] : []),
    ]);
    return this.oneAtATime.run(things, async () => {
      // Another change that held them before may have changed what they were promised.
      const { known, faults } = await this.known(change);
      if (faults.length > 0) throw new InvalidRequest(...faults);
      const commands = await this.tried(known, to, change);
      const executed = await Promise.all(
        commands.map(({ id, command, context }) =>
          refusedIn(refused, () => this.executions.execute(id, command, context)),
        ),
      );
      return new Answer(
        known.map(({ id }) => id),
        newestOf(executed),
      );
    });
  }

  /**
   * What came of the change where it was made before, though requests are out of reach by now; undefined where one was
   * not.
   */
  private async executedBefore({
    ids,
    facts,
  }: RequestChange): Promise<Answer<readonly string[]> | undefined> {
    const distinct = [...new Set(ids)];
    const executed: { readonly position: bigint }[] = [];
    for (const id of distinct) {
      const before = await this.executions.executedBefore(id, contextOf(id, facts));
      if (!before) return undefined;
      executed.push(before);
    }
    return new Answer(distinct, newestOf(executed));
  }

  /** The requests within reach as of the newest event, and the ids that name none. */
  private async known({ kind, ids, idField, facts }: RequestChange) {
    const found = await this.requests.latest(ids);
    const known = new Set<KnownRequest>();
    const faults: Violation[] = [];
    for (const [index, id] of ids.entries()) {
      const request = found.get(id);
      if (request?.kind === kind && isVisibleRequest(request, facts.actor, facts.directory))
        known.add(request);
      else faults.push({ field: idField(index), code: ApiCode.unknownRecord, rejectedValue: id });
    }
    return { known: [...known], faults };
  }

  /**
   * The commands, each of which would be accepted. What one takes of a plan is no longer there for the next.
   *
   * @throws InvalidRequest one would be refused
   */
  private async tried(known: readonly KnownRequest[], to: RequestStatus, { asked, facts }: RequestChange) {
    const plans = await this.plansOf(known, to, asked, facts);
    const commands = [];
    for (const request of known) {
      const { id } = request;
      const left = new Map(plans.get(planOf(request)));
      const command: ChangeRequestStatus = {
        ...asked,
        type: 'ChangeRequestStatus',
        to,
        now: facts.decision.now,
        timeZone: facts.decision.timeZone,
        centreId: facts.centre.id,
        supplierId: facts.centre.type === 'DISPATCH' ? facts.centre.id : request.supplier_id,
        residual: (week) => left.get(week) ?? null,
      };
      const context = contextOf(id, facts);
      const [event] = await refusedIn(refused, () => this.executions.preview(id, command, context));
      // What was promised before is taken already.
      const taken = event && request.confirmed_quantity === null ? confirmedBy(event) : null;
      const before = taken ? left.get(taken.week) : undefined;
      if (taken && before !== undefined)
        plans.get(planOf(request))!.set(taken.week, residualOf(before, taken.quantity));
      commands.push({ id, command, context });
    }
    return commands;
  }

  /** What is left of the weeks that the change may take from, by plan and week; empty where none counts. */
  private async plansOf(
    known: readonly KnownRequest[],
    to: RequestStatus,
    { receptionAt, asRequested }: AskedChange,
    { decision }: CommandFacts,
  ): Promise<ReadonlyMap<string, Map<string, number>>> {
    const plans = new Map<string, Map<string, number>>();
    if (known[0]?.kind !== 'CENTRE' || !COUNTED_STATUSES.includes(to)) return plans;
    const instant = receptionAt !== null && !asRequested ? toInstant(receptionAt) : undefined;
    const given = instant === undefined ? [] : [weekOf(instant, decision.timeZone)];
    const places = known.flatMap((request) =>
      [...new Set([request.wanted_week, ...given])].map((week) => ({
        plan: planOf(request),
        centreId: request.centre_id,
        productId: request.product_id,
        week,
      })),
    );
    const uses = await this.residuals.of(places);
    places.forEach(({ plan, week }, index) => {
      const use = uses[index];
      const weeks = plans.get(plan) ?? new Map<string, number>();
      plans.set(plan, weeks);
      if (use) weeks.set(week, residualOf(use.total, use.taken));
    });
    return plans;
  }
}

/** Of the command for one of the requests. */
const contextOf = (id: string, { context }: CommandFacts): CommandContext => ({
  ...context,
  commandId: deriveId(context.commandId, id),
});

function newestOf(executed: readonly { readonly position: bigint }[]): bigint {
  let newest = 0n;
  for (const { position } of executed) if (position > newest) newest = position;
  return newest;
}

/** Requests of one centre for one product are counted against the same plans. */
const planOf = ({ centre_id, product_id }: KnownRequest): string => `plan ${centre_id} ${product_id}`;

const statusOf = (asked: RequestStatus | null): Checked<RequestStatus> =>
  andThen(requiredValue('newStatut', asked), (to) =>
    REQUEST_STATUSES.includes(to)
      ? accept(to)
      : refuse({ code: ErrorCode.unknownValue, field: 'newStatut', rejectedValue: to }),
  );

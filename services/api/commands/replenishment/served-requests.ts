import { Injectable } from '@nestjs/common';
import { residualOf } from '../../../domain/allocation/plan.js';
import type { Prepare } from '../../../domain/ledger/commands.js';
import { weekOf } from '../../../domain/replenishment/decide/appointment.js';
import { COUNTED_STATUSES, PREPARABLE_STATUSES } from '../../../domain/replenishment/request-status.js';
import { toInstant } from '../../../domain/shared/calendar.js';
import { ApiCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import { Residuals } from '../../queries/allocation/residuals.js';
import type { CommandFacts } from '../facts.js';
import { isVisibleRequest, type KnownRequest, Requests } from './requests.js';

interface Leaving {
  readonly productId: string | null;
  /** ISO instant; null: now. */
  readonly exitAt: string | null;
}

/** What a preparation must know of requests and plans (docs/rules/preparations.md, PR-11 and PR-13). */
@Injectable()
export class ServedRequests {
  constructor(
    private readonly requests: Requests,
    private readonly residuals: Residuals,
  ) {}

  /** Requests of vaccination centres below the selected one, in the order of the ids; undefined where there is none. */
  async known(
    ids: readonly string[],
    { actor, directory }: CommandFacts,
  ): Promise<readonly (KnownRequest | undefined)[]> {
    const found = await this.requests.latest(ids);
    return ids.map((id) => {
      const request = found.get(id);
      return request?.kind === 'CENTRE' && isVisibleRequest(request, actor, directory) ? request : undefined;
    });
  }

  /**
   * What the destination's plans leave for the lines. What the served request was promised is there for it. A fault of
   * `replenishmentId`, where it is no request of the destination, or nothing is to be prepared for it any more.
   */
  async of(
    destinationId: string | null,
    requestId: string | null,
    lines: readonly Leaving[],
    facts: CommandFacts,
  ): Promise<Pick<Prepare, 'residual'> & { readonly faults: readonly Violation[] }> {
    const [request] = requestId === null ? [] : await this.known([requestId], facts);
    const fault = requestId === null ? undefined : faultOf(request, destinationId);
    const faults = fault ? [{ field: 'replenishmentId', code: fault, rejectedValue: requestId }] : [];
    return { residual: await this.leftFor(destinationId, request ? [request] : [], lines, facts), faults };
  }

  /**
   * What the destination's plans leave for the lines of a preparation, in packages by product and week; null where a
   * week has no plan. What the requests were promised is there for them.
   *
   * @param leaving packages that other preparations of the same call take from the same weeks
   */
  async leftFor(
    destinationId: string | null,
    requests: readonly KnownRequest[],
    lines: readonly Leaving[],
    facts: CommandFacts,
    leaving = 0,
  ): Promise<Prepare['residual']> {
    if (destinationId === null || !facts.directory.centre(destinationId)) return () => null;
    await this.requests.seeAnswered();
    const { now, timeZone } = facts.decision;
    const keys = lines.flatMap(({ productId, exitAt }) =>
      productId !== null && facts.directory.product(productId)
        ? [{ centreId: destinationId, productId, week: weekOf(instantOf(exitAt) ?? now, timeZone) }]
        : [],
    );
    const uses = await this.residuals.of(keys);
    const left = new Map(
      keys.flatMap(({ productId, week }, index) => {
        const use = uses[index];
        return use
          ? [
              [
                `${productId} ${week}`,
                residualOf(use.total, use.taken + leaving - promised(requests, productId, week)),
              ] as const,
            ]
          : [];
      }),
    );
    return (productId, week) => left.get(`${productId} ${week}`) ?? null;
  }
}

const instantOf = (exitAt: string | null): string | undefined =>
  exitAt === null ? undefined : toInstant(exitAt);

function faultOf(request: KnownRequest | undefined, destinationId: string | null): ApiCode | undefined {
  if (!request || request.centre_id !== destinationId) return ApiCode.unknownRecord;
  return PREPARABLE_STATUSES.includes(request.status) ? undefined : ApiCode.notPreparable;
}

/** Packages of a week that the requests were promised. */
const promised = (requests: readonly KnownRequest[], productId: string, week: string): number =>
  requests
    .filter(
      (request) =>
        request.product_id === productId &&
        request.confirmed_week === week &&
        COUNTED_STATUSES.includes(request.status),
    )
    .reduce((sum, { confirmed_quantity: packages }) => sum + (packages ?? 0), 0);

/** Steps in the life of requests, and plans of weeks. */
import type { PlanAllocations } from '../domain/allocation/commands.js';
import { streamIdOf } from '../domain/allocation/decide.js';
import type { ChangeRequestStatus } from '../domain/replenishment/commands.js';
import type { RequestStatus } from '../domain/replenishment/request-status.js';
import { businessDate, mondayOf } from '../domain/shared/calendar.js';
import { deriveId } from '../domain/shared/ids.js';
import { idOf, type Step } from './step.js';

/** @param name of the step that asked */
export const requestIdOf = (name: string): string => deriveId(idOf(name), 'request');

/** @param packages of each day, from Monday */
export async function planWeek(
  step: Step,
  plan: Pick<PlanAllocations, 'centreId' | 'productId'> & {
    /** Monday, `YYYY-MM-DD`. */
    readonly week: string;
    readonly packages: readonly number[];
  },
): Promise<void> {
  const { packages, week, ...place } = plan;
  const command: PlanAllocations = {
    type: 'PlanAllocations',
    ...place,
    centreKnown: true,
    productKnown: true,
    weeks: [
      {
        week,
        mode: 'CONDITIONNEMENT',
        days: packages.map((count) => ({ packages: count, firstDoses: null, secondDoses: null })),
        editedVersion: null,
      },
    ],
    currentWeek: mondayOf(businessDate(step.at, step.parts.timeZone)),
    replaces: false,
  };
  await step.parts.allocations.execute(streamIdOf(command), command, step.context);
}

export interface RequestedGoods {
  readonly productId: string;
  /** Packages; null: `doses`. */
  readonly packages: number | null;
  readonly doses?: number;
  /** `YYYY-MM-DD` */
  readonly wantedAt: string;
  readonly comment?: string;
}

/** A request of the step's centre, or of its point. */
export async function ask(step: Step, goods: RequestedGoods): Promise<void> {
  const { parts } = step;
  const requestId = requestIdOf(step.name);
  const centre = step.centre();
  const isPoint = centre.type === 'VACCINATION_POINT';
  const owner = isPoint ? step.centre(centre.parentIds[0]!) : centre;
  await parts.requests.execute(
    requestId,
    {
      type: 'RequestReplenishment',
      requestId,
      kind: isPoint ? 'POINT' : 'CENTRE',
      now: step.at,
      timeZone: parts.timeZone,
      centreId: owner.id,
      pointId: isPoint ? centre.id : null,
      supplierId: owner.parentIds[0] ?? null,
      productId: goods.productId,
      product: parts.directory.product(goods.productId) ?? null,
      mode: goods.packages === null ? 'DOSE' : 'CONDITIONNEMENT',
      firstDoses: goods.doses ?? null,
      secondDoses: null,
      boosterDoses: null,
      packages: goods.packages,
      wantedAt: goods.wantedAt,
      coverageFrom: null,
      coverageUntil: null,
      carrierId: centre.carrierId,
      comment: goods.comment ?? null,
      allocationId: null,
      residual: () => null,
      forced: false,
    },
    step.context,
  );
}

/** @param name of the step that asked */
export async function change(
  step: Step,
  name: string,
  to: RequestStatus,
  more: Partial<
    Pick<ChangeRequestStatus, 'quantity' | 'receptionAt' | 'departedAt' | 'comment' | 'supplierId'>
  > = {},
): Promise<void> {
  const command: ChangeRequestStatus = {
    type: 'ChangeRequestStatus',
    to,
    now: step.at,
    timeZone: step.parts.timeZone,
    asRequested: more.quantity === undefined,
    quantity: null,
    receptionAt: null,
    departedAt: null,
    comment: null,
    supplierId: step.centreId,
    ...more,
    centreId: step.centreId,
    residual: () => null,
    forced: false,
  };
  await step.parts.requests.execute(requestIdOf(name), command, step.context);
}

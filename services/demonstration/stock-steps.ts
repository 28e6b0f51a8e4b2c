/** Steps within one centre's stock. */
import type { EnterStock, TakeOutOfFridge } from '../domain/ledger/commands.js';
import type { StockEntered } from '../domain/ledger/events.js';
import type { Step } from './step.js';

type Goods = Pick<EnterStock, 'productId' | 'quantity' | 'lot' | 'expiry'> &
  Partial<Pick<EnterStock, 'transferType' | 'transferredAt'>>;

/** Answers the batch that the goods are in. */
export async function enter(step: Step, goods: Goods): Promise<string> {
  const { type, parentIds } = step.centre();
  const { events } = await step.execute({
    type: 'EnterStock',
    context: step.decision,
    operationId: step.idOf('operation'),
    batchId: step.idOf('batch'),
    centre: { type, parentHoldsStock: parentIds.some((id) => step.centre(id).holdsStock) },
    receivedAt: step.at,
    compliant: true,
    comment: null,
    transferType: null,
    transferredAt: null,
    ...goods,
  });
  return (events[0] as StockEntered).data.lines[0]!.batchId;
}

export async function takeOut(
  step: Step,
  exit: Pick<TakeOutOfFridge, 'batchId' | 'quantity'> &
    Partial<Pick<TakeOutOfFridge, 'syringes' | 'pointId' | 'comment'>>,
): Promise<void> {
  const pointId = exit.pointId ?? null;
  await step.execute({
    type: 'TakeOutOfFridge',
    offline: null,
    forced: false,
    context: step.decision,
    exitId: step.idOf('exit'),
    packaging: exit.syringes ? 'SERINGUE' : 'FLACON',
    destination: pointId === null ? 'INTERNE' : 'VACCINATION_POINT',
    syringes: null,
    comment: null,
    ...exit,
    pointId,
    pointIsChild: pointId !== null && step.centre(pointId).parentIds.includes(step.centreId),
  });
}

export async function scrap(
  step: Step,
  scrapped: { productId: string; batchId: string; quantity: number; cause: string; comment?: string },
): Promise<void> {
  const { type } = step.centre();
  await step.execute({
    type: 'Scrap',
    offline: null,
    scrappingId: step.idOf('scrapping'),
    namesProduct: type !== 'VACCINATION',
    causeListed: step.parts.directory.isListed('SCRAPPING_CAUSE', scrapped.cause),
    comment: null,
    ...scrapped,
  });
}

export async function correct(
  step: Step,
  edit: { batchId: string; quantity?: number; expiry?: string; comment: string },
): Promise<void> {
  await step.execute({
    type: 'EditStock',
    offline: null,
    context: step.decision,
    operationId: step.idOf('edit'),
    quantity: null,
    expiry: null,
    ...edit,
  });
}

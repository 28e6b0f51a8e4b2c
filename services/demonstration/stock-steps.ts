/** Steps within one centre's stock. */
import type { EnterStock, TakeOutOfFridge } from '../domain/ledger/commands.js';
import type { StockEntered } from '../domain/ledger/events.js';
import { deriveId } from '../domain/shared/ids.js';
import { idOf, type Step, type StepRunner } from './step-runner.js';

type Goods = Pick<EnterStock, 'productId' | 'quantity' | 'lot' | 'expiry'> &
  Partial<Pick<EnterStock, 'transferType' | 'transferredAt'>>;

/** Answers the batch that the goods are in. */
export async function enter(runner: StepRunner, step: Step, goods: Goods): Promise<string> {
  const { type, parentIds } = runner.centre(step.centreId);
  const { events } = await runner.parts.ledgers.execute(
    step.centreId,
    {
      type: 'EnterStock',
      context: runner.decisionAt(step),
      operationId: deriveId(idOf(step.name), 'operation'),
      batchId: deriveId(idOf(step.name), 'batch'),
      centre: { type, parentHoldsStock: parentIds.some((id) => runner.centre(id).holdsStock) },
      receivedAt: step.at,
      compliant: true,
      comment: null,
      transferType: null,
      transferredAt: null,
      ...goods,
    },
    runner.contextOf(step),
  );
  return (events[0] as StockEntered).data.lines[0]!.batchId;
}

export async function takeOut(
  runner: StepRunner,
  step: Step,
  exit: Pick<TakeOutOfFridge, 'batchId' | 'quantity'> &
    Partial<Pick<TakeOutOfFridge, 'syringes' | 'pointId' | 'comment'>>,
): Promise<void> {
  const pointId = exit.pointId ?? null;
  await runner.parts.ledgers.execute(
    step.centreId,
    {
      type: 'TakeOutOfFridge',
      offline: null,
      forced: false,
      context: runner.decisionAt(step),
      exitId: deriveId(idOf(step.name), 'exit'),
      packaging: exit.syringes ? 'SERINGUE' : 'FLACON',
      destination: pointId === null ? 'INTERNE' : 'VACCINATION_POINT',
      syringes: null,
      comment: null,
      ...exit,
      pointId,
      pointIsChild: pointId !== null && runner.centre(pointId).parentIds.includes(step.centreId),
    },
    runner.contextOf(step),
  );
}

export async function scrap(
  runner: StepRunner,
  step: Step,
  scrapped: { productId: string; batchId: string; quantity: number; cause: string; comment?: string },
): Promise<void> {
  const { type } = runner.centre(step.centreId);
  await runner.parts.ledgers.execute(
    step.centreId,
    {
      type: 'Scrap',
      offline: null,
      scrappingId: deriveId(idOf(step.name), 'scrapping'),
      namesProduct: type !== 'VACCINATION',
      causeListed: runner.parts.directory.isListed('SCRAPPING_CAUSE', scrapped.cause),
      comment: null,
      ...scrapped,
    },
    runner.contextOf(step),
  );
}

export async function correct(
  runner: StepRunner,
  step: Step,
  edit: { batchId: string; quantity?: number; expiry?: string; comment: string },
): Promise<void> {
  await runner.parts.ledgers.execute(
    step.centreId,
    {
      type: 'EditStock',
      offline: null,
      context: runner.decisionAt(step),
      operationId: deriveId(idOf(step.name), 'edit'),
      quantity: null,
      expiry: null,
      ...edit,
    },
    runner.contextOf(step),
  );
}

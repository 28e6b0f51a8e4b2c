/** Steps within one centre's stock. */
import type { EnterStock, TakeOutOfFridge } from '../domain/ledger/commands.js';
import { CENTRE_SCRAP_FIELDS, VACCINATION_SCRAP_FIELDS } from '../domain/ledger/commands.js';
import type { StockEntered } from '../domain/ledger/events.js';
import { deriveId } from '../domain/shared/ids.js';
import { idOf, type Narrator, type Step } from './narrator.js';

type Goods = Pick<EnterStock, 'productId' | 'quantity' | 'lot' | 'expiry'> &
  Partial<Pick<EnterStock, 'transferType' | 'transferredAt'>>;

/** Answers the batch that the goods are in. */
export async function enter(narrator: Narrator, step: Step, goods: Goods): Promise<string> {
  const { type, parentIds } = narrator.centre(step.centreId);
  const { events } = await narrator.parts.ledgers.execute(
    step.centreId,
    {
      type: 'EnterStock',
      context: narrator.decisionAt(step),
      operationId: deriveId(idOf(step.name), 'operation'),
      batchId: deriveId(idOf(step.name), 'batch'),
      centre: { type, parentHoldsStock: parentIds.some((id) => narrator.centre(id).holdsStock) },
      receivedAt: step.at,
      compliant: true,
      comment: null,
      transferType: null,
      transferredAt: null,
      ...goods,
    },
    narrator.contextOf(step),
  );
  return (events[0] as StockEntered).data.lines[0]!.batchId;
}

export async function takeOut(
  narrator: Narrator,
  step: Step,
  exit: Pick<TakeOutOfFridge, 'batchId' | 'quantity'> &
    Partial<Pick<TakeOutOfFridge, 'syringes' | 'pointId' | 'comment'>>,
): Promise<void> {
  const pointId = exit.pointId ?? null;
  await narrator.parts.ledgers.execute(
    step.centreId,
    {
      type: 'TakeOutOfFridge',
      context: narrator.decisionAt(step),
      exitId: deriveId(idOf(step.name), 'exit'),
      packaging: exit.syringes ? 'SERINGUE' : 'FLACON',
      destination: pointId === null ? 'INTERNE' : 'VACCINATION_POINT',
      syringes: null,
      comment: null,
      ...exit,
      pointId,
      pointIsChild: pointId !== null && narrator.centre(pointId).parentIds.includes(step.centreId),
    },
    narrator.contextOf(step),
  );
}

export async function scrap(
  narrator: Narrator,
  step: Step,
  scrapped: { productId: string; batchId: string; quantity: number; cause: string; comment?: string },
): Promise<void> {
  const { type } = narrator.centre(step.centreId);
  await narrator.parts.ledgers.execute(
    step.centreId,
    {
      type: 'Scrap',
      scrappingId: deriveId(idOf(step.name), 'scrapping'),
      fields: type === 'VACCINATION' ? VACCINATION_SCRAP_FIELDS : CENTRE_SCRAP_FIELDS,
      causeListed: narrator.parts.directory.isListed('SCRAPPING_CAUSE', scrapped.cause),
      comment: null,
      ...scrapped,
    },
    narrator.contextOf(step),
  );
}

export async function correct(
  narrator: Narrator,
  step: Step,
  edit: { batchId: string; quantity?: number; expiry?: string; comment: string },
): Promise<void> {
  await narrator.parts.ledgers.execute(
    step.centreId,
    {
      type: 'EditStock',
      context: narrator.decisionAt(step),
      operationId: deriveId(idOf(step.name), 'edit'),
      quantity: null,
      expiry: null,
      ...edit,
    },
    narrator.contextOf(step),
  );
}

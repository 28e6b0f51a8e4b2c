/** Recalls of lots (docs/rules/lots.md, LO-5 to LO-9): written down first, then brought into every ledger they reach. */
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { LotRecalled } from '../../../domain/recall/events.js';
import { DomainError } from '../../../domain/shared/error.js';
import { deriveId } from '../../../domain/shared/ids.js';
import { later, RecallSettlement } from '../../../execution/recall-settlement.js';
import type { CommandContext } from '../../../execution/stream-type.js';
import { LedgerExecution } from '../../../execution/streams/ledger.js';
import { RECALL_REGISTER, RecallExecution } from '../../../execution/streams/recall.js';
import { CLOCK, type Clock } from '../../../platform/tokens.js';
import { Directory } from '../../../reference-data/directory.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import { IdField, TextField } from '../../http/fields/body-fields.js';
import { fieldsOf, refusedAs, refusedIn } from '../field-names.js';
import type { SenderAnywhere } from '../sender.js';

export class RecallBody {
  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @TextField('Lot, exactly as it was entered; it may be one that no centre has seen yet.', {
    required: true,
    example: 'VX2411A',
  })
  lot: string | null = null;

  @TextField('Why.', { required: true, example: 'Défaut de stérilité signalé par le fabricant' })
  motif: string | null = null;

  @TextField('What the centres are to do.', { example: 'Mettre en quarantaine, attendre la reprise' })
  instruction: string | null = null;
}

export class LiftBody {
  @TextField('Why.', { required: true, example: 'Analyse conforme' })
  motif: string | null = null;
}

const NAMES = { productId: 'idProduit', lot: 'lot', reason: 'motif', instruction: 'instruction' } as const;
const LIFT_NAMES = { reason: 'motif' } as const;

@Injectable()
export class Recalls {
  constructor(
    private readonly recalls: RecallExecution,
    private readonly ledgers: LedgerExecution,
    private readonly settlement: RecallSettlement,
    private readonly directory: Directory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * An administrator recalls in the whole network, a referent at itself and below. When it resolves, no preparation,
   * fridge exit or return of the lot succeeds there any more.
   *
   * @returns the recall's id, and the position of its last effect
   * @throws InvalidRequest
   */
  async recall(body: RecallBody, sender: SenderAnywhere): Promise<{ id: string; position: bigint }> {
    const context = this.contextOf(sender);
    const { actor } = sender;
    const { events } = await refusedIn(refusedAs(NAMES), () =>
      this.recalls.execute(
        RECALL_REGISTER,
        {
          type: 'RecallLot',
          recallId: deriveId(context.commandId, 'recall'),
          centreId: actor.isAdmin ? null : (actor.centre?.id ?? null),
          productKnown: body.idProduit !== null && this.directory.product(body.idProduit) !== undefined,
          now: context.occurredAt,
          ...fieldsOf(body, NAMES),
        },
        context,
      ),
    );
    const recalled = events.find((event) => event.type === 'LotRecalled')!.data;
    return { id: recalled.recallId, position: await this.settlement.settle(recalled, byOf(context)) };
  }

  /**
   * @returns the position of the last effect
   * @throws ApiError 404 where there is no such recall, 403 where somebody else made it; InvalidRequest
   */
  async lift(recallId: string, body: LiftBody, sender: SenderAnywhere): Promise<bigint> {
    const context = this.contextOf(sender);
    const recall = await this.find(recallId);
    if (!sender.actor.isAdmin && recall.centreId !== sender.actor.centre?.id) {
      throw new ApiError(HttpStatus.FORBIDDEN, ApiCode.forbidden);
    }
    // A recall is released where it is blocked: all ledgers have it before it is lifted.
    await this.settlement.settle(recall, byOf(context));
    const { position } = await refusedIn(refusedAs(LIFT_NAMES), () =>
      this.recalls.execute(
        RECALL_REGISTER,
        { type: 'LiftRecall', recallId, ...fieldsOf(body, LIFT_NAMES) },
        context,
      ),
    );
    const released = await this.settlement.release(recall, byOf(context));
    return later(position, released);
  }

  /**
   * The selected centre has seen the recall; once, a repetition changes nothing.
   *
   * @throws ApiError 404 where there is no such recall, or it does not reach the centre
   */
  async acknowledge(recallId: string, sender: SenderAnywhere): Promise<bigint> {
    const { centre } = sender.actor;
    if (centre === null) throw notFound();
    try {
      const { position } = await this.ledgers.execute(
        centre.id,
        { type: 'AcknowledgeRecall', recallId },
        this.contextOf(sender),
      );
      return position;
    } catch (error) {
      const unknown =
        error instanceof DomainError &&
        error.violations.some(({ code }) => code === ErrorCode.recallNotFound);
      throw unknown ? notFound() : error;
    }
  }

  /** @throws ApiError 404 */
  private async find(recallId: string): Promise<LotRecalled['data']> {
    const recall = (await this.recalls.latest(RECALL_REGISTER)).get(recallId)?.recalled;
    if (recall === undefined) throw notFound();
    return recall;
  }

  private contextOf({ actor, progress: _, ...run }: SenderAnywhere): CommandContext {
    const occurredAt = this.clock().toISOString();
    return { ...run, userId: actor.userId, centreId: actor.centre?.id ?? null, occurredAt };
  }
}

const byOf = ({ userId, centreId, occurredAt, correlationId }: CommandContext) => ({
  userId,
  centreId,
  occurredAt,
  correlationId,
});

const notFound = () => new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);

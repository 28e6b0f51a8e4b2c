import type { DeliveryNoteCommand } from '../../domain/delivery-note/commands.js';
import { decideCancellation, decideReception } from '../../domain/delivery-note/decide.js';
import type { DeliveryNoteEvent } from '../../domain/delivery-note/events.js';
import { type DeliveryNoteState, evolve, issued } from '../../domain/delivery-note/state.js';
import { STREAM_PREFIX } from '../../domain/shared/streams.js';
import { StreamRunner } from '../stream-runner.js';
import type { StreamType } from '../stream-type.js';
import { Upcasters } from '../upcasting.js';

/** Whether a delivery note was received or cancelled, `delivery-note-<id>`: one event, the first command wins. */
export const deliveryNoteType: StreamType<DeliveryNoteState, DeliveryNoteCommand, DeliveryNoteEvent> = {
  prefix: STREAM_PREFIX.deliveryNote,
  initialState: () => issued,
  decide: (command, state) =>
    command.type === 'ReceiveDeliveryNote'
      ? decideReception(command, state)
      : decideCancellation(command, state),
  evolve,
  upcasters: new Upcasters(),
  writtenOnce: true,
};

/** Settles delivery notes; the id is the note's. */
export class DeliveryNoteExecution extends StreamRunner<
  DeliveryNoteState,
  DeliveryNoteCommand,
  DeliveryNoteEvent
> {}

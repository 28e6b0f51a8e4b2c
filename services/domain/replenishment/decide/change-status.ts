import { ErrorCode } from '../../../words/codes.js';
import { type Checked, demand } from '../../shared/check.js';
import { DomainError } from '../../shared/error.js';
import { optionalText, requiredInstant, requiredQuantity, requiredText } from '../../shared/fields.js';
import type { ChangeRequestStatus } from '../commands.js';
import type { Appointment, ReplenishmentEvent, RequestParties } from '../events.js';
import type { ReplenishmentState } from '../state.js';
import { TRANSITIONS } from '../status.js';
import { demandWithinPlan, notInPast, weekOf } from './appointment.js';

type Request = NonNullable<ReplenishmentState>;

/** A change of status (docs/rules/replenishment.md, RQ-4 to RQ-9). */
export function changeStatus(
  command: ChangeRequestStatus,
  state: ReplenishmentState,
): readonly ReplenishmentEvent[] {
  if (state === null || !TRANSITIONS[state.request.kind][command.to].from.includes(state.status))
    throw new DomainError({ code: ErrorCode.statusImpossible });
  return [CHANGES[command.to](command, state, partiesOf(command, state))];
}

type Change = (command: ChangeRequestStatus, state: Request, parties: RequestParties) => ReplenishmentEvent;

const comment = ({ comment }: ChangeRequestStatus): Checked<string | null> =>
  optionalText('comment', comment);

const CHANGES: Readonly<Record<ChangeRequestStatus['to'], Change>> = {
  EN_ATTENTE: (command, { confirmed }, parties) => ({
    type: 'ConfirmationWithdrawn',
    data: { ...parties, withdrawn: confirmed!, ...demand({ comment: comment(command) }) },
  }),

  CONFIRME: (command, { request }, parties) => {
    const form = demand({ ...promised(command, request.wanted), comment: comment(command) });
    const { quantity, receptionAt } = form;
    const confirmed = { quantity, receptionAt, week: weekOf(receptionAt, command.timeZone) };
    demandWithinPlan(command, confirmed);
    return { type: 'ReplenishmentConfirmed', data: { ...parties, confirmed, comment: form.comment } };
  },

  TRAITE: (command, { request, confirmed }, parties) => {
    const form = demand({ comment: comment(command) });
    if (confirmed === null) demandWithinPlan(command, request.wanted);
    return {
      type: 'ReplenishmentProcessed',
      data: { ...parties, confirmed: confirmed ?? request.wanted, comment: form.comment },
    };
  },

  DEPART_MARCHANDISES: (command, { confirmed }, parties) => {
    const form = demand({
      departedAt: notInPast('departedAt', requiredInstant('departedAt', command.departedAt), command.now),
      comment: comment(command),
    });
    return { type: 'GoodsDeparted', data: { ...parties, confirmed: confirmed!, ...form } };
  },

  REFUSE: (command, _, parties) => ({
    type: 'ReplenishmentRefused',
    data: { ...parties, ...demand({ comment: requiredText('comment', command.comment) }) },
  }),

  ANNULE: (command, { request, status, confirmed }, parties) => {
    const form = demand({
      comment: status === 'CONFIRME' ? requiredText('comment', command.comment) : comment(command),
    });
    return {
      type: 'ReplenishmentCancelled',
      data: {
        ...parties,
        from: status,
        wanted: request.wanted,
        confirmed,
        cancelledBy: command.centreId,
        comment: form.comment,
      },
    };
  },
};

/** What is promised: what was asked for, or what the user says. */
const promised = (command: ChangeRequestStatus, wanted: Appointment) => ({
  quantity: requiredQuantity('quantity', command.asRequested ? wanted.quantity : command.quantity),
  receptionAt: notInPast(
    'receptionAt',
    requiredInstant('receptionAt', command.asRequested ? wanted.receptionAt : command.receptionAt),
    command.now,
  ),
});

const partiesOf = ({ supplierId }: ChangeRequestStatus, { request }: Request): RequestParties => {
  const { requestId, kind, centreId, pointId, productId } = request;
  return { requestId, kind, centreId, pointId, supplierId, productId };
};

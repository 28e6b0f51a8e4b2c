import type {
  Appointment,
  ReplenishmentEvent,
  RequestParties,
} from '../../services/domain/replenishment/events.js';
import { BELLEVUE, CENTRE, IMMUNOL, id } from '../../services/domain/testing/ledger.js';
import { folded, inRequest, USER } from '../testing/folding.js';
import { replenishment } from './projection.js';
import { replenishmentStepTable, replenishmentTable } from './tables.js';

const parties: RequestParties = {
  requestId: id(700),
  kind: 'CENTRE',
  centreId: BELLEVUE,
  pointId: null,
  supplierId: CENTRE,
  productId: IMMUNOL.id,
};
const wanted: Appointment = { quantity: 5, receptionAt: '2026-03-16T11:00:00.000Z', week: '2026-03-16' };
const confirmed: Appointment = { quantity: 4, receptionAt: '2026-03-25T11:00:00.000Z', week: '2026-03-23' };
const requested: ReplenishmentEvent = {
  type: 'ReplenishmentRequested',
  data: {
    ...parties,
    mode: 'DOSE',
    doses: { first: 40, second: 10, booster: 0 },
    wanted,
    coverageFrom: null,
    coverageUntil: null,
    carrierId: null,
    comment: 'Séance',
    allocationId: null,
  },
};
const confirmation: ReplenishmentEvent = {
  type: 'ReplenishmentConfirmed',
  data: { ...parties, confirmed, comment: null },
};

describe('the read model of requests', () => {
  it('shows what was asked for and what was promised', () => {
    const changes = folded(replenishment, inRequest(requested), inRequest(confirmation));
    expect(changes(replenishmentTable)).toEqual([
      expect.objectContaining({
        id: parties.requestId,
        centre_id: BELLEVUE,
        supplier_id: CENTRE,
        status: 'CONFIRME',
        first_doses: 40,
        packages: 5,
        wanted_week: '2026-03-16',
        confirmed_quantity: 4,
        confirmed_week: '2026-03-23',
        request_comment: 'Séance',
        confirmation_comment: null,
        requested_by: USER,
      }),
    ]);
  });

  it('takes a promise back with its withdrawal', () => {
    const withdrawal: ReplenishmentEvent = {
      type: 'ConfirmationWithdrawn',
      data: { ...parties, withdrawn: confirmed, comment: 'Rupture' },
    };
    const changes = folded(replenishment, inRequest(confirmation), inRequest(withdrawal));
    expect(changes(replenishmentTable)).toEqual([
      expect.objectContaining({
        status: 'EN_ATTENTE',
        confirmed_quantity: null,
        confirmed_week: null,
        supplier_comment: 'Rupture',
      }),
    ]);
  });

  it('shows the comments of the confirmation that stands, and none that was taken back', () => {
    const withdrawal = (comment: string | null): ReplenishmentEvent => ({
      type: 'ConfirmationWithdrawn',
      data: { ...parties, withdrawn: confirmed, comment },
    });
    const confirming = (comment: string | null): ReplenishmentEvent => ({
      type: 'ReplenishmentConfirmed',
      data: { ...parties, confirmed, comment },
    });
    const processing = (comment: string | null): ReplenishmentEvent => ({
      type: 'ReplenishmentProcessed',
      data: { ...parties, confirmed, comment },
    });
    const departure: ReplenishmentEvent = {
      type: 'GoodsDeparted',
      data: { ...parties, confirmed, departedAt: confirmed.receptionAt, comment: null },
    };
    const comments = (...events: readonly ReplenishmentEvent[]) => {
      const [row] = folded(replenishment, ...events.map((event) => inRequest(event)))(replenishmentTable);
      return [row!.confirmation_comment, row!.supplier_comment];
    };
    const begun = [requested, confirming('Livraison mardi'), withdrawal('Rupture')] as const;
    expect(comments(...begun)).toEqual([null, 'Rupture']);
    expect(comments(...begun, confirming(null))).toEqual([null, null]);
    expect(comments(...begun, processing(null))).toEqual([null, null]);
    expect(comments(...begun, confirming('Jeudi'), withdrawal(null))).toEqual([null, null]);
    expect(comments(...begun, confirming('Jeudi'), processing('Tournée'), departure)).toEqual([
      'Jeudi',
      'Tournée',
    ]);
  });

  it('keeps every step', () => {
    const changes = folded(replenishment, inRequest(requested), inRequest(confirmation));
    expect(changes(replenishmentStepTable)).toEqual([
      expect.objectContaining({ status: 'EN_ATTENTE', quantity: 5, comment: 'Séance', user_id: USER }),
      expect.objectContaining({ status: 'CONFIRME', quantity: 4, reception_at: confirmed.receptionAt }),
    ]);
  });
});

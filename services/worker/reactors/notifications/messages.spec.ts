import { type Message, messageOf, type NotifiableEvent } from './messages.js';

const SENDER = '11111111-1111-4111-8111-111111111111';
const RECEIVER = '22222222-2222-4222-8222-222222222222';
const LINE = { productId: 'p', lot: 'A', expiry: '2030-01-31', quantity: 4 };

const event = (stream: string, type: string, data: object): NotifiableEvent => ({
  id: 'e',
  stream,
  type,
  data,
  occurredAt: '2026-11-20T08:30:00.000Z',
});

describe('who is written to about an event', () => {
  it('the destination of a preparation', () => {
    const data = {
      issuerId: SENDER,
      destinationId: RECEIVER,
      number: 'PN-2026-000001',
      destinationComment: 'Fragile',
      lines: [LINE],
    };
    expect(messageOf(event(`ledger-${SENDER}`, 'StockPrepared', data))).toEqual<Message>({
      notification: 'PREPARATION_CREEE',
      eventId: 'e',
      occurredAt: '2026-11-20T08:30:00.000Z',
      senderId: SENDER,
      centreId: RECEIVER,
      number: 'PN-2026-000001',
      comment: 'Fragile',
      lines: [LINE],
    });
  });

  it('the destination of goods that it does not receive in the system, which the mail says', () => {
    const data = { issuerId: SENDER, destinationId: RECEIVER, followUpDisabled: true, lines: [LINE] };
    expect(messageOf(event(`ledger-${SENDER}`, 'StockPrepared', data))).toMatchObject({
      followUpDisabled: true,
    });
  });

  it('the destination of a cancelled preparation', () => {
    const data = { issuerId: SENDER, destinationId: RECEIVER, number: 'PN-2026-000001', lines: [LINE] };
    expect(messageOf(event('delivery-note-7', 'DeliveryNoteCancelled', data))).toMatchObject({
      notification: 'PREPARATION_ANNULEE',
      senderId: SENDER,
      centreId: RECEIVER,
    });
  });

  it('the sender of goods whose reception is not compliant, with the reason', () => {
    const data = {
      issuerId: SENDER,
      destinationId: RECEIVER,
      number: 'PN-2026-000001',
      receivedAt: '2026-11-20T08:10:00.000Z',
      compliant: false,
      comment: 'Carton ouvert',
      lines: [
        { ...LINE, lineId: 'full' },
        { ...LINE, lineId: 'short' },
      ],
      differences: [{ lineId: 'short', missing: 3, cause: 'MANQUANT', comment: null }],
    };
    expect(messageOf(event('delivery-note-7', 'DeliveryNoteReceived', data))).toEqual<Message>({
      notification: 'RECEPTION_NON_CONFORME',
      eventId: 'e',
      occurredAt: '2026-11-20T08:10:00.000Z',
      senderId: RECEIVER,
      centreId: SENDER,
      number: 'PN-2026-000001',
      comment: 'Carton ouvert',
      lines: [
        expect.not.objectContaining({ missing: expect.anything() }),
        expect.objectContaining({ missing: 3 }),
      ],
    });
  });

  it('the centre that goods are returned from, about what was declared', () => {
    const batch = { ...LINE, deliveryNote: { number: 'PN-2026-000001' } };
    const data = { fromCentreId: RECEIVER, batch, quantity: 5, takenFromCentre: 3, comment: null };
    expect(messageOf(event(`ledger-${SENDER}`, 'ReturnedStockEntered', data))).toMatchObject({
      notification: 'RETOUR_PRODUIT',
      senderId: SENDER,
      centreId: RECEIVER,
      number: 'PN-2026-000001',
      lines: [expect.objectContaining({ quantity: 5 })],
    });
  });

  describe('a request', () => {
    const wanted = { quantity: 5, receptionAt: '2026-11-24T11:00:00.000Z', week: '2026-11-23' };
    const request = {
      requestId: 'r',
      kind: 'CENTRE',
      centreId: RECEIVER,
      pointId: null,
      supplierId: SENDER,
      productId: 'p',
      comment: 'Vite',
      allocationId: null,
      cancelledBy: 'another centre',
      wanted,
      confirmed: wanted,
      withdrawn: wanted,
      departedAt: '2026-11-23T06:00:00.000Z',
    };
    const mailOf = (type: string, more: object = {}) =>
      messageOf(event('replenishment-r', type, { ...request, ...more }));

    it.each([
      ['ReplenishmentRequested', 'DEMANDE_CREEE', RECEIVER, SENDER],
      ['ReplenishmentConfirmed', 'DEMANDE_CONFIRMEE', SENDER, RECEIVER],
      ['ConfirmationWithdrawn', 'CONFIRMATION_RETIREE', SENDER, RECEIVER],
      ['ReplenishmentRefused', 'DEMANDE_REFUSEE', SENDER, RECEIVER],
      ['ReplenishmentProcessed', 'DEMANDE_TRAITEE', SENDER, RECEIVER],
      ['GoodsDeparted', 'DEPART_MARCHANDISES', SENDER, RECEIVER],
      ['ReplenishmentCancelled', 'DEMANDE_ANNULEE', 'another centre', RECEIVER],
    ])('%s: %s', (type, notification, senderId, centreId) => {
      expect(mailOf(type)).toMatchObject({
        notification,
        senderId,
        centreId,
        comment: 'Vite',
        request: { productId: 'p', requesterId: RECEIVER },
      });
    });

    it('is mailed to the dispatch centre when the centre that asked withdraws it', () => {
      expect(mailOf('ReplenishmentCancelled', { cancelledBy: RECEIVER })).toMatchObject({
        senderId: RECEIVER,
        centreId: SENDER,
      });
    });

    it('of a point is told to the point', () => {
      expect(mailOf('ReplenishmentProcessed', { kind: 'POINT', pointId: 'point' })).toMatchObject({
        centreId: 'point',
        request: { requesterId: 'point' },
      });
    });

    it.each([
      ['comes from a plan', { allocationId: 'a' }],
      ['has nobody above', { supplierId: null }],
    ])('is not announced where it %s', (_, more) => {
      expect(mailOf('ReplenishmentRequested', more)).toBeUndefined();
    });
  });

  it.each([
    ['a transfer to nobody', `ledger-${SENDER}`, 'StockPrepared', { destinationId: null }],
    ['its cancellation', 'delivery-note-7', 'DeliveryNoteCancelled', { destinationId: null }],
    ['an entry', `ledger-${SENDER}`, 'StockEntered', {}],
    ['a compliant reception', 'delivery-note-7', 'DeliveryNoteReceived', { compliant: true }],
    ['the other side of a return', `ledger-${RECEIVER}`, 'StockReturned', {}],
    ['a use declaration', 'use-declaration-7', 'UseDeclared', {}],
  ])('nobody about %s', (_, stream, type, data) => {
    expect(messageOf(event(stream, type, data))).toBeUndefined();
  });
});

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

  it('the destination of a cancelled preparation', () => {
    const data = { issuerId: SENDER, destinationId: RECEIVER, number: 'PN-2026-000001', lines: [LINE] };
    expect(messageOf(event('delivery-note-7', 'DeliveryNoteCancelled', data))).toMatchObject({
      notification: 'PREPARATION_ANNULEE',
      senderId: SENDER,
      centreId: RECEIVER,
    });
  });

  it('the centre that goods are returned from, about what was declared', () => {
    const batch = { ...LINE, deliveryNote: { number: 'PN-2026-000001' } };
    const data = { dispatchId: SENDER, batch, quantity: 3, declared: 5, comment: null };
    expect(messageOf(event(`ledger-${RECEIVER}`, 'StockReturned', data))).toMatchObject({
      notification: 'RETOUR_PRODUIT',
      senderId: SENDER,
      centreId: RECEIVER,
      number: 'PN-2026-000001',
      lines: [expect.objectContaining({ quantity: 5 })],
    });
  });

  it.each([
    ['a transfer to nobody', `ledger-${SENDER}`, 'StockPrepared', { destinationId: null }],
    ['its cancellation', 'delivery-note-7', 'DeliveryNoteCancelled', { destinationId: null }],
    ['an entry', `ledger-${SENDER}`, 'StockEntered', {}],
    ['a reception', 'delivery-note-7', 'DeliveryNoteReceived', {}],
    ['the other side of a return', `ledger-${SENDER}`, 'ReturnedStockEntered', {}],
    ['a use declaration', 'use-declaration-7', 'UseDeclared', {}],
  ])('nobody about %s', (_, stream, type, data) => {
    expect(messageOf(event(stream, type, data))).toBeUndefined();
  });
});

import { centreOfLedger, deliveryNoteStream, ledgerStream } from './streams.js';

it('a ledger’s stream names its centre', () => {
  expect(centreOfLedger(ledgerStream('c-1'))).toBe('c-1');
  expect(centreOfLedger(deliveryNoteStream('n-1'))).toBeUndefined();
});

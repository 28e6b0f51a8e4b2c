import { ErrorCode } from '../../../words/codes.js';
import { deriveId } from '../../shared/ids.js';
import {
  at,
  BATCH,
  BELLEVUE,
  CENTRE,
  entered,
  given,
  id,
  line,
  OTHER_BATCH,
  prepared,
} from '../../testing/ledger.js';
import { PREPARATION, prepareCommand, requested, stocked } from '../../testing/preparation.js';
import type { DestinationFacts } from '../commands.js';
import { prepare } from './prepare.js';

const when = (...more: Parameters<typeof prepareCommand>) => given(...stocked).when(prepareCommand(...more));
const facts = (more: Partial<DestinationFacts> = {}): DestinationFacts => ({
  type: 'VACCINATION',
  holdsStock: true,
  active: true,
  isChild: true,
  followUpDisabled: false,
  ...more,
});

describe('Prepare', () => {
  it('takes its lines from their batches, and is numbered', () => {
    const command = prepareCommand({
      comment: 'cold chain checked',
      destinationComment: ' back door ',
      trackerId: id(30),
      trackerNumber: 'T-1',
      carrierId: id(31),
      containerId: id(32),
      containerNumber: 'C-1',
      replenishmentId: id(33),
      lines: [requested({ externalReference: 'REF-9' })],
    });
    given(...stocked)
      .when(command)
      .thenExactly({
        type: 'StockPrepared',
        data: {
          preparationId: PREPARATION,
          number: 'PN-2026-000001',
          year: 2026,
          sequence: 1,
          issuerId: CENTRE,
          destinationId: BELLEVUE,
          destinationComment: 'back door',
          comment: 'cold chain checked',
          thawed: false,
          transfer: false,
          followUpDisabled: false,
          trackerId: id(30),
          trackerNumber: 'T-1',
          carrierId: id(31),
          containerId: id(32),
          containerNumber: 'C-1',
          replenishmentId: id(33),
          lines: [prepared({ lineId: deriveId(PREPARATION, 'line-0'), externalReference: 'REF-9' })],
        },
      });
    expect(
      given(...stocked)
        .when(command)
        .thenState()
        .batches.get(BATCH)?.quantity,
    ).toBe(90);
  });

  describe('its number', () => {
    it('is gapless within the year of the business calendar, and begins anew with it', () => {
      const stillIn2026 = at('2026-12-31T22:30:00.000Z');
      const alreadyIn2027 = at('2026-12-31T23:30:00.000Z');
      const first = prepare(
        prepareCommand({ context: stillIn2026 }),
        given(...stocked)
          .when(prepareCommand({ lines: [requested({ quantity: 1 })] }))
          .thenState(),
      );
      expect(first[0]?.data.number).toBe('PN-2026-000002');
      given(...stocked, ...first)
        .when(prepareCommand({ context: alreadyIn2027 }))
        .thenLike({
          data: { number: 'PN-2027-000001', year: 2027, sequence: 1 },
        });
    });

    it('is not used up by a refused preparation', () => {
      const state = given(...stocked)
        .when(prepareCommand())
        .thenState();
      expect(() => prepare(prepareCommand({ lines: [] }), state)).toThrow();
      expect(prepare(prepareCommand(), state)[0]?.data.sequence).toBe(2);
    });
  });

  describe('its destination', () => {
    it('is required', () => {
      when({ destinationId: null, destination: null }).thenRefused(ErrorCode.required, 'destinationId');
      when({ destinationId: '', destination: null }).thenRefused(ErrorCode.required, 'destinationId');
    });

    it('may be absent from a transfer', () => {
      when({ transfer: true, destinationId: null, destination: null }).thenLike({
        data: { transfer: true, destinationId: null, followUpDisabled: false },
      });
    });

    it.each([
      ['an unknown centre', null],
      ['a centre below another one', facts({ isChild: false })],
      ['a closed centre', facts({ active: false })],
      ['a vaccination point', facts({ type: 'VACCINATION_POINT' })],
      ['a dispatch centre', facts({ type: 'DISPATCH' })],
    ])('is not %s, for a dispatch centre', (_, destination) => {
      when({ destination }).thenRefused(ErrorCode.destinationInvalid, 'destinationId', {
        rejectedValue: BELLEVUE,
      });
      when({ destination, transfer: true }).thenRefused(ErrorCode.destinationInvalid, 'destinationId');
    });

    const referent = { issuer: { id: CENTRE, code: 'PC', type: 'REFERENT' } } as const;

    it.each([
      ['a dispatch centre', facts({ type: 'DISPATCH' })],
      ['a referent that holds stock', facts({ type: 'REFERENT' })],
    ])('may be %s, for a referent', (_, destination) => {
      when({ ...referent, destination }).thenLike({ data: { number: 'PC-2026-000001' } });
    });

    it.each([
      ['a referent without stock', facts({ type: 'REFERENT', holdsStock: false })],
      ['a vaccination centre', facts()],
    ])('is not %s, for a referent', (_, destination) => {
      when({ ...referent, destination }).thenRefused(ErrorCode.destinationInvalid, 'destinationId');
    });

    it('passes its follow-up setting on, even where the form says otherwise', () => {
      when({ destination: facts({ followUpDisabled: true }) }).thenLike({ data: { followUpDisabled: true } });
      when({ followUpDisabled: true }).thenLike({ data: { followUpDisabled: true } });
    });
  });

  describe('as a transfer', () => {
    it('is for dispatch centres, where the configuration has it', () => {
      when({ transfer: true, transferAllowed: false }).thenRefused(ErrorCode.transferNotOffered, 'transfer');
      when({
        transfer: true,
        issuer: { id: CENTRE, code: 'PC', type: 'REFERENT' },
        destination: facts({ type: 'DISPATCH' }),
      }).thenRefused(ErrorCode.transferNotOffered, 'transfer');
    });
  });

  it('wants the container of a container number, and the tracker of a tracker number', () => {
    when({ containerNumber: 'C-1', trackerNumber: 'T-1' }).thenRefusedFor(
      { code: ErrorCode.containerRequired, field: 'containerNumber' },
      { code: ErrorCode.trackerRequired, field: 'trackerNumber' },
    );
    when({ containerId: id(32), containerNumber: null }).thenLike({});
    when({ trackerId: '', trackerNumber: 'T-1' }).thenRefused(ErrorCode.trackerRequired, 'trackerNumber');
    when({ trackerId: '', carrierId: '', containerId: '', replenishmentId: '' }).thenLike({
      data: { trackerId: null, carrierId: null, containerId: null, replenishmentId: null },
    });
  });

  it.each(['comment', 'destinationComment', 'trackerNumber', 'containerNumber'])(
    'takes at most 250 characters of %s',
    (field) => {
      const both = { trackerId: id(30), containerId: id(32) };
      when({ ...both, [field]: 'x'.repeat(251) }).thenRefused(ErrorCode.textMax, field, {
        arguments: { max: 250 },
      });
      when({ ...both, [field]: 'x'.repeat(250) }).thenLike({});
    },
  );

  it('tells the faults of the shipment and of the lines at once', () => {
    when({ destinationId: null, destination: null, lines: [] }).thenRefusedFor(
      { code: ErrorCode.required, field: 'destinationId' },
      { code: ErrorCode.productsRequired, field: 'lines' },
    );
  });
});

describe('Prepare against the plan of the destination', () => {
  /** The week of 2026-03-10, in which it is prepared, leaves nine. */
  const residual = (_: string, week: string) => (week === '2026-03-09' ? 9 : null);

  it('asks before more leaves than the week’s plan has left', () => {
    when({ residual }).thenRefused(ErrorCode.allocationExceeded, undefined, { arguments: { residual: 9 } });
    when({ residual, forced: true }).thenLike({ type: 'StockPrepared' });
    when({ residual, lines: [requested({ quantity: 9 })] }).thenLike({ type: 'StockPrepared' });
  });

  it('adds up the lines of a product', () => {
    const lines = [requested({ quantity: 5 }), requested({ quantity: 5 })];
    when({ residual, lines }).thenRefused(ErrorCode.allocationExceeded);
  });

  it('looks at the week of the exit', () => {
    const lines = [requested({ exitAt: '2026-03-06T09:00:00.000Z' })];
    when({ residual, lines }).thenLike({ type: 'StockPrepared' });
  });

  it('looks at today for goods that left the freezer before, where the line says no exit', () => {
    const lines = [requested({ batchId: OTHER_BATCH })];
    given(
      ...stocked,
      entered(line({ batchId: OTHER_BATCH, quantity: 20, exitAt: '2026-03-06T09:00:00.000Z' })),
    )
      .when(prepareCommand({ residual, lines }))
      .thenRefused(ErrorCode.allocationExceeded);
  });
});

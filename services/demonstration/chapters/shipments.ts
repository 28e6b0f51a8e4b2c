/** How the goods travel: notes that are received, cancelled, never followed up, or still on their way. */
import { demonstrationIds } from '../reference-data/ids.js';
import { requestIdOf } from '../request-steps.js';
import type { Schedule } from '../schedule.js';
import { cancel, noteIdOf, prepare, receive } from '../shipping-steps.js';
import { stepOf } from './requests.js';

const { centres, products, containers, trackers, carriers } = demonstrationIds;
const { pharmacieCentrale, plateformeNord, plateformeSud } = centres;
const { centreBellevue, centreRiviere, centreMer } = centres;
const { vaxilor, immunol, seringue } = products;

interface Shipment {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly preparedAt: string;
  readonly receivedAt?: string;
  readonly complaint?: string;
  readonly cancelledAt?: string;
  readonly comment?: string;
  readonly equipped?: boolean;
  /** The request that it serves, by its name. */
  readonly request?: string;
  readonly lines: readonly ShippedLine[];
}

interface ShippedLine {
  readonly productId: string;
  /** Name of the batch that it is taken from. */
  readonly from: string;
  /** Packages. */
  readonly quantity: number;
  /** Name of the batch that it is where it is received. */
  readonly becomes: string;
}

/** The reception of this shipment is the schedule's last step. */
const LAST = 'riviere-2';
export const LAST_NOTE = noteIdOf(nameOf(LAST));

export function shipments(schedule: Schedule): void {
  for (const shipment of shipmentsOf(schedule.calendar)) {
    addPreparation(schedule, shipment);
    addOutcome(schedule, shipment);
  }
}

function nameOf(shipment: string): string {
  return `shipment/${shipment}`;
}

function addPreparation(
  schedule: Schedule,
  { name, from, to, preparedAt, comment, equipped, request, lines }: Shipment,
): void {
  schedule.add(nameOf(name), from, preparedAt, async (step) => {
    const note = await prepare(step, {
      destinationId: to,
      comment,
      ...(equipped && EQUIPMENT),
      replenishmentId: request === undefined ? null : requestIdOf(stepOf(request)),
      lines: lines.map(({ productId, from: batch, quantity }) => ({
        productId,
        batchId: schedule.batch(batch),
        quantity,
        exitAt: productId === vaxilor ? preparedAt : null,
      })),
    });
    schedule.rememberNote(name, note);
  });
}

function addOutcome(schedule: Schedule, shipment: Shipment): void {
  const { name, from, to, receivedAt, cancelledAt, complaint, lines } = shipment;
  if (receivedAt) {
    schedule.add(`${nameOf(name)}/reception`, to, receivedAt, async (step) => {
      const batches = await receive(step, schedule.note(name), complaint);
      for (const [index, { becomes }] of lines.entries()) schedule.rememberBatch(becomes, batches[index]!);
    });
  }
  if (cancelledAt) {
    schedule.add(`${nameOf(name)}/cancellation`, from, cancelledAt, (step) =>
      cancel(step, schedule.note(name)),
    );
  }
}

const EQUIPMENT = {
  carrierId: carriers.nord,
  containerId: containers.large,
  containerNumber: 'C-017',
  trackerId: trackers.fridge,
  trackerNumber: 'TT-4402',
};

function shipmentsOf(calendar: Schedule['calendar']): readonly Shipment[] {
  return [
    {
      name: 'nord-1',
      from: pharmacieCentrale,
      to: plateformeNord,
      preparedAt: calendar.at(26, 10),
      receivedAt: calendar.at(25, 11),
      equipped: true,
      lines: [
        { productId: vaxilor, from: 'pc/vaxilor', quantity: 390, becomes: 'nord/vaxilor' },
        { productId: immunol, from: 'pc/immunol', quantity: 200, becomes: 'nord/immunol-pc' },
        { productId: seringue, from: 'pc/seringue', quantity: 40, becomes: 'nord/seringue' },
      ],
    },
    {
      name: 'bellevue-1',
      from: plateformeNord,
      to: centreBellevue,
      preparedAt: calendar.at(22, 8),
      receivedAt: calendar.at(22, 14),
      equipped: true,
      lines: [
        { productId: vaxilor, from: 'nord/vaxilor', quantity: 90, becomes: 'bellevue/vaxilor' },
        { productId: immunol, from: 'nord/immunol', quantity: 60, becomes: 'bellevue/immunol' },
        { productId: seringue, from: 'nord/seringue', quantity: 6, becomes: 'bellevue/seringue' },
      ],
    },
    {
      name: 'riviere-1',
      from: plateformeNord,
      to: centreRiviere,
      preparedAt: calendar.at(22, 9),
      receivedAt: calendar.at(21, 10),
      complaint: 'Un carton humide, contenu intact',
      lines: [
        { productId: vaxilor, from: 'nord/vaxilor', quantity: 60, becomes: 'riviere/vaxilor' },
        { productId: immunol, from: 'nord/immunol-pc', quantity: 40, becomes: 'riviere/immunol' },
      ],
    },
    {
      name: 'mer-1',
      from: plateformeSud,
      to: centreMer,
      preparedAt: calendar.at(18, 9),
      comment: 'Livraison au quai arrière',
      lines: [{ productId: immunol, from: 'sud/immunol', quantity: 30, becomes: 'mer/immunol' }],
    },
    {
      name: 'mer-2',
      from: plateformeSud,
      to: centreMer,
      preparedAt: calendar.hoursAgo(8),
      lines: [{ productId: immunol, from: 'sud/immunol', quantity: 20, becomes: 'mer/immunol-2' }],
    },
    {
      name: 'riviere-cancelled',
      from: plateformeNord,
      to: centreRiviere,
      preparedAt: calendar.at(7, 9),
      cancelledAt: calendar.at(7, 15),
      comment: 'Tournée du vendredi',
      lines: [{ productId: immunol, from: 'nord/immunol-pc', quantity: 25, becomes: 'riviere/none' }],
    },
    {
      name: 'bellevue-2',
      from: plateformeNord,
      to: centreBellevue,
      preparedAt: calendar.at(6, 8),
      receivedAt: calendar.at(6, 13),
      request: 'bellevue-departed',
      lines: [
        { productId: immunol, from: 'nord/immunol', quantity: 40, becomes: 'bellevue/immunol-2' },
        { productId: vaxilor, from: 'nord/vaxilor', quantity: 30, becomes: 'bellevue/vaxilor-2' },
      ],
    },
    {
      name: 'bellevue-waiting',
      from: plateformeNord,
      to: centreBellevue,
      preparedAt: calendar.hoursAgo(5),
      equipped: true,
      comment: 'À réceptionner avant 18 h',
      lines: [
        { productId: immunol, from: 'nord/immunol-late', quantity: 20, becomes: 'bellevue/immunol-3' },
        { productId: vaxilor, from: 'nord/vaxilor', quantity: 30, becomes: 'bellevue/vaxilor-3' },
        { productId: seringue, from: 'nord/seringue', quantity: 4, becomes: 'bellevue/seringue-2' },
      ],
    },
    {
      name: 'nord-waiting',
      from: pharmacieCentrale,
      to: plateformeNord,
      preparedAt: calendar.hoursAgo(4),
      equipped: true,
      lines: [
        { productId: vaxilor, from: 'pc/vaxilor', quantity: 195, becomes: 'nord/vaxilor-late' },
        { productId: immunol, from: 'pc/immunol', quantity: 100, becomes: 'nord/immunol-pc-late' },
      ],
    },
    {
      name: LAST,
      from: plateformeNord,
      to: centreRiviere,
      preparedAt: calendar.hoursAgo(3),
      receivedAt: calendar.hoursAgo(1),
      request: 'riviere-processed',
      lines: [{ productId: immunol, from: 'nord/immunol-pc', quantity: 30, becomes: 'riviere/immunol-2' }],
    },
  ];
}

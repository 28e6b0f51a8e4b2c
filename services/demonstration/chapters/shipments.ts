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
  /** Product, batch that it is taken from, packages, and the name of the batch that it becomes. */
  readonly lines: readonly (readonly [productId: string, from: string, quantity: number, becomes: string])[];
}

/** The reception of this shipment is the schedule's last step. */
const LAST = 'riviere-2';
export const LAST_NOTE = noteIdOf(nameOf(LAST));

export function shipments(schedule: Schedule): void {
  for (const shipment of shipmentsOf(schedule.calendar)) {
    addPreparation(schedule, shipment);
    addFate(schedule, shipment);
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
      lines: lines.map(([productId, batch, quantity]) => ({
        productId,
        batchId: schedule.batch(batch),
        quantity,
        exitAt: productId === vaxilor ? preparedAt : null,
      })),
    });
    schedule.rememberNote(name, note);
  });
}

function addFate(schedule: Schedule, shipment: Shipment): void {
  const { name, from, to, receivedAt, cancelledAt, complaint, lines } = shipment;
  if (receivedAt) {
    schedule.add(`${nameOf(name)}/reception`, to, receivedAt, async (step) => {
      const batches = await receive(step, schedule.note(name), complaint);
      for (const [index, [, , , becomes]] of lines.entries())
        schedule.rememberBatch(becomes, batches[index]!);
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
        [vaxilor, 'pc/vaxilor', 390, 'nord/vaxilor'],
        [immunol, 'pc/immunol', 200, 'nord/immunol-pc'],
        [seringue, 'pc/seringue', 40, 'nord/seringue'],
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
        [vaxilor, 'nord/vaxilor', 90, 'bellevue/vaxilor'],
        [immunol, 'nord/immunol', 60, 'bellevue/immunol'],
        [seringue, 'nord/seringue', 6, 'bellevue/seringue'],
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
        [vaxilor, 'nord/vaxilor', 60, 'riviere/vaxilor'],
        [immunol, 'nord/immunol-pc', 40, 'riviere/immunol'],
      ],
    },
    {
      name: 'mer-1',
      from: plateformeSud,
      to: centreMer,
      preparedAt: calendar.at(18, 9),
      comment: 'Livraison au quai arrière',
      lines: [[immunol, 'sud/immunol', 30, 'mer/immunol']],
    },
    {
      name: 'riviere-cancelled',
      from: plateformeNord,
      to: centreRiviere,
      preparedAt: calendar.at(7, 9),
      cancelledAt: calendar.at(7, 15),
      comment: 'Tournée du vendredi',
      lines: [[immunol, 'nord/immunol-pc', 25, 'riviere/none']],
    },
    {
      name: 'bellevue-2',
      from: plateformeNord,
      to: centreBellevue,
      preparedAt: calendar.at(6, 8),
      receivedAt: calendar.at(6, 13),
      request: 'bellevue-departed',
      lines: [
        [immunol, 'nord/immunol', 40, 'bellevue/immunol-2'],
        [vaxilor, 'nord/vaxilor', 30, 'bellevue/vaxilor-2'],
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
        [immunol, 'nord/immunol-late', 20, 'bellevue/immunol-3'],
        [vaxilor, 'nord/vaxilor', 30, 'bellevue/vaxilor-3'],
        [seringue, 'nord/seringue', 4, 'bellevue/seringue-2'],
      ],
    },
    {
      name: 'nord-waiting',
      from: pharmacieCentrale,
      to: plateformeNord,
      preparedAt: calendar.hoursAgo(4),
      equipped: true,
      lines: [
        [vaxilor, 'pc/vaxilor', 195, 'nord/vaxilor-late'],
        [immunol, 'pc/immunol', 100, 'nord/immunol-pc-late'],
      ],
    },
    {
      name: LAST,
      from: plateformeNord,
      to: centreRiviere,
      preparedAt: calendar.hoursAgo(3),
      receivedAt: calendar.hoursAgo(1),
      request: 'riviere-processed',
      lines: [[immunol, 'nord/immunol-pc', 30, 'riviere/immunol-2']],
    },
  ];
}

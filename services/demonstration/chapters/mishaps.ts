/** What goes wrong, and is put right: scrapping, corrections, a return. */
import { demonstrationIds } from '../reference-data/ids.js';
import type { Schedule } from '../schedule.js';
import { giveBack } from '../shipping-steps.js';
import { correct, scrap } from '../stock-steps.js';

const { centres, products } = demonstrationIds;
const { pharmacieCentrale, plateformeNord, centreBellevue, centreRiviere } = centres;
const { vaxilor, immunol } = products;

export function mishaps(schedule: Schedule): void {
  const { calendar } = schedule;
  const scrapped = (
    name: string,
    centreId: string,
    at: string,
    waste: { batch: string; productId: string; quantity: number; cause: string; comment?: string },
  ) =>
    schedule.add(`scrapping/${name}`, centreId, at, (step) =>
      scrap(step, { ...waste, batchId: schedule.batch(waste.batch) }),
    );
  const corrected = (
    name: string,
    centreId: string,
    at: string,
    edit: { batch: string; quantity?: number; expiry?: string; comment: string },
  ) =>
    schedule.add(`correction/${name}`, centreId, at, (step) =>
      correct(step, { ...edit, batchId: schedule.batch(edit.batch) }),
    );

  scrapped('bellevue', centreBellevue, calendar.at(15, 16), {
    batch: 'bellevue/vaxilor',
    productId: vaxilor,
    quantity: 1,
    cause: 'CASSE',
  });
  scrapped('nord', plateformeNord, calendar.at(12, 11), {
    batch: 'nord/immunol',
    productId: immunol,
    quantity: 4,
    cause: 'RUPTURE_CHAINE_FROID',
    comment: 'Porte de la chambre froide restée ouverte',
  });
  scrapped('pharmacie', pharmacieCentrale, calendar.at(10, 17), {
    batch: 'pc/immunol',
    productId: immunol,
    quantity: 3,
    cause: 'AUTRE',
    comment: 'Prélèvement pour contrôle',
  });
  scrapped('riviere', centreRiviere, calendar.at(2, 17), {
    batch: 'riviere/vaxilor',
    productId: vaxilor,
    quantity: 2,
    cause: 'FIN_DE_VIE_FLACON',
  });
  corrected('nord', plateformeNord, calendar.at(9, 18), {
    batch: 'nord/immunol-pc',
    quantity: -2,
    comment: 'Inventaire mensuel',
  });
  corrected('nord-expiry', plateformeNord, calendar.at(8, 9), {
    batch: 'nord/immunol',
    expiry: calendar.day(-225),
    comment: 'Péremption relue sur le conditionnement',
  });
  corrected('bellevue', centreBellevue, calendar.at(5, 18), {
    batch: 'bellevue/immunol',
    quantity: 1,
    comment: 'Flacon retrouvé à l’inventaire',
  });
  schedule.add('return/bellevue', plateformeNord, calendar.at(4, 15), (step) =>
    giveBack(step, {
      fromCentreId: centreBellevue,
      batchId: schedule.batch('bellevue/immunol-2'),
      productId: immunol,
      quantity: 5,
      comment: 'Séance annulée',
    }),
  );
}

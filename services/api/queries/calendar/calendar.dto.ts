import * as shows from '../../http/fields/answer-fields.js';
import { DayFilter } from '../../http/fields/query-filters.js';
import { NamedCentre, ProductReference } from '../shared/references.dto.js';

/** What a day of the calendar holds, in the order in which a day is read. */
export const CALENDAR_TYPES = [
  'ENTREE',
  'LIVRAISON_ATTENDUE',
  'DEMANDE_CONFIRMEE',
  'PEREMPTION',
  'LIMITE',
] as const;
export type CalendarType = (typeof CALENDAR_TYPES)[number];

export class CalendarWeek {
  @DayFilter('Monday of the week, or any day of it. Default: the current week.')
  semaine?: string;
}

/** How much of one product comes, or ends, on a day. */
class CalendarGoods {
  @shows.part('The product.', () => ProductReference)
  produit!: ProductReference;

  @shows.count('Unit: packages.', { example: 12 })
  quantite!: number;
}

/** Something that comes to the selected centre on a day, or that must not be used after it. */
export class CalendarEntry {
  @shows.id('The note, the request, the batch or the operation; unique within its type.')
  id!: string;

  @shows.day('Business day.', { example: '2026-11-23' })
  date!: string;

  @shows.choice(
    'Goods that entered, a delivery note on the way, a request that was confirmed, a batch that expires, a batch whose stability ends.',
    CALENDAR_TYPES,
    { example: 'LIVRAISON_ATTENDUE' },
  )
  type!: CalendarType;

  @shows.list('What comes or ends, a row for each product.', () => CalendarGoods)
  produits!: readonly CalendarGoods[];

  @shows.flag('Should have come before today: it is listed today then.', { example: false })
  enRetard!: boolean;

  @shows.text('Batch number.', { optional: true, example: 'VX2411A' })
  lot?: string;

  @shows.instant('The instant at which the stability of a batch ends.', { optional: true })
  limite?: string;

  @shows.id('Delivery note.', { optional: true })
  idBl?: string;

  @shows.text('Number of the delivery note.', { optional: true, example: 'PN-2026-000042' })
  numeroBl?: string;

  @shows.part('Who sends, or is to send.', () => NamedCentre, { optional: true })
  origine?: NamedCentre;
}

import { isDate } from '../../domain/shared/calendar.js';
import type { ChosenFilter } from '../../jobs/job-kinds.js';
import type { Enumeration, Heading } from '../../words/catalogue.js';

/** The filters that the user chose, for the sheet of filters; a filter without a value was not chosen. */
export class ChosenFilters {
  private readonly chosen: ChosenFilter[] = [];

  text(name: Heading, value: string | number | null | undefined): this {
    return this.add(name, 'text', value);
  }

  code(name: Heading, enumeration: Enumeration, value: string | undefined): this {
    if (value) this.chosen.push({ name, kind: 'code', enumeration, value });
    return this;
  }

  flag(name: Heading, value: boolean | undefined): this {
    if (value !== undefined) this.chosen.push({ name, kind: 'flag', value });
    return this;
  }

  /** @param value `YYYY-MM-DD` */
  date(name: Heading, value: string | undefined): this {
    return this.add(name, 'date', value);
  }

  /**
   * The period that was asked for: a day as that day, since the last one is included (docs/rules/history.md, HI-7).
   *
   * @param applied ISO instants that hold where nothing was asked for; `infinity` is no filter
   */
  period(
    asked: { readonly dateDebut?: string; readonly dateFin?: string },
    applied: { readonly from?: string | null; readonly until?: string | null } = {},
  ): this {
    const { dateDebut, dateFin } = asked;
    return this.bound('from', dateDebut ?? (dateFin ? undefined : applied.from)).bound(
      'until',
      dateFin ?? applied.until,
    );
  }

  toArray(): readonly ChosenFilter[] {
    return this.chosen;
  }

  private bound(name: Heading, value: string | null | undefined): this {
    if (value === 'infinity') return this;
    return this.add(name, value && isDate(value) ? 'date' : 'instant', value);
  }

  private add(
    name: Heading,
    kind: 'text' | 'date' | 'instant',
    value: string | number | null | undefined,
  ): this {
    if (value !== undefined && value !== null && value !== '')
      this.chosen.push({ name, kind, value: String(value) });
    return this;
  }
}

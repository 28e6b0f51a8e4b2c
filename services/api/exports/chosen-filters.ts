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

  /** @param value ISO 8601; `infinity` is no filter */
  instant(name: Heading, value: string | undefined): this {
    return this.add(name, 'instant', value === 'infinity' ? undefined : value);
  }

  toArray(): readonly ChosenFilter[] {
    return this.chosen;
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

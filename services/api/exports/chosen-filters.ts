import type { ChosenFilter } from '../../jobs/job-kinds.js';

/** The filters of a list as its reader chose them, for the first sheet; what was not given was not chosen. */
export class ChosenFilters {
  private readonly chosen: ChosenFilter[] = [];

  text(name: string, value: string | number | null | undefined): this {
    return this.add(name, value, 'text');
  }

  /** A code that the export has a word for. */
  word(name: string, value: string | null | undefined): this {
    return this.add(name, value, 'word');
  }

  flag(name: string, value: boolean | undefined): this {
    return this.add(name, value === undefined ? undefined : value ? 'yes' : 'no', 'word');
  }

  /** @param value `YYYY-MM-DD` */
  date(name: string, value: string | undefined): this {
    return this.add(name, value, 'date');
  }

  /** @param value ISO; `infinity` is no filter */
  instant(name: string, value: string | undefined): this {
    return this.add(name, value === 'infinity' ? undefined : value, 'instant');
  }

  toArray(): readonly ChosenFilter[] {
    return this.chosen;
  }

  private add(name: string, value: string | number | null | undefined, kind: ChosenFilter['kind']): this {
    if (value !== undefined && value !== null && value !== '')
      this.chosen.push({ name, value: String(value), kind });
    return this;
  }
}

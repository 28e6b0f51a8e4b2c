import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { serviceNow } from '../../../api/service-clock.js';
import { toLocal } from '../../format/zone.js';

/**
 * Dates for the pickers, to whom now is what a clock shows where the business is, by the service's time. By themselves
 * they would take the clock of the device, and of that what it shows in UTC (docs/rules/screens.md, SC-18).
 */
export const businessAdapter = (zone: string) =>
  class extends AdapterDayjs {
    constructor(options?: ConstructorParameters<typeof AdapterDayjs>[0]) {
      super(options);
      const read = this.date;
      this.date = (value, timezone) =>
        read(value === undefined ? (toLocal(serviceNow(), zone) as typeof value) : value, timezone);
    }
  };

/** What 50,000 centres ask for in a day. Assumed, not observed: docs/growth.md names each figure. */

const CENTRES = 50_000;
const MOVEMENTS_A_DAY = 40;
const READS_PER_COMMAND = 10;
const SECONDS_AN_HOUR = 3_600;
/** The busiest minutes of an hour against its average; the others have less. */
const BURST = 1.5;

/** Shares of a day's movements, from 7 o'clock. */
const HOURS = [0.02, 0.08, 0.16, 0.2, 0.14, 0.05, 0.06, 0.12, 0.09, 0.05, 0.02, 0.01];

/** What the console asks for on the screens of a centre, each as often as of a hundred times. */
export const READS = Object.entries({
  '/vaccination/stock?page=0&size=25&quantiteNonNulle=true': 35,
  '/vaccination/mouvement?page=0&size=25': 20,
  '/centre/alertes': 20,
  '/vaccination/tdb': 15,
  '/centre/me': 10,
}).flatMap(([path, times]) => Array.from({ length: times }, () => path));

/** Each hour's quiet thirds and its busy one, in commands a second of all centres. */
export const DAY = HOURS.flatMap((share, hour) => {
  const average = (CENTRES * MOVEMENTS_A_DAY * share) / SECONDS_AN_HOUR;
  const quiet = (average * (3 - BURST)) / 2;
  return [quiet, average * BURST, quiet].map((commands) => ({
    hour: hour + 7,
    commands,
    reads: commands * READS_PER_COMMAND,
  }));
});

/** The busiest minute of the day. */
export const BUSIEST = DAY.reduce((most, one) => (one.commands > most.commands ? one : most));

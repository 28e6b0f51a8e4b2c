/**
 * What the program counts, for Prometheus at `/metrics`. The code that does the work observes it here; the HTTP edge
 * publishes it. Names and units follow https://prometheus.io/docs/practices/naming/.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';

/** The registry that every metric enters by itself. */
export const metrics = register;

/** Heap, event loop lag, garbage collection, file descriptors. Registered once in a process. */
export function collectProcessMetrics(): void {
  if (!metrics.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics();
}

const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Seconds from receiving a command to its answer. `outcome`: `accepted`, `refused` by a rule, `failed`. */
export const commandDuration = new Histogram({
  name: 'ledger_command_duration_seconds',
  help: 'Time to decide and append a command; its count is the command rate',
  labelNames: ['command', 'outcome'] as const,
  buckets: LATENCY_BUCKETS,
});

/** Seconds of one append to the event store, acknowledged or not. */
export const appendDuration = new Histogram({
  name: 'ledger_append_duration_seconds',
  help: 'Time of an append to the event store',
  labelNames: ['outcome'] as const,
  buckets: LATENCY_BUCKETS,
});

/** Appends that found somebody else's events and had to decide again. */
export const appendConflicts = new Counter({
  name: 'ledger_append_conflicts_total',
  help: 'Appends that met another revision than they expected',
});

export const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the request line to the end of the answer',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: LATENCY_BUCKETS,
});

export const ledgerCheckedPosition = new Gauge({
  name: 'ledger_checked_position',
  help: 'Up to here ledger, tree, audit trail and read models were compared in the background',
});

export const ledgerCheckFindings = new Gauge({
  name: 'ledger_check_findings',
  help: 'Rows and events that the last check in the background found to differ',
});

export const projectionLagPositions = new Gauge({
  name: 'ledger_projection_lag_positions',
  help: 'Positions between a projection and the head of the event store',
  labelNames: ['projection'] as const,
});

export const projectionLagSeconds = new Gauge({
  name: 'ledger_projection_lag_seconds',
  help: 'Age of the oldest event that a projection has not seen',
  labelNames: ['projection'] as const,
});

export const projectionHalted = new Gauge({
  name: 'ledger_projection_halted',
  help: '1 where an event could not be applied and the projection stands still',
  labelNames: ['projection'] as const,
});

export const reactorLagSeconds = new Gauge({
  name: 'ledger_reactor_lag_seconds',
  help: 'Age of the oldest event whose consequences (settlements, mails) a reactor has not made sure of',
  labelNames: ['reactor'] as const,
});

export const reactorHalted = new Gauge({
  name: 'ledger_reactor_halted',
  help: '1 where a reactor stands at a position that the event store does not know',
  labelNames: ['reactor'] as const,
});

export const jobsByState = new Gauge({
  name: 'ledger_jobs',
  help: 'Jobs of a queue that wait, are at work, are tried again later, or have failed for good; told by processes with the role worker',
  labelNames: ['queue', 'state'] as const,
});

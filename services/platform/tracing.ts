/**
 * Traces over all processes, off unless `OTEL_EXPORTER_OTLP_ENDPOINT` says where they go (docs/decisions/0041). The id
 * of a trace follows from the correlation id, which every event carries anyway: code that handles an event adds to the
 * trace of the call that caused it, without anything else being passed on. Spans are recorded when they are over.
 */
import type { SpanExport, SpanToRecord } from './span.js';

let exporting: SpanExport | undefined;

/** @param roles of this process, recorded with each span */
export async function startTracing(
  endpoint: string | undefined,
  options: { readonly share: number; readonly roles: readonly string[] },
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  // Some megabytes, loaded only where traces are wanted.
  const { openSpanExport } = await import('./span-export.js');
  const opened = openSpanExport(endpoint, options);
  exporting = opened;
  return async () => {
    exporting = undefined;
    await opened.close();
  };
}

export const isTracing = (): boolean => exporting !== undefined;

export function recordSpan(span: SpanToRecord): void {
  exporting?.record(span);
}

/** One span for each trace that a batch of events belongs to. */
export function recordSpanOfEach(
  events: readonly { readonly metadata: Readonly<Record<string, unknown>> }[],
  span: Omit<SpanToRecord, 'correlationId'>,
): void {
  if (!exporting) return;
  for (const id of new Set(events.map(({ metadata }) => metadata.correlationId)))
    if (typeof id === 'string') exporting.record({ ...span, correlationId: id });
}

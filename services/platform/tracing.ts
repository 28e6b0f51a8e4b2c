/**
 * Traces over all processes, off unless `OTEL_EXPORTER_OTLP_ENDPOINT` says where they go (docs/decisions/0041). The id of
 * a trace follows from the correlation id, which every event carries anyway: whoever holds an event adds to the trace of
 * the call that caused it, without anything else being handed on. Spans are told when they are over.
 */
import { createHash } from 'node:crypto';

export interface SpanToTell {
  /** Of few values: a route, a command, a projection, never an id. */
  readonly name: string;
  readonly kind: 'server' | 'internal' | 'client' | 'consumer';
  /** Of the request, or of an event that followed from it. */
  readonly correlationId: string;
  /** Until now. */
  readonly seconds: number;
  /** Neither bodies nor what says who a person is. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly failed?: boolean;
  /** The first span of the trace, under which all others stand. */
  readonly isRoot?: boolean;
  /** W3C `traceparent` of who called. */
  readonly calledBy?: string;
}

export interface SpanExport {
  tell(span: SpanToTell): void;
  /** What was told and not sent is sent. */
  close(): Promise<void>;
}

let exporting: SpanExport | undefined;

/** @param roles of this process, told with each span */
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

export function tellSpan(span: SpanToTell): void {
  exporting?.tell(span);
}

/** One span for each trace that a batch of events belongs to. */
export function tellSpanOfEach(
  events: readonly { readonly metadata: Readonly<Record<string, unknown>> }[],
  span: Omit<SpanToTell, 'correlationId'>,
): void {
  if (!exporting) return;
  for (const id of new Set(events.map(({ metadata }) => metadata.correlationId)))
    if (typeof id === 'string') exporting.tell({ ...span, correlationId: id });
}

/** 32 hex digits: of a UUID its own. */
export const traceIdOf = (correlationId: string): string =>
  UUID.test(correlationId)
    ? correlationId.replaceAll('-', '').toLowerCase()
    : digest(correlationId).slice(0, 32);

/** 16 hex digits. */
export const rootSpanIdOf = (correlationId: string): string => digest(`root ${correlationId}`).slice(0, 16);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

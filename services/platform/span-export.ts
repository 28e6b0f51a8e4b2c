/** OpenTelemetry's SDK: samples, gathers and sends spans by OTLP over HTTP. */
import {
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { rootSpanIdOf, type SpanExport, traceIdOf } from './span.js';

const KINDS = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * @param endpoint of a collector, without `/v1/traces`
 * @param share of traces that are exported, 0 to 1: the same ones in every process, since the trace's id decides
 */
export function openSpanExport(
  endpoint: string,
  { share, roles }: { readonly share: number; readonly roles: readonly string[] },
): SpanExport {
  const ids = new DerivedIds();
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'vaccine-stock-ledger',
      'service.instance.id': `${process.pid}`,
      'ledger.roles': [...roles],
    }),
    sampler: new TraceIdRatioBasedSampler(share),
    idGenerator: ids,
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  const tracer = provider.getTracer('vaccine-stock-ledger');
  return {
    record({ name, kind, correlationId, seconds, attributes, failed, isRoot, calledBy }) {
      const root: SpanContext = {
        traceId: traceIdOf(correlationId),
        spanId: rootSpanIdOf(correlationId),
        traceFlags: TraceFlags.SAMPLED,
        isRemote: true,
      };
      const end = Date.now();
      const caller = calledBy === undefined ? undefined : TRACEPARENT.exec(calledBy);
      const options = {
        kind: KINDS[kind],
        startTime: end - seconds * 1_000,
        attributes,
        links: caller
          ? [{ context: { traceId: caller[1]!, spanId: caller[2]!, traceFlags: Number(`0x${caller[3]}`) } }]
          : [],
      };
      const span = isRoot
        ? ids.as(root, () => tracer.startSpan(name, { ...options, root: true }, ROOT_CONTEXT))
        : tracer.startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, root));
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown(),
  };
}

/** Random ids, but for the span that is begun within `as`. */
class DerivedIds extends RandomIdGenerator {
  private given: SpanContext | undefined;
  private readonly random = new RandomIdGenerator();
  override generateTraceId = (): string => this.given?.traceId ?? this.random.generateTraceId();
  override generateSpanId = (): string => this.given?.spanId ?? this.random.generateSpanId();

  as<T>(context: SpanContext, begin: () => T): T {
    this.given = context;
    try {
      return begin();
    } finally {
      this.given = undefined;
    }
  }
}

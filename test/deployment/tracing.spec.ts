/** A collector of OTLP, and the whole program with mails: one trace from the call to the mail. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MailServer } from '../../services/mail/testing/mail-server.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { ServiceProcess } from '../support/service.js';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly links?: readonly { readonly traceId: string }[];
}

interface Traces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

describe('a trace', () => {
  const bodies: string[] = [];
  let collector: Server;
  let receiver: MailServer;
  let service: ServiceProcess;

  beforeAll(async () => {
    collector = createServer(async (request, answer) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      bodies.push(Buffer.concat(parts).toString());
      answer.setHeader('content-type', 'application/json').end('{}');
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    receiver = new MailServer();
    await receiver.start();
    service = await ServiceProcess.withDemonstration({
      SMTP_URL: receiver.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    });
    await service.start(180_000);
  }, 240_000);

  afterAll(async () => {
    await service?.remove();
    await receiver?.stop();
    collector?.close();
  });

  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Traces).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );

  it('leads from the call to its mail, under the id that the answer names, and tells nobody’s data', async () => {
    const dispatch = await Client.signIn(service.url, 'dispatch', 'Plateforme Nord');
    const centre = await Client.signIn(service.url, 'bellevue', 'Centre Bellevue');
    const products = await dispatch.get<{ id: string; nomCommercial: string }[]>(
      '/referentiel/liste/produit',
    );
    const idProduit = products.body.find(({ nomCommercial }) => nomCommercial === 'Immunol')!.id;
    const entered = await dispatch.post<{ id: string }>('/dispatch/entree-stock', {
      idProduit,
      quantite: 10,
      lot: 'TRACED-1',
      peremption: '2031-12-31',
      conforme: true,
    });
    const idStock = entered.body.id;
    const correlation = randomUUID();
    const caller = '0af7651916cd43dd8448eb211c80319c';
    const answer = await dispatch.post(
      '/dispatch/preparation',
      {
        produits: [{ idProduit, typeProduit: 'VACCIN', quantite: 1, idStock }],
        destination: centre.centreId,
      },
      { headers: { 'x-correlation-id': correlation, traceparent: `00-${caller}-b7ad6b7169203331-01` } },
    );
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    const traceId = correlation.replaceAll('-', '');
    const ours = () => spans().filter((span) => span.traceId === traceId);
    const wanted = ['POST /api/admin/dispatch/preparation', 'append', 'project', 'notify', 'job mail'];
    await eventually(() => wanted.every((name) => ours().some((span) => span.name === name)));
    expect(ours().some(({ name }) => name.startsWith('command '))).toBe(true);
    const [root, ...more] = ours().filter(({ parentSpanId }) => !parentSpanId);
    expect([root!.name, more]).toEqual([wanted[0], []]);
    expect(root!.links).toEqual([expect.objectContaining({ traceId: caller })]);
    for (const span of ours())
      expect([span.name, span.parentSpanId ?? span.spanId]).toEqual([span.name, root!.spanId]);

    const [mail] = receiver.received;
    for (const secret of ['dispatch@', 'Plateforme', 'Bellevue', mail!.to![0]!.address!, idStock, 'TRACED-1'])
      expect(bodies.join()).not.toContain(secret);
  });
});

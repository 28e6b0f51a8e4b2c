/** Clients that behave as the console does, and remember what they were told. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailServer } from '../../../services/mail/testing/mail-server.js';
import { Client } from '../../support/client.js';

/** A client gives a command up after this; the console tries for longer. */
const GIVES_UP_MS = 180_000;
const ANSWERS_WITHIN_MS = 20_000;
const REPEATS_AFTER_MS = 150;
/** Between two commands of a writer: what matters is what they meet, not how many there are. */
const PAUSE_MS = 150;
const QUANTITY = 100;
const DAY_MS = 86_400_000;

/** What was promised for a lot. */
interface Promised {
  readonly quantity: number;
  /** The delivery note was acknowledged: its destination gets a mail that names the lot. */
  readonly isShipped: boolean;
}

export interface Differences {
  readonly lost: string[];
  readonly doubled: string[];
}

export class Load {
  acknowledged = 0;
  /** Commands that needed more than one call. */
  repeated = 0;
  /** Commands that no repetition healed, with the last answer. */
  readonly unhealed: string[] = [];
  private readonly lots = new Map<string, Promised>();
  private readonly clients = new Map<string, Client>();
  private product = '';
  private destination = '';
  private chapter = 0;
  /** Since the last look at them. */
  private recent = new Map<string, Promised>();
  /** Id of the delivery note that was acknowledged last. */
  latestNote: string | undefined;
  private mailsSeen = 0;
  private readonly mailsOf = new Map<string, Set<string>>();

  /** @param urls of the processes that answer */
  constructor(
    private readonly urls: readonly string[],
    private readonly mails: MailServer,
  ) {}

  async prepare(): Promise<void> {
    const [url] = this.urls as [string];
    const client = await this.clientOf(url);
    const products = await client.get<{ id: string; nomCommercial: string }[]>('/referentiel/liste/produit');
    this.product = products.body.find(({ nomCommercial }) => nomCommercial === 'Immunol')!.id;
    this.destination = (await Client.signIn(url, 'bellevue', 'Centre Bellevue')).centreId!;
  }

  /** Enters batches and ships one package of each until told to stop. */
  async run(writers: number, stop: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: writers }, () => this.write(stop)));
  }

  private async write(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const lot = `C${this.chapter}-${randomUUID().slice(0, 13)}`;
      const batch = await this.enter(lot, QUANTITY);
      if (batch === undefined) continue;
      this.promise(lot, { quantity: QUANTITY, isShipped: false });
      await sleep(PAUSE_MS);
      const line = { idProduit: this.product, typeProduit: 'VACCIN', quantite: 1, idStock: batch.id };
      const note = await this.send('/dispatch/preparation', {
        produits: [line],
        destination: this.destination,
      });
      if (note) {
        this.latestNote = note.id;
        this.promise(lot, { quantity: QUANTITY - 1, isShipped: true });
      }
      await sleep(PAUSE_MS);
    }
  }

  private promise(lot: string, promised: Promised): void {
    this.lots.set(lot, promised);
    this.recent.set(lot, promised);
  }

  /** Days before today's date: it is no future of any clock here. */
  private enter(lot: string, quantite: number): Promise<Acknowledged | undefined> {
    return this.send('/dispatch/entree-stock', {
      idProduit: this.product,
      quantite,
      lot,
      peremption: '2031-12-31',
      reception: new Date(Date.now() - 5 * DAY_MS).toISOString(),
      conforme: true,
    });
  }

  /** Sent again under its key, to the other process, until it is acknowledged. */
  private async send(path: string, body: unknown): Promise<Acknowledged | undefined> {
    const key = randomUUID();
    const first = Math.floor(Math.random() * this.urls.length);
    let said = '';
    for (const [end, calls] = [Date.now() + GIVES_UP_MS, { made: 0 }]; Date.now() < end; calls.made++) {
      const url = this.urls[(first + calls.made) % this.urls.length]!;
      try {
        const client = await this.clientOf(url);
        const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
        const answer = await client.post<{ id: string }>(path, body, { key, signal });
        if (answer.status === 201) {
          this.acknowledged++;
          if (calls.made > 0) this.repeated++;
          return { id: answer.body.id, position: answer.position };
        }
        // The session has ended, by its own clock.
        if (answer.status === 401) this.clients.delete(url);
        said = `${answer.status} ${JSON.stringify(answer.body)}`;
      } catch (error) {
        said = String(error);
      }
      await sleep(REPEATS_AFTER_MS);
    }
    this.unhealed.push(`${path}: ${said}`);
    return undefined;
  }

  private async clientOf(url: string): Promise<Client> {
    const client = this.clients.get(url) ?? (await Client.signIn(url, 'dispatch', 'Plateforme Nord'));
    this.clients.set(url, client);
    return client;
  }

  /** What was acknowledged since the last look, and is not there once, as it was acknowledged. */
  async lookAtRecent(): Promise<Differences> {
    const [recent, prefix] = [this.recent, `C${this.chapter}-`];
    this.recent = new Map();
    this.chapter++;
    return compare(recent, await this.stock(prefix));
  }

  async lookAtAll(): Promise<Differences> {
    return compare(this.lots, await this.stock('C'));
  }

  /** Quantities by lot, after everything that was acknowledged. */
  private async stock(lots: string): Promise<ReadonlyMap<string, number[]>> {
    const last = await this.enter(`LAST-${randomUUID().slice(0, 8)}`, 1);
    const rows = new Map<string, number[]>();
    for (const end = Date.now() + GIVES_UP_MS; ; await sleep(REPEATS_AFTER_MS)) {
      const client = await this.clientOf(this.urls[0]!);
      const answer = await client.get<{ lot: string; quantite: number }[]>(`/dispatch/stock?lot=${lots}`, {
        position: last?.position,
      });
      if (answer.status === 200) {
        for (const { lot, quantite } of answer.body) rows.set(lot, [...(rows.get(lot) ?? []), quantite]);
        return rows;
      }
      if (answer.status === 401) this.clients.delete(this.urls[0]!);
      if (Date.now() > end) throw new Error(`the stock: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }

  /** Of the delivery notes that were acknowledged: those without a mail, and those with several. */
  lookAtMails(): Differences {
    this.readMails();
    const shipped = [...this.lots].filter(([, { isShipped }]) => isShipped).map(([lot]) => lot);
    // Each of the centre's readers gets one; how many they are, most lots say.
    const usual = middle(shipped.map((lot) => this.mailsOf.get(lot)?.size ?? 0)) || 1;
    const count = (lot: string) => this.mailsOf.get(lot)?.size ?? 0;
    return {
      lost: shipped.filter((lot) => count(lot) < usual).map((lot) => `mail of ${lot}`),
      doubled: shipped.filter((lot) => count(lot) > usual).map((lot) => `mail of ${lot}`),
    };
  }

  /** Told apart by their Message-IDs, as a receiver does: a mail that comes again is the same mail. */
  private readMails(): void {
    for (const { text = '', messageId } of this.mails.received.slice(this.mailsSeen)) {
      this.mailsSeen++;
      const lot = /\bC\d+-[0-9a-f]{8}-[0-9a-f]{4}\b/.exec(text)?.[0];
      if (lot && messageId) this.mailsOf.set(lot, (this.mailsOf.get(lot) ?? new Set()).add(messageId));
    }
  }
}

interface Acknowledged {
  readonly id: string;
  readonly position: bigint | undefined;
}

function compare(promised: ReadonlyMap<string, Promised>, rows: ReadonlyMap<string, number[]>): Differences {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [lot, { quantity }] of promised) {
    const found = rows.get(lot) ?? [];
    const sum = found.reduce((total, one) => total + one, 0);
    // An entry that is missing leaves nothing, a preparation that is missing leaves more.
    if (found.length === 0 || (found.length === 1 && sum > quantity)) lost.push(lot);
    if (found.length > 1 || (found.length === 1 && sum < quantity)) doubled.push(lot);
  }
  return { lost, doubled };
}

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

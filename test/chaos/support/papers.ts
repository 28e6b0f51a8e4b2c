/** A client that has delivery notes printed and stocks exported all the time, and remembers what it was promised. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';

/** A client gives a document up after this: it is printed within seconds where there is somebody who prints. */
const GIVES_UP_MS = 180_000;
/** The product itself waits for a document for a minute. */
const ANSWERS_WITHIN_MS = 70_000;
/** What an export waits for at most: its worker is given up after 15 s, five times. */
const ENDS_WITHIN_SECONDS = 300;
/** Between two documents: each is a page of a browser. */
const PAUSE_MS = 1_000;
/** Answered for an export that is not known any more. */
const FORGOTTEN = '404';
const ENDED = ['TERMINE', 'ECHEC', 'ANNULE'];

interface ExportStatus {
  readonly id: string;
  readonly statut: string;
}

export class Papers {
  /** Delivery notes that were answered as a PDF. */
  printed = 0;
  /** Exports that were accepted, and have ended with a workbook. */
  exported = 0;
  /** Exports that were accepted, and have ended as failed, which their user sees. */
  failed = 0;
  private accepted: string[] = [];
  private missing: string[] = [];

  /**
   * @param urls of the processes that answer
   * @param latestNote id of a delivery note that was acknowledged; undefined where there is none yet
   */
  constructor(
    private readonly urls: readonly string[],
    private readonly latestNote: () => string | undefined,
  ) {}

  async run(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const note = this.latestNote();
      if (note !== undefined) await this.print(note);
      await this.order();
      await sleep(PAUSE_MS, undefined, { signal: stop }).catch(() => {});
    }
  }

  /** Asked for again until it is there, as a user does. */
  private async print(note: string): Promise<void> {
    const path = `/dispatch/preparation/${note}/document?documentType=DISPATCH_BL`;
    let said = '';
    for (const end = performance.now() + GIVES_UP_MS; performance.now() < end; await sleep(PAUSE_MS)) {
      try {
        const { status, content } = await (await this.client()).file(
          path,
          AbortSignal.timeout(ANSWERS_WITHIN_MS),
        );
        if (status === 200 && content.subarray(0, 5).toString() === '%PDF-') {
          this.printed++;
          return;
        }
        said = `${status} ${content.toString().slice(0, 300)}`;
      } catch (error) {
        said = String(error);
      }
    }
    this.missing.push(`document of ${note}: ${said}`);
  }

  /** One that was not accepted need not come. */
  private async order(): Promise<void> {
    try {
      const options = {
        headers: { prefer: 'respond-async' },
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      };
      const answer = await (await this.client()).get<ExportStatus>('/dispatch/stock/export', options);
      if (answer.status === 202) this.accepted.push(answer.body.id);
    } catch {
      // No answer: it may be made, and nobody asks for it.
    }
  }

  /**
   * Waits until all that was accepted has ended.
   *
   * @param hoursPassed by a clock that was set: an export is forgotten an hour after its end
   * @returns what was lost: without an end, or without its file
   */
  async look(hoursPassed: boolean): Promise<readonly string[]> {
    const over = hoursPassed ? [...ENDED, FORGOTTEN] : ENDED;
    for (const id of this.accepted.splice(0)) {
      let state = 'nothing';
      await eventually(async () => {
        state = await this.stateOf(id);
        return over.includes(state);
      }, ENDS_WITHIN_SECONDS).catch(() => {});
      if (state === 'ECHEC') this.failed++;
      else if (state === 'TERMINE' && (hoursPassed || (await this.hasFile(id)))) this.exported++;
      else if (state !== FORGOTTEN || !hoursPassed) this.missing.push(`export ${id}: ${state}`);
    }
    return this.missing.splice(0);
  }

  private async stateOf(id: string): Promise<string> {
    try {
      const { status, body } = await (await this.client()).get<ExportStatus>(`/exports/${id}`);
      return status === 200 ? body.statut : String(status);
    } catch (error) {
      return String(error);
    }
  }

  private async hasFile(id: string): Promise<boolean> {
    const { status, content } = await (await this.client()).file(`/exports/${id}/file`);
    return status === 200 && content.subarray(0, 2).toString() === 'PK';
  }

  /** Of another process each time. */
  private client(): Promise<Client> {
    const url = this.urls[Math.floor(Math.random() * this.urls.length)]!;
    return Client.signIn(url, 'dispatch', 'Plateforme Nord');
  }
}

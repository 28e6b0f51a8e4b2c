/** What goes to the service and comes from it: sending, and synchronising (docs/rules/offline.md, OF-2, OF-6). */
import { credentials } from '../../api/credentials.js';
import { FailedError } from '../../api/errors.js';
import { serviceNow } from '../../api/service-clock.js';
import { userOf } from '../../api/token-claims.js';
import type { CentreTree } from '../../api/types.js';
import { isOpen, type OfflineAction } from './action.js';
import { sendingAsked } from './mirror.js';
import { isNewer } from './newer.js';
import type { OfflineQueue } from './queue.js';
import { sendWaiting } from './sender.js';
import { synchronise } from './synchronisation.js';

/** Between two synchronisations in the background (milliseconds). */
const SYNCHRONISATION_INTERVAL = 300_000;
/** Waits before what got no answer is sent again: doubled from the first to the last (milliseconds). */
const FIRST_RESEND = 1_000;
const LAST_RESEND = 60_000;
/** After they were sent or dropped, actions are shown so long (milliseconds). */
const SHOWN_AFTERWARDS = 7 * 86_400_000;

export interface ExchangeState {
  readonly isSynchronising: boolean;
  readonly synchronisationError: unknown;
  /** `later`: no answer, it is tried again by itself. `signIn`: after the user has signed in again. */
  readonly sending: 'idle' | 'now' | 'later' | 'signIn';
}

interface Options {
  readonly queue: OfflineQueue;
  readonly centre: CentreTree;
  /** The user works offline: then only the user synchronises, so that the stock does not change during the work. */
  readonly isOffline: () => boolean;
  readonly onState: (change: Partial<ExchangeState>) => void;
  /** Called after each change of what is stored; resolves when it has been read again. */
  readonly onStored: () => Promise<void>;
  /** Called where the browser did not store something. */
  readonly onNotStored: () => void;
  /** Called where a newer version of the console has written what is stored: this page must be loaded again. */
  readonly onNewer: () => void;
}

export class Exchange {
  private sending: ExchangeState['sending'] = 'idle';
  private resendTimer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  /** Actions were accepted or refused, and the stock of the service was not read since. */
  private isToCompare = false;

  /** @param closing aborted: nothing is begun any more */
  constructor(
    private readonly options: Options,
    private readonly closing: AbortSignal,
  ) {}

  /**
   * From now on it synchronises in the background, and sends when network or session are back; at once where a page
   * that has ended was asked to send.
   */
  begin(): void {
    const { closing } = this;
    window.addEventListener('online', () => this.onOnline(), { signal: closing });
    const stop = credentials.onChanged(() => this.onToken());
    const background = () => void this.synchroniseInBackground();
    const timer = setInterval(background, SYNCHRONISATION_INTERVAL);
    closing.addEventListener('abort', () => {
      stop();
      clearInterval(timer);
      clearTimeout(this.resendTimer);
    });
    if (sendingAsked.isOn(this.options.queue.owner)) void this.send();
    else background();
  }

  /** @throws RefusedError, FailedError, UnansweredError: what was kept before stays */
  async synchronise(): Promise<void> {
    const { queue, centre, onState, onStored } = this.options;
    onState({ isSynchronising: true, synchronisationError: undefined });
    const isComparing = this.isToCompare;
    this.isToCompare = false;
    try {
      await synchronise(queue, centre, isComparing);
      await this.forgetOld();
    } catch (error) {
      this.isToCompare ||= isComparing;
      onState({ synchronisationError: this.notStored(error) });
      throw error;
    } finally {
      onState({ isSynchronising: false });
      await onStored();
    }
  }

  /** Sends what is waiting, now and, without an answer, again and again. */
  async send(): Promise<void> {
    const { queue, onStored } = this.options;
    if (this.sending === 'now') return;
    clearTimeout(this.resendTimer);
    sendingAsked.turnOn(queue.owner);
    this.become('now');
    // What became of an action could not be stored: it is asked for again under the same key.
    const onAnswered = () => {
      this.isToCompare = true;
      void onStored();
    };
    const outcome = await sendWaiting(queue, onAnswered).catch((error: unknown) => {
      this.notStored(error);
      return 'unanswered' as const;
    });
    if (outcome === 'done') sendingAsked.turnOff(queue.owner);
    if (this.closing.aborted) return;
    if (outcome === 'unanswered') {
      const wait = Math.min(FIRST_RESEND * 2 ** this.failures++, LAST_RESEND);
      this.resendTimer = setTimeout(() => void this.send(), wait * (0.75 + Math.random() / 2));
      this.become('later');
    } else {
      this.failures = 0;
      this.become(outcome === 'signIn' ? 'signIn' : 'idle');
      if (outcome === 'done') await this.synchronise().catch(() => undefined);
    }
    await onStored();
  }

  /** A write that failed, in words; any other error as it is. */
  notStored(error: unknown): unknown {
    if (isNewer(error)) {
      this.options.onNewer();
      return new FailedError(500, { code: 'offline.problem.newer' });
    }
    if (!(error instanceof DOMException)) return error;
    this.options.onNotStored();
    return new FailedError(500, { code: 'offline.storageFull' });
  }

  private become(sending: ExchangeState['sending']): void {
    this.sending = sending;
    this.options.onState({ sending });
  }

  private async synchroniseInBackground(): Promise<void> {
    if (this.options.isOffline() || !navigator.onLine) return;
    await this.synchronise().catch(() => undefined);
  }

  private onOnline(): void {
    if (this.sending === 'later') void this.send();
  }

  private onToken(): void {
    const isSame = userOf(credentials.token) === this.options.queue.owner.userId;
    if (isSame && this.sending === 'signIn') void this.send();
  }

  private async forgetOld(): Promise<void> {
    const { queue } = this.options;
    const before = serviceNow().getTime() - SHOWN_AFTERWARDS;
    const old = (await queue.actions()).filter(
      (action) => !isOpen(action) && Date.parse(closedAt(action)) < before,
    );
    await queue.forget(old.map(({ uid }) => uid));
  }
}

/** ISO instant since which an action is no longer open. */
const closedAt = ({ dropped, answer, datetime }: OfflineAction): string =>
  dropped?.at ?? answer?.at ?? datetime;

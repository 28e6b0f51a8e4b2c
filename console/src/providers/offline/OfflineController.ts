/** The offline mode of one user at one centre: what screens show of it, and what they ask of it. */
import { v4 as uuid } from 'uuid';
import { RefusedError } from '../../api/errors.js';
import { answerLocally, type LocalCall, type LocalService, localService } from '../../api/local-service.js';
import { resumeServiceClock, serviceNow } from '../../api/service-clock.js';
import type { CentreTree } from '../../api/types.js';
import { isOpen, type OfflineAction, typeOfCall } from './action.js';
import { type Correction, corrected } from './correction.js';
import { storageEvents } from './database.js';
import { Exchange, type ExchangeState } from './exchange.js';
import { isFarAhead } from './far-ahead.js';
import { localAnswer } from './local-answers.js';
import { check, checkCorrection, type LocalStock, localStock, plan } from './local-stock.js';
import { type MirroredAction, mirror, mirrored, offlineMode } from './mirror.js';
import { isNewer } from './newer.js';
import { holdCentre, OfflineQueue, queueChannel } from './queue.js';
import { type StorageState, storageState } from './storage.js';
import { type SynchronisedData, synchronisedAt } from './synchronised-data.js';

export interface OfflineState extends ExchangeState {
  readonly isOn: boolean;
  /** In the order in which they were made. */
  readonly actions: readonly OfflineAction[];
  /** Undefined: nothing was synchronised yet. */
  readonly data: SynchronisedData | undefined;
  readonly local: LocalStock;
  readonly storage: StorageState;
  /** Actions that this browser kept and has lost, because its storage was cleared; until the user has read it. */
  readonly lost: readonly MirroredAction[];
}

export interface UserAtCentre {
  readonly userId: string;
  readonly centre: CentreTree;
  /** Business time zone. */
  readonly zone: string;
}

interface Surroundings {
  /** Called when reads may answer otherwise than before. */
  readonly onChanged: () => void;
  /** Called when a newer version of the console has written what is kept: this page must be loaded again. */
  readonly onNewer: () => void;
  /** Aborted by who leaves the centre, also before it is open. */
  readonly closing: AbortController;
}

/** Nothing was synchronised, and the service cannot be reached. */
class NothingSynchronised extends Error {
  override readonly name = 'NothingSynchronised';
}

const EMPTY: LocalStock = { notes: [], rows: [] };

const hasWaiting = (actions: readonly OfflineAction[]): boolean =>
  actions.some(({ status }) => status === 'WAITING');

export class OfflineController {
  private current: OfflineState = {
    isOn: false,
    actions: [],
    data: undefined,
    local: EMPTY,
    storage: 'kept',
    lost: [],
    isSynchronising: false,
    synchronisationError: undefined,
    sending: 'idle',
  };
  private readonly listeners = new Set<() => void>();
  private readonly channel = queueChannel();
  private readonly exchange: Exchange;
  private readonly service: LocalService = (call) => this.answer(call);
  /** Ends with the last read of what is stored. */
  private reading: Promise<void> = Promise.resolve();

  private constructor(
    private readonly queue: OfflineQueue,
    private readonly userAtCentre: UserAtCentre,
    private readonly around: Surroundings,
  ) {
    const options = {
      queue,
      centre: userAtCentre.centre,
      isOffline: () => this.current.isOn,
      onState: (change: Partial<ExchangeState>) => this.set(change),
      onStored: () => this.changed(),
      onNotStored: () => void this.checkStorage(),
      onNewer: around.onNewer,
    };
    this.exchange = new Exchange(options, around.closing.signal);
  }

  static async open(userAtCentre: UserAtCentre, around: Surroundings): Promise<OfflineController> {
    const { userId, centre } = userAtCentre;
    const queue = await OfflineQueue.open({ userId, centreId: centre.id });
    const controller = new OfflineController(queue, userAtCentre, around);
    await controller.begin();
    return controller;
  }

  get state(): OfflineState {
    return this.current;
  }

  readonly getState = (): OfflineState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @throws NothingSynchronised, FailedError where nothing can be stored */
  async turnOn(): Promise<void> {
    await this.synchronise().catch(() => undefined);
    if (this.current.data === undefined) throw new NothingSynchronised();
    this.switch(true);
  }

  /** @returns false: actions are waiting to be sent */
  async turnOff(): Promise<boolean> {
    await this.refresh();
    if (hasWaiting(this.current.actions)) return false;
    this.switch(false);
    return true;
  }

  /** @throws RefusedError, FailedError, UnansweredError: what was kept before stays */
  synchronise(): Promise<void> {
    return this.exchange.synchronise();
  }

  /** Sends what is waiting, now and, without an answer, again and again. */
  send(): Promise<void> {
    return this.exchange.send();
  }

  /**
   * Sends refused actions again, as they are.
   *
   * @throws FailedError where it cannot be stored
   */
  async resend(uids: readonly string[]): Promise<void> {
    for (const uid of uids) {
      await this.change(uid, (action) =>
        action.status === 'ERROR' && !action.dropped
          ? { ...action, status: 'WAITING', refusal: undefined }
          : undefined,
      );
    }
    await this.changed();
    await this.send();
  }

  /**
   * Changes a refused action and lets it wait again.
   *
   * @throws RefusedError something is to be filled in or confirmed, or another window has settled the action meanwhile
   * @throws FailedError where it cannot be stored
   */
  async correct(uid: string, correction: Correction): Promise<void> {
    await this.changeRefused(uid, (action, all) => {
      const now = new Date(correction.datetime);
      return corrected(action, correction, (body) => {
        const given = {
          ...this.planned,
          type: action.type,
          body,
          local: this.localWith(all),
          before: action,
        };
        checkCorrection({ ...given, now });
        return plan(given);
      });
    });
  }

  /**
   * Gives a refused action up; what it held back is free.
   *
   * @throws RefusedError another window has settled the action meanwhile
   * @throws FailedError where it cannot be stored
   */
  async drop(uid: string, reason: string): Promise<void> {
    const at = serviceNow().toISOString();
    await this.changeRefused(uid, (action) => ({ ...action, dropped: { reason, at } }));
  }

  /**
   * The user has read what was different.
   *
   * @throws FailedError where it cannot be stored
   */
  async forgetDifferences(): Promise<void> {
    const { data } = this.current;
    if (data) await this.stored(this.queue.keepData({ ...data, differences: [] }));
    await this.changed();
  }

  forgetLost(): void {
    this.set({ lost: [] });
    this.mirror();
    this.tellOthers();
  }

  /**
   * Keeps a call without an answer as an action, under the key that it was sent with: it counts once.
   *
   * @returns what the call would have answered
   * @throws NothingSynchronised, FailedError where nothing can be stored
   */
  async keep(
    method: 'post' | 'put',
    path: string,
    body: object,
    key: string,
  ): Promise<{ id: string; offline: true }> {
    if (this.current.data === undefined) throw new NothingSynchronised();
    const { centreId } = this.queue.owner;
    const answer = await this.make({ method, path, query: {}, body, centreId, key, isSent: true });
    this.switch(true);
    return answer;
  }

  private async begin(): Promise<void> {
    const { signal } = this.around.closing;
    holdCentre(this.queue.owner, signal);
    this.channel.onmessage = () => void this.heard();
    storageEvents.addEventListener('changed', () => void this.heard(), { signal });
    signal.addEventListener('abort', () => this.end());
    await this.reload();
    if (signal.aborted) return this.end();
    if (this.isToBeOn()) this.switch(true);
    void this.checkStorage();
    this.exchange.begin();
  }

  private get isClosed(): boolean {
    return this.around.closing.signal.aborted;
  }

  private end(): void {
    this.channel.close();
    // Another centre may have been opened meanwhile.
    if (localService() === this.service) answerLocally(undefined);
  }

  /** Another window has changed something, or the browser has cleared what was stored. */
  private async heard(): Promise<void> {
    await this.refresh();
    if (this.current.storage === 'full') void this.checkStorage();
    const isOn = this.isToBeOn();
    if (isOn !== this.current.isOn) this.follow(isOn);
    else if (isOn) this.around.onChanged();
  }

  /** While actions wait, whatever another window says, and after a crash that lost the mode. */
  private isToBeOn(): boolean {
    return offlineMode.isOn(this.queue.owner) || hasWaiting(this.current.actions);
  }

  private async checkStorage(): Promise<void> {
    const storage = await storageState().catch(() => 'full' as const);
    if (!this.isClosed) this.set({ storage });
  }

  private switch(isOn: boolean): void {
    if (isOn) offlineMode.turnOn(this.queue.owner);
    else offlineMode.turnOff(this.queue.owner);
    this.follow(isOn);
    this.tellOthers();
  }

  /** Another window switched, or this one; a form may be kept for a centre that was left: that one answers no more. */
  private follow(isOn: boolean): void {
    if (this.isClosed) return;
    answerLocally(isOn ? this.service : undefined);
    this.set({ isOn });
    void this.checkStorage();
    this.around.onChanged();
  }

  private answer(call: LocalCall): Promise<Response> | undefined {
    // Of a centre that was left a form may still be sent.
    const { centreId } = this.queue.owner;
    if (call.centreId !== undefined && call.centreId !== centreId) return undefined;
    if (typeOfCall(call.method, call.path) && call.key !== undefined) {
      return this.make(call).then((made) => Response.json(made));
    }
    const { data, local } = this.current;
    const { zone } = this.userAtCentre;
    const known =
      data && call.method === 'get' ? localAnswer(call.path, call.query, { data, local, zone }) : undefined;
    return known && Promise.resolve(known);
  }

  private async make(call: LocalCall): Promise<{ id: string; offline: true }> {
    const { method, path, key, isSent } = call;
    const body = call.body as OfflineAction['body'];
    const type = typeOfCall(method, path);
    if (type === undefined) throw new Error(`${method} ${path} is not made offline`);
    const action = await this.stored(
      this.queue.add((before) => {
        // Never before the action before it, though the device's clock was set back a little. What the service refused,
        // and what lies far ahead, was made when that clock was wrong: nothing follows from it.
        const valid = before.filter((action) => action.status !== 'ERROR' && !isFarAhead(action));
        const last = Math.max(0, ...valid.map(({ datetime }) => Date.parse(datetime)));
        const now = new Date(Math.max(serviceNow().getTime(), last));
        const given = { ...this.planned, type, body, local: this.localWith(before) };
        // What went to the service may have counted, and the stock may have been read since: the service says it, by
        // the key.
        if (!isSent) check({ ...given, now });
        return {
          uid: key ?? uuid(),
          type,
          datetime: now.toISOString(),
          status: 'WAITING',
          body,
          ...plan(given),
        };
      }),
    );
    await this.changed();
    return { id: action.uid, offline: true };
  }

  private change(...given: Parameters<OfflineQueue['change']>): Promise<boolean> {
    return this.stored(this.queue.change(...given));
  }

  /** Changes what is still refused. */
  private async changeRefused(uid: string, change: Parameters<OfflineQueue['change']>[1]): Promise<void> {
    const isChanged = await this.change(uid, (action, all) =>
      action.status === 'ERROR' && !action.dropped ? change(action, all) : undefined,
    );
    await this.changed();
    if (!isChanged) throw new RefusedError(409, [{ code: 'offline.settledMeanwhile' }], []);
  }

  /** @throws FailedError where the browser did not store it */
  private async stored<T>(writing: Promise<T>): Promise<T> {
    try {
      return await writing;
    } catch (error) {
      throw this.exchange.notStored(error);
    }
  }

  private get planned() {
    const { centre, zone } = this.userAtCentre;
    const points = new Map(centre.childrenVaccination.map(({ id, nom }) => [id, nom]));
    return { points, zone };
  }

  private localWith(actions: readonly OfflineAction[]): LocalStock {
    const { data } = this.current;
    return data ? localStock(data, actions, this.userAtCentre.centre) : EMPTY;
  }

  private async changed(): Promise<void> {
    await this.refresh();
    // Something was stored: there is room again.
    if (this.current.storage === 'full') void this.checkStorage();
    if (this.current.isOn) this.around.onChanged();
    this.tellOthers();
  }

  /** Reads again what is stored, unless only a newer version of the console can. */
  private async refresh(): Promise<void> {
    await this.reload().catch((error: unknown) => {
      if (!isNewer(error)) throw error;
      this.around.onNewer();
    });
  }

  /** One after the other: a read that takes longer than a later one would take back what that has found. */
  private reload(): Promise<void> {
    const read = () => this.read();
    this.reading = this.reading.then(read, read);
    return this.reading;
  }

  private async read(): Promise<void> {
    if (this.isClosed) return;
    // Known before the actions are read: what is stored meanwhile is not taken for lost.
    const known = this.knownAsOpen();
    const [actions, stored] = await Promise.all([this.queue.actions(), this.queue.data()]);
    if (this.isClosed) return;
    // Where the browser has cleared it, the page goes on with what it has.
    const data = stored ?? this.current.data;
    if (data) resumeServiceClock(data.clockAhead);
    const local = data ? localStock(data, actions, this.userAtCentre.centre) : EMPTY;
    const there = new Set(actions.flatMap(({ uid, corrects = [] }) => [uid, ...corrects]));
    const lost = known.filter(({ uid }) => !there.has(uid));
    this.set({ actions, data, local, lost });
    this.mirror();
  }

  /**
   * As the copy has them, and as this page has read them: a browser that clears the one may clear the other with it.
   */
  private knownAsOpen(): readonly MirroredAction[] {
    const copied = mirror.openOf(this.queue.owner);
    const uids = new Set(copied.map(({ uid }) => uid));
    const read = this.mirrored(this.current.actions.filter(isOpen));
    return [...copied, ...read.filter(({ uid }) => !uids.has(uid))];
  }

  private mirrored(actions: readonly OfflineAction[]): readonly MirroredAction[] {
    return actions.map((action) => mirrored(action, this.queue.owner, this.userAtCentre.centre.nom));
  }

  private mirror(): void {
    const { actions, data, local, lost } = this.current;
    mirror.write({
      owner: this.queue.owner,
      actions: [...lost, ...this.mirrored(actions)],
      local,
      at: data && synchronisedAt(data),
    });
  }

  private tellOthers(): void {
    if (!this.isClosed) this.channel.postMessage('changed');
  }

  private set(change: Partial<OfflineState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

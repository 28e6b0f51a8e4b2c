/** Work that is done a few at a time, fairly between the parties that ask for it. */

/** As much work is waiting as may wait; the work was not begun. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  /** @param by whose work it is: this party's own, or that of all parties together */
  constructor(readonly by: 'party' | 'all') {
    super('too much work is waiting');
  }
}

export interface FairQueueOptions {
  /** Works at once. */
  readonly concurrency: number;
  /** Works at once, of one party; as many as of all parties together where nothing is said. */
  readonly runningEach?: number;
  /** Works that may wait, of one party. */
  readonly waitingEach: number;
  /** Works that may wait, of all parties together: beyond it, the party with the most waiting loses its latest. */
  readonly waitingTotal: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (reason: QueueFull) => void;
}

export class FairQueue {
  /** Parties with waiting work, in the order in which they are served. */
  private readonly waiting = new Map<string, Waiting[]>();
  private total = 0;
  /** Works that are being done, by party. */
  private readonly running = new Map<string, number>();
  private allRunning = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /**
   * Does the work when it is the party's turn: parties take turns, whatever each of them has waiting.
   * @throws QueueFull the work was not begun
   */
  async run<T>(party: string, work: () => Promise<T>): Promise<T> {
    if (this.allRunning < this.options.concurrency && this.mayRun(party)) this.count(party, 1);
    else await this.turn(party);
    try {
      return await work();
    } finally {
      this.count(party, -1);
      this.next();
    }
  }

  private mayRun(party: string): boolean {
    return (this.running.get(party) ?? 0) < (this.options.runningEach ?? Infinity);
  }

  private count(party: string, difference: 1 | -1): void {
    const running = (this.running.get(party) ?? 0) + difference;
    this.allRunning += difference;
    if (running > 0) this.running.set(party, running);
    else this.running.delete(party);
  }

  /** Resolves with a place among the running works. */
  private turn(party: string): Promise<void> {
    const { waitingEach, waitingTotal } = this.options;
    const own = this.waiting.get(party) ?? [];
    if (own.length >= waitingEach) return Promise.reject(new QueueFull('party'));
    if (this.total >= waitingTotal && !this.makeRoom(own.length)) return Promise.reject(new QueueFull('all'));
    return new Promise((begin, refuse) => {
      own.push({ begin, refuse });
      this.waiting.set(party, own);
      this.total++;
    });
  }

  /** Takes the latest work of the party that has the most waiting, if that is more than the one that asks would have. */
  private makeRoom(ownLength: number): boolean {
    let most: Waiting[] = [];
    for (const works of this.waiting.values()) if (works.length > most.length) most = works;
    if (most.length <= ownLength + 1) return false;
    most.pop()!.refuse(new QueueFull('party'));
    this.total--;
    return true;
  }

  private next(): void {
    const first = [...this.waiting].find(([party]) => this.mayRun(party));
    if (!first) return;
    const [party, own] = first;
    const { begin } = own.shift()!;
    this.total--;
    this.count(party, 1);
    // To the end of the line: the other parties come first.
    this.waiting.delete(party);
    if (own.length > 0) this.waiting.set(party, own);
    begin();
  }
}

/** Work that is done a few at a time, fairly between the parties that ask for it. */

/** The party has as much work waiting as it may have; the work was not begun. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export interface FairQueueOptions {
  /** Works at once. */
  readonly concurrency: number;
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
  private running = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /**
   * Does the work when it is the party's turn: parties take turns, whatever each of them has waiting.
   * @throws QueueFull the work was not begun
   */
  async run<T>(party: string, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.options.concurrency) await this.turn(party);
    else this.running++;
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  /** Resolves with a place among the running works, handed on by the one that ended. */
  private turn(party: string): Promise<void> {
    const { waitingEach, waitingTotal } = this.options;
    const own = this.waiting.get(party) ?? [];
    if (own.length >= waitingEach || (this.total >= waitingTotal && !this.makeRoom(own.length)))
      return Promise.reject(new QueueFull());
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
    most.pop()!.refuse(new QueueFull());
    this.total--;
    return true;
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) {
      this.running--;
      return;
    }
    const [party, own] = first;
    const { begin } = own.shift()!;
    this.total--;
    // To the end of the line: the other parties come first.
    this.waiting.delete(party);
    if (own.length > 0) this.waiting.set(party, own);
    begin();
  }
}

/** What is opened by the first who asks for it, for all; where that fails, the next one tries again. */
export class OpenedOnce<T> {
  private opening: Promise<T> | undefined;

  constructor(private readonly open: () => Promise<T>) {}

  get(): Promise<T> {
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  /** Hands it over to be closed: the next call opens it anew. Undefined where it is not open. */
  async take(): Promise<T | undefined> {
    const opened = await this.opening?.catch(() => undefined);
    this.opening = undefined;
    return opened;
  }
}

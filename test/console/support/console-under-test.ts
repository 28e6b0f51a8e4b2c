import type { Browser } from 'playwright-core';
import { ServiceProcess } from '../../support/service.js';
import { releaseChromium, sharedChromium } from './chromium.js';

/**
 * A service with fresh demonstration data and a browser. `CONSOLE_URL` names one that runs already, which is
 * quicker while a screen is being made.
 */
export class ConsoleUnderTest {
  private constructor(
    readonly url: string,
    readonly browser: Browser,
    private readonly service: ServiceProcess | undefined,
  ) {}

  /** @param env of the service, beside what every spec gives it */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<ConsoleUnderTest> {
    const running = process.env.CONSOLE_URL;
    const browser = await sharedChromium();
    if (running) return new ConsoleUnderTest(running, browser, undefined);
    const service = await ServiceProcess.withDemonstration({ LOG_LEVEL: 'warn', ...env });
    await service.start(120_000);
    return new ConsoleUnderTest(service.url, browser, service);
  }

  /** The database of the service, for what cannot be brought about in its console. */
  get databaseUrl(): string {
    if (!this.service) throw new Error('CONSOLE_URL names a service whose database is not known');
    return this.service.databaseUrl;
  }

  async stop(): Promise<void> {
    await releaseChromium();
    await this.service?.remove();
  }
}
